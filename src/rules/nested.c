#include "rules/nested.h"

#include <stdlib.h>

#include "rules/threes.h"

/* First every point is tried outright, which is enough for all that games come to. Where that takes too long, on boards
   set up for it, proof numbers decide. On a board that needed them once, fewer steps are tried outright. */

enum {
	OUTRIGHT_STEPS = 300,
	OUTRIGHT_STEPS_LATER = 30,
	OUTRIGHT_LEVELS = 40,
};

struct nest {
	struct board *board;
	struct meter *meter;
	int levels; /* to go down at most, from here */
};

static enum nested judge(struct nest *nest, int point, const struct made *made);

/* The stone itself is on the board while its extensions are judged, and each of those while its own are. A three is
   real when one of its extensions is no double-three that counts, and may be real while one is not known. */
static enum nested judge_deeper(struct nest *nest, int point, struct threes *threes)
{
	nest->levels--;
	board_put(nest->board, SIDE_BLACK, point);
	for (int i = 0; i < threes->deep && threes->real < 2 && threes->real + threes->open >= 2;) {
		int three = threes->deeper[i].three;
		enum nested worst = NESTED_YES;
		for (; i < threes->deep && threes->deeper[i].three == three; i++) {
			if (worst == NESTED_NO)
				continue;
			enum nested answer = judge(nest, threes->deeper[i].point, &threes->deeper[i].made);
			if (answer != NESTED_YES)
				worst = answer;
		}
		threes->real += worst == NESTED_NO;
		threes->open -= worst != NESTED_UNKNOWN;
	}
	board_take(nest->board, SIDE_BLACK, point);
	nest->levels++;
	if (threes->real >= 2)
		return NESTED_YES;
	return threes->real + threes->open < 2 ? NESTED_NO : NESTED_UNKNOWN;
}

/* The stone makes two threes or more. Each level adds a stone, and OUTRIGHT_LEVELS is the bound of the recursion. */
static enum nested judge(struct nest *nest, int point, const struct made *made)
{
	struct threes threes;
	unsigned long steps = 0;
	if (nest->levels <= 0 || nest->meter->stopped)
		return NESTED_UNKNOWN;
	enum nested answer = threes_judge(nest->board, point, made, &threes, &steps);
	if (meter_spend(nest->meter, steps, METER_LOOK_EVERY))
		return NESTED_UNKNOWN;
	return answer == NESTED_UNKNOWN ? judge_deeper(nest, point, &threes) : answer;
}

enum nested nested_outright(struct board *board, int point, const struct made *made, struct meter *meter)
{
	struct nest nest = {.board = board, .meter = meter, .levels = OUTRIGHT_LEVELS};
	return judge(&nest, point, made);
}

enum nested nested_double_three(struct board *board, int point, const struct made *made, struct judging *judging)
{
	struct meter *meter = &judging->meter;
	if (made->threes < 2)
		return NESTED_NO;
	meter->stopped = false; /* what costs nothing is answered even when all is spent */
	struct time_limit time = meter->time;
	meter->time = (struct time_limit){.left = NULL};
	unsigned long long limit = meter_lend(meter, judging->work ? OUTRIGHT_STEPS_LATER : OUTRIGHT_STEPS);
	enum nested answer = nested_outright(board, point, made, meter);
	meter_return(meter, limit);
	meter->time = time;
	return answer == NESTED_UNKNOWN ? nested_by_numbers(board, point, made, judging) : answer;
}

void judging_free(struct judging *judging)
{
	free(judging->work);
	judging->work = NULL;
}
