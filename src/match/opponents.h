/* Who plays whom, by name, and the score between them (struct opponents). */
#ifndef OPPONENTS_H
#define OPPONENTS_H

#include "match/match.h"

/* Which of the two has this side now. */
enum who opponents_who(const struct match *match, enum side side);
/* These two play from now on: a new score where they are not those of before. */
void opponents_set(struct match *match, enum mover_id black, enum mover_id white);
/* Names the first and the second player; "" is a person without a name. Other names begin a new score. */
void opponents_name(struct match *match, const char *first, const char *second);
/* Copies a name as a screen may be sent it, cut where it is too long, the rest of `out` zero. */
void opponents_copy(char out[OPPONENT_NAME_MAX], struct span name);
/* They change places for the next game. */
void opponents_change_sides(struct match *match);
/* Counts the game on the board, which is over, or takes it out of the score again. */
void opponents_count(struct match *match);
void opponents_uncount(struct match *match);
/* Another game is on the board: the last one stays in the score. One that has ended already is not counted again. */
void opponents_begin(struct match *match);

#endif
