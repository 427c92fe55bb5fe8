#include "engine/fours.h"

#include <stdlib.h>
#include <string.h>

enum {
	LOOK_EVERY = 256,             /* stones between looks at the clock */
	EVER = 255,                   /* as plies: there is no win at all */
	STEP_BY_STEP = 17,            /* plies up to which the shortest line is looked for at once */
	PLIES_MASK = 255,
};

/* One word of a line: every run of K usable points, of which two at most are empty, is a bit. */
static uint64_t runs(uint64_t own, uint64_t empty, int connect)
{
	uint64_t usable = ~(uint64_t)0, one = 0, two = 0, three = 0;
	for (int i = 0; i < connect; i++) {
		uint64_t gap = empty >> i;
		usable &= (own | empty) >> i;
		three |= two & gap;
		two |= one & gap;
		one |= gap;
	}
	return usable & ~three;
}

bool fours_possible(const struct board *board, const struct ruleset *rules, enum side side)
{
	int connect = rules->connect;
	if (connect > board->size)
		return false;
	if (connect > WINDOW_CENTRE)
		return true;
	for (int i = 0; i < 6 * board->size - 2; i++) {
		const uint64_t *own = board->line[i].stone[side], *empty = board->line[i].empty;
		if (__builtin_popcountll(own[0]) + __builtin_popcountll(own[1]) < connect - 2)
			continue;
		/* The second word again with what stands before it. */
		uint64_t own_across = own[0] >> WINDOW_CENTRE | own[1] << WINDOW_CENTRE;
		uint64_t empty_across = empty[0] >> WINDOW_CENTRE | empty[1] << WINDOW_CENTRE;
		if (runs(own[0], empty[0], connect) != 0)
			return true;
		if (board->size > WINDOW_CENTRE &&
		    (runs(own_across, empty_across, connect) != 0 || runs(own[1], empty[1], connect) != 0))
			return true;
	}
	return false;
}

void fours_make(struct fours *fours, size_t bytes)
{
	size_t places = bytes / sizeof *fours->place;
	if (places == fours->places)
		return;
	fours_free(fours);
	fours->place = places > 0 ? calloc(places, sizeof *fours->place) : NULL;
	fours->places = fours->place ? places : 0;
}

void fours_free(struct fours *fours)
{
	free(fours->place);
	fours->place = NULL;
	fours->places = 0;
}

void fours_forget(struct fours *fours)
{
	fours->salt += 0x9E3779B97F4A7C15u;
}

static uint64_t hash_of(const struct fours *fours)
{
	const struct position *position = fours->position;
	uint64_t hash = position->hash + fours->salt + (position->to_move == SIDE_WHITE ? 0x5851F42D4C957F2Du : 0);
	hash += (uint64_t)fours->last * 0x9E3779B97F4A7C15u;
	hash = (hash ^ hash >> 32) * 0xBF58476D1CE4E5B9u;
	return hash ^ hash >> 29;
}

static inline uint64_t *place_of(const struct fours *fours, uint64_t hash)
{
	return &fours->place[(hash >> 32) * fours->places >> 32];
}

/* The plies within which the position is known to hold no win: 0, or EVER. */
static int known_plies(const struct fours *fours, uint64_t hash)
{
	if (fours->places == 0)
		return 0;
	uint64_t kept = *place_of(fours, hash);
	return (kept ^ hash) & ~(uint64_t)PLIES_MASK ? 0 : (int)(kept & PLIES_MASK);
}

static enum fours_answer keep(struct fours *fours, uint64_t hash, enum fours_answer answer, int plies)
{
	if (fours->places > 0 && answer != FOURS_WIN && !fours->stopped)
		*place_of(fours, hash) = (hash & ~(uint64_t)PLIES_MASK) | (unsigned)(answer == FOURS_NONE && !fours->quick ? EVER : plies);
	return answer;
}

static bool stops(struct fours *fours)
{
	if (++fours->nodes >= fours->allowance)
		fours->stopped = true;
	if (fours->nodes % LOOK_EVERY == 0 && budget_over(fours->budget))
		fours->stopped = true;
	return fours->stopped;
}

bool fours_has_shape(const struct position *position, int cell)
{
	enum kind kind = (enum kind)position->kind[position->to_move][cell];
	if (kind >= KIND_FOUR)
		return true;
	if (kind != KIND_FORBIDDEN)
		return false;
	unsigned patterns = position->cells[cell].patterns[position->to_move];
	bool four = false;
	for (int d = 0; d < DIRECTIONS; d++) {
		unsigned made = patterns >> 4 * d & 0xF;
		four |= made == PATTERN_CLOSED_FOUR || made == PATTERN_OPEN_FOUR;
	}
	return four;
}

bool fours_makes(struct position *position, int cell)
{
	return fours_has_shape(position, cell) && !position_forbids(position, cell);
}

static int keep_fours(struct position *position, struct move *moves, int count)
{
	int kept = 0;
	for (int i = 0; i < count; i++)
		if (position->kind[position->to_move][moves[i].cell] != KIND_FIVE && fours_makes(position, moves[i].cell))
			moves[kept++] = moves[i];
	return kept;
}

