/* Forbidden points: the data with known answers, the slow reference on random boards, the eight symmetries. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "reference.h"
#include "rules/forbidden.h"
#include "rules/verdict.h"
#include "tap.h"

static unsigned long long seed = 1;

static unsigned random_below(unsigned n)
{
	seed = seed * 6364136223846793005u + 1442695040888963407u;
	return (unsigned)((seed >> 33) % n);
}

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

/* Places the points of a list as "H8 I9"; false when one can't be read. */
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

static const char *label_of(struct black_move move)
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
			struct black_move move = forbidden_judge(&board, point);
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

/* The i-th symmetry of the square. */
static void turn(int i, int size, int *x, int *y)
{
	int t = *x;
	if (i & 1)
		*x = size - 1 - *x;
	if (i & 2)
		*y = size - 1 - *y;
	t = *x;
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

static bool agree(int x, int y)
{
	struct black_move move = forbidden_judge(&board, point_at(x, y));
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
	static const int sizes[] = {15, 15, 15, 19, 9, 7, 6, 5, 4, 1, 34, 70, 99, 12};
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
		if (memcmp(&before, &board, sizeof board) != 0) {
			tap(false, "judging leaves board %d the same to the byte", i);
			return;
		}
	}
	tap(forbidden > 0, "%ld random points, %ld of them forbidden, agree with the reference under eight symmetries", judged,
	    forbidden);
}

int main(int argc, char *argv[])
{
	test_points("tests/data/forbidden-points.tsv");
	test_boards("tests/data/forbidden-boards.tsv");
	test_random(argc > 1 ? strtol(argv[1], NULL, 10) : 1000000);
	return tap_status();
}
