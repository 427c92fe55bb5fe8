/* Judges the threes of a black stone that makes two or more of them. A stone is forbidden if two of its threes are
   real. So the extension points of the threes are judged, and those of the threes that a stone there makes, and so on
   to any depth.
   Source: renju-openings(7), Forbidden moves. */
#ifndef THREES_H
#define THREES_H

#include "base/meter.h"
#include "rules/black_shapes.h"

/* Whether a stone makes a forbidden double-three: at least two real threes. */
enum double_three {
	DOUBLE_THREE_NO,
	DOUBLE_THREE_YES,
	DOUBLE_THREE_UNKNOWN, /* not decided */
};

struct threes {
	int real;      /* threes with an extension that is certainly legal */
	int undecided; /* threes that depend on a nesting */
	int nestings;  /* entries of `nesting`; those of one three are consecutive */
	/* An extension point where a stone would make two or more threes, which must be judged in turn. */
	struct nesting {
		int three; /* index into the threes of struct black_shapes */
		int point;
		struct black_shapes shapes; /* of the stone on the point */
	} nesting[2 * DIRECTIONS];
};

/* Judges the threes in `shapes`, the shapes of a black stone on the empty point, by their extension points alone: a
   three stays undecided if it depends on threes that a stone on an extension point would make. Stops as soon as the
   answer is known, so `threes` is complete only for DOUBLE_THREE_UNKNOWN: then the answer depends on the nestings.
   Adds the number of judged extension points to *steps. */
enum double_three threes_judge(const struct board *board, int point, const struct black_shapes *shapes,
                               struct threes *threes, unsigned long *steps);

/* Judges every extension point on the way, with hypothetical stones, down to a fixed depth. Returns
   DOUBLE_THREE_UNKNOWN beyond that depth and when the meter stops. A node of the meter is about one judged extension
   point. Fast on boards from games; constructed boards may need the proof-number search (double_three_search.h). Puts
   stones and takes them back. */
enum double_three threes_search(struct board *board, int point, const struct black_shapes *shapes, struct meter *meter);

#endif
