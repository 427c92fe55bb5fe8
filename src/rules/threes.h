/* Judges the threes of a black stone that makes two or more of them, by their extension points alone. Some threes stay
   undecided: they depend on threes that a stone on an extension point would make. */
#ifndef THREES_H
#define THREES_H

#include "rules/made.h"

/* Whether a stone makes a forbidden double-three: at least two real threes. */
enum double_three {
	DOUBLE_THREE_NO,
	DOUBLE_THREE_YES,
	DOUBLE_THREE_UNKNOWN, /* not decided */
};

struct threes {
	int real;      /* threes with an extension that is certainly legal */
	int undecided; /* threes that depend on `deeper` */
	int deep;      /* number of entries of `deeper`; those of one three are consecutive */
	struct deep {
		int three; /* index into the threes of struct made */
		int point; /* its extension point where a stone would make two or more threes */
		struct made made; /* the shapes of that stone */
	} deeper[2 * DIRECTIONS];
};

/* Judges the threes in `made`, the shapes of a black stone on the empty point. Stops as soon as the answer is
   known, so `threes` is complete only for DOUBLE_THREE_UNKNOWN: then the answer depends on the undecided threes. Adds
   the number of judged extension points to *steps. */
enum double_three threes_judge(const struct board *board, int point, const struct made *made, struct threes *threes,
                               unsigned long *steps);

#endif
