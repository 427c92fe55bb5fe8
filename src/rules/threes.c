#include "rules/threes.h"

/* Judges a three by its extension points. In the rules' order, a point where the stone makes five is not an extension
   point; then overline and double-four count, then double-three. */
static void judge_three(const struct board *board, int point, const struct made *made, int which, struct threes *threes,
                        unsigned long *steps)
{
	const struct made_three *three = &made->three[which];
	int deep = threes->deep;
	for (int i = 0; i < three->extensions; i++) {
		int extension = board_step(board, point, three->direction, three->extension[i]);
		struct made next = made_by_extension(board, extension, three->direction);
		++*steps;
		if (next.five || next.overline || next.fours >= 2)
			continue;
		if (next.threes < 2) {
			threes->real++;
			threes->deep = deep;
			return;
		}
		threes->deeper[threes->deep++] = (struct deep){which, extension, next};
	}
	threes->undecided += threes->deep > deep;
}

enum double_three threes_judge(const struct board *board, int point, const struct made *made, struct threes *threes,
                               unsigned long *steps)
{
	threes->real = threes->undecided = threes->deep = 0;
	for (int i = 0; i < made->threes; i++) {
		judge_three(board, point, made, i, threes, steps);
		if (threes->real >= 2)
			return DOUBLE_THREE_YES;
		if (threes->real + threes->undecided + made->threes - i - 1 < 2)
			return DOUBLE_THREE_NO;
	}
	return DOUBLE_THREE_UNKNOWN;
}
