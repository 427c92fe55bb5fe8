/* The positions for the question whether a point is forbidden: each is judged by the text of the rule book, no two are
   the same, and the shares are as promised. */
#include <stdio.h>
#include <string.h>

#include "reference.h"
#include "tap.h"
#include "terminal/puzzles/exercise.h"

enum { MOST = 1000, COUNTED = 100 };

static struct game games[MOST];
static struct grid grid;

static void copy_board(const struct board *board)
{
	static const char stones[] = {[SIDE_BLACK] = 'X', [SIDE_WHITE] = 'O', [SIDE_NONE] = 0};
	grid.size = board->size;
	for (int x = 0; x < board->size; x++)
		for (int y = 0; y < board->size; y++)
			grid.at[x][y] = stones[board_at(board, point_at(x, y))];
}

/* Is an earlier position the same, perhaps turned or mirrored? */
static bool was_seen(const struct game *game, int count)
{
	static uint64_t seen[MOST];
	uint64_t least = UINT64_MAX;
	for (int symmetry = 0; symmetry < 8; symmetry++) {
		uint64_t hash = board_hash(&game->board, symmetry);
		least = hash < least ? hash : least;
	}
	seen[count] = least;
	for (int i = 0; i < count; i++)
		if (seen[i] == least)
			return true;
	return false;
}

/* Does the reference say the same of the point? */
static bool agrees(const struct exercise *exercise)
{
	int x = point_x(exercise->point), y = point_y(exercise->point);
	bool five = reference_five(&grid, x, y);
	unsigned reasons = reference_reasons(&grid, x, y);
	bool nested = (reference_reasons_within(&grid, x, y, 0) != 0) != (reasons != 0);
	nested |= (reference_reasons_within(&grid, x, y, 1) != 0) != (reasons != 0);
	return exercise->answer.five == five && exercise->answer.reasons == reasons && exercise->nested == nested;
}

/* Has the board a finished five, or an overline? */
static bool is_finished(void)
{
	bool finished = false;
	for (int x = 0; x < grid.size; x++)
		for (int y = 0; y < grid.size; y++)
			for (int d = 0; d < 4; d++) {
				static const int dx[] = {1, 0, 1, 1}, dy[] = {0, 1, 1, -1};
				int length = 0;
				while (length < 5 && x + length * dx[d] < grid.size && y + length * dy[d] < grid.size &&
				       y + length * dy[d] >= 0 && grid.at[x][y] && grid.at[x + length * dx[d]][y + length * dy[d]] == grid.at[x][y])
					length++;
				finished |= length == 5;
			}
	return finished;
}

int main(void)
{
	struct exercises exercises = {.rng = rng_seeded(1)};
	int same = 0, wrong = 0, finished = 0, empty = 0, white = 0, all = TAP_RUNS(MOST);
	int forbidden[MOST / COUNTED] = {0}, nested[MOST / COUNTED] = {0}, both = 0, reasons[8] = {0}, fives = 0;
	for (int i = 0; i < all; i++) {
		struct exercise exercise = exercise_next(&exercises, &games[i]);
		copy_board(&games[i].board);
		empty += board_empty(&games[i].board, exercise.point);
		same += was_seen(&games[i], i);
		wrong += !agrees(&exercise);
		finished += is_finished();
		white += games[i].to_move != SIDE_BLACK;
		forbidden[i / COUNTED] += exercise.answer.reasons != 0;
		nested[i / COUNTED] += exercise.nested;
		both += exercise.nested && exercise.answer.reasons != 0;
		reasons[exercise.answer.reasons & 7]++;
		fives += exercise.answer.five;
	}
	tap(empty == all && white == 0, "Black is to move, and each of %d points is empty", all);
	tap(wrong == 0, "the rule book says the same of all but %d", wrong);
	tap(same == 0, "all positions differ, also turned and mirrored, but %d", same);
	tap(finished == 0, "in no position a game is over, but in %d", finished);
	for (int i = 0; i < all / COUNTED; i++)
		tap(forbidden[i] == COUNTED / 2 && nested[i] == COUNTED / 5, "of hundred %d, %d are forbidden and %d nested", i + 1,
		    forbidden[i], nested[i]);
	tap(both == all / 10, "half of the nested points are forbidden: %d", both);
	tap(reasons[REASON_33] == all * 3 / 10 && reasons[REASON_44] == all / 10 && reasons[REASON_OVERLINE] == all / 10,
	    "each reason is there");
	tap(fives > 0, "and so are %d fives", fives);
	struct exercises again = {.rng = rng_seeded(1)}, other = {.rng = rng_seeded(2)};
	static struct game game;
	exercise_next(&again, &game);
	tap(board_hash(&game.board, 0) == board_hash(&games[0].board, 0), "the same seed gives the same position");
	exercise_next(&other, &game);
	tap(board_hash(&game.board, 0) != board_hash(&games[0].board, 0), "another seed gives another");
	return tap_status();
}
