/* Explains why a point is forbidden or not: every shape that a stone would make there, as data. */
#ifndef WHY_H
#define WHY_H

#include "rules/forbidden.h"
#include "rules/line.h"

/* A shape; for a three also whether a stone on each extension point would be forbidden. */
struct why_shape {
	int point;           /* of the stone: the point itself, or an extension on the way */
	struct shape shape;  /* key[] of a three has only those extension points at which a stone makes no five */
	int depth;           /* 0 for the point itself, one more for each extension on the way */
	bool real;           /* for a three */
	bool unknown;        /* for a three: whether it is real could not be judged */
	unsigned reasons[2]; /* for a three: why key[i] is forbidden; 0 if it makes the three real */
};

enum {
	WHY_ALL = 10000,
	WHY_LEVELS = 250,
	WHY_STEPS = FORBIDDEN_STEPS / 4, /* limit for judging the extension points of all threes together */
};

/* Calls visit for each shape of a stone of the side on the empty point: fives, overlines, fours, threes; within a
   kind by direction, then by first stone. If the rules forbid no points to the side, every three is real. If they do,
   an extension point of a three at which a stone would make two or more threes is followed: the shapes of that stone
   come after the three, one level deeper. Puts stones and takes them back; the board's bytes do not change. So that
   the walk ends on any board, after the first WHY_ALL shapes it skips shapes that it has visited before, and it
   follows extensions at most WHY_LEVELS levels deep; boards of usual sizes have fewer shapes and levels. */
void why_each(struct board *board, const struct ruleset *rules, enum side side, int point,
              void (*visit)(const struct why_shape *why, void *context), void *context);

#endif
