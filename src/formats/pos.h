/* ZJRenju positions (POS): a count byte, then a byte for each move, row * 15 + column from the upper left. Read only. */
#ifndef POS_H
#define POS_H

#include "formats/format.h"

extern const struct format format_pos;

/* Are there bytes among these, which are some, that no text starts with? Then it is worth while to look at as many as the
   count byte says, pos_length(), which may hold newlines. */
bool pos_suspected(struct span head);
size_t pos_length(struct span head);

#endif
