/* Why a point is forbidden or not: every shape that a stone there makes, as data. */
#ifndef WHY_H
#define WHY_H

#include "rules/forbidden.h"
#include "rules/line.h"

/* A shape, and for a three what a stone on each extension would be. */
struct why_shape {
	struct shape shape;  /* a three's `key` has only true extensions: a point that makes a five is not one */
	int depth;           /* 0 for the point itself, plus one for each extension on the way */
	bool real;           /* of a three */
	bool unknown;        /* of a three: it could not be judged whether it is real */
	unsigned reasons[2]; /* of a three: why key[i] is forbidden, 0 where it makes the three real */
};

enum {
	WHY_ALL = 10000,
	WHY_LEVELS = 250,
	WHY_STEPS = NESTED_STEPS / 4, /* for all extensions together; reasons that need more are not known */
};

/* Calls visit for each shape that side's stone on the empty point would belong to: five, overline, four, three; in each
   kind by direction, then by first stone. Where side has forbidden points, the shapes of an extension that belongs to
   two threes or more itself follow its three, one deeper; elsewhere every three is real. Stones are played and taken
   back: the board is the same to the byte after. So that it ends on any board, of more than WHY_ALL shapes those after
   are named once each, and shapes are followed WHY_LEVELS deep; a board of a size that is played has no more. */
void why_each(struct board *board, const struct ruleset *rules, enum side side, int point,
              void (*visit)(const struct why_shape *why, void *context), void *context);

#endif
