/* Plain lines: [ID TAB [RULE|SIZE|RESULT TAB]...] MOVES; compact is the same without blanks; and lines that start with the
   winner. */
#ifndef MOVES_H
#define MOVES_H

#include "formats/format.h"

extern const struct format format_moves;
extern const struct format format_compact; /* written only: the reader above takes it */
extern const struct format format_winner;  /* read only: black|white|draw m1 m2 …, without the letter I */

/* Tells the moves of a text in a lettered notation, or in numbers where coords has them. */
void moves_tell(struct replay *replay, struct span text, enum coords coords);

#endif
