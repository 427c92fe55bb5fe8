#include "engine/position/network.h"

#include <string.h>

#include "base/compiler.h"

/* The functions that take most of the time have a second version for processors with AVX2. Both versions compute the
   same values. */

/* Are the side's numbers those of Black with the channels swapped? */
static bool is_swapped(const struct network *network, int side)
{
	return side == 1 && !network->two_sided;
}

static void network_expand_code(struct network_rows *rows, const uint8_t pairs[PAIRS_OF_CODE], unsigned code)
{
	enum { CODE_SHARE = NETWORK_PAIR_ONE / NETWORK_CHANNEL_ONE };
	for (int side = 0; side < 2; side++) {
		bool swap = is_swapped(rows->network, side);
		for (int i = 0; i < NETWORK_CHANNELS; i++) {
			int sum = 0;
			for (int k = 0; k < PAIRS_OF_CODE; k++)
				sum += rows->network->pair[swap ? 0 : side][pairs[k]][i];
			rows->code[side][code].of[swap ? network_swapped(i) : i] = (int16_t)(sum / CODE_SHARE);
		}
	}
}

static void expand_codes(struct network_rows *rows, const struct codes *codes)
{
	for (unsigned code = 0; code < CODES; code++)
		network_expand_code(rows, codes->pairs[code], code);
	for (int side = 0; side < 2; side++)
		memset(&rows->code[side][codes_find(codes, false, NETWORK_FAR).code], 0, sizeof *rows->code[side]);
}

/* Computes a side's view of a shape. */
static void map_shape(const struct network_mapping *mapping, const uint8_t halves[2], int32_t view[NETWORK_VIEW])
{
	int16_t unit[NETWORK_MAPPED];
	for (int i = 0; i < NETWORK_MAPPED; i++) {
		int16_t sum = (int16_t)(mapping->half[halves[0]][i] + mapping->half[halves[1]][i]);
		unit[i] = (int16_t)(sum > 0 ? sum : 0);
	}
	for (int k = 0; k < NETWORK_VIEW; k++) {
		int32_t sum = 0;
		for (int i = 0; i < NETWORK_MAPPED; i++)
			sum += unit[i] * mapping->weight[k][i];
		view[k] = sum;
	}
}

/* Computes a side's view of all shapes, relative to that of NETWORK_SHAPE_EMPTY. */
static void expand_view(struct network_rows *rows, const struct network_shapes *shapes, int side)
{
	enum { VIEW_SHARE = NETWORK_HALF_ONE * NETWORK_MAPPING_ONE / NETWORK_CHANNEL_ONE };
	const struct network_mapping *mapping = &rows->network->mapping[is_swapped(rows->network, side) ? 0 : side];
	int32_t empty[NETWORK_VIEW], view[NETWORK_VIEW];
	map_shape(mapping, shapes->halves[NETWORK_SHAPE_EMPTY], empty);
	for (unsigned shape = 0; shape < NETWORK_SHAPES; shape++) {
		unsigned seen = side == 0 ? shape : network_shape_swapped(shapes, shape);
		map_shape(mapping, shapes->halves[seen], view);
		for (int k = 0; k < NETWORK_VIEW; k++)
			rows->shape[shape][side * NETWORK_VIEW + k] = (int16_t)(view[k] / VIEW_SHARE - empty[k] / VIEW_SHARE);
	}
}

void network_expand(struct network_rows *rows, const struct network *network, const struct region_layers regions[2],
                    bool with_shapes, const struct codes *codes, const struct network_shapes *shapes)
{
	if (rows->network == network && rows->regions == regions && rows->with_shapes == with_shapes)
		return;
	rows->network = network;
	rows->regions = regions;
	rows->with_shapes = with_shapes;
	rows->has_avx2 = has_avx2();
	expand_codes(rows, codes);
	memset(rows->multiplier, 0, sizeof rows->multiplier);
	for (int side = 0; side <= network->two_sided && regions; side++)
		network_multiplier_set(&rows->multiplier[side], regions[side].factors);
	for (int side = 0; side < 2; side++) {
		bool swap = is_swapped(network, side);
		int from = swap ? 0 : side;
		network_head_set(&rows->head[side], &network->layers[from], regions ? &regions[from] : NULL, swap);
	}
	memset(rows->shape, 0, sizeof rows->shape);
	for (int side = 0; side < 2 && with_shapes; side++)
		expand_view(rows, shapes, side);
}

static inline int16_t rectify(int16_t x)
{
	return (int16_t)(x > 0 ? x : 0);
}

/* Adds the point `times` times, 1 or -1. */
static inline void add_times(const struct network_rows *rows, const struct features *point, int times,
                             struct accumulator *accumulator)
{
	const int16_t *black = rows->code[0][point->code[0]].of, *white = rows->code[1][point->code[1]].of;
	const int16_t *one = rows->shape[point->shape[0]], *two = rows->shape[point->shape[1]];
	const int16_t *three = rows->shape[point->shape[2]], *four = rows->shape[point->shape[3]];
	int16_t *sum = accumulator->of;
	for (int i = 0; i < NETWORK_SHAPE_CHANNELS; i++) {
		int16_t channel = (int16_t)(black[i] + white[i] + one[i] + two[i] + three[i] + four[i]);
		sum[i] = (int16_t)(sum[i] + times * rectify(channel));
	}
	for (int i = NETWORK_SHAPE_CHANNELS; i < NETWORK_CHANNELS; i++)
		sum[i] = (int16_t)(sum[i] + times * rectify((int16_t)(black[i] + white[i])));
}

