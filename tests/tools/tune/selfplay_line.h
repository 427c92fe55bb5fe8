/* The lines that tests/tools/selfplay writes, one for each game; it says what is in them. */
#ifndef SELFPLAY_LINE_H
#define SELFPLAY_LINE_H

#include "engine/position/position.h"

/* Returns the size of the board from a line: its fifth column, or 15. Ends the program if there is no such board. */
int size_of_game(const char *line);
/* Finds the columns of a line: plies of the opening, moves, Black's result, values. Returns false if one is missing. */
bool cut_columns(char *line, long *opening, char **moves, double *result, char **values);
/* Cuts the next move off the moves of a line, which have made `ply` plies so far. Returns its point. Ends the
   program if there is no move on the board, or if the game has too many moves for a struct position. */
int cut_move(char **moves, int size, int ply);
/* Is there neither a five for a side nor a straight four for the side to move? Only such positions are learned from: in
   others the search neither evaluates nor orders moves. */
bool is_quiet(const struct position *position);

#endif
