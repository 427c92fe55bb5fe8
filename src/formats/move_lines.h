/* Plain lines: [ID TAB [RULE|SIZE|RESULT TAB]...] MOVES; compact is the same without blanks. */
#ifndef MOVE_LINES_H
#define MOVE_LINES_H

#include "formats/format.h"

extern const struct format format_moves;
extern const struct format format_compact; /* written only: the reader above takes it */

#endif
