/* The shapes that black stones would make under renju, for all points of a board at once. */
#ifndef SURVEY_H
#define SURVEY_H

#include "rules/black_shapes.h"

/* Sets of empty points where a black stone makes no five: [row][word], bit i of word w is column 64 w + i. */
struct survey {
	uint64_t overline[BOARD_MAX][2];
	uint64_t double_four[BOARD_MAX][2];
	uint64_t threes[BOARD_MAX][2]; /* two or more threes, real or not */
};

/* Fills in the sets. A board of up to 64 columns uses only the first word of each row. */
void survey_board(const struct board *board, struct survey *survey);

#endif
