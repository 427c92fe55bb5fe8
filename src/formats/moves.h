/* Plain lines: [ID TAB [RULE|SIZE|RESULT TAB]...] MOVES; compact is the same without blanks. */
#ifndef FORMATS_MOVES_H
#define FORMATS_MOVES_H

#include "formats/format.h"

extern const struct format format_moves;
extern const struct format format_compact; /* written only: the reader above takes it */

/* Tells what one such line says. */
void moves_tell_line(struct replay *replay, struct span line, enum coords coords);
/* Are the line's moves nothing else? */
bool moves_only_moves(struct span line, enum coords coords);

#endif
