/* A board as sets of bits. Each line in each of the four directions has three sets: its empty points, its black stones
   and its white stones. */
#ifndef BOARD_H
#define BOARD_H

#include <stdbool.h>
#include <stdint.h>

#include "base/hash.h"
#include "rules/point.h"
#include "rules/ruleset.h"

enum direction {
	DIRECTION_HORIZONTAL,
	DIRECTION_VERTICAL, /* from the bottom up */
	DIRECTION_RISING,   /* up and to the right */
	DIRECTION_FALLING,  /* down and to the right */
	DIRECTIONS,
};

enum {
	BOARD_LINES = 6 * BOARD_MAX - 2,
	WINDOW_CENTER = 32, /* the bit of the point that a window is centered on */
};

/* Bit i is the point with column i; on a vertical line with row i. Bits off the board are 0 in all three sets. */
struct board_line {
	uint64_t empty[2];
	uint64_t stone[2][2]; /* by side */
};

/* Has room for the largest board. The functions touch only what `size` needs. */
struct board {
	int size;   /* 1 to BOARD_MAX */
	int stones; /* of both sides */
	struct board_line line[BOARD_LINES];
};

void board_clear(struct board *board, int size);
/* Puts a stone on an empty point. */
void board_put(struct board *board, enum side side, int point);
/* Takes the stone away. The board's bytes are then the same as before board_put(). */
void board_take(struct board *board, enum side side, int point);

/* Put the side's stones on all points of a rectangle, or take them away. `low` is its lower left point, `high` its
   upper right one. Before a put all points are empty; before a take all have a stone of the side. Much faster than
   stone by stone. */
void board_put_rectangle(struct board *board, enum side side, int low, int high);
void board_take_rectangle(struct board *board, enum side side, int low, int high);
/* Are all points of the rectangle empty? */
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
	/* an unsigned index becomes an address without another instruction */
	return &board->line[(unsigned)board_line_index(board->size, point_x(point), point_y(point), direction)];
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

/* Returns 64 points of a line, with `position` on bit WINDOW_CENTER. Bits off the line are 0. */
static inline uint64_t bits_window(const uint64_t bits[2], int position)
{
	int shift = position - WINDOW_CENTER;
	if (shift <= 0)
		return bits[0] << -shift;
	if (shift < 64)
		return bits[0] >> shift | bits[1] << (64 - shift);
	return bits[1] >> (shift - 64);
}

enum {
	NEAR_REACH = 4,
	NEAR_POINTS = 2 * NEAR_REACH + 1,
};

/* Returns the same bits for each of the four lines. */
static inline uint64_t near_each(uint64_t bits)
{
	return bits * 0x0001000100010001u;
}

/* Does board_near() need both words of a line? */
static inline bool board_wide(const struct board *board)
{
	return board->size + 2 * NEAR_REACH > 64;
}

/* Returns what board_near() returns, on a board of any size. */
uint64_t board_near_wide(const struct board *board, enum side side, int point);

/* Returns one side's stones near a point on all four lines at once: 16 bits for each direction, the lowest for
   DIRECTION_HORIZONTAL. Bits 0 to 8 are the points from four steps back to four steps on; bit 4 is the point
   itself. The other bits are 0, so one instruction works on four lines, and a right shift by up to 7 never moves a
   bit into another line's points. */
static inline uint64_t board_near(const struct board *board, enum side side, int point)
{
	uint64_t near = 0;
	if (board_wide(board))
		return board_near_wide(board, side, point);
	for (enum direction d = 0; d < DIRECTIONS; d++) {
		uint64_t stones = board_line_of(board, point, d)->stone[side][0];
		near |= (stones << NEAR_REACH >> board_position(point, d) & ((1 << NEAR_POINTS) - 1)) << 16 * d;
	}
	return near;
}

/* Removes the lowest point of each line of a board_near(). Each line borrows its bit 15, so that an empty line
   takes nothing from the next one. */
static inline uint64_t near_without_lowest(uint64_t near)
{
	return near & ((near | near_each(0x8000)) - near_each(1));
}

/* Returns bit 15 of each line that has a point. In the other lines the subtraction uses up that bit. */
static inline uint64_t near_any(uint64_t near)
{
	return ((near | near_each(0x8000)) - near_each(1)) & near_each(0x8000);
}

static inline bool board_empty(const struct board *board, int point)
{
	return bits_have(board->line[point_y(point)].empty, point_x(point));
}

/* Returns the side of the stone on a point of the board, or SIDE_NONE. */
static inline enum side board_at(const struct board *board, int point)
{
	const struct board_line *row = &board->line[point_y(point)];
	if (bits_have(row->empty, point_x(point)))
		return SIDE_NONE;
	return bits_have(row->stone[SIDE_BLACK], point_x(point)) ? SIDE_BLACK : SIDE_WHITE;
}

/* Returns the hash of a stone. The hash of a position is the sum of its stones' hashes: the order of moves does not
   matter. */
static inline uint64_t stone_hash(enum side side, int point)
{
	return hash_number((uint64_t)point << 1 | (uint64_t)side);
}

/* Returns the hash of the position's image under a symmetry. */
uint64_t board_hash(const struct board *board, int symmetry);
/* Returns the number of a side's stones. */
int board_stones_of(const struct board *board, enum side side);
/* Return the first empty point, or the first one with a stone, after `point` as point_next() does. */
int board_next_empty(const struct board *board, int point);
int board_next_stone(const struct board *board, int point);
/* Fills the set with the empty points that are in `among`, or with all if that is NULL, except those in `without`.
   Returns their number. */
int board_empty_among(const struct board *board, const struct point_set *among, const struct point_set *without,
                      struct point_set *set);

#endif
