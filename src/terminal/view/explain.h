/* The answer to `why` as notes. */
#ifndef EXPLAIN_H
#define EXPLAIN_H

#include "terminal/view/view.h"

enum { EXPLAIN_KINDS_MAX = 96 }; /* bytes for the names of all reasons */

/* Notes each shape that a stone of `side` on the empty point would make, nested ones indented, and last the stone's
   effect. Puts stones and takes them back. */
void explain_point(struct paper *paper, struct play *play, enum side side, int point);
/* Notes only the shapes, in `game`. */
void explain_shapes(struct paper *paper, struct play *play, struct game *game, enum side side, int point);
/* Writes the names of the reasons, joined by " + ". Returns `out`. */
const char *explain_reasons(enum language language, unsigned reasons, char out[EXPLAIN_KINDS_MAX]);
/* Writes a point, terminated. Returns `out`. */
const char *explain_write_point(const struct play *play, int point, char out[POINT_TEXT_MAX + 1]);
/* Adds a point to a list of points. */
void explain_add_point(struct sink *list, const struct play *play, int point);
/* Writes an example of a move: the first allowed point in board order from the center on, or else from A1 on. Writes
   an empty point if no point is allowed. Returns `out`. */
const char *explain_example(struct play *play, char out[POINT_TEXT_MAX + 1]);
/* The same as arguments of phrases (phrases.h). */
#define POINT_NAME(play, point) explain_write_point((play), (point), (char[POINT_TEXT_MAX + 1]){""})
#define KINDS(language, reasons) explain_reasons((language), (reasons), (char[EXPLAIN_KINDS_MAX]){""})
#define EXAMPLE(play) explain_example((play), (char[POINT_TEXT_MAX + 1]){""})

#endif
