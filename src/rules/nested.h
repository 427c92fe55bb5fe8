/* Is a stone's double-three forbidden? Its threes must be real, so their extensions are judged, and those of the
   extensions' own threes, as deep as it goes. Source: the rules, 2.8. */
#ifndef NESTED_H
#define NESTED_H

#include "rules/made.h"

enum {
	NESTED_STEPS = 10000000, /* judged extensions, after which a point is given up */
	NESTED_LEVELS = 1000,    /* extensions on the board at once, likewise */
};

/* How long a judgement may take. Where it does not end by then there is no answer, and never a guess. */
struct patience {
	unsigned long steps;        /* judged extensions; those that were needed are taken off */
	int (*left)(void *context); /* milliseconds left; 0 or less: stop. NULL: there is no clock */
	void *context;
};

enum nested {
	NESTED_NO,
	NESTED_YES,
	NESTED_UNKNOWN, /* given up */
};

/* Are two of the threes that `made` has, by a black stone on the empty point, real? Stones are played and taken back. */
enum nested nested_double_three(struct board *board, int point, const struct made *made, struct patience *patience);

/* Its two halves, which give the same answers where they give any. One follows every extension to its end, which is fast
   on any board that a game comes to and may take for ever on others; it looks at no clock. The other goes down level by
   level and remembers what it has judged; it takes 2 MB of the stack. */
enum nested nested_outright(struct board *board, int point, const struct made *made, struct patience *patience);
enum nested nested_by_levels(struct board *board, int point, const struct made *made, struct patience *patience);

#endif
