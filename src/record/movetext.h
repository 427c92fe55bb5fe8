/* Moves as people write them in a line of text. */
#ifndef MOVETEXT_H
#define MOVETEXT_H

#include "record/replay.h"

/* Reads moves into the replay. Set-up stones may come before them (black=h8i9 white=g7 turn=white), a result after
   them. Moves are separated by blanks, commas and the like. Lettered moves may be numbered, and need no separators; or
   each move is two letters, as in SGF. */
void movetext_read(struct replay *replay, struct span text, enum coords coords);
/* Reads moves in a notation whose points begin with a letter, without set-up or result. */
void movetext_read_lettered(struct replay *replay, struct span text, enum coords coords);
/* Returns the number of moves if the text has nothing else; otherwise 0. Moves of two letters do not count, here and
   for movetext_only_moves(). */
int movetext_count_moves(struct span text, enum coords coords);
/* Is the text one or more moves, and nothing else? */
bool movetext_only_moves(struct span text, enum coords coords);
/* Is the text moves of two letters each, as in SGF? False in notations of numbers. */
bool movetext_only_letters(struct span text, enum coords coords);
/* Cuts off a result that is the last word. Returns the rest. *result becomes the result, or RESULT_NONE for
   "*" and for no result. */
struct span movetext_cut_result(struct span text, enum game_result *result);

#endif
