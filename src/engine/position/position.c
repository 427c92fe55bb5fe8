#include "engine/position/position.h"

#include <string.h>

#include "base/costly_assert.h"
#include "base/minmax.h"
#include "rules/forbidden.h"

enum { CHECKED_SHARE = 256 }; /* one move in this number is checked by position_is_consistent() */

int position_cell(const struct position *position, int point)
{
	int radius = position->patterns.radius;
	costly_assert(point_x(point) < position->size && point_y(point) < position->size);
	return (point_y(point) + radius) * position->stride + point_x(point) + radius;
}

int position_point(const struct position *position, int cell)
{
	int radius = position->patterns.radius;
	costly_assert(cell >= position->first && cell <= position->last && position->contents[cell] != CELL_EDGE);
	return point_at(cell % position->stride - radius, cell / position->stride - radius);
}

bool position_in_set(const struct position *position, int cell, const struct point_set *set)
{
	return !set || point_set_has(set, position_point(position, cell));
}

bool position_makes(const struct position *position, enum side side, int cell, enum pattern least, enum pattern most)
{
	for (int d = 0; d < DIRECTIONS; d++) {
		enum pattern made = position_pattern(position, side, cell, d);
		if (made >= least && made <= most)
			return true;
	}
	return false;
}

/* Updates the cell's code, pattern4 and counts for the side after its patterns have changed. Returns the change of
   its value. */
static inline int recount(struct position *position, struct change *old, enum side side)
{
	struct cell *at = &position->cells[old->cell];
	struct coded now = codes_find(&position->codes, position_side_has_forbidden(position, side),
	                              at->prospect.patterns >> 16 * side & 0xFFFF);
	unsigned before = at->prospect.features.code[side], pattern4_before = position->pattern4[side][old->cell];
	old->pattern4[side] = (uint8_t)pattern4_before;
	at->prospect.features.code[side] = (uint16_t)now.code;
	/* Does not test whether the pattern4 is the same: half of such branches would be mispredicted. */
	position->counts[side][pattern4_before]--;
	position->counts[side][now.pattern4]++;
	position->pattern4[side][old->cell] = (uint8_t)now.pattern4;
	const int16_t *value = position->weights[side]->value;
	return value[now.code] - value[before];
}

/* Removes an occupied cell from value and counts. */
static inline void remove_cell(struct position *position, int cell, struct undo *undo)
{
	for (enum side side = SIDE_BLACK; side <= SIDE_WHITE; side++) {
		position->value -= position_code_value(position, side, position->cells[cell].prospect.features.code[side]);
		undo->pattern4[side] = position->pattern4[side][cell];
		position->counts[side][undo->pattern4[side]]--;
		position->pattern4[side][cell] = PATTERN4_NOTHING;
	}
}

static void mark_near(struct position *position, int cell, int change)
{
	int stride = position->stride;
	const int leaps[8] = {2 * stride + 1,  2 * stride - 1,  stride + 2,  stride - 2,
	                      -2 * stride - 1, -2 * stride + 1, -stride - 2, -stride + 2};
	for (int i = 0; i < 8; i++)
		position->near[cell + leaps[i]] = (uint8_t)(position->near[cell + leaps[i]] + change);
}

/* Returns the bits of a stone at the nearest point of a half of a line. */
static inline unsigned stone_bits(const struct position *position, enum side side, int half)
{
	return (side + 1u) << (half == 0 ? 0 : 2 * position->patterns.radius);
}

/* How the patterns of a line are looked up. */
enum lookup {
	LOOKUP_SIGHTS,
	LOOKUP_LINES,
	LOOKUP_SHAPES, /* by the line, together with the shape of the line */
};

/* Returns both sides' patterns of a line (pattern.h) as those of a prospect's first direction. */
static inline uint32_t patterns_of_sides(unsigned both)
{
	return (both & 0xF) | (both & 0xF0) << 12;
}

/* Updates the cells on one side of a stone, in one direction: the stone changes one half of each cell's line. Records
   the empty cells whose patterns or shape change. The loop has no branches, because half of them would be
   mispredicted. */
static inline struct change *update_along(struct position *position, int cell, int direction, int half,
                                          enum lookup lookup, int radius, struct change *change)
{
	int step = half == 0 ? position->step[direction] : -position->step[direction];
	unsigned bits = stone_bits(position, position->to_move, half), shift = 4 * (unsigned)direction;
	const struct patterns *patterns = &position->patterns;
	for (int i = 1, there = cell + step; i <= radius; i++, there += step, bits <<= 2) {
		struct cell *at = &position->cells[there];
		unsigned line = at->line[direction] ^= bits;
		unsigned both = lookup == LOOKUP_SIGHTS ? patterns_by_sights(patterns, line) : patterns->of_line[line];
		uint32_t before = at->prospect.patterns;
		uint32_t changes = (before ^ patterns_of_sides(both) << shift) & patterns_of_sides(0xFF) << shift;
		change->prospect = at->prospect;
		change->cell = (uint16_t)there;
		change->direction = (uint8_t)direction;
		at->prospect.patterns = before ^ changes;
		if (lookup == LOOKUP_SHAPES) {
			unsigned shape = network_shape_of_line(&position->shapes, line, radius);
			changes |= shape ^ at->prospect.features.shape[direction];
			at->prospect.features.shape[direction] = (uint16_t)shape;
		}
		change += changes != 0 && position->contents[there] == CELL_EMPTY;
		position->near[there] = (uint8_t)(position->near[there] + (i <= MOVE_REACH));
	}
	return change;
}

