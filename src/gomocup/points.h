/* Reads numbers and points in the notation of managers. */
#ifndef POINTS_H
#define POINTS_H

#include "gomocup/player.h"

/* Reads `count` numbers separated by commas; they may have blanks around them. Returns false for anything else.
   Numbers above 9,999 become 10,000. */
bool points_numbers(struct span text, int *numbers, int count);

/* Reads a point of the board into *point. Returns NULL, or an error answer. */
const char *points_read(const struct stones *stones, struct span text, int *point);
/* Reads a point as points_read() does, but refuses one that is taken. */
const char *points_read_free(const struct stones *stones, struct span text, int *point);

enum points_kind {
	POINTS_OWNED,     /* each point has its owner */
	POINTS_ALTERNATE, /* stones in turn, Black's first; the black ones get OWNER_SELF */
	POINTS_SET,       /* a set of points, taken or not; a point may be listed twice */
};

/* Reads points up to DONE into player->listed, for a board of the position's size. The points are in `rest`, the text
   after the command, then one on each line. Returns NULL, or the error answer for the first fault. INFO is obeyed. Any
   other command, and the end of input, ends the list with an error answer; player_read() then returns it. */
const char *points_list(struct gomocup_player *player, struct span rest, enum points_kind kind);
/* Skips the lines up to DONE after an unknown command, unless player->rest ends in DONE. INFO is obeyed. Any other
   command that is known or begins with YX, or the end of input, also stops the skipping; player_read() returns it
   next. */
void points_pass(struct gomocup_player *player);

#endif