int fours_moves(struct position *position, struct move *moves, int most)
{
	enum side side = position->to_move;
	if (position_has(position, side_other(side), KIND_FIVE))
		return keep_fours(position, moves, moves_against_five(position, moves, most));
	int count = moves_fours(position, moves, most);
	int cell = CELL_NONE;
	for (int left = position->judges && side == SIDE_BLACK ? position->counts[side][KIND_FORBIDDEN] : 0; left > 0; left--) {
		cell = position_find(position, side, KIND_FORBIDDEN, cell);
		if (count < most && fours_makes(position, cell))
			moves[count++] = (struct move){(int16_t)cell, 0};
	}
	return count;
}

/* The points of fours on the lines of a stone. */
static int near_fours(const struct position *position, int stone, struct move *moves, int most)
{
	const uint8_t *kind = position->kind[position->to_move];
	int count = 0;
	for (int d = 0; d < DIRECTIONS; d++)
		for (int half = 0; half < 2; half++) {
			int step = half == 0 ? position->step[d] : -position->step[d];
			for (int i = 1, at = stone + step; i < position->rules.connect && position->holds[at] != CELL_EDGE;
			     i++, at += step)
				if (kind[at] >= KIND_FOUR && position->holds[at] == CELL_EMPTY && count < most)
					moves[count++] = (struct move){(int16_t)at, kind[at]};
		}
	return count;
}

static int quick_moves(const struct fours *fours, struct move *moves, int most)
{
	const struct position *position = fours->position;
	enum side side = position->to_move, other = side_other(side);
	if (!position_has(position, other, KIND_FIVE))
		return fours->last == CELL_NONE ? moves_fours(position, moves, most) : near_fours(position, fours->last, moves, most);
	moves[0] = (struct move){(int16_t)position_find(position, other, KIND_FIVE, CELL_NONE), 0};
	return position->counts[other][KIND_FIVE] == 1 && position->kind[side][moves[0].cell] >= KIND_FOUR;
}

/* Without a four that makes another threat, or three plain ones, it seldom wins. */
static bool is_promising(const struct position *position)
{
	enum side side = position->to_move;
	const uint16_t *counts = position->counts[side];
	return position_has(position, side_other(side), KIND_FIVE) || counts[KIND_FOUR] > 2 ||
	       counts[KIND_FOUR_MORE] + counts[KIND_FOUR_THREE] > 0;
}

/* A four that can't be stopped: where a quick line ends. */
static bool ends_open(struct fours *fours, int ply)
{
	const struct position *position = fours->position;
	enum side side = position->to_move;
	if (position_has(position, side_other(side), KIND_FIVE) || !position_has(position, side, KIND_OPEN_FOUR))
		return false;
	fours->line[ply] = (int16_t)position_find(position, side, KIND_OPEN_FOUR, CELL_NONE);
	fours->length = ply + 1;
	fours->rest = 2;
	return true;
}

static enum fours_answer attack(struct fours *fours, int ply, int plies);

/* Two points or more that make a five, and one stone can't stop both. */
static enum fours_answer win_by_two(struct fours *fours, const struct move *fives, int count, int ply)
{
	struct position *position = fours->position;
	int reply = 0;
	while (reply < count && position_forbids_surely(position, fives[reply].cell))
		reply++;
	if (reply == count) {
		fours->line[ply] = fives[0].cell;
		fours->length = ply + 1;
		return FOURS_WIN;
	}
	fours->line[ply] = fives[reply].cell;
	fours->line[ply + 1] = fives[reply == 0].cell;
	fours->length = ply + 2;
	return FOURS_WIN;
}

static enum fours_answer answer_to(struct fours *fours, int cell, int ply, int plies)
{
	struct position *position = fours->position;
	enum fours_answer answer = FOURS_WIN;
	if (position_forbids_surely(position, cell)) {
		fours->length = ply + 1;
	} else {
		position_put(position, cell);
		answer = attack(fours, ply + 1, plies - 1);
		position_take(position);
	}
	fours->line[ply] = (int16_t)cell;
	return answer;
}

/* The other side must stop a five. */
static enum fours_answer reply(struct fours *fours, int ply, int plies)
{
	struct position *position = fours->position;
	struct move *replies = &fours->move[fours->moves];
	enum side attacker = side_other(position->to_move);
	enum fours_answer worst = FOURS_WIN;
	if (position_has(position, position->to_move, KIND_FIVE) || !position_has(position, attacker, KIND_FIVE))
		return FOURS_NONE;
	if (plies < 1)
		return FOURS_UNKNOWN;
	int room = FOURS_MOVES_MAX - fours->moves;
	int count = moves_against_five(position, replies, room);
	if (count == room)
		return FOURS_UNKNOWN;
	if (count > 1 && !ruleset_needs_open_end(&position->rules))
		return plies > 1 ? win_by_two(fours, replies, count, ply) : FOURS_UNKNOWN;
	int longest = -1, last = 0;
	fours->moves += count;
	for (int i = 0; i < count && worst == FOURS_WIN; i++) {
		worst = answer_to(fours, replies[i].cell, ply, plies);
		if (worst == FOURS_WIN && fours->length > longest) {
			longest = fours->length;
			last = i;
		}
	}
	if (worst == FOURS_WIN && last < count - 1) /* the line shall be that of the longest */
		worst = answer_to(fours, replies[last].cell, ply, plies);
	fours->moves -= count;
	return worst;
}

