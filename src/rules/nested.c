#include "rules/nested.h"

#include <string.h>

/* First every point is tried outright, which is enough for all that games come to. Where that takes too long, on boards
   set up for it, the same is asked again level by level: with two levels, three, and so on, a verdict that no deeper
   level can change ends it. On the way it is remembered what was judged. */

enum {
	OUTRIGHT_STEPS = 500,
	CLOCK_STEPS = 1024, /* the clock is read once for so many steps */
	MEMORY_SIZE = 1 << 17,
	ENTRY_BITS = 0xFFFF,
};

/* With `height` levels below, what a stone on a point is depends on the stones within this many points only: each level
   goes to an extension, and there reads MADE_REACH points on. */
static int reach(int height)
{
	return MADE_EXTENSION * height + MADE_REACH;
}

/* A verdict is remembered by its point and the hypothetical stones around it, within the smallest of these distances
   that covers its reach: far from it the same stones come in many orders and company. */
static const int distances[] = {8, 14, 26, 50, BOARD_MAX};
enum { DISTANCES = sizeof distances / sizeof *distances };

/* A set of stones, a point and a distance as 128 bits, of which a memory compares 112. In a judgement some 2^26 are looked
   for, each beside two entries that agree in the 16 bits they were found by: that one is taken for another has a chance
   below 2^-69, which is never. */
struct mark {
	uint64_t word[2];
};

/* Entries stand in pairs. The first of a pair is replaced by what is at least as high, the second by anything. */
struct memory {
	int16_t path[NESTED_LEVELS]; /* the hypothetical stones on the board */
	struct mark path_mark[NESTED_LEVELS];
	struct mark entry[MEMORY_SIZE]; /* the lowest 16 bits of word[1]: height, 1 or more, and answer */
};

struct nest {
	struct board *board;
	struct patience *patience;
	int levels;         /* to go down at most, from here */
	int depth;          /* hypothetical stones on the board */
	int height;         /* levels below the verdict just given that it may depend on */
	bool stopped;
	struct memory *memory; /* NULL while it is tried outright */
};

/* Source: Steele, Lea, Flood, Fast splittable pseudorandom number generators, 2014 (its output function). */
static uint64_t scatter(uint64_t x)
{
	x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
	x = (x ^ x >> 27) * 0x94d049bb133111ebu;
	return x ^ x >> 31;
}

static struct mark mark_of(uint64_t number)
{
	return (struct mark){{scatter(2 * number + 1), scatter(~(2 * number))}};
}

static inline void add_mark(struct mark *sum, const struct mark *mark)
{
	sum->word[0] += mark->word[0];
	sum->word[1] += mark->word[1];
}

static int distance(int one, int other)
{
	int dx = point_x(one) - point_x(other);
	int dy = point_y(one) - point_y(other);
	dx = dx < 0 ? -dx : dx;
	dy = dy < 0 ? -dy : dy;
	return dx > dy ? dx : dy;
}

/* The marks of a point among the hypothetical stones, one for each distance, and last the one under which it is noted
   that the levels now left are too few. */
static void find_marks(const struct nest *nest, int point, struct mark marks[DISTANCES + 1])
{
	enum { POINTS = BOARD_MAX * POINT_STRIDE };
	const struct memory *memory = nest->memory;
	for (int i = 0; i < DISTANCES; i++)
		marks[i] = mark_of((uint64_t)point + ((uint64_t)i + 1) * POINTS);
	for (int stone = 0; stone < nest->depth; stone++) {
		int away = distance(point, memory->path[stone]);
		for (int i = DISTANCES - 1; i >= 0 && away <= distances[i]; i--)
			add_mark(&marks[i], &memory->path_mark[stone]);
	}
	int nearest = 0;
	while (distances[nearest] < reach(nest->levels) && nearest < DISTANCES - 1)
		nearest++;
	struct mark levels = mark_of(((uint64_t)DISTANCES + 1) * POINTS + (uint64_t)nest->levels);
	marks[DISTANCES] = marks[nearest];
	add_mark(&marks[DISTANCES], &levels);
}

