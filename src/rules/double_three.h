/* Double-threes. A stone is forbidden if two of its threes are real. So the extension points of the threes are
   judged, and those of the threes that a stone there makes, and so on to any depth.
   Source: renju-openings(7), Forbidden moves. */
#ifndef DOUBLE_THREE_H
#define DOUBLE_THREE_H

#include "rules/double_three_search.h"

enum { DOUBLE_THREE_STEPS = 8000000 }; /* the usual limit of the meter for one question: well below a second */

/* A question about forbidden points: what it may spend, and the results so far. If the meter stops first the answer
   is unknown; it is never guessed. A node of the meter is about one judged extension point. */
struct judging {
	struct meter meter;
	struct double_three_search *search; /* with its results so far; NULL until needed */
};

/* Frees the memory of judging. Boards from games need none. */
void judging_free(struct judging *judging);

/* Decides whether two of the threes in `made` are real, for a black stone on the empty point. Returns
   DOUBLE_THREE_UNKNOWN if the meter stops first or memory runs out. Clears `stopped` of the meter. Puts stones and
   takes them back. */
enum double_three double_three_judge(struct board *board, int point, const struct made *made, struct judging *judging);

/* The two methods, which never contradict each other. The first judges every extension, down to a fixed depth, where
   it returns DOUBLE_THREE_UNKNOWN: fast on boards from games. The second is a proof-number search
   (double_three_search.h). */
enum double_three double_three_exhaustive(struct board *board, int point, const struct made *made, struct meter *meter);
enum double_three double_three_prove(struct board *board, int point, const struct made *made, struct judging *judging);

#endif
