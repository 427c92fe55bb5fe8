/* Reads numbers and points in the notation of managers. */
#ifndef POINTS_H
#define POINTS_H

#include "gomocup/player.h"

/* Reads `count` numbers separated by commas, with blanks around them. Returns false for anything else. Numbers
   above 9,999 become 10,000. */
bool points_numbers(struct span text, int *numbers, int count);

/* Reads a point of the board into *point. Returns NULL, or an error answer. */
const char *points_read(const struct stones *stones, struct span text, int *point);
/* Reads a point as points_read() does, but refuses one that is taken. */
const char *points_read_free(const struct stones *stones, struct span text, int *point);

/* Reads points up to DONE into a list for a board of the position's size. With `owned` each point has its owner.
   Otherwise stones alternate, Black's first, and Black's are one's own. Returns NULL, or, after DONE, the error
   answer for the first fault. INFO is obeyed. Any other command, and the end of input, ends the list and waits for
   player_read(). */
const char *points_list(struct gomocup_player *player, struct stones *list, bool owned);

#endif
