/* Forbidden points: known answers, random boards compared with the slow reference, and the eight symmetries. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/mover.h"
#include "reference.h"
#include "rules/forbidden.h"
#include "rules/survey.h"
#include "rules/verdict.h"
#include "tap.h"

static struct board board;
static struct grid grid;

static void clear(int size)
{
	board_clear(&board, size);
	memset(&grid, 0, sizeof grid);
	grid.size = size;
}

static void put(int x, int y, enum side side)
{
	board_put(&board, side, point_at(x, y));
	grid.at[x][y] = side == SIDE_BLACK ? 'X' : 'O';
}

/* Puts stones on the points of a list such as "H8 I9". Returns false if a point cannot be read. */
static bool put_list(char *list, enum side side)
{
	struct span rest = text_span(list), word;
	int point;
	while ((word = text_word(&rest)).length > 0) {
		if (point_read(word, COORDS_LETTERS, board.size, &point) != POINT_READ)
			return false;
		put(point_x(point), point_y(point), side);
	}
	return true;
}

static bool next_row(FILE *file, char *line, size_t room, char *field[], int fields)
{
	while (fgets(line, (int)room, file)) {
		line[strcspn(line, "\n")] = '\0';
		if (line[0] == '#')
			continue;
		for (int i = 0; i < fields; i++) {
			field[i] = line;
			line += strcspn(line, "\t");
			if (*line)
				*line++ = '\0';
		}
		return true;
	}
	return false;
}

static const char *label_of(struct black_verdict move)
{
	if (move.five)
		return "five";
	return move.reasons ? strchr(status_names[status_of_reasons(move.reasons)], ' ') + 1 : "-";
}

static void test_points(const char *path)
{
	char line[4096], *field[6];
	int wrong = 0, rows = 0;
	FILE *file = fopen(path, "r");
	while (file && next_row(file, line, sizeof line, field, 6)) {
		int point;
		clear(15);
		rows++;
		if (!put_list(field[1], SIDE_BLACK) || !put_list(field[2], SIDE_WHITE) ||
		    point_read(text_span(field[3]), COORDS_LETTERS, 15, &point) != POINT_READ)
			tap(false, "%s can be read", field[0]);
		else if (strcmp(label_of(forbidden_judge(&board, point)), field[4]) != 0)
			tap(++wrong == 0, "%s: %s is %s", field[0], field[3], field[4]);
	}
	tap(wrong == 0 && rows > 0, "%d known points of %s", rows, path);
	if (file)
		fclose(file);
}

static void test_boards(const char *path)
{
	char line[8192], *field[5];
	int wrong = 0, rows = 0;
	FILE *file = fopen(path, "r");
	while (file && next_row(file, line, sizeof line, field, 5)) {
		char forbidden[4096] = "", five[4096] = "", item[32], text[POINT_TEXT_MAX + 1];
		clear(15);
		rows++;
		put_list(field[1], SIDE_BLACK);
		put_list(field[2], SIDE_WHITE);
		for (int point = POINT_NONE; (point = board_next_empty(&board, point)) != POINT_NONE;) {
			struct black_verdict move = forbidden_judge(&board, point);
			text[point_write(text, point, COORDS_LETTERS, 15)] = '\0';
			if (move.five) {
				snprintf(item, sizeof item, "%s%s", five[0] ? "," : "", text);
				strncat(five, item, sizeof five - strlen(five) - 1);
			} else if (move.reasons) {
				text[0] = text_lower(text[0]);
				snprintf(item, sizeof item, "%s%s:%s", forbidden[0] ? "," : "", text, label_of(move));
				strncat(forbidden, item, sizeof forbidden - strlen(forbidden) - 1);
			}
		}
		bool right = strcmp(forbidden[0] ? forbidden : "-", field[3]) == 0 && strcmp(five[0] ? five : "-", field[4]) == 0;
		if (!right)
			tap(++wrong == 0, "%s: %s and %s", field[0], forbidden, five);
	}
	tap(wrong == 0 && rows > 0, "%d known boards of %s", rows, path);
	if (file)
		fclose(file);
}

