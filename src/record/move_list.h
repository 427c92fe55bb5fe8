/* The moves of a game, written on one line. */
#ifndef MOVE_LIST_H
#define MOVE_LIST_H

#include "record/replay.h"

/* Writes the moves of the game, with `between` between them. Set-up stones, and turn=white if White moves first, come
   before them (black=h8i9 white=g7 turn=white). Writes nothing for a game that has none of these. */
void move_list_put(struct sink *out, const struct replay *replay, const char *between);

#endif
