#include "rules/board.h"

#include <string.h>

#include "base/compiler.h"
#include "base/costly_assert.h"
#include "base/minmax.h"

/* Sets the n lowest bits of two words, n from 0 to 128, and clears the others. */
static void set_low_bits(uint64_t bits[2], int n)
{
	assert(n >= 0 && n <= 128);
	bits[0] = n >= 64 ? UINT64_MAX : ((uint64_t)1 << n) - 1;
	bits[1] = n <= 64 ? 0 : ((uint64_t)1 << (n - 64)) - 1;
}

static inline void set_empty(struct board_line *line, uint64_t low, uint64_t high)
{
	line->empty[0] = low;
	line->empty[1] = high;
}

void board_clear(struct board *board, int size)
{
	uint64_t all[2], low[2] = {0, 0}; /* the points of a line of length `size`; the points of a growing diagonal */
	assert(size >= 1 && size <= BOARD_MAX);
	board->size = size;
	board->stones = 0;
	memset(board->line, 0, (size_t)(6 * size - 2) * sizeof board->line[0]);
	set_low_bits(all, size);
	for (int i = 0; i < 2 * size; i++)
		set_empty(&board->line[i], all[0], all[1]);
	/* The rising diagonals run from x - y = 1 - size on, the falling ones from x + y = 0. Diagonal i, from 0, has the
	   columns 0 to i; diagonal size + i has the columns i + 1 to size - 1. */
	struct board_line *rising = &board->line[2 * size], *falling = &board->line[4 * size - 1];
	for (int i = 0; i < size; i++) {
		low[1] = low[1] << 1 | low[0] >> 63;
		low[0] = low[0] << 1 | 1;
		set_empty(&rising[i], low[0], low[1]);
		set_empty(&falling[i], low[0], low[1]);
		if (i == size - 1)
			break;
		set_empty(&rising[size + i], all[0] & ~low[0], all[1] & ~low[1]);
		set_empty(&falling[size + i], all[0] & ~low[0], all[1] & ~low[1]);
	}
}

/* Flips a point between empty and the side's stone on its four lines. */
static inline void flip(struct board *board, enum side side, int point)
{
	int x = point_x(point);
	int y = point_y(point);
	for (enum direction d = 0; d < DIRECTIONS; d++) {
		/* an unsigned index becomes an address without another instruction */
		struct board_line *line = &board->line[(unsigned)board_line_index(board->size, x, y, d)];
		unsigned position = (unsigned)board_position(point, d);
		uint64_t bit = (uint64_t)1 << (position & 63);
		line->empty[position >> 6] ^= bit;
		line->stone[side][position >> 6] ^= bit;
	}
}

void board_put(struct board *board, enum side side, int point)
{
	costly_assert(board_has(board, point_x(point), point_y(point)) && board_empty(board, point));
	flip(board, side, point);
	board->stones++;
}

void board_take(struct board *board, enum side side, int point)
{
	costly_assert(board_has(board, point_x(point), point_y(point)) && board_at(board, point) == side);
	flip(board, side, point);
	board->stones--;
}

/* Flips the points from first to last on one line. Does nothing if last is before first. */
static void flip_run(struct board_line *line, enum side side, int first, int last)
{
	uint64_t upto[2], below[2];
	if (last < first)
		return;
	set_low_bits(upto, last + 1);
	set_low_bits(below, first);
	for (int word = 0; word < 2; word++) {
		uint64_t run = upto[word] & ~below[word];
		line->empty[word] ^= run;
		line->stone[side][word] ^= run;
	}
}

