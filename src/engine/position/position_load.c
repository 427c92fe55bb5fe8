/* Sets a position up: an empty board with its edges and the numbers for its rules, then the stones. */
#include "engine/position/position.h"

#include <string.h>

#include "base/costly_assert.h"
#include "base/hash.h"

enum {
	FITTED_SIZE = 15,     /* board size of the games that the weights were fitted to; rows beyond it add no value, and
	                         smaller boards have no regions */
	FITTED_CONNECT = 5,   /* K of those games; the network is also used for larger K */
	LONGER_SIZE = 22,     /* the largest board for the network with larger K, which gives a value to points far from
	                         stones and edges: too many of them distort the sum */
	NETWORK_STONES = 400, /* most stones at the start of a search with the network; with more than twice this number
	                         the accumulator could overflow 16 bits */
};

/* Returns the third of a row or column that the point with this index is in. The outer ones have the same length. */
static int third_of(int size, int index)
{
	int outer = (size + 1) / 3;
	return index < outer ? 0 : index < size - outer ? 1 : 2;
}

/* Sets up an empty board with its edges. The hashes are the same for the same size and rules. */
static void set_size(struct position *position, int size)
{
	int radius = position->patterns.radius;
	position->size = size;
	position->stride = size + radius;
	position->step[DIRECTION_HORIZONTAL] = 1;
	position->step[DIRECTION_VERTICAL] = position->stride;
	position->step[DIRECTION_RISING] = position->stride + 1;
	position->step[DIRECTION_FALLING] = 1 - position->stride;
	position->first = position_cell(position, point_at(0, 0));
	position->last = position_cell(position, point_at(size - 1, size - 1));
	position->empty = size * size;
	size_t cells = (size_t)(size + 2 * radius) * (size_t)position->stride + (size_t)radius;
	memset(position->contents, CELL_EDGE, cells);
	memset(position->cells, 0, cells * sizeof *position->cells);
	memset(position->near, size <= SMALL_BOARD, cells);
	memset(position->pattern4[SIDE_BLACK], PATTERN4_NOTHING, cells);
	memset(position->pattern4[SIDE_WHITE], PATTERN4_NOTHING, cells);
	for (int y = 0; y < size; y++)
		memset(&position->contents[position_cell(position, point_at(0, y))], CELL_EMPTY, (size_t)size);
	for (int point = POINT_NONE; (point = point_next(size, point)) != POINT_NONE;)
		position->region[position_cell(position, point)] = (uint8_t)(third_of(size, point_y(point)) * 3 +
		                                                             third_of(size, point_x(point)));
	for (int cell = position->first; cell <= position->last; cell++)
		for (int side = 0; side < 2; side++)
			position->zobrist[side][cell] = hash_number(((uint64_t)cell * 2 + (uint64_t)side) * HASH_STEP);
}

/* Returns a half of a line: the points from the cell along the step, nearest first. */
static unsigned half_of(const struct position *position, int cell, int step)
{
	static const unsigned bits[] =
		{[CELL_BLACK] = HALF_BLACK, [CELL_WHITE] = HALF_WHITE, [CELL_EMPTY] = HALF_EMPTY, [CELL_EDGE] = HALF_EDGE};
	unsigned half = 0;
	bool edge = false;
	for (int i = 1; i <= position->patterns.radius; i++) {
		edge = edge || position->contents[cell + i * step] == CELL_EDGE;
		half |= (edge ? HALF_EDGE : bits[position->contents[cell + i * step]]) << 2 * (i - 1);
	}
	return half;
}

unsigned position_line(const struct position *position, int cell, int direction)
{
	int step = position->step[direction];
	return half_of(position, cell, -step) | half_of(position, cell, step) << 2 * position->patterns.radius;
}

static void init_cell(struct position *position, int cell)
{
	struct cell *at = &position->cells[cell];
	for (int d = 0; d < DIRECTIONS; d++) {
		unsigned shape = NETWORK_SHAPE_EMPTY;
		at->line[d] = position_line(position, cell, d);
		if (position->with_shapes)
			shape = network_shape_of_line(&position->shapes, at->line[d], position->patterns.radius);
		at->prospect.features.shape[d] = (uint16_t)shape;
	}
	at->prospect.patterns = 0;
	for (enum side side = SIDE_BLACK; side <= SIDE_WHITE; side++) {
		unsigned patterns = 0;
		for (int d = 0; d < DIRECTIONS; d++)
			patterns |= (patterns_by_sights(&position->patterns, at->line[d]) >> 4 * side & 0xF) << 4 * d;
		struct coded coded = codes_find(&position->codes, position_side_has_forbidden(position, side), patterns);
		at->prospect.patterns |= patterns << 16 * side;
		at->prospect.features.code[side] = (uint16_t)coded.code;
		position->pattern4[side][cell] = (uint8_t)coded.pattern4;
		position->counts[side][coded.pattern4]++;
		position->value += position_code_value(position, side, coded.code);
	}
}

/* Evaluates the middle row of an empty board, with its thirds by themselves. A board above FITTED_SIZE has more rows
   and columns like it. */
