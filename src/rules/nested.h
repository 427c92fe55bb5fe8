/* Is a stone's double-three forbidden? Its threes must be real, so their extensions are judged, and those of the
   extensions' own threes, as deep as it goes. Source: the rules, 2.8. */
#ifndef NESTED_H
#define NESTED_H

#include "base/clock.h"
#include "rules/made.h"

enum {
	NESTED_STEPS = 8000000, /* after which a question is given up: well below a second */
	NESTED_LEVELS = 1000,   /* extensions on the board at once, likewise */
};

struct nested_work;

/* How long a question may take. Where it does not end by then there is no answer, and never a guess. */
struct patience {
	unsigned long steps;        /* about one for each judged extension; those that were needed are taken off */
	struct time_limit time;
	struct nested_work *work; /* with what was judged so far, of any board; NULL until it is needed; see patience_end() */
};

/* Frees what the judgements allocated. On boards that games come to they allocate nothing. */
void patience_end(struct patience *patience);

enum nested {
	NESTED_NO,
	NESTED_YES,
	NESTED_UNKNOWN, /* given up */
};

/* Are two of the threes that `made` has, by a black stone on the empty point, real? Stones are played and taken back. */
enum nested nested_double_three(struct board *board, int point, const struct made *made, struct patience *patience);

/* Its two halves, which give the same answers where they give any. One follows every extension to its end, a few levels
   deep: fast on any board that a game comes to. It looks at no clock. The other searches by proof numbers, and keeps
   what it has judged. */
enum nested nested_outright(struct board *board, int point, const struct made *made, struct patience *patience);
enum nested nested_by_numbers(struct board *board, int point, const struct made *made, struct patience *patience);

#endif
