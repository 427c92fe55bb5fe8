/* The thinking time of each move of the game on the board. */
#ifndef MOVE_TIMES_H
#define MOVE_TIMES_H

#include "match/match.h"

/* Forgets all times. The time used so far does not count for the next move. */
void move_times_clear(struct match *match);
/* Notes the time of a move that was made since the last call: what its side has used since then (match->used). Moves
   that were taken back take their times with them. */
void move_times_note(struct match *match);
/* Returns the milliseconds of a ply, from 1; -1 if they are not known. */
int move_times_at(const struct match *match, int ply);
/* Writes the times that are known, as comment lines. */
void move_times_write(const struct match *match, struct sink *out);
/* Reads them from a text, for the game on the board. Other lines, and bad ones, are ignored. */
void move_times_read(struct match *match, struct span text);

#endif
