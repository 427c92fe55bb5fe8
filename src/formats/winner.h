/* Lines of black, white or draw, then moves without the letter I. Read only. */
#ifndef WINNER_H
#define WINNER_H

#include "formats/format.h"

extern const struct format format_winner;

/* Is the first line one word, which may be a player's name as well? */
bool winner_is_word(struct span head);

#endif
