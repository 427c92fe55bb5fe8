/* Points in SGF: two letters, a to z and then A to Z, column and row from the upper left. */
#ifndef SGF_POINT_H
#define SGF_POINT_H

#include "rules/point.h"

enum { SGF_SIZE_MAX = 52 };

/* Reads two letters; or a point such as H8, which many programs write for gomoku. */
enum point_reading sgf_point_read(struct span text, int size, int *point);
/* Is the text a pass: empty, or `tt` on a board that is too small for that point? */
bool sgf_is_pass(struct span text, int size);
/* Writes the two letters of a point, on a board of at most SGF_SIZE_MAX. */
void sgf_point_write(char out[2], int point, int size);

#endif
