/* The answer to `why` in words: notes. */
#ifndef EXPLAIN_H
#define EXPLAIN_H

#include "terminal/view/view.h"

enum { EXPLAIN_KINDS_MAX = 96 }; /* bytes of all reasons, joined */

/* Each shape that a stone of side on the empty point would make, nested ones indented, and last what it would do.
   Judging plays and takes back stones. */
void explain_point(struct view *view, struct match *match, enum side side, int point);
/* The shapes alone, of this game. */
void explain_shapes(struct view *view, struct match *match, struct game *game, enum side side, int point);
/* The names of the reasons, joined. Returns out. */
const char *explain_reasons(enum language language, unsigned reasons, char *out, size_t room);
/* A point as text, terminated. Returns out. */
const char *explain_write_point(const struct match *match, int point, char out[POINT_TEXT_MAX + 1]);
/* An example of a move: the first good point from the centre on, or any. Returns out. */
const char *explain_example(struct match *match, char out[POINT_TEXT_MAX + 1]);

#endif