/* Turns a point by the i-th symmetry of the square. */
static void turn(int i, int size, int *x, int *y)
{
	if (i & 1)
		*x = size - 1 - *x;
	if (i & 2)
		*y = size - 1 - *y;
	int t = *x;
	if (i & 4) {
		*x = *y;
		*y = t;
	}
}

static struct board turned[8];

static void random_board(int size)
{
	unsigned black = 5 + random_below(60);
	unsigned white = random_below(2) ? 5 + random_below(30) : random_below(10);
	clear(size);
	for (int i = 0; i < 8; i++)
		board_clear(&turned[i], size);
	for (int x = 0; x < size; x++)
		for (int y = 0; y < size; y++) {
			unsigned draw = random_below(100);
			if (draw >= black + white)
				continue;
			enum side side = draw < black ? SIDE_BLACK : SIDE_WHITE;
			put(x, y, side);
			for (int i = 0; i < 8; i++) {
				int tx = x, ty = y;
				turn(i, size, &tx, &ty);
				board_put(&turned[i], side, point_at(tx, ty));
			}
		}
}

struct list {
	int count;
	int point[BOARD_MAX * BOARD_MAX];
	unsigned reasons[BOARD_MAX * BOARD_MAX];
};

static void add_point(int point, unsigned reasons, void *context)
{
	struct list *list = context;
	list->point[list->count] = point;
	list->reasons[list->count++] = reasons;
}

/* Do the survey's sets agree with black_shapes_at() at each point? */
static bool surveys_agree(const struct board *whole)
{
	static struct survey survey;
	survey_board(whole, &survey);
	for (int y = 0; y < whole->size; y++)
		for (int x = 0; x < whole->size; x++) {
			struct black_shapes shapes = {0};
			if (board_empty(whole, point_at(x, y)))
				shapes = black_shapes_at(whole, point_at(x, y));
			if (bits_have(survey.overline[y], x) != (shapes.overline && !shapes.five) ||
			    bits_have(survey.double_four[y], x) != (shapes.fours >= 2 && !shapes.five) ||
			    bits_have(survey.threes[y], x) != (shapes.threes >= 2 && !shapes.five))
				return false;
		}
	return true;
}

/* Does judging the board as a whole give the same points as judging each by itself, in board order? */
static bool agrees_as_a_whole(struct board *whole)
{
	static struct list list;
	int next = 0;
	list.count = 0;
	if (!surveys_agree(whole))
		return false;
	forbidden_each(whole, add_point, &list);
	for (int point = POINT_NONE; (point = board_next_empty(whole, point)) != POINT_NONE;) {
		unsigned reasons = forbidden_reasons(whole, point);
		if (reasons == 0)
			continue;
		if (next == list.count || list.point[next] != point || list.reasons[next] != reasons)
			return false;
		next++;
	}
	return next == list.count;
}

static bool agree(int x, int y)
{
	struct black_verdict move = forbidden_judge(&board, point_at(x, y));
	if (move.five != reference_five(&grid, x, y) || move.reasons != reference_reasons(&grid, x, y))
		return false;
	for (int i = 0; i < 8; i++) {
		int tx = x, ty = y;
		turn(i, board.size, &tx, &ty);
		if (forbidden_reasons(&turned[i], point_at(tx, ty)) != move.reasons)
			return false;
	}
	return true;
}

static void test_random(long points)
{
	static const int sizes[] = {15, 15, 15, 19, 9, 7, 6, 5, 4, 1, 34, 70, 99, 12, 20, 32, 33, 64, 65};
	long judged = 0, forbidden = 0;
	static struct board before;
	for (int i = 0; judged < points; i++) {
		random_board(sizes[i % (int)(sizeof sizes / sizeof *sizes)]);
		memcpy(&before, &board, sizeof board);
		for (int x = 0; x < board.size; x++)
			for (int y = 0; y < board.size; y++) {
				if (grid.at[x][y] != 0)
					continue;
				judged++;
				forbidden += forbidden_reasons(&board, point_at(x, y)) != 0;
				if (!agree(x, y)) {
					tap(false, "board %d of size %d at %d,%d", i, board.size, x, y);
					return;
				}
			}
		if (!agrees_as_a_whole(&board)) {
			tap(false, "board %d of size %d judged as a whole", i, board.size);
			return;
		}
		if (memcmp(&before, &board, sizeof board) != 0) {
			tap(false, "judging does not change a byte of board %d", i);
			return;
		}
	}
	tap(forbidden > 0, "%ld random points, %ld of them forbidden, agree with the reference under eight symmetries", judged,
	    forbidden);
}

