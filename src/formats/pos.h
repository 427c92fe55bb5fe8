/* ZJRenju positions (POS): a count byte, then a byte for each move, row * 15 + column from the upper left. Read only. */
#ifndef POS_H
#define POS_H

#include "formats/format.h"

extern const struct format format_pos;

/* Are there bytes among these that no text has? */
bool pos_is_binary(struct span head);
/* Could these, which are some, begin a game although they are text? Text soon repeats a byte, and no game has a point twice. If so, as many
   as the count byte says, pos_length(), are to be looked at. */
bool pos_suspected(struct span head);
size_t pos_length(struct span head);

#endif
