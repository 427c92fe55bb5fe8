/* Points and forbidden moves in words: names of points, the shapes that a stone makes, and their effect. */
#ifndef EXPLAIN_H
#define EXPLAIN_H

#include "commands/session.h"
#include "terminal/view/view.h"

enum { EXPLAIN_KINDS_MAX = 96 }; /* bytes for the names of all reasons */

/* Writes the names of the reasons, joined by " + ". Returns `out`. */
const char *explain_reasons(enum language language, unsigned reasons, char out[EXPLAIN_KINDS_MAX]);
/* Adds a point to a list of points. */
void explain_add_point(struct sink *list, const struct session *session, int point);
/* Writes an example of a move: the first allowed point in board order from the center on, or else from A1 on. Writes
   an empty point if no point is allowed. Returns `out`. */
const char *explain_example(struct session *session, char out[POINT_TEXT_MAX + 1]);
/* A point, and what the functions above write, as arguments of phrases (phrases.h). */
#define POINT_NAME(session, point) POINT_TEXT((point), (session)->coords, (session)->game.board.size)
#define KINDS(language, reasons) explain_reasons((language), (reasons), (char[EXPLAIN_KINDS_MAX]){""})
#define EXAMPLE(session) explain_example((session), (char[POINT_TEXT_MAX + 1]){""})

/* Notes the shapes that a stone of `side` on the empty point would make. */
void explain_shapes(struct paper *paper, struct session *session, enum side side, int point);
/* Notes each shape that a stone of `side` on the empty point would make, nested ones indented, and last the stone's
   effect. Puts stones and takes them back. */
void explain_point(struct paper *paper, struct session *session, enum side side, int point);
/* Notes the shapes that made Black's last stone forbidden. Takes it off the board meanwhile. */
void explain_foul(struct paper *paper, struct session *session, int point);
/* Notes all points that are forbidden to Black, with their reasons. */
void explain_forbidden_points(struct paper *paper, struct session *session);

#endif
