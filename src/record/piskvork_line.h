/* A line of a game of Piskvork: a move x,y,milliseconds, or a player's name. */
#ifndef PISKVORK_LINE_H
#define PISKVORK_LINE_H

#include "record/replay.h"

struct piskvork_line {
	int numbers;       /* entries of `value`, 1 to 3; 0 for a line of another kind */
	int value[3];      /* numbers above BOARD_MAX become BOARD_MAX + 1, negative ones -1 */
	struct span point; /* the text of the first two numbers */
	bool cut;          /* `numbers` is 0 because nothing follows the last comma */
};

/* Reads a line of numbers separated by commas; blanks around the commas are ignored. */
struct piskvork_line piskvork_line_read(struct span line);
/* Plays the move of a line of at least two numbers. Coordinates count from `first`, y from the top. */
void piskvork_line_play(struct replay *replay, const struct piskvork_line *line, int first);
/* Returns the player's name in the line; empty for a lone number and "-". */
struct span piskvork_line_player(struct span line);

#endif
