/* The threes of a stone with two or more: which are certainly real, and which depend on deeper extensions. */
#ifndef THREES_H
#define THREES_H

#include "rules/made.h"

/* Whether a stone makes a forbidden double-three. */
enum nested {
	NESTED_NO,
	NESTED_YES,
	NESTED_UNKNOWN, /* not decided */
};

struct threes {
	int real;
	int open; /* threes not decided yet */
	int deep; /* entries of `deeper`; those of one three are consecutive */
	struct deep {
		int three; /* index into the threes of struct made */
		int point; /* an extension point where a stone makes two or more threes itself */
		struct made made;
	} deeper[2 * DIRECTIONS];
};

/* Fills in `threes`. Returns whether two of them are real; NESTED_UNKNOWN if that depends on deeper extensions.
   Adds the number of judged extensions to *steps. */
enum nested threes_judge(const struct board *board, int point, const struct made *made, struct threes *threes,
                         unsigned long *steps);

#endif