static void add_middle(const struct position *position, int *value, struct accumulator third[3])
{
	*value = 0;
	memset(third, 0, 3 * sizeof *third);
	for (int i = 0; i < position->size; i++) {
		const struct features *features = &position->cells[position_cell(position, point_at(i, position->size / 2))]
		                                       .prospect.features;
		*value += position_code_value(position, SIDE_BLACK, features->code[SIDE_BLACK]) +
		          position_code_value(position, SIDE_WHITE, features->code[SIDE_WHITE]);
		if (position->has_network)
			network_add(&position->network, features, &third[third_of(position->size, i)]);
	}
}

/* The rows and columns beyond FITTED_SIZE add nothing: sets the offset of each region to their points on an empty
   board, negative. */
static void set_offsets(struct position *position, const struct accumulator third[3])
{
	int size = position->size, extra[3] = {0};
	for (int i = 0; i < size && size > FITTED_SIZE; i++)
		extra[third_of(size, i)]++;
	for (int i = 0; i < 3 && size > FITTED_SIZE; i++)
		extra[i] -= FITTED_SIZE / 3;
	for (int region = 0; region < REGIONS; region++)
		for (int i = 0; i < NETWORK_CHANNELS; i++)
			position->region_offset[region].of[i] = (int16_t)(-extra[region % 3] * third[region / 3].of[i] -
			                                                  extra[region / 3] * third[region % 3].of[i]);
}

void position_add_up(const struct position *position, struct regions *regions, struct accumulator *accumulator)
{
	memcpy(regions->sum, position->region_offset, sizeof regions->sum);
	regions->stale = REGIONS_ALL;
	for (int cell = position->first; cell <= position->last; cell++)
		if (position->contents[cell] == CELL_EMPTY)
			network_add(&position->network, &position->cells[cell].prospect.features,
			            &regions->sum[position->region[cell]]);
	regions_add_up(regions, accumulator);
}

/* Returns how much the empty board seems to favor Black, whoever is to move. Leaves White to move. */
static int empty_board_bias(struct position *position)
{
	int values[2];
	for (enum side side = SIDE_BLACK; side <= SIDE_WHITE; side++) {
		position->to_move = side;
		values[side] = position->weights[side]->threat[position_threats(position)] + position_network_value(position);
	}
	return position->value + (values[SIDE_BLACK] - values[SIDE_WHITE]) / 2;
}

/* Expands the networks, if they can value this board. */
static void load_network(struct position *position, const struct fitted *fitted, int stones)
{
	int connect = position->rules.connect;
	position->has_network = connect >= FITTED_CONNECT && stones <= NETWORK_STONES &&
	                        (connect == FITTED_CONNECT || position->rules.size <= LONGER_SIZE);
	position->with_shapes = position->has_network && connect == FITTED_CONNECT;
	if (position->has_network) {
		network_shapes_make(&position->shapes);
		bool has_regions = position->with_shapes && position->rules.size >= FITTED_SIZE;
		network_expand(&position->network, fitted->network, has_regions ? fitted->regions->layers : NULL,
		               position->with_shapes, &position->codes, &position->shapes);
		regions_expand(&position->region_rows, fitted->regions, fitted->network->two_sided);
	}
	if (position->with_shapes)
		policy_expand(&position->policy, fitted->policy, &position->codes, &position->shapes);
}

void position_prepare(struct position *position, const struct ruleset *rules, int stones)
{
	const struct fitted *fitted = &fitted_numbers[rules->rule];
	position->rules = *rules;
	memcpy(position->weights, fitted->weights, sizeof position->weights);
	position->has_forbidden = ruleset_forbids(rules, SIDE_BLACK);
	patterns_make(&position->patterns, rules);
	codes_make(&position->codes);
	load_network(position, fitted, stones);
}

static void put_stones(struct position *position, const struct board *board)
{
	for (int point = POINT_NONE; (point = board_next_stone(board, point)) != POINT_NONE;) {
		position->to_move = board_at(board, point);
		position_make_move(position, position_cell(position, point));
		position->plies = position->changes = 0;
	}
}

void position_load(struct position *position, const struct board *board, const struct ruleset *rules, enum side to_move)
{
	int size = board->size, extra_rows = size > FITTED_SIZE ? size - FITTED_SIZE : 0, middle_value;
	struct accumulator third[3];
	assert(patterns_possible(rules) && size == rules->size);
	position_prepare(position, rules, board->stones);
	set_size(position, size);
	memset(position->counts, 0, sizeof position->counts);
	position->value = position->plies = position->changes = 0;
	position->accumulated = 0;
	position->proving = false;
	position->hash = 0;
	memset(position->region_hash, 0, sizeof position->region_hash);
	if (position->has_forbidden)
		board_clear(&position->board, size);
	for (int cell = position->first; cell <= position->last; cell++)
		if (position->contents[cell] == CELL_EMPTY)
			init_cell(position, cell);
	add_middle(position, &middle_value, third);
	set_offsets(position, third);
	if (rules->connect == FITTED_CONNECT) {
		position->value_offset = -extra_rows * 2 * middle_value;
	} else {
		if (position->has_network)
			position_add_up(position, &position->regions[0], &position->accumulator[0]);
		position->value_offset = -empty_board_bias(position);
	}
	position->value += position->value_offset;
	put_stones(position, board);
	position->time = NULL;
	position->has_unjudged = false;
	position->to_move = to_move;
	if (position->has_network)
		position_add_up(position, &position->regions[0], &position->accumulator[0]);
	costly_assert(position_is_consistent(position));
}