/* The pair where a verdict may stand. */
static struct mark *entries_of(struct memory *memory, const struct mark *mark)
{
	return &memory->entry[mark->word[0] % (MEMORY_SIZE / 2) * 2];
}

static bool is_entry_of(const struct mark *entry, const struct mark *mark)
{
	return (entry->word[1] & ENTRY_BITS) != 0 && entry->word[0] == mark->word[0] &&
	       (entry->word[1] ^ mark->word[1]) <= ENTRY_BITS;
}

static bool recall(struct nest *nest, const struct mark marks[DISTANCES + 1], enum nested *answer)
{
	for (int i = 0; i <= DISTANCES; i++) {
		const struct mark *entry = entries_of(nest->memory, &marks[i]);
		if (!is_entry_of(entry, &marks[i]) && !is_entry_of(++entry, &marks[i]))
			continue;
		*answer = entry->word[1] & 3;
		nest->height = (int)((entry->word[1] & ENTRY_BITS) >> 2);
		return true;
	}
	return false;
}

static void remember(struct nest *nest, const struct mark marks[DISTANCES + 1], enum nested answer)
{
	int which = DISTANCES;
	if (answer != NESTED_UNKNOWN)
		for (which = 0; distances[which] < reach(nest->height) && which < DISTANCES - 1;)
			which++;
	struct mark *entry = entries_of(nest->memory, &marks[which]);
	if (nest->height < (int)((entry[0].word[1] & ENTRY_BITS) >> 2))
		entry++;
	else
		entry[1] = entry[0];
	*entry = marks[which];
	entry->word[1] = (entry->word[1] & ~(uint64_t)ENTRY_BITS) | (unsigned)nest->height << 2 | (unsigned)answer;
}

/* The threes of a stone: what is known of them, and the extensions on which the rest depends. */
struct threes {
	int real;
	int open; /* not known yet */
	int deep; /* double-threes themselves; those of one three follow each other */
	struct deep {
		int three; /* which */
		int point;
		struct made made;
	} deeper[2 * DIRECTIONS];
};

/* The rule's order for an extension: five (then it is none), overline and double-four, double-three. */
static void judge_three(struct nest *nest, int point, const struct made *made, int which, struct threes *threes)
{
	const struct made_three *three = &made->three[which];
	int deep = threes->deep;
	for (int i = 0; i < three->extensions; i++) {
		int extension = board_step(nest->board, point, three->direction, three->extension[i]);
		struct made next = made_by_extension(nest->board, extension, three->direction);
		if (nest->patience->steps > 0)
			nest->patience->steps--;
		else
			nest->stopped = true;
		if (next.five || next.overline || next.fours >= 2)
			continue;
		if (next.threes < 2) {
			threes->real++;
			threes->deep = deep;
			return;
		}
		threes->deeper[threes->deep++] = (struct deep){which, extension, next};
	}
	threes->open += threes->deep > deep;
}

/* What is known at first sight; NESTED_UNKNOWN where deeper extensions decide. */
static enum nested judge_threes(struct nest *nest, int point, const struct made *made, struct threes *threes)
{
	threes->real = threes->open = threes->deep = 0;
	for (int i = 0; i < made->threes; i++) {
		judge_three(nest, point, made, i, threes);
		if (threes->real >= 2)
			return NESTED_YES;
		if (threes->real + threes->open + made->threes - i - 1 < 2)
			return NESTED_NO;
	}
	return NESTED_UNKNOWN;
}

static enum nested judge(struct nest *nest, int point, const struct made *made);

static void put(struct nest *nest, int point)
{
	if (nest->memory) {
		nest->memory->path[nest->depth] = (int16_t)point;
		nest->memory->path_mark[nest->depth] = mark_of((uint64_t)point);
	}
	nest->depth++;
	nest->levels--;
	board_put(nest->board, SIDE_BLACK, point);
}

static void take(struct nest *nest, int point)
{
	nest->depth--;
	nest->levels++;
	board_take(nest->board, SIDE_BLACK, point);
}

