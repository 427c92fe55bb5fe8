/* Measures how fast the program judges every empty point of a board for Black, from scratch: in million points a second
   of CPU time, which includes setting up the board. Measures the slow reference on the same boards, too.
   usage: bench_points [SECONDS] */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../unit/reference.h"
#include "rules/forbidden.h"

enum { BOARDS_MAX = 4096, POINTS_MAX = 225, RUNS = 5 };

/* A position as lists of points and sides, so that each round sets it up again. */
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

static FILE *open_data(const char *path)
{
	FILE *file = fopen(path, "r");
	if (!file) {
		fprintf(stderr, "bench_points: %s: %s; it is run from the root of the repository\n", path, strerror(errno));
		exit(2);
	}
	return file;
}

/* Splits a line at its TABs. Returns false for a comment and for too few fields. */
static bool split(char *line, char *field[], int fields)
{
	line[strcspn(line, "\n")] = '\0';
	if (line[0] == '#')
		return false;
	for (int i = 0; i < fields; i++) {
		if (!line)
			return false;
		field[i] = line;
		line = strchr(line, '\t');
		if (line)
			*line++ = '\0';
	}
	return true;
}

/* Reads positions from a data file, whose columns 2 and 3 are Black's and White's stones. With `least` above 0 it
   skips rows whose column 6 (nesting) is less. */
static int read_positions(const char *path, int least)
{
	char line[8192], *field[6];
	int count = 0;
	FILE *file = open_data(path);
	while (count < BOARDS_MAX && fgets(line, sizeof line, file)) {
		if (!split(line, field, least > 0 ? 6 : 3) || (least > 0 && field[5][0] - '0' < least))
			continue;
		positions[count].stones = 0;
		add_list(&positions[count], field[1], SIDE_BLACK);
		add_list(&positions[count++], field[2], SIDE_WHITE);
	}
	fclose(file);
	return count;
}

/* Adds every position with Black to move, from the fifth move on, of the games in a file. The moves are the last
   column. */
static int read_games(const char *path, int count)
{
	char line[8192], *field[5];
	FILE *file = open_data(path);
	while (fgets(line, sizeof line, file)) {
		struct position game = {0};
		if (!split(line, field, 5))
			continue;
		struct span rest = text_span(field[4]), word;
		int point;
		while ((word = text_word(&rest)).length > 0 && point_read(word, COORDS_LETTERS, 15, &point) == POINT_READ) {
			if (count < BOARDS_MAX && game.stones >= 4 && game.stones % 2 == 0)
				positions[count++] = game;
			add(&game, point, game.stones % 2 == 0 ? SIDE_BLACK : SIDE_WHITE);
		}
	}
	fclose(file);
	return count;
}

static int read_all_games(void)
{
	int count = read_games("tests/data/games-renju15_d4.tsv", 0);
	count = read_games("tests/data/games-renju15_d9.tsv", count);
	return read_games("tests/data/games-renju15_foul.tsv", count);
}

/* Makes positions of random alternating stones, on at most a third of the board. */
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
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
	return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void count_point(int point, unsigned reasons, void *context)
{
	(void)point;
	(void)reasons;
	++*(long *)context;
}

static long judge(const struct position *position)
{
	static struct board board;
	long forbidden = 0;
	board_clear(&board, 15);
	for (int i = 0; i < position->stones; i++)
		board_put(&board, (enum side)position->side[i], position->point[i]);
	forbidden_each(&board, count_point, &forbidden);
	return forbidden;
}

static long judge_slowly(const struct position *position)
{
	static struct grid grid;
	long forbidden = 0;
	memset(&grid, 0, sizeof grid);
	grid.size = 15;
	for (int i = 0; i < position->stones; i++)
		grid.at[point_x(position->point[i])][point_y(position->point[i])] = position->side[i] == SIDE_BLACK ? 'X' : 'O';
	for (int y = 0; y < 15; y++)
		for (int x = 0; x < 15; x++)
			forbidden += grid.at[x][y] == 0 && reference_reasons(&grid, x, y) != 0;
	return forbidden;
}

/* Returns the speed in million points a second. Takes every seventh position, so that even the slow reference sees
   positions from the whole list. *forbidden becomes the percentage of forbidden points. */
static double speed(long (*judge_all)(const struct position *), int count, double seconds, double *forbidden)
{
	long judged = 0, found = 0;
	double start = now();
	for (int i = 0; i % 16 != 0 || now() - start < seconds; i++) {
		const struct position *position = &positions[i * 7L % count];
		judged += POINTS_MAX - position->stones;
		found += judge_all(position);
	}
	*forbidden = 100.0 * (double)found / (double)judged;
	return (double)judged / (now() - start) / 1e6;
}

static int by_size(const void *one, const void *other)
{
	double a = *(const double *)one, b = *(const double *)other;
	return (a > b) - (a < b);
}

/* Measures the reference and the program in turn, and prints the medians. */
static void measure(const char *name, int count, double seconds)
{
	double fast[RUNS], slow[RUNS], forbidden;
	for (int i = 0; i < RUNS; i++) {
		slow[i] = speed(judge_slowly, count, seconds / RUNS, &forbidden);
		fast[i] = speed(judge, count, seconds / RUNS, &forbidden);
	}
	qsort(fast, RUNS, sizeof *fast, by_size);
	qsort(slow, RUNS, sizeof *slow, by_size);
	printf("%-9s %6.1f million points a second, the slow reference %6.3f, ratio %4.0f (%d boards, %.1f %% forbidden)\n",
	       name, fast[RUNS / 2], slow[RUNS / 2], fast[RUNS / 2] / slow[RUNS / 2], count, forbidden);
}

int main(int argc, char *argv[])
{
	double seconds = argc > 1 ? strtod(argv[1], NULL) : 1.0;
	measure("games", read_all_games(), seconds);
	measure("playouts", make_playouts(), seconds);
	measure("dense", read_positions("tests/data/forbidden-boards.tsv", 0), seconds);
	measure("nested", read_positions("tests/data/forbidden-points.tsv", 1), seconds);
	return 0;
}
