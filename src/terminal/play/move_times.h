/* The thinking time of each move of the game on the board. */
#ifndef MOVE_TIMES_H
#define MOVE_TIMES_H

#include "terminal/play/play.h"

/* Forgets all times. The time used so far does not count for the next move. */
void move_times_clear(struct play *play);
/* If a move was made since the last call, notes its time: how much play->used of its side has grown since that call.
   Forgets the times of moves that were taken back. */
void move_times_note(struct play *play);
/* Returns the milliseconds of a ply, from 1; -1 if they are not known. */
int move_times_at(const struct play *play, int ply);
/* Writes the times that are known, as comment lines. */
void move_times_write(const struct play *play, struct sink *out);
/* Reads the times from such a line after "# times", for the game on the board. Ignores a bad line. */
void move_times_read(struct play *play, struct span words);

#endif