/* Updates the cells around a stone. The compiler makes a version for each lookup and usual radius: the inner loop
   neither tests `lookup` nor, with a known radius, counts. Cells of the border are updated too; nothing depends on
   them. */
static inline struct change *update_around(struct position *position, int cell, enum lookup lookup, int radius,
                                           struct change *change)
{
	for (int d = 0; d < DIRECTIONS; d++)
		for (int half = 0; half < 2; half++) /* the cells along the direction have the stone in the opposite half */
			change = update_along(position, cell, d, half, lookup, radius, change);
	return change;
}

static struct change *update_cells(struct position *position, int cell, struct change *change)
{
	int radius = position->patterns.radius;
	bool shapes = position->with_shapes && !position->proving;
	if (radius == 4)
		return shapes ? update_around(position, cell, LOOKUP_SHAPES, 4, change)
		              : update_around(position, cell, LOOKUP_LINES, 4, change);
	if (radius == 5)
		return shapes ? update_around(position, cell, LOOKUP_SHAPES, 5, change)
		              : update_around(position, cell, LOOKUP_LINES, 5, change);
	assert(!shapes);
	return radius <= LINES_RADIUS_MAX ? update_around(position, cell, LOOKUP_LINES, radius, change)
	                                  : update_around(position, cell, LOOKUP_SIGHTS, radius, change);
}

/* Takes a stone out of the lines of the cells around it. */
static inline void restore_around(struct position *position, enum side side, int cell, int radius)
{
	for (int d = 0; d < DIRECTIONS; d++)
		for (int half = 0; half < 2; half++) {
			int step = half == 0 ? position->step[d] : -position->step[d];
			unsigned bits = stone_bits(position, side, half);
			for (int i = 1, at = cell + step; i <= radius; i++, at += step, bits <<= 2) {
				position->near[at] = (uint8_t)(position->near[at] - (i <= MOVE_REACH));
				position->cells[at].line[d] ^= bits;
			}
		}
}

/* Adds a stone to the hashes, or takes it away. */
static inline void hash_stone(struct position *position, enum side side, int cell)
{
	uint64_t key = position->zobrist[side][cell];
	position->hash ^= key;
	position->region_hash[position->region[cell]] ^= key;
}

void position_make_move(struct position *position, int cell)
{
	enum side side = position->to_move;
	assert(position->plies < POSITION_PLIES_MAX && position->contents[cell] == CELL_EMPTY);
	if (position->accumulated < position->plies && position->has_network && !position->proving)
		position_accumulate(position);
	struct undo *undo = &position->undo[position->plies++];
	struct change *first = &position->change[position->changes], *change = first;
	undo->cell = (uint16_t)cell;
	undo->prospect = position->cells[cell].prospect;
	undo->value = position->value;
	undo->changes = position->changes;
	memcpy(undo->counts, position->counts, sizeof undo->counts);
	remove_cell(position, cell, undo);
	position->contents[cell] = (uint8_t)side;
	change = update_cells(position, cell, change);
	position->changes = (int)(change - position->change);
	assert(position->changes < CHANGES_MAX);
	int value = position->value;
	for (; first < change; first++)
		value += recount(position, first, SIDE_BLACK) - recount(position, first, SIDE_WHITE);
	position->value = value;
	mark_near(position, cell, 1);
	hash_stone(position, side, cell);
	position->empty--;
	if (position->has_forbidden)
		board_put(&position->board, side, position_point(position, cell));
	position->to_move = side_other(side);
	costly_assert(position->hash % CHECKED_SHARE != 0 || position_is_consistent(position));
}

void position_unmake_move(struct position *position)
{
	assert(position->plies > 0);
	const struct undo *undo = &position->undo[--position->plies];
	enum side side = position->to_move = side_other(position->to_move);
	int cell = undo->cell;
	position->contents[cell] = CELL_EMPTY;
	for (int i = position->changes - 1; i >= undo->changes; i--) {
		const struct change *old = &position->change[i];
		struct cell *at = &position->cells[old->cell];
		at->prospect = old->prospect;
		position->pattern4[SIDE_BLACK][old->cell] = old->pattern4[SIDE_BLACK];
		position->pattern4[SIDE_WHITE][old->cell] = old->pattern4[SIDE_WHITE];
	}
	if (position->patterns.radius == 4)
		restore_around(position, side, cell, 4);
	else if (position->patterns.radius == 5)
		restore_around(position, side, cell, 5);
	else
		restore_around(position, side, cell, position->patterns.radius);
	mark_near(position, cell, -1);
	position->cells[cell].prospect = undo->prospect;
	for (enum side s = SIDE_BLACK; s <= SIDE_WHITE; s++)
		position->pattern4[s][cell] = undo->pattern4[s];
	position->changes = undo->changes;
	if (position->accumulated > position->plies)
		position->accumulated = position->plies;
	position->value = undo->value;
	hash_stone(position, side, cell);
	memcpy(position->counts, undo->counts, sizeof position->counts);
	position->empty++;
	if (position->has_forbidden)
		board_take(&position->board, side, position_point(position, cell));
	costly_assert(position->hash % CHECKED_SHARE != 0 || position_is_consistent(position));
}

