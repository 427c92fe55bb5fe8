/* Points of SGF: two letters, a to z and then A to Z, counted from the upper left. */
#ifndef SGF_POINT_H
#define SGF_POINT_H

#include "rules/point.h"

enum { SGF_SIZE_MAX = 52 };

/* Reads two letters; or H8, which many programs write for gomoku. */
enum point_reading sgf_point_read(struct span text, int size, int *point);
/* Is the text a pass? It is empty, or `tt` on a board without such a point. */
bool sgf_is_pass(struct span text, int size);
/* Writes the letters of the point. The board has SGF_SIZE_MAX at most. */
void sgf_point_write(char out[2], int point, int size);

#endif
