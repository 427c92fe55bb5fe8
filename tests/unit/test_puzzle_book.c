/* The puzzles of examples/puzzles.sgf: the program proves a win, and for exactly one first move.
   Usage: test_puzzle_book [FILE [NODES]]. NODES limits the proof that another first move wins. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>

#include "commands/game_question.h"
#include "tap.h"
#include "terminal/puzzles/puzzle.h"
#include "terminal/puzzles/puzzle_file.h"

enum {
	BOOK = 20, /* puzzles */
	MEMORY = 1 << 22,
};

static struct puzzle_file file;
static struct puzzle puzzle;
static struct game game;
static int rules_seen[RULE_CARO + 1], sides_seen[2], levels_seen[PUZZLE_HARD + 1];
static int longest; /* of the puzzles so far, in plies */

/* Does the stone win, as far as `budget` can prove? */
static bool wins(const struct game *before, int point, const struct budget *budget)
{
	static struct game after;
	struct solution solution;
	struct point_set set;
	after = *before;
	if (game_play(&after, point).rejected)
		return false;
	if (game_over(&after))
		return game_status(&after).status == (before->to_move == SIDE_BLACK ? STATUS_WIN_BLACK : STATUS_WIN_WHITE);
	const struct question question = game_question(&after, budget, &set);
	solver_solve_loss(&puzzle.solver, &question, &solution);
	return solution.solved == SOLVED_LOSS;
}

/* Counts the first moves that win, other than that of the proof. Writes the last one that it finds to `name`. */
static int count_others(unsigned long long nodes, char *name)
{
	int count = 0, first = puzzle.start.at[0];
	const struct budget budget = {.nodes = nodes, .memory = MEMORY};
	const struct board *board = &game.board;
	for (int point = board_next_empty(board, POINT_NONE); point != POINT_NONE; point = board_next_empty(board, point))
		if (point != first && wins(&game, point, &budget)) {
			name[point_write(name, point, COORDS_LETTERS, board->size)] = '\0';
			count++;
		}
	return count;
}

static void check(int index, unsigned long long nodes)
{
	char first[POINT_TEXT_MAX + 1] = "", other[POINT_TEXT_MAX + 1] = "";
	const struct budget budget = {.nodes = PUZZLE_NODES, .memory = MEMORY};
	if (!tap(puzzle_file_get(&file, index, &game), "puzzle %d is read again", index + 1))
		return;
	puzzle_start(&puzzle, &game, &budget);
	bool proved = puzzle_prove(&puzzle, &game) && puzzle.state == PUZZLE_OPEN;
	if (proved)
		first[point_write(first, puzzle.start.at[0], COORDS_LETTERS, game.board.size)] = '\0';
	tap(proved, "puzzle %d (%s, %s): %s wins in %d plies", index + 1, rule_names[game.rules.rule],
	    side_names[game.to_move], first, puzzle.start.length);
	tap(puzzle.start.length >= longest, "puzzle %d is no easier than those before it", index + 1);
	longest = puzzle.start.length;
	levels_seen[puzzle_level(&puzzle)]++;
	int others = proved ? count_others(nodes, other) : 0;
	tap(others == 0, "puzzle %d: no other first move wins; %d do (%s)", index + 1, others, other);
	rules_seen[game.rules.rule]++;
	sides_seen[game.to_move]++;
}

/* Follows the proof of a puzzle to its end. */
static void solve(int index)
{
	struct verdict verdict;
	puzzle_file_get(&file, index, &game);
	puzzle_start(&puzzle, &game, &(struct budget){.nodes = PUZZLE_NODES, .memory = MEMORY});
	puzzle_prove(&puzzle, &game);
	int length = puzzle.start.length, moves = 0;
	while (puzzle.state == PUZZLE_OPEN && puzzle_play(&puzzle, &game, puzzle.now.at[0], &verdict) == PUZZLE_JUDGED)
		moves++;
	tap(puzzle.state == PUZZLE_SOLVED && moves == (length + 1) / 2, "puzzle %d is solved in %d moves", index + 1,
	    moves);
}

int main(int argc, char **argv)
{
	const char *path = argc > 1 ? argv[1] : "examples/puzzles.sgf";
	unsigned long long nodes = argc > 2 ? strtoull(argv[2], NULL, 10) : PUZZLE_NODES;
	const struct ruleset rules = {.rule = RULE_RENJU, .size = 15, .connect = 5};
	int fd = open(path, O_RDONLY);
	if (!tap(fd >= 0 && puzzle_file_read(&file, fd, &rules, COORDS_LETTERS), "%s is read", path))
		return 1;
	for (int i = 0; i < file.count; i++) {
		check(i, nodes);
		solve(i);
	}
	if (argc == 1) {
		tap(file.count == BOOK && file.others == 0, "there are %d puzzles, and nothing else", file.count);
		tap(rules_seen[RULE_RENJU] >= 5 && rules_seen[RULE_FREESTYLE] >= 5, "most are renju and freestyle: %d and %d",
		    rules_seen[RULE_RENJU], rules_seen[RULE_FREESTYLE]);
		tap(levels_seen[PUZZLE_EASY] >= 5 && levels_seen[PUZZLE_MEDIUM] >= 5 && levels_seen[PUZZLE_HARD] >= 5,
		    "%d are easy, %d medium and %d hard", levels_seen[PUZZLE_EASY], levels_seen[PUZZLE_MEDIUM],
		    levels_seen[PUZZLE_HARD]);
		tap(sides_seen[SIDE_BLACK] >= 5 && sides_seen[SIDE_WHITE] >= 5, "Black is to move in %d, White in %d",
		    sides_seen[SIDE_BLACK], sides_seen[SIDE_WHITE]);
	}
	puzzle_free(&puzzle);
	puzzle_file_close(&file);
	return tap_status();
}
