/* Fuzzes a file of puzzles and the file of counts, which both may have any bytes: reads the positions, solves some, and
   adds a try to the counts. */
#define _POSIX_C_SOURCE 200809L
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "terminal/puzzles/puzzle.h"
#include "terminal/puzzles/puzzle_file.h"

enum { SOLVED_MOST = 3, MOVES_MOST = 20 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static struct puzzle_file file;
static struct puzzle puzzle;
static struct game game, start;

/* Returns a descriptor of a file with these bytes. */
static int file_of(const uint8_t *data, size_t size)
{
	char name[] = "/tmp/renju-fuzz-XXXXXX";
	int fd = mkstemp(name);
	unlink(name);
	if (fd < 0 || (size > 0 && write(fd, data, size) != (ssize_t)size))
		abort();
	return fd;
}

/* Plays moves of the proof, and others, until the puzzle ends. */
static void solve(const struct game *position, uint8_t choice)
{
	struct verdict verdict;
	const struct budget budget = {.nodes = 100, .memory = 1 << 16};
	game = start = *position;
	puzzle_start(&puzzle, &game, &budget);
	puzzle_prove(&puzzle, &game);
	bool proved = puzzle.state == PUZZLE_OPEN;
	for (int i = 0; puzzle.state == PUZZLE_OPEN && i < MOVES_MOST; i++) {
		int other = board_next_empty(&game.board, POINT_NONE);
		puzzle_play(&puzzle, &game, (choice >> i % 8 & 1) != 0 ? other : puzzle.now.at[0], &verdict);
	}
	if (!proved)
		return;
	puzzle_again(&puzzle, &game);
	if (puzzle_id(&game) != puzzle_id(&start) || game.plies != start.plies)
		abort();
}

static void read_puzzles(const uint8_t *data, size_t size)
{
	static const struct ruleset rules = {.rule = RULE_RENJU, .size = 15, .connect = 5};
	static struct game position;
	file.count = 0;
	file.others = 0;
	file.more = false;
	if (puzzle_file_read(&file, file_of(data, size), &rules, COORDS_LETTERS))
		for (int i = 0; i < file.count && i < SOLVED_MOST; i++) {
			if (!puzzle_file_get(&file, i, &position))
				abort();
			solve(&position, size > 0 ? data[size - 1] : 0);
		}
	puzzle_file_close(&file);
}

static void read_counts(const uint8_t *data, size_t size)
{
	char path[] = "/tmp/renju-fuzz-counts-XXXXXX";
	const struct puzzle_count more = {.id = 1, .solved = 1};
	struct puzzle_count found = {.id = more.id};
	struct puzzle_damage damage;
	int fd = mkstemp(path);
	if (fd < 0 || (size > 0 && write(fd, data, size) != (ssize_t)size))
		abort();
	close(fd);
	if (puzzle_counts_add(path, &more, "fuzz") != 0 || puzzle_counts_read(path, &found, 1, &damage) != 0 ||
	    found.solved == 0)
		abort();
	unlink(path);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	read_puzzles(data, size);
	read_counts(data, size);
	return 0;
}
