/* Judging every empty point of a board for Black from scratch: million points a second, board set-up included.
   usage: bench_points [SECONDS] */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "rules/forbidden.h"

enum { BOARDS_MAX = 4096, POINTS_MAX = 225 };

/* A position as two lists, so that every round starts from nothing. */
struct position {
	int stones;
	short point[POINTS_MAX];
	char side[POINTS_MAX];
};

static struct position positions[BOARDS_MAX];
static unsigned long long seed = 7;

static unsigned random_below(unsigned n)
{
	seed = seed * 6364136223846793005u + 1442695040888963407u;
	return (unsigned)((seed >> 33) % n);
}

static void add(struct position *position, int point, enum side side)
{
	position->point[position->stones] = (short)point;
	position->side[position->stones++] = (char)side;
}

static void add_list(struct position *position, const char *list, enum side side)
{
	struct span rest = text_span(list), word;
	int point;
	while ((word = text_word(&rest)).length > 0)
		if (point_read(word, COORDS_LETTERS, 15, &point) == POINT_READ)
			add(position, point, side);
}

/* Positions of a data file: the columns with Black's and White's stones, and only rows whose column 6 is `least` or
   more (nested), where that is above 0. */
static int read_positions(const char *path, int least)
{
	char line[8192];
	int count = 0;
	FILE *file = fopen(path, "r");
	while (file && count < BOARDS_MAX && fgets(line, sizeof line, file)) {
		char *field[6] = {line};
		line[strcspn(line, "\n")] = '\0';
		for (int i = 1; i < 6 && field[i - 1]; i++)
			if ((field[i] = strchr(field[i - 1], '\t')) != NULL)
				*field[i]++ = '\0';
		if (line[0] == '#' || !field[2] || (least > 0 && (!field[5] || field[5][0] - '0' < least)))
			continue;
		positions[count].stones = 0;
		add_list(&positions[count], field[1], SIDE_BLACK);
		add_list(&positions[count++], field[2], SIDE_WHITE);
	}
	if (file)
		fclose(file);
	return count;
}

/* Random stones in turn: a third of the board at most. */
static int make_playouts(void)
{
	static struct board board;
	for (int i = 0; i < BOARDS_MAX; i++) {
		board_clear(&board, 15);
		positions[i].stones = 0;
		for (unsigned n = random_below(75); n > 0; n--) {
			int point = point_at((int)random_below(15), (int)random_below(15));
			enum side side = board.stones % 2 ? SIDE_WHITE : SIDE_BLACK;
			if (!board_empty(&board, point))
				continue;
			board_put(&board, side, point);
			add(&positions[i], point, side);
		}
	}
	return BOARDS_MAX;
}

static double now(void)
{
	struct timespec time;
	clock_gettime(CLOCK_MONOTONIC, &time);
	return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void measure(const char *name, int count, double seconds)
{
	static struct board board;
	long judged = 0, forbidden = 0;
	double start = now();
	for (int i = 0; now() - start < seconds; i++) {
		const struct position *position = &positions[i % count];
		board_clear(&board, 15);
		for (int s = 0; s < position->stones; s++)
			board_put(&board, (enum side)position->side[s], position->point[s]);
		for (int point = POINT_NONE; (point = board_next_empty(&board, point)) != POINT_NONE; judged++)
			forbidden += forbidden_reasons(&board, point) != 0;
	}
	printf("%-9s %6.1f million points a second (%d boards, %.1f %% forbidden)\n", name,
	       (double)judged / (now() - start) / 1e6, count, 100.0 * (double)forbidden / (double)judged);
}

int main(int argc, char *argv[])
{
	double seconds = argc > 1 ? strtod(argv[1], NULL) : 1.0;
	measure("playouts", make_playouts(), seconds);
	measure("dense", read_positions("tests/data/forbidden-boards.tsv", 0), seconds);
	measure("nested", read_positions("tests/data/forbidden-points.tsv", 1), seconds);
	return 0;
}
