/* The stones of a board as bits: one set for each line in each of the four directions. */
#ifndef BOARD_H
#define BOARD_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/point.h"
#include "rules/ruleset.h"

enum direction {
	DIRECTION_HORIZONTAL,
	DIRECTION_VERTICAL, /* from the bottom up */
	DIRECTION_RISING,   /* to the right */
	DIRECTION_FALLING,  /* to the right */
	DIRECTIONS,
};

enum {
	BOARD_LINES = 6 * BOARD_MAX - 2,
	WINDOW_CENTRE = 32, /* the bit of a window's own point */
};

/* Bit i is the point with column i; on a vertical line, with row i. Bits off the board are 0 in all three sets. */
struct board_line {
	uint64_t empty[2];
	uint64_t stone[2][2]; /* by side */
};

/* Has room for the largest board; the functions touch only what `size` needs. */
struct board {
	int size;   /* 1 to BOARD_MAX */
	int stones; /* of both sides */
	struct board_line line[BOARD_LINES];
};

void board_clear(struct board *board, int size);
/* Puts a stone on an empty point. */
void board_put(struct board *board, enum side side, int point);
/* Takes the stone away: the bytes are those before board_put(). */
void board_take(struct board *board, enum side side, int point);

/* Put and take stones on all points of a rectangle from `low`, its lower left point, to `high`; much faster than one by
   one. */
void board_put_rectangle(struct board *board, enum side side, int low, int high);
void board_take_rectangle(struct board *board, enum side side, int low, int high);
bool board_rectangle_empty(const struct board *board, int low, int high);

static inline bool board_full(const struct board *board)
{
	return board->stones == board->size * board->size;
}

static inline bool board_has(const struct board *board, int x, int y)
{
	return x >= 0 && y >= 0 && x < board->size && y < board->size;
}

/* Returns the point `step` points further in the direction; POINT_NONE off the board. */
static inline int board_step(const struct board *board, int point, enum direction direction, int step)
{
	static const signed char dx[] = {1, 0, 1, 1};
	static const signed char dy[] = {0, 1, 1, -1};
	int x = point_x(point) + step * dx[direction];
	int y = point_y(point) + step * dy[direction];
	return board_has(board, x, y) ? point_at(x, y) : POINT_NONE;
}

static inline int board_line_index(int size, int x, int y, enum direction direction)
{
	switch (direction) {
	case DIRECTION_HORIZONTAL:
		return y;
	case DIRECTION_VERTICAL:
		return size + x;
	case DIRECTION_RISING:
		return 3 * size - 1 + x - y;
	default:
		return 4 * size - 1 + x + y;
	}
}

static inline const struct board_line *board_line_of(const struct board *board, int point, enum direction direction)
{
	return &board->line[board_line_index(board->size, point_x(point), point_y(point), direction)];
}

/* Returns the point's index on its line. */
static inline int board_position(int point, enum direction direction)
{
	return direction == DIRECTION_VERTICAL ? point_y(point) : point_x(point);
}

static inline bool bits_have(const uint64_t bits[2], int position)
{
	return bits[position >> 6] >> (position & 63) & 1;
}

/* Returns 64 points of a line, `position` on bit WINDOW_CENTRE. Bits off the line are 0. */
static inline uint64_t bits_window(const uint64_t bits[2], int position)
{
	int shift = position - WINDOW_CENTRE;
	if (shift <= 0)
		return bits[0] << -shift;
	if (shift < 64)
		return bits[0] >> shift | bits[1] << (64 - shift);
	return bits[1] >> (shift - 64);
}

static inline bool board_empty(const struct board *board, int point)
{
	return bits_have(board->line[point_y(point)].empty, point_x(point));
}

/* Returns whose stone the point holds, or SIDE_NONE. The point is on the board. */
static inline enum side board_at(const struct board *board, int point)
{
	const struct board_line *row = &board->line[point_y(point)];
	if (bits_have(row->empty, point_x(point)))
		return SIDE_NONE;
	return bits_have(row->stone[SIDE_BLACK], point_x(point)) ? SIDE_BLACK : SIDE_WHITE;
}

/* Returns the number of stones of one side. */
int board_stones_of(const struct board *board, enum side side);
/* Returns the first empty point after `point` in board order (A1, B1 …), POINT_NONE after the last. POINT_NONE as
   `point` starts. */
int board_next_empty(const struct board *board, int point);

#endif
