/* Decides on double-threes by a proof-number search, which also copes with constructed boards. */
#ifndef DOUBLE_THREE_SEARCH_H
#define DOUBLE_THREE_SEARCH_H

#include "base/meter.h"
#include "rules/threes.h"

/* The search, with its results so far, which hold for any board. Takes half a megabyte. */
struct double_three_search;

/* Returns NULL when memory runs out. */
struct double_three_search *double_three_search_new(void);
void double_three_search_free(struct double_three_search *search);

/* Decides whether two of the threes in `shapes` are real, for a black stone on the empty point. Returns
   DOUBLE_THREE_UNKNOWN if the meter stops first, or if more than DOUBLE_THREE_LEVELS hypothetical stones are needed
   (three_table.h); then the meter is stopped. Puts stones and takes them back. */
enum double_three double_three_search(struct double_three_search *search, struct board *board, int point,
                                      const struct black_shapes *shapes, struct meter *meter);

#endif
