/* Is a stone's double-three forbidden? Its threes must be real, so their extensions are judged, and those of the
   extensions' own threes, as deep as it goes. Source: the rules, 2.8. */
#ifndef NESTED_H
#define NESTED_H

#include "base/meter.h"
#include "rules/threes.h"

enum { NESTED_STEPS = 8000000 }; /* after which a question is given up: well below a second */

struct nested_work;

/* What one question about forbidden points may spend and keeps. Where the meter stops first there is no answer, and
   never a guess. A node of the meter is about one judged extension. */
struct judging {
	struct meter meter;
	struct nested_work *work; /* what was judged so far, of any board; NULL until it is needed */
};

/* Frees what the judgements allocated. On boards that games come to they allocate nothing. */
void judging_free(struct judging *judging);

/* Are two of the threes that `made` has, by a black stone on the empty point, real? Stones are played and taken
   back. */
enum nested nested_double_three(struct board *board, int point, const struct made *made, struct judging *judging);

/* Its two halves, which give the same answers where they give any. One follows every extension to its end, a few levels
   deep: fast on any board that a game comes to. It looks at no clock. The other searches by proof numbers, and keeps
   what it has judged. */
enum nested nested_outright(struct board *board, int point, const struct made *made, struct meter *meter);
enum nested nested_by_numbers(struct board *board, int point, const struct made *made, struct judging *judging);

#endif
