/* Double-threes: a stone is forbidden if two of its threes are real, so their extensions are judged, and the
   extensions of the extensions' own threes, to any depth. Source: the rules, 2.8. */
#ifndef NESTED_H
#define NESTED_H

#include "base/meter.h"
#include "rules/threes.h"

enum { NESTED_STEPS = 8000000 }; /* the limit of a question: well below a second */

struct nested_work;

/* One question about forbidden points: what it may spend, and the results that it keeps. If the meter stops first
   there is no answer, never a guess. A node of the meter is about one judged extension. */
struct judging {
	struct meter meter;
	struct nested_work *work; /* results so far, of any board; NULL until needed */
};

/* Frees what judging allocated; on boards that occur in games that is nothing. */
void judging_free(struct judging *judging);

/* Are two of the threes that `made` has, by a black stone on the empty point, real? Stones are played and taken
   back. */
enum nested nested_double_three(struct board *board, int point, const struct made *made, struct judging *judging);

/* The two ways to judge, which never contradict each other. The outright one follows every extension, a few levels
   deep, without a clock: fast on boards that occur in games. The other one searches by proof numbers and keeps its
   results. */
enum nested nested_outright(struct board *board, int point, const struct made *made, struct meter *meter);
enum nested nested_by_numbers(struct board *board, int point, const struct made *made, struct judging *judging);

#endif