int position_find(const struct position *position, enum side side, enum pattern4 pattern4, int cell)
{
	int from = cell == CELL_NONE ? position->first : cell + 1;
	if (from > position->last)
		return CELL_NONE;
	const uint8_t *pattern4s = position->pattern4[side];
	const uint8_t *found = memchr(&pattern4s[from], (int)pattern4, (size_t)position->last - (size_t)from + 1);
	return found ? (int)(found - pattern4s) : CELL_NONE;
}

static unsigned judge_for_search(struct position *position, int cell)
{
	struct meter meter = {.limit = FORBIDDEN_SEARCH_STEPS};
	if (position->time)
		meter.time = *position->time;
	if (meter_obey_stop(&meter))
		return REASON_UNKNOWN;
	return forbidden_judge_within(&position->board, position_point(position, cell), &meter).reasons;
}

static unsigned reasons_at(struct position *position, int cell)
{
	if (position->to_move != SIDE_BLACK || position->pattern4[SIDE_BLACK][cell] != PATTERN4_FORBIDDEN)
		return 0;
	unsigned reasons = judge_for_search(position, cell);
	position->has_unjudged |= reasons == REASON_UNKNOWN;
	return reasons;
}

bool position_is_forbidden(struct position *position, int cell)
{
	return reasons_at(position, cell) != 0;
}

bool position_is_surely_forbidden(struct position *position, int cell)
{
	unsigned reasons = reasons_at(position, cell);
	return reasons != 0 && reasons != REASON_UNKNOWN;
}

unsigned position_threats(const struct position *position)
{
	const uint16_t *own = position->counts[position->to_move];
	const uint16_t *other = position->counts[side_other(position->to_move)];
	unsigned mask = other[PATTERN4_FIVE] > 0;
	mask |= (unsigned)(own[PATTERN4_OPEN_FOUR] > 0) << 1;
	mask |= (unsigned)(other[PATTERN4_OPEN_FOUR] > 0) << 2;
	mask |= (unsigned)(own[PATTERN4_FOUR_THREE] > 0) << 3;
	mask |= (unsigned)(other[PATTERN4_FOUR_THREE] > 0) << 4;
	mask |= (unsigned)(own[PATTERN4_FOUR_MORE] > 0) << 5;
	mask |= (unsigned)(other[PATTERN4_FOUR_MORE] > 0) << 6;
	mask |= (unsigned)(own[PATTERN4_THREE_THREE] + own[PATTERN4_THREE_MORE] > 0) << 7;
	mask |= (unsigned)(other[PATTERN4_THREE_THREE] + other[PATTERN4_THREE_MORE] > 0) << 8;
	mask |= (unsigned)(own[PATTERN4_THREE] > 0) << 9;
	mask |= (unsigned)(other[PATTERN4_THREE] > 0) << 10;
	return mask;
}

/* Computes an accumulator only when a value is needed, or before the next move overwrites what the accumulator depends
   on: many positions are never evaluated. */
void position_accumulate(struct position *position)
{
	if (position->accumulated == position->plies)
		return;
	assert(position->has_network && position->accumulated == position->plies - 1);
	const struct undo *undo = &position->undo[position->accumulated++];
	struct regions *regions = &position->regions[position->accumulated];
	regions_continue(&position->region_rows, regions - 1, regions);
	unsigned touched = 1u << position->region[undo->cell];
	network_drop(&position->network, &undo->prospect.features, &regions->sum[position->region[undo->cell]]);
	for (int i = undo->changes; i < position->changes; i++) {
		const struct change *change = &position->change[i];
		int region = position->region[change->cell];
		touched |= 1u << region;
		network_update(&position->network, &change->prospect.features, &position->cells[change->cell].prospect.features,
		               change->direction, &regions->sum[region]);
	}
	regions->stale |= touched;
	regions_add_up(regions, &position->accumulator[position->accumulated]);
}

int position_network_value(struct position *position)
{
	if (!position->has_network)
		return 0;
	position_accumulate(position);
	int16_t inputs[REGION_INPUTS];
	regions_inputs(&position->region_rows, &position->regions[position->plies], inputs);
	return network_value(&position->network, &position->accumulator[position->plies], inputs, (int)position->to_move);
}

int position_evaluate(struct position *position)
{
	int value = position->to_move == SIDE_BLACK ? position->value : -position->value;
	value += position->weights[position->to_move]->threat[position_threats(position)];
	value += position_network_value(position);
	return clamp(value, -EVALUATION_MAX, EVALUATION_MAX);
}