void network_add(const struct network_rows *rows, const struct features *point, struct accumulator *accumulator)
{
	add_times(rows, point, 1, accumulator);
}

FOR_AVX2 static void drop_avx2(const struct network_rows *rows, const struct features *point,
                               struct accumulator *accumulator)
{
	add_times(rows, point, -1, accumulator);
}

void network_drop(const struct network_rows *rows, const struct features *point, struct accumulator *accumulator)
{
	if (rows->has_avx2)
		drop_avx2(rows, point, accumulator);
	else
		add_times(rows, point, -1, accumulator);
}

/* Updates the channels to which shapes add. The rows of the three other lines are the same before and after. */
static inline void update_shaped(const struct network_rows *rows, const struct features *before,
                                 const struct features *now, int direction, int16_t sum[NETWORK_SHAPE_CHANNELS])
{
	static const uint8_t others[DIRECTIONS][DIRECTIONS - 1] = {{1, 2, 3}, {0, 2, 3}, {0, 1, 3}, {0, 1, 2}};
	const uint8_t *other = others[direction];
	const int16_t *one = rows->shape[now->shape[other[0]]], *two = rows->shape[now->shape[other[1]]];
	const int16_t *three = rows->shape[now->shape[other[2]]];
	const int16_t *row = rows->shape[before->shape[direction]], *row_now = rows->shape[now->shape[direction]];
	const int16_t *black = rows->code[0][before->code[0]].of, *white = rows->code[1][before->code[1]].of;
	const int16_t *black_now = rows->code[0][now->code[0]].of, *white_now = rows->code[1][now->code[1]].of;
	int16_t same[NETWORK_SHAPE_CHANNELS], was[NETWORK_SHAPE_CHANNELS], is[NETWORK_SHAPE_CHANNELS];
	for (int i = 0; i < NETWORK_SHAPE_CHANNELS; i++)
		same[i] = (int16_t)(one[i] + two[i] + three[i]);
	for (int i = 0; i < NETWORK_SHAPE_CHANNELS; i++)
		was[i] = (int16_t)(black[i] + white[i] + row[i] + same[i]);
	for (int i = 0; i < NETWORK_SHAPE_CHANNELS; i++)
		is[i] = (int16_t)(black_now[i] + white_now[i] + row_now[i] + same[i]);
	for (int i = 0; i < NETWORK_SHAPE_CHANNELS; i++)
		sum[i] = (int16_t)(sum[i] + (rectify(is[i]) - rectify(was[i])));
}

/* Updates the channels to which no shapes add. */
static inline void update_others(const struct network_rows *rows, const uint16_t code[2], const uint16_t code_now[2],
                                 int16_t sum[NETWORK_CHANNELS])
{
	const int16_t *black = rows->code[0][code[0]].of, *white = rows->code[1][code[1]].of;
	const int16_t *black_now = rows->code[0][code_now[0]].of, *white_now = rows->code[1][code_now[1]].of;
	int16_t was[NETWORK_CHANNELS], is[NETWORK_CHANNELS];
	for (int i = NETWORK_SHAPE_CHANNELS; i < NETWORK_CHANNELS; i++)
		was[i] = (int16_t)(black[i] + white[i]);
	for (int i = NETWORK_SHAPE_CHANNELS; i < NETWORK_CHANNELS; i++)
		is[i] = (int16_t)(black_now[i] + white_now[i]);
	for (int i = NETWORK_SHAPE_CHANNELS; i < NETWORK_CHANNELS; i++)
		sum[i] = (int16_t)(sum[i] + (rectify(is[i]) - rectify(was[i])));
}

static inline void update(const struct network_rows *rows, const struct features *before, const struct features *now,
                          int direction, struct accumulator *accumulator)
{
	update_shaped(rows, before, now, direction, accumulator->of);
	if (memcmp(before->code, now->code, sizeof now->code) != 0)
		update_others(rows, before->code, now->code, accumulator->of);
}

FOR_AVX2 static void update_avx2(const struct network_rows *rows, const struct features *before,
                                 const struct features *now, int direction, struct accumulator *accumulator)
{
	update(rows, before, now, direction, accumulator);
}

void network_update(const struct network_rows *rows, const struct features *before, const struct features *now,
                    int direction, struct accumulator *accumulator)
{
	if (rows->has_avx2)
		update_avx2(rows, before, now, direction, accumulator);
	else
		update(rows, before, now, direction, accumulator);
}

int network_value(const struct network_rows *rows, const struct accumulator *accumulator,
                  const int16_t regions[REGION_INPUTS], int to_move)
{
	int16_t input[NETWORK_INPUTS] = {0};
	memcpy(input, accumulator->of, sizeof accumulator->of);
	memcpy(input + NETWORK_CHANNELS, regions, REGION_INPUTS * sizeof *regions);
	const struct network_multiplier *multiplier = &rows->multiplier[rows->network->two_sided ? to_move : 0];
	return network_head_value(&rows->head[to_move], multiplier, rows->has_avx2, input);
}
