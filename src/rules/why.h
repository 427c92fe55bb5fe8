/* Explains why a point is forbidden or not: every shape that a stone would make there, as data. */
#ifndef WHY_H
#define WHY_H

#include "rules/forbidden.h"
#include "rules/line.h"

/* A shape; for a three also what a stone on each extension point would be. */
struct why_shape {
	struct shape shape;  /* the keys of a three are only true extension points, at which a stone makes no five */
	int depth;           /* 0 for the point itself, one more for each extension on the way */
	bool real;           /* for a three */
	bool unknown;        /* for a three: whether it is real could not be judged */
	unsigned reasons[2]; /* for a three: why key[i] is forbidden; 0 if it makes the three real */
};

enum {
	WHY_ALL = 10000,
	WHY_LEVELS = 250,
	WHY_STEPS = NESTED_STEPS / 4, /* for all extensions together */
};

/* Calls visit for each shape of a stone of the side on the empty point: fives, overlines, fours, threes; within a
   kind by direction, then by first stone. If points are forbidden to the side, the shapes at an extension point with
   two or more threes follow its three, one level deeper; otherwise every three is real. Puts stones and takes them
   back; the board's bytes do not change. So that the walk ends on any board, shapes are not repeated after the
   first WHY_ALL, and extensions are followed at most WHY_LEVELS levels deep; boards of usual sizes have fewer shapes
   and levels. */
void why_each(struct board *board, const struct ruleset *rules, enum side side, int point,
              void (*visit)(const struct why_shape *why, void *context), void *context);

#endif
