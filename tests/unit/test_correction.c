/* Correction history: what a search teaches about later static evaluations. */
#include "engine/search/correction.h"
#include "tap.h"

enum { MOST = 320 };

static struct worker worker;

/* By how much the evaluation 0 is corrected after two moves. */
static int corrected_after(int before, int last)
{
	worker.stack[0].cell = before;
	worker.stack[1].cell = last;
	return correction_apply(&worker, 2, 0);
}

static void learn_after(int before, int last, int depth, int error)
{
	worker.stack[0].cell = before;
	worker.stack[1].cell = last;
	correction_learn(&worker, 2, depth, error);
}

static void start(void)
{
	static const struct ruleset rules = {.rule = RULE_FREESTYLE, .size = 15, .connect = 5};
	static const struct budget budget = {.nodes = 1000};
	static struct board board;
	board_clear(&board, rules.size);
	worker_start(&worker, &(struct question){.board = &board, .rules = &rules, .side = SIDE_BLACK, .budget = &budget});
	worker_forget(&worker);
}

static int cell_at(int x, int y)
{
	return position_cell(&worker.position, point_at(x, y));
}

/* Plays a stone of each side. */
static void play_two(int black, int white)
{
	position_make_move(&worker.position, black);
	position_make_move(&worker.position, white);
}

int main(void)
{
	start();
	tap(correction_apply(&worker, 2, 77) == 77 && correction_apply(&worker, 1, -77) == -77,
	    "nothing learned: no change");

	learn_after(200, 300, 4, 100);
	int same = corrected_after(200, 300), move = corrected_after(201, 300), threats = corrected_after(201, 301);
	tap(same > 0 && same < 100, "learned a part of the error: %d", same);
	tap(same > move && move > threats && threats > 0,
	    "the same two moves %d, the same last move %d, the same threats %d", same, move, threats);
	worker.position.to_move = SIDE_WHITE;
	tap(corrected_after(200, 300) == 0, "the other side learned nothing");
	worker.position.to_move = SIDE_BLACK;

	start();
	learn_after(200, 300, 8, 100);
	tap(corrected_after(200, 300) > same, "a deeper search teaches more: %d", corrected_after(200, 300));
	for (int i = 0; i < 1000; i++)
		learn_after(200, 300, 60, 20000);
	tap(corrected_after(200, 300) > MOST / 2 && corrected_after(200, 300) <= MOST, "at most %d: %d", MOST,
	    corrected_after(200, 300));
	tap(correction_apply(&worker, 2, EVALUATION_MAX) == EVALUATION_MAX, "no value beyond the highest evaluation");
	for (int i = 0; i < 1000; i++)
		learn_after(200, 300, 60, -20000);
	tap(corrected_after(200, 300) < -MOST / 2 && corrected_after(200, 300) >= -MOST, "at least %d: %d", -MOST,
	    corrected_after(200, 300));
	tap(correction_apply(&worker, 2, -EVALUATION_MAX) == -EVALUATION_MAX, "no value below the lowest evaluation");

	start();
	tap(corrected_after(200, 300) == 0, "forgotten");

	int corner = cell_at(2, 2), far = cell_at(12, 12), middle = cell_at(7, 7);
	learn_after(corner, far, 4, 100);
	int learned = corrected_after(corner, far);
	play_two(middle, cell_at(8, 9));
	tap(corrected_after(corner, far) == learned, "stones in another region change nothing: %d", learned);
	play_two(cell_at(3, 4), cell_at(1, 1));
	int before = corrected_after(corner, far);
	tap(before < learned, "other stones around the move before the last: %d", before);
	play_two(cell_at(11, 13), cell_at(13, 11));
	int both = corrected_after(corner, far);
	tap(both < before && both > 0, "and around the last move: %d", both);
	while (worker.position.plies > 2)
		position_unmake_move(&worker.position);
	tap(corrected_after(corner, far) == learned, "the same stones again: %d", corrected_after(corner, far));
	return tap_status();
}
