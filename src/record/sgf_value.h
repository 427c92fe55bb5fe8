/* Values of SGF: texts, and points. A point is two letters, a to z and then A to Z, for column and row from the upper
   left. */
#ifndef SGF_VALUE_H
#define SGF_VALUE_H

#include "base/sink.h"
#include "rules/point.h"

enum { SGF_SIZE_MAX = 52 };

/* Reads two letters; or a point such as H8, which many programs write for gomoku. */
enum point_reading sgf_point_read(struct span text, int size, int *point);
/* Is the text a pass: empty, or `tt` on a board that is too small for that point? */
bool sgf_is_pass(struct span text, int size);

/* Writes a point of a board of at most SGF_SIZE_MAX, or POINT_NONE, a pass, in brackets. */
void sgf_put_point(struct sink *out, int point, int size);
/* Writes a property with a text; nothing for an empty text. */
void sgf_put_text(struct sink *out, const char *name, struct span text);
/* Writes a property with a name, as above. Control characters other than TAB and newline become '?', as in a report. */
void sgf_put_name(struct sink *out, const char *name, struct span text);

#endif
