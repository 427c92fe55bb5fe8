/* A game on one line: [ID TAB [RULE|SIZE|RESULT TAB]...] MOVES. */
#ifndef GAME_LINE_H
#define GAME_LINE_H

#include "record/replay.h"

/* Reads the line into the replay. */
void game_line_read(struct replay *replay, struct span line, enum coords coords);
/* Is the last field one or more moves, and nothing else? */
bool game_line_ends_in_moves(struct span line, enum coords coords);
/* Writes the moves of the game, with `between` between them. Set-up stones, and turn=white if White moves first, come
   before them (black=h8i9 white=g7 turn=white). Writes nothing for a game that has none of these. */
void game_line_put_moves(struct sink *out, const struct replay *replay, const char *between);

#endif
