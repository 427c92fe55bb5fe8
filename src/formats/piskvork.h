/* What Piskvork's two formats share: lines of numbers, and players' names. */
#ifndef PISKVORK_H
#define PISKVORK_H

#include "formats/format.h"

enum { PISKVORK_NAME_MAX = 1 << 10 };

struct piskvork_line {
	int numbers;        /* 1 to 3; 0 for a line that is anything else */
	int value[3];       /* BOARD_MAX + 1 for larger ones, -1 for negative ones */
	struct span point;  /* the first two as they are written */
};

/* A line of numbers parted by commas, blanks after which are allowed. */
struct piskvork_line piskvork_read(struct span line);
/* Tells the move; coordinates count from `first`, y from the top. */
void piskvork_move(struct replay *replay, const struct piskvork_line *line, int first);
/* Keeps a player's name; a lone number and "-" are none. */
struct span piskvork_player(char kept[PISKVORK_NAME_MAX], struct span line);

#endif