/* Black stones on the points where (a x + b y) mod m is in `set`. In rows of pairs, double-threes depend on each other
   without end. */
struct lattice {
	int a, b, m;
	unsigned set;
};

static const struct lattice lattices[] = {
	{0, 1, 6, 0x3},  {1, 0, 6, 0x6},  {0, 1, 9, 0x3}, {8, 2, 9, 0xC4}, {8, 7, 9, 0x111},
	{5, 2, 9, 0x0E}, {5, 1, 9, 0x15}, {1, 4, 8, 0x6}, {5, 7, 9, 0x7},
};
enum { LATTICES = sizeof lattices / sizeof *lattices };

/* Puts the stones of the lattice into the square of `width` points whose lowest corner is (x, y). Of a thousand
   points `noise` are reversed. */
static void put_lattice(const struct lattice *lattice, int x, int y, int width, unsigned noise)
{
	for (int j = y; j < y + width; j++)
		for (int i = x; i < x + width; i++) {
			bool stone = lattice->set >> (lattice->a * i + lattice->b * j) % lattice->m & 1;
			if (stone != (random_below(1000) < noise))
				put(i, j, SIDE_BLACK);
		}
}

/* Judges small patches on large boards: the reference, which stores no results, is too slow for more. */
static void test_patches(int patches)
{
	enum { WIDTH = 9 };
	static const int sizes[] = {9, 16, 32, 33, 60, 63, 64, 65, 98, 99};
	int judged = 0, threes = 0;
	for (int i = 0; i < patches; i++) {
		int size = sizes[i % (int)(sizeof sizes / sizeof *sizes)];
		int x = (int)random_below((unsigned)(size - WIDTH + 1)), y = (int)random_below((unsigned)(size - WIDTH + 1));
		clear(size);
		put_lattice(&lattices[i % LATTICES], x, y, WIDTH, random_below(80));
		for (int point = POINT_NONE; (point = board_next_empty(&board, point)) != POINT_NONE;) {
			int dx = point_x(point) - x, dy = point_y(point) - y;
			if (dx < -4 || dy < -4 || dx >= WIDTH + 4 || dy >= WIDTH + 4)
				continue;
			unsigned reasons = reference_reasons(&grid, point_x(point), point_y(point));
			judged++;
			threes += (reasons & REASON_33) != 0;
			if (forbidden_reasons(&board, point) != reasons) {
				tap(false, "patch %d of size %d at %d,%d", i, size, point_x(point), point_y(point));
				return;
			}
		}
		if (!agrees_as_a_whole(&board)) {
			tap(false, "patch %d of size %d judged as a whole", i, size);
			return;
		}
	}
	tap(threes > 0, "%d points of patches on large boards, %d of them double-threes, agree with the reference", judged,
	    threes);
}

/* On a large board of nested threes, the verdicts are the same under eight symmetries. */
static void test_large(void)
{
	enum { SIZE = 40 };
	static struct list list, other;
	clear(SIZE);
	put_lattice(&lattices[0], 0, 0, SIZE, 4);
	list.count = 0;
	forbidden_each(&board, add_point, &list);
	int unknown = 0, wrong = 0;
	for (int i = 0; i < 8; i++) {
		board_clear(&turned[0], SIZE);
		for (int x = 0; x < SIZE; x++)
			for (int y = 0; y < SIZE; y++) {
				int tx = x, ty = y;
				turn(i, SIZE, &tx, &ty);
				if (grid.at[x][y])
					board_put(&turned[0], SIDE_BLACK, point_at(tx, ty));
			}
		other.count = 0;
		forbidden_each(&turned[0], add_point, &other);
		wrong += other.count != list.count;
		for (int k = 0; k < list.count; k++) {
			int tx = point_x(list.point[k]), ty = point_y(list.point[k]);
			turn(i, SIZE, &tx, &ty);
			unknown += list.reasons[k] == REASON_UNKNOWN;
			wrong += forbidden_reasons(&turned[0], point_at(tx, ty)) != list.reasons[k];
		}
	}
	tap(wrong == 0 && unknown == 0, "%d forbidden points of a board full of pairs, the same under eight symmetries",
	    list.count);
}

