/* A point or a text as one field of a written line. */
#ifndef FIELD_H
#define FIELD_H

#include "base/sink.h"
#include "rules/point.h"

/* Writes the point in lower-case letters. Returns the length. */
size_t field_write_point(char out[POINT_TEXT_MAX], int point, int size);
void field_put_point(struct sink *out, int point, int size);
/* Writes a text that fits between two TABs: TAB, newline and other control characters become '?', whatever bytes stand
   beside them; an empty text becomes "-". */
void field_put_text(struct sink *out, struct span text);
/* Writes two texts as one field of CSV (RFC 4180); if one is empty, it is the second. Control characters become '?',
   bytes that are not UTF-8 become U+FFFD. */
void field_put_csv(struct sink *out, struct span one, struct span other);

#endif
