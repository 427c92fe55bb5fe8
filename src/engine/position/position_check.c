/* Derives again all that making and taking back moves updates. */
#include "engine/position/position.h"

#include <stdlib.h>
#include <string.h>

/* Returns the number of stones near the cell. On a small board every point counts one more. */
static int near_of(const struct position *position, int cell)
{
	int x = point_x(position_point(position, cell)), y = point_y(position_point(position, cell));
	int near = position->size <= SMALL_BOARD;
	for (int dy = -MOVE_REACH; dy <= MOVE_REACH; dy++)
		for (int dx = -MOVE_REACH; dx <= MOVE_REACH; dx++) {
			bool on_line = dx == 0 || dy == 0 || abs(dx) == abs(dy), leaps = abs(dx) + abs(dy) == 3 && !on_line;
			bool on_board = x + dx >= 0 && y + dy >= 0 && x + dx < position->size && y + dy < position->size;
			int there = cell + dy * position->stride + dx;
			near += on_board && there != cell &&
			        (leaps ||
			         (on_line && abs(dx) <= position->patterns.radius && abs(dy) <= position->patterns.radius)) &&
			        position->contents[there] != CELL_EMPTY;
		}
	return near;
}

/* Is the cell right by its lines? *value and *counts grow by the parts of an empty cell. */
static bool is_right(const struct position *position, int cell, int *value, uint16_t counts[2][PATTERN4S])
{
	const struct cell *at = &position->cells[cell];
	bool empty = position->contents[cell] == CELL_EMPTY, right = position->near[cell] == near_of(position, cell);
	unsigned patterns[2] = {0, 0};
	for (int d = 0; d < DIRECTIONS; d++) {
		unsigned line = position_line(position, cell, d);
		unsigned both = patterns_by_sights(&position->patterns, line);
		patterns[SIDE_BLACK] |= (both & 0xF) << 4 * d;
		patterns[SIDE_WHITE] |= both >> 4 << 4 * d;
		right &= at->line[d] == line;
		if (empty && position->with_shapes && !position->proving)
			right &= at->prospect.features.shape[d] ==
			         network_shape_of_line(&position->shapes, line, position->patterns.radius);
	}
	for (enum side side = SIDE_BLACK; side <= SIDE_WHITE; side++) {
		struct coded coded = codes_find(&position->codes, position_side_has_forbidden(position, side), patterns[side]);
		right &= position->pattern4[side][cell] == (empty ? coded.pattern4 : PATTERN4_NOTHING);
		if (!empty)
			continue;
		right &= position_patterns(position, side, cell) == patterns[side] &&
		         at->prospect.features.code[side] == coded.code;
		*value += position_code_value(position, side, coded.code);
		counts[side][coded.pattern4]++;
	}
	return right;
}

/* Are the accumulator and the regions the sums over the empty points? They may be behind the moves; then they are not
   looked at. */
static bool is_accumulated(const struct position *position)
{
	const struct regions *regions = &position->regions[position->plies];
	struct regions fresh;
	struct accumulator sum;
	int16_t inputs[REGION_INPUTS];
	if (!position->has_network || position->accumulated != position->plies)
		return true;
	position_add_up(position, &fresh, &sum);
	regions_inputs(&position->region_rows, &fresh, inputs);
	bool right = memcmp(&sum, &position->accumulator[position->plies], sizeof sum) == 0 &&
	             memcmp(fresh.sum, regions->sum, sizeof fresh.sum) == 0;
	for (int region = 0; region < REGIONS; region++)
		right &= (regions->stale >> region & 1) ||
		         memcmp(fresh.output[region], regions->output[region], sizeof fresh.output[region]) == 0;
	return right;
}

bool position_is_consistent(const struct position *position)
{
	bool right = true;
	int value = position->value_offset, empty = 0;
	uint16_t counts[2][PATTERN4S] = {{0}};
	uint64_t hash = 0, region_hash[REGIONS] = {0};
	for (int cell = position->first; cell <= position->last; cell++) {
		int content = position->contents[cell];
		if (content == CELL_EDGE)
			continue;
		right &= is_right(position, cell, &value, counts);
		empty += content == CELL_EMPTY;
		uint64_t key = content == CELL_EMPTY ? 0 : position->zobrist[content][cell];
		hash ^= key;
		region_hash[position->region[cell]] ^= key;
		if (position->has_forbidden)
			right &= (int)board_at(&position->board, position_point(position, cell)) == content;
	}
	return right && value == position->value && empty == position->empty && hash == position->hash &&
	       memcmp(region_hash, position->region_hash, sizeof region_hash) == 0 &&
	       memcmp(counts, position->counts, sizeof counts) == 0 && is_accumulated(position);
}
