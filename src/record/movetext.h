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

/* Reads a letter and one or two digits, a point of the board, at the beginning of the text. Returns its length; 0 for
   anything else, and if fewer than four bytes are left. Has no branch on the number of digits: it would often be
   mispredicted. */
static inline size_t movetext_usual_point(struct span text, int size, int *point)
{
	if (text.length < 4)
		return 0;
	unsigned x = ((unsigned char)text.at[0] | 0x20u) - 'a', first = (unsigned char)text.at[1] - (unsigned)'0';
	unsigned second = (unsigned char)text.at[2] - (unsigned)'0', two = second <= 9;
	unsigned row = first + two * (9 * first + second) - 1;
	if (x > 'z' - 'a' || first > 9 || x >= (unsigned)size || row >= (unsigned)size || text_digit(text.at[2 + two]))
		return 0;
	*point = point_at((int)x, (int)row);
	return 2 + two;
}

#endif
