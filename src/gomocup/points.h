/* Numbers and points as a manager writes them. */
#ifndef POINTS_H
#define POINTS_H

#include "gomocup/player.h"

/* Reads `count` numbers separated by commas, with blanks around them, and nothing else. Numbers above 9,999 become
   10,000. */
bool points_numbers(struct span text, int *numbers, int count);

/* Reads a point of the board into *point. Returns NULL, or the answer that says what is wrong. */
const char *points_read(const struct stones *stones, struct span text, int *point);
/* As above, for a point that is not taken. */
const char *points_read_free(const struct stones *stones, struct span text, int *point);

/* Reads points up to DONE into a position of the board's size. With `owned` each point names its owner; otherwise Black
   and White alternate, and Black's stones are one's own. Returns NULL, or the answer about the first fault, after DONE.
   INFO is obeyed. Another command or the end of input ends the list, and waits for player_read(). */
const char *points_list(struct gomocup_player *player, struct stones *list, bool owned);

#endif
