/* The two players by name, and the score between them (struct opponents). */
#ifndef OPPONENTS_H
#define OPPONENTS_H

#include "terminal/play/play.h"

/* Returns which of the two plays this side now. */
enum who opponents_who(const struct play *play, enum side side);
/* Sets who plays. A change begins a new score. */
void opponents_set(struct play *play, enum mover_id black, enum mover_id white);
/* Names the first and the second player; "" is a person without a name. A change begins a new score. */
void opponents_name(struct play *play, const char *first, const char *second);
/* Copies a name without the blanks around it, with ? for control characters, cut to fit. Bytes that are not UTF-8 stay
   as they are, because a file may have another encoding. Fills the rest of `out` with zeros. */
void opponents_copy_name(char out[OPPONENT_NAME_MAX], struct span name);
/* Sets who plays a game that is resumed. `player` is indexed by enum side, `name` by enum who. The score stays if it is
   between these two, even with the colors swapped. */
void opponents_resume(struct play *play, const enum mover_id player[2], char name[2][OPPONENT_NAME_MAX]);
/* Swaps the colors for the next game. */
void opponents_change_sides(struct play *play);
/* Count the game on the board, which is over; and take it out of the score again. */
void opponents_count(struct play *play);
void opponents_uncount(struct play *play);
/* Prepares for the game that is on the board now. The score stays. A game that is over already is not counted again.
   A resumed game (autosave.h) that is over and not in the score is never counted, not even if moves are taken back and
   it ends once more. */
void opponents_begin(struct play *play);

#endif