static enum fours_answer try_fours(struct fours *fours, int ply, int plies)
{
	struct position *position = fours->position;
	struct move *moves = &fours->move[fours->moves];
	int room = FOURS_MOVES_MAX - fours->moves;
	int count = fours->quick ? quick_moves(fours, moves, room) : fours_moves(position, moves, room);
	enum fours_answer best = count == room ? FOURS_UNKNOWN : FOURS_NONE;
	if (plies < 2)
		return count > 0 ? FOURS_UNKNOWN : FOURS_NONE;
	fours->moves += count;
	for (int i = 0; i < count && best != FOURS_WIN && !fours->stopped; i++) {
		if (stops(fours))
			best = FOURS_UNKNOWN;
		if (fours->quick)
			moves_pick(moves, i, count);
		fours->last = fours->quick && !fours->wide ? moves[i].cell : CELL_NONE;
		position_put(position, moves[i].cell);
		enum fours_answer answer = reply(fours, ply + 1, plies - 1);
		position_take(position);
		if (answer == FOURS_WIN)
			fours->line[ply] = moves[i].cell;
		best = answer > best ? answer : best;
	}
	fours->moves -= count;
	return fours->stopped && best == FOURS_NONE ? FOURS_UNKNOWN : best;
}

static enum fours_answer attack(struct fours *fours, int ply, int plies)
{
	struct position *position = fours->position;
	enum side side = position->to_move;
	if (position_has(position, side, KIND_FIVE)) {
		fours->line[ply] = (int16_t)position_find(position, side, KIND_FIVE, CELL_NONE);
		fours->length = ply + 1;
		return plies > 0 ? FOURS_WIN : FOURS_UNKNOWN;
	}
	if (fours->stopped)
		return FOURS_UNKNOWN;
	if (fours->quick && ends_open(fours, ply))
		return FOURS_WIN;
	if (fours->quick && (plies < 2 || !is_promising(position)))
		return FOURS_UNKNOWN;
	uint64_t hash = hash_of(fours);
	int known = known_plies(fours, hash);
	if (known == EVER)
		return FOURS_NONE;
	if (known >= plies && plies > 0)
		return FOURS_UNKNOWN;
	return keep(fours, hash, try_fours(fours, ply, plies), plies);
}

static void begin(struct fours *fours)
{
	fours->moves = 0;
	fours->last = CELL_NONE;
	fours->rest = 0;
	fours->stopped = fours->nodes >= fours->allowance;
}

int fours_quick(struct fours *fours, int count, bool wide)
{
	begin(fours);
	fours->quick = true;
	fours->wide = wide;
	bool wins = attack(fours, 0, 2 * count + 1) == FOURS_WIN;
	fours->quick = false;
	return wins ? fours->length + fours->rest : 0;
}

enum fours_answer fours_search(struct fours *fours, int plies)
{
	begin(fours);
	return attack(fours, 0, plies < FOURS_PLIES_MAX ? plies : FOURS_PLIES_MAX);
}

enum fours_answer fours_after(struct fours *fours, int plies)
{
	begin(fours);
	return reply(fours, 0, plies < FOURS_PLIES_MAX ? plies : FOURS_PLIES_MAX);
}

/* A win ends with the attacker's stone, unless the other side has forbidden points to be driven to. */
static int step_of(const struct position *position)
{
	return ruleset_forbids(&position->rules, side_other(position->to_move)) ? 1 : 2;
}

static enum fours_answer deepen(struct fours *fours, int from, int to)
{
	enum fours_answer answer = FOURS_UNKNOWN;
	for (int plies = from; plies <= to && answer == FOURS_UNKNOWN && !fours->stopped; plies += step_of(fours->position))
		answer = fours_search(fours, plies);
	return answer;
}

enum fours_answer fours_shortest(struct fours *fours)
{
	int16_t line[FOURS_PLIES_MAX + 3];
	fours->stopped = false;
	enum fours_answer answer = deepen(fours, 1, STEP_BY_STEP);
	if (answer != FOURS_UNKNOWN || fours->stopped)
		return answer;
	answer = fours_search(fours, FOURS_PLIES_MAX);
	if (answer != FOURS_WIN)
		return answer;
	int length = fours->length;
	memcpy(line, fours->line, sizeof line);
	if (deepen(fours, STEP_BY_STEP + step_of(fours->position), length - 1) != FOURS_WIN) {
		fours->length = length;
		memcpy(fours->line, line, sizeof line);
	}
	return FOURS_WIN;
}