static void flip_rectangle(struct board *board, enum side side, int low, int high)
{
	int x0 = point_x(low), y0 = point_y(low), x1 = point_x(high), y1 = point_y(high);
	assert(x0 <= x1 && y0 <= y1 && board_has(board, x1, y1));
	for (int y = y0; y <= y1; y++)
		flip_run(&board->line[y], side, x0, x1);
	for (int x = x0; x <= x1; x++)
		flip_run(&board->line[board_line_index(board->size, x, y0, DIRECTION_VERTICAL)], side, y0, y1);
	for (int rising = x0 - y1; rising <= x1 - y0; rising++) /* x - y */
		flip_run(&board->line[3 * board->size - 1 + rising], side, max(x0, rising + y0), min(x1, rising + y1));
	for (int falling = x0 + y0; falling <= x1 + y1; falling++) /* x + y */
		flip_run(&board->line[4 * board->size - 1 + falling], side, max(x0, falling - y1), min(x1, falling - y0));
}

void board_put_rectangle(struct board *board, enum side side, int low, int high)
{
	costly_assert(board_rectangle_empty(board, low, high));
	flip_rectangle(board, side, low, high);
	board->stones += (point_x(high) - point_x(low) + 1) * (point_y(high) - point_y(low) + 1);
}

void board_take_rectangle(struct board *board, enum side side, int low, int high)
{
	flip_rectangle(board, side, low, high);
	board->stones -= (point_x(high) - point_x(low) + 1) * (point_y(high) - point_y(low) + 1);
	costly_assert(board_rectangle_empty(board, low, high) && board->stones >= 0);
}

bool board_rectangle_empty(const struct board *board, int low, int high)
{
	uint64_t upto[2], below[2];
	set_low_bits(upto, point_x(high) + 1);
	set_low_bits(below, point_x(low));
	for (int y = point_y(low); y <= point_y(high); y++)
		for (int word = 0; word < 2; word++) {
			uint64_t run = upto[word] & ~below[word];
			if ((board->line[y].empty[word] & run) != run)
				return false;
		}
	return true;
}

uint64_t board_near_wide(const struct board *board, enum side side, int point)
{
	uint64_t near = 0;
	for (enum direction d = 0; d < DIRECTIONS; d++) {
		uint64_t window = bits_window(board_line_of(board, point, d)->stone[side], board_position(point, d));
		near |= (window >> (WINDOW_CENTER - NEAR_REACH) & ((1 << NEAR_POINTS) - 1)) << 16 * d;
	}
	return near;
}

uint64_t board_hash(const struct board *board, int symmetry)
{
	uint64_t hash = 0;
	for (int y = 0; y < board->size && board->stones > 0; y++)
		for (int x = 0; x < board->size; x++) {
			enum side side = board_at(board, point_at(x, y));
			if (side != SIDE_NONE)
				hash += stone_hash(side, symmetry_image(symmetry, board->size, point_at(x, y)));
		}
	return hash;
}

int board_stones_of(const struct board *board, enum side side)
{
	int stones = 0;
	for (int y = 0; y < board->size; y++)
		for (int word = 0; word < 2; word++)
			stones += count_ones(board->line[y].stone[side][word]);
	return stones;
}

int board_next_empty(const struct board *board, int point)
{
	int x = point == POINT_NONE ? 0 : point_x(point) + 1;
	for (int y = point == POINT_NONE ? 0 : point_y(point); y < board->size; y++, x = 0)
		for (; x < board->size; x++)
			if (bits_have(board->line[y].empty, x))
				return point_at(x, y);
	return POINT_NONE;
}

int board_next_stone(const struct board *board, int point)
{
	while ((point = point_next(board->size, point)) != POINT_NONE && board_empty(board, point))
		;
	return point;
}

int board_empty_among(const struct board *board, const struct point_set *among, const struct point_set *without,
                      struct point_set *set)
{
	int count = 0;
	*set = (struct point_set){{{0}}};
	for (int y = 0; y < board->size; y++)
		for (int i = 0; i < 2; i++) {
			uint64_t bits = board->line[y].empty[i] & ~without->row[y][i];
			set->row[y][i] = among ? bits & among->row[y][i] : bits;
			count += count_ones(set->row[y][i]);
		}
	return count;
}
