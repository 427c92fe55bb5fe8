/* A game on one line: [ID TAB [RULE|SIZE|RESULT TAB]...] MOVES. */
#ifndef GAME_LINE_H
#define GAME_LINE_H

#include "record/replay.h"

/* Tells the replay what the line says. */
void game_line_tell(struct replay *replay, struct span line, enum coords coords);
/* Are there moves in the last field, one or more, and nothing else? */
bool game_line_only_moves(struct span line, enum coords coords);

#endif
