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
	struct patience *patience;
	int levels; /* to go down at most, from here */
	bool stopped;
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
	if (nest->levels <= 0 || nest->stopped)
		return NESTED_UNKNOWN;
	enum nested answer = threes_judge(nest->board, point, made, &threes, &steps);
	nest->stopped = steps > nest->patience->steps;
	nest->patience->steps = nest->stopped ? 0 : nest->patience->steps - steps;
	if (nest->stopped)
		return NESTED_UNKNOWN;
	return answer == NESTED_UNKNOWN ? judge_deeper(nest, point, &threes) : answer;
}

enum nested nested_outright(struct board *board, int point, const struct made *made, struct patience *patience)
{
	struct nest nest = {.board = board, .patience = patience, .levels = OUTRIGHT_LEVELS};
	return judge(&nest, point, made);
}

enum nested nested_double_three(struct board *board, int point, const struct made *made, struct patience *patience)
{
	if (made->threes < 2)
		return NESTED_NO;
	unsigned long most = patience->work ? OUTRIGHT_STEPS_LATER : OUTRIGHT_STEPS;
	struct patience some = {.steps = patience->steps < most ? patience->steps : most};
	patience->steps -= some.steps;
	enum nested answer = nested_outright(board, point, made, &some);
	patience->steps += some.steps;
	return answer == NESTED_UNKNOWN ? nested_by_numbers(board, point, made, patience) : answer;
}

void patience_end(struct patience *patience)
{
	free(patience->work);
	patience->work = NULL;
}
