/* Points as SGF writes them: two letters, a to z and then A to Z, counted from the upper left. */
#ifndef SGF_POINT_H
#define SGF_POINT_H

#include "rules/point.h"

enum { SGF_SIZE_MAX = 52 };

/* Two letters; or, as many programs write gomoku, H8. */
enum point_reading sgf_point_read(struct span text, int size, int *point);
/* Nothing at all, or `tt` where the board has no such point. */
bool sgf_is_pass(struct span text, int size);
/* The letters of the point on a board of SGF_SIZE_MAX at most. */
void sgf_point_write(char out[2], int point, int size);

#endif
