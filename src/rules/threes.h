/* The threes of a stone that makes two or more: which are real at first sight, and which depend on deeper
   extensions. */
#ifndef THREES_H
#define THREES_H

#include "rules/made.h"

/* Is a stone a double-three that counts? */
enum nested {
	NESTED_NO,
	NESTED_YES,
	NESTED_UNKNOWN, /* given up */
};

struct threes {
	int real;
	int open; /* not decided yet */
	int deep; /* entries of `deeper`; those of one three are consecutive */
	struct deep {
		int three; /* of struct made */
		int point; /* an extension that makes two threes or more itself */
		struct made made;
	} deeper[2 * DIRECTIONS];
};

/* Fills in `threes`. Returns whether two are real: NESTED_UNKNOWN where deeper extensions decide. Adds to *steps the
   number of extensions judged. */
enum nested threes_judge(const struct board *board, int point, const struct made *made, struct threes *threes,
                         unsigned long *steps);

#endif