/* The stone itself is on the board while its extensions are judged, and each of those while its own are. A three is
   real when one of its extensions is no double-three that counts, and may be real while one is not known. */
static enum nested judge_deeper(struct nest *nest, int point, struct threes *threes)
{
	int height = 1;
	put(nest, point);
	for (int i = 0; i < threes->deep && threes->real < 2 && threes->real + threes->open >= 2;) {
		int three = threes->deeper[i].three;
		enum nested worst = NESTED_YES;
		for (; i < threes->deep && threes->deeper[i].three == three; i++) {
			if (worst == NESTED_NO)
				continue;
			enum nested answer = judge(nest, threes->deeper[i].point, &threes->deeper[i].made);
			height = nest->height + 1 > height ? nest->height + 1 : height;
			if (answer != NESTED_YES)
				worst = answer;
		}
		threes->real += worst == NESTED_NO;
		threes->open -= worst != NESTED_UNKNOWN;
	}
	take(nest, point);
	nest->height = height;
	if (threes->real >= 2)
		return NESTED_YES;
	return threes->real + threes->open < 2 ? NESTED_NO : NESTED_UNKNOWN;
}

/* Has it run out of patience? There were so many steps left when the clock may have been read last. */
static bool is_stopped(struct nest *nest, unsigned long before)
{
	const struct patience *patience = nest->patience;
	bool due = nest->memory && patience->left && before / CLOCK_STEPS != patience->steps / CLOCK_STEPS;
	nest->stopped |= due && patience->left(patience->context) <= 0;
	return nest->stopped;
}

/* The stone makes two threes or more. Each level adds a stone, and NESTED_LEVELS is the bound of the recursion. */
static enum nested judge(struct nest *nest, int point, const struct made *made)
{
	struct mark marks[DISTANCES + 1];
	struct threes threes;
	const bool remembers = nest->memory != NULL;
	unsigned long before = nest->patience->steps;
	enum nested answer;
	nest->height = 0;
	if (nest->levels <= 0 || nest->stopped)
		return NESTED_UNKNOWN;
	if (remembers) {
		find_marks(nest, point, marks);
		if (recall(nest, marks, &answer))
			return answer;
	}
	answer = judge_threes(nest, point, made, &threes);
	if (is_stopped(nest, before))
		return NESTED_UNKNOWN;
	nest->height = 1;
	if (answer == NESTED_UNKNOWN)
		answer = judge_deeper(nest, point, &threes);
	if (remembers)
		remember(nest, marks, answer);
	return answer;
}

enum nested nested_outright(struct board *board, int point, const struct made *made, struct patience *patience)
{
	struct nest nest = {.board = board, .patience = patience, .levels = NESTED_LEVELS};
	return judge(&nest, point, made);
}

enum nested nested_by_levels(struct board *board, int point, const struct made *made, struct patience *patience)
{
	struct memory memory;
	struct nest nest = {.board = board, .patience = patience, .memory = &memory};
	enum nested answer = NESTED_UNKNOWN;
	if (patience->left && patience->left(patience->context) <= 0)
		return NESTED_UNKNOWN;
	memset(memory.entry, 0, sizeof memory.entry);
	for (int levels = 2; answer == NESTED_UNKNOWN && !nest.stopped && levels <= NESTED_LEVELS; levels += 1 + levels / 4) {
		nest.levels = levels;
		answer = judge(&nest, point, made);
	}
	return answer;
}

enum nested nested_double_three(struct board *board, int point, const struct made *made, struct patience *patience)
{
	if (made->threes < 2)
		return NESTED_NO;
	struct patience some = {.steps = patience->steps < OUTRIGHT_STEPS ? patience->steps : OUTRIGHT_STEPS};
	patience->steps -= some.steps;
	enum nested answer = nested_outright(board, point, made, &some);
	patience->steps += some.steps;
	return answer == NESTED_UNKNOWN ? nested_by_levels(board, point, made, patience) : answer;
}