/* What judging a whole board spends. */
struct spending {
	struct meter meter;
	unsigned long long last; /* nodes spent up to the last point judged */
	int known, unknown;
	int falls; /* points after which fewer nodes had been spent than before */
};

static void note_spending(int point, unsigned reasons, void *context)
{
	struct spending *spending = context;
	unsigned long long nodes = spending->meter.nodes;
	(void)point;
	spending->known += reasons != REASON_UNKNOWN;
	spending->unknown += reasons == REASON_UNKNOWN;
	spending->falls += nodes < spending->last;
	spending->last = nodes;
}

static struct spending spend(unsigned long long nodes, unsigned long long limit)
{
	struct spending spending = {.meter = {.nodes = nodes, .limit = limit}, .last = nodes};
	forbidden_each_within(&board, note_spending, &spending, &spending.meter);
	return spending;
}

/* One meter serves all points of the board. */
static void test_whole_meter(void)
{
	enum { SIZE = 40, FEW = 3000 };
	clear(SIZE);
	put_lattice(&lattices[0], 0, 0, SIZE, 4);
	struct spending full = spend(0, FORBIDDEN_STEPS), few = spend(0, FEW), late = spend(FEW, FEW);
	tap(full.falls == 0 && full.last > FEW && full.unknown == 0, "each point adds to the nodes of a whole board");
	tap(few.last <= FEW && few.unknown > 0 && few.known > 0, "a whole board keeps within few nodes");
	tap(late.last == FEW && late.unknown > few.unknown, "fewer points are known if all nodes are spent before");
}

/* A clock whose time is up when it is read for the third time. */
static int up_at_third_reading(void *context)
{
	return ++*(int *)context < 3;
}

static int no_time(void *context)
{
	(void)context;
	return 0;
}

/* Does a machine without time refuse the point if it is forbidden or unknown? */
static bool machine_agrees(int point, unsigned reasons)
{
	struct ruleset rules = {.rule = RULE_RENJU, .size = board.size, .connect = 5};
	struct budget budget = {.time = {.left = no_time}};
	struct question question = {.board = &board, .rules = &rules, .side = SIDE_BLACK, .budget = &budget};
	return !question_allows(&question, &board, point) || reasons == 0;
}

/* A judgment that runs out of steps or time is no verdict. */
static void test_patience(void)
{
	int unknown = 0, others = 0;
	clear(44);
	put_lattice(&lattices[0], 0, 0, 44, 0);
	for (int point = POINT_NONE; (point = board_next_empty(&board, point)) != POINT_NONE;) {
		int asked = 0;
		struct meter none = {.limit = 1};
		struct time_limit time = {.left = up_at_third_reading, .context = &asked};
		struct meter late = {.limit = FORBIDDEN_STEPS, .time = time};
		struct black_verdict full = forbidden_judge(&board, point);
		struct black_verdict soon = forbidden_judge_within(&board, point, &none);
		struct black_verdict stopped = forbidden_judge_within(&board, point, &late);
		others += !machine_agrees(point, stopped.reasons);
		unknown += stopped.reasons == REASON_UNKNOWN;
		others += asked > 3 || (stopped.reasons == REASON_UNKNOWN) != (asked == 3);
		others += full.five != soon.five || (soon.reasons != REASON_UNKNOWN && soon.reasons != full.reasons) ||
		          (stopped.reasons != REASON_UNKNOWN && stopped.reasons != full.reasons);
	}
	tap(others == 0 && unknown > 0, "%d points are unknown when the clock ends a judgment", unknown);
}

int main(int argc, char *argv[])
{
	test_points("tests/data/forbidden-points.tsv");
	test_boards("tests/data/forbidden-boards.tsv");
	test_random(argc > 1 ? strtol(argv[1], NULL, 10) : TAP_RUNS(1000000));
	test_patches(TAP_RUNS(60));
	test_large();
	test_whole_meter();
	test_patience();
	return tap_status();
}
