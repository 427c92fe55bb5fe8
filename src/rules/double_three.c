#include "rules/double_three.h"

/* Every point is first judged by an exhaustive search, which is enough for boards from games. If that takes too long
   (on constructed boards), a proof-number search decides. Once a struct judging has needed such a search, the
   exhaustive search is allowed fewer steps. */

enum {
	EXHAUSTIVE_STEPS = 300,
	EXHAUSTIVE_STEPS_LATER = 30,
	EXHAUSTIVE_LEVELS = 40,
};

struct exhaustive {
	struct board *board;
	struct meter *meter;
	int levels; /* levels that may still be entered */
};

static enum double_three judge(struct exhaustive *search, int point, const struct made *made);

/* Puts the stone on the board, judges the deeper extensions, and takes the stone back. A three is real if one of its
   extensions is no forbidden double-three. It may be real if the answer for one extension is unknown. */
static enum double_three judge_deeper(struct exhaustive *search, int point, struct threes *threes)
{
	search->levels--;
	board_put(search->board, SIDE_BLACK, point);
	for (int i = 0; i < threes->deep && threes->real < 2 && threes->real + threes->undecided >= 2;) {
		int three = threes->deeper[i].three;
		enum double_three best = DOUBLE_THREE_YES; /* DOUBLE_THREE_NO is best: it makes the three real */
		for (; i < threes->deep && threes->deeper[i].three == three; i++) {
			if (best == DOUBLE_THREE_NO)
				continue;
			enum double_three answer = judge(search, threes->deeper[i].point, &threes->deeper[i].made);
			if (answer != DOUBLE_THREE_YES)
				best = answer;
		}
		threes->real += best == DOUBLE_THREE_NO;
		threes->undecided -= best != DOUBLE_THREE_UNKNOWN;
	}
	board_take(search->board, SIDE_BLACK, point);
	search->levels++;
	if (threes->real >= 2)
		return DOUBLE_THREE_YES;
	return threes->real + threes->undecided < 2 ? DOUBLE_THREE_NO : DOUBLE_THREE_UNKNOWN;
}

/* Judges a stone that makes two or more threes. Each level adds a stone; EXHAUSTIVE_LEVELS bounds the recursion. */
static enum double_three judge(struct exhaustive *search, int point, const struct made *made)
{
	struct threes threes;
	unsigned long steps = 0;
	if (search->levels <= 0 || search->meter->stopped)
		return DOUBLE_THREE_UNKNOWN;
	enum double_three answer = threes_judge(search->board, point, made, &threes, &steps);
	if (meter_spend(search->meter, steps, METER_CLOCK_EVERY))
		return DOUBLE_THREE_UNKNOWN;
	return answer == DOUBLE_THREE_UNKNOWN ? judge_deeper(search, point, &threes) : answer;
}

enum double_three double_three_exhaustive(struct board *board, int point, const struct made *made, struct meter *meter)
{
	struct exhaustive search = {.board = board, .meter = meter, .levels = EXHAUSTIVE_LEVELS};
	return judge(&search, point, made);
}

enum double_three double_three_prove(struct board *board, int point, const struct made *made, struct judging *judging)
{
	judging->meter.stopped = false;
	if (meter_over(&judging->meter))
		return DOUBLE_THREE_UNKNOWN;
	if (!judging->search)
		judging->search = double_three_search_new();
	if (!judging->search)
		return DOUBLE_THREE_UNKNOWN;
	return double_three_search(judging->search, board, point, made, &judging->meter);
}

enum double_three double_three_judge(struct board *board, int point, const struct made *made, struct judging *judging)
{
	struct meter *meter = &judging->meter;
	if (made->threes < 2)
		return DOUBLE_THREE_NO;
	meter->stopped = false; /* the meter may have stopped at the limit of an earlier point */
	struct time_limit time = meter->time;
	meter->time = (struct time_limit){.left = NULL};
	unsigned long long limit = meter_lower_limit(meter, judging->search ? EXHAUSTIVE_STEPS_LATER : EXHAUSTIVE_STEPS);
	enum double_three answer = double_three_exhaustive(board, point, made, meter);
	meter_restore_limit(meter, limit);
	meter->time = time;
	return answer == DOUBLE_THREE_UNKNOWN ? double_three_prove(board, point, made, judging) : answer;
}

void judging_free(struct judging *judging)
{
	double_three_search_free(judging->search);
	judging->search = NULL;
}
