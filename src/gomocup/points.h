/* Numbers and points as a manager writes them. */
#ifndef POINTS_H
#define POINTS_H

#include "gomocup/player.h"

/* Reads so many numbers between commas, blanks around them allowed, and nothing else; what is above 9,999 counts as
   10,000. */
bool points_numbers(struct span text, int *numbers, int count);

/* Reads a point of the board into *point. An answer to the manager where it is none, and NULL where it is. */
const char *points_read(const struct stones *stones, struct span text, int *point);
/* The same for a point that is not taken. */
const char *points_read_free(const struct stones *stones, struct span text, int *point);

/* Reads points up to DONE into a position of the board's size, each with its owner where `owned`; else Black's and
   White's in turn, Black's as one's own. What is wrong first is the answer, after DONE; NULL when all is well. INFO is
   heeded; another command, and the end of input, end the list and wait for player_read(). */
const char *points_list(struct gomocup_player *player, struct stones *list, bool owned);

#endif
