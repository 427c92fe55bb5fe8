#include "rules/threes.h"

/* Judges a three by its extension points. In the rules' order, a point where the stone makes five is not an extension
   point; then overline and double-four count, then double-three. */
static void judge_three(const struct board *board, int point, const struct black_shapes *shapes, int which,
                        struct threes *threes, unsigned long *steps)
{
	const struct black_three *three = &shapes->three[which];
	int before = threes->nestings;
	for (int i = 0; i < three->extensions; i++) {
		int extension = board_step(board, point, three->direction, three->extension[i]);
		struct black_shapes next = black_shapes_by_extension(board, extension, three->direction);
		++*steps;
		if (next.five || next.overline || next.fours >= 2)
			continue;
		if (next.threes < 2) {
			threes->real++;
			threes->nestings = before;
			return;
		}
		threes->nesting[threes->nestings++] = (struct nesting){which, extension, next};
	}
	threes->undecided += threes->nestings > before;
}

enum double_three threes_judge(const struct board *board, int point, const struct black_shapes *shapes,
                               struct threes *threes, unsigned long *steps)
{
	threes->real = threes->undecided = threes->nestings = 0;
	for (int i = 0; i < shapes->threes; i++) {
		judge_three(board, point, shapes, i, threes, steps);
		if (threes->real >= 2)
			return DOUBLE_THREE_YES;
		if (threes->real + threes->undecided + shapes->threes - i - 1 < 2)
			return DOUBLE_THREE_NO;
	}
	return DOUBLE_THREE_UNKNOWN;
}

enum { LEVELS_MAX = 40 }; /* of hypothetical stones */

struct exhaustive {
	struct board *board;
	struct meter *meter;
	int levels; /* levels that may still be entered */
};

static enum double_three judge(struct exhaustive *search, int point, const struct black_shapes *shapes);

/* Puts the stone on the board, judges the nested extension points, and takes the stone back. A three is real if a stone
   on one of its extension points is no forbidden double-three. It may be real if the answer for one is unknown. */
static enum double_three judge_nestings(struct exhaustive *search, int point, struct threes *threes)
{
	search->levels--;
	board_put(search->board, SIDE_BLACK, point);
	for (int i = 0; i < threes->nestings && threes->real < 2 && threes->real + threes->undecided >= 2;) {
		int three = threes->nesting[i].three;
		enum double_three best = DOUBLE_THREE_YES; /* DOUBLE_THREE_NO is best: it makes the three real */
		for (; i < threes->nestings && threes->nesting[i].three == three; i++) {
			if (best == DOUBLE_THREE_NO)
				continue;
			enum double_three answer = judge(search, threes->nesting[i].point, &threes->nesting[i].shapes);
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

/* Judges a stone that makes two or more threes. Each level adds a stone; LEVELS_MAX bounds the recursion. */
static enum double_three judge(struct exhaustive *search, int point, const struct black_shapes *shapes)
{
	struct threes threes;
	unsigned long steps = 0;
	if (search->levels <= 0 || search->meter->stopped)
		return DOUBLE_THREE_UNKNOWN;
	enum double_three answer = threes_judge(search->board, point, shapes, &threes, &steps);
	if (meter_spend(search->meter, steps, METER_CLOCK_EVERY))
		return DOUBLE_THREE_UNKNOWN;
	return answer == DOUBLE_THREE_UNKNOWN ? judge_nestings(search, point, &threes) : answer;
}

enum double_three threes_search(struct board *board, int point, const struct black_shapes *shapes, struct meter *meter)
{
	struct exhaustive search = {.board = board, .meter = meter, .levels = LEVELS_MAX};
	return judge(&search, point, shapes);
}
