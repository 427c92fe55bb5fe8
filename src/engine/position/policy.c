#include "engine/position/policy.h"

#include <string.h>

#include "base/compiler.h"
#include "base/minmax.h"
#include "engine/position/dot_products.h"

/* Returns the index of the side's numbers. */
static int set_of(const struct policy *policy, int side)
{
	return side == 1 && policy->two_sided;
}

static void expand_layer(struct policy_rows *rows, int side)
{
	const struct policy *policy = rows->policy;
	bool swap = side == 1 && !policy->two_sided;
	const struct policy_layer *layer = &policy->layer[set_of(policy, side)];
	rows->layer[side] = *layer;
	for (int i = 0; i < POLICY_FEATURES; i++)
		for (int k = 0; k < NETWORK_CHANNELS; k++)
			rows->layer[side].weight[i][k] = layer->weight[i][swap ? network_swapped(k) : k];
}

static void policy_expand_code(struct policy_rows *rows, const uint8_t pairs[PAIRS_OF_CODE], unsigned code)
{
	const struct policy *policy = rows->policy;
	for (int side = 0; side < 2; side++)
		for (int i = 0; i < POLICY_FEATURES; i++) {
			int set = set_of(policy, side), own = policy->bias[set][i], other = 0;
			for (int k = 0; k < PAIRS_OF_CODE; k++) {
				own += policy->own[set][pairs[k]][i];
				other += policy->other[set][pairs[k]][i];
			}
			rows->own[side][code].of[i] = (int16_t)own;
			rows->other[side][code].of[i] = (int16_t)other;
		}
}

static void expand_shape(struct policy_rows *rows, const uint8_t halves[2], int set, struct policy_vector *row)
{
	enum { SHAPE_SHARE = POLICY_HALF_ONE * POLICY_MAPPING_ONE / POLICY_ROW_ONE };
	const struct policy *policy = rows->policy;
	for (int k = 0; k < POLICY_FEATURES; k++) {
		int sum = 0;
		for (int i = 0; i < POLICY_MAPPED; i++) {
			int unit = policy->half[set][halves[0]][i] + policy->half[set][halves[1]][i];
			sum += (unit > 0 ? unit : 0) * policy->mapping[set][k][i];
		}
		row->of[k] = (int16_t)clamp(sum / SHAPE_SHARE, -POLICY_SHAPE_MAX, POLICY_SHAPE_MAX);
	}
}

void policy_expand(struct policy_rows *rows, const struct policy *policy, const struct codes *codes,
                   const struct network_shapes *shapes)
{
	if (rows->policy == policy)
		return;
	rows->policy = policy;
	rows->has_avx2 = has_avx2();
	for (unsigned code = 0; code < CODES; code++)
		policy_expand_code(rows, codes->pairs[code], code);
	for (int side = 0; side < 2; side++) {
		expand_layer(rows, side);
		for (unsigned shape = 0; shape < NETWORK_SHAPES; shape++) {
			unsigned seen = side == 0 ? shape : network_shape_swapped(shapes, shape);
			expand_shape(rows, shapes->halves[seen], set_of(policy, side), &rows->shape[side][shape]);
		}
	}
}

_Static_assert(POLICY_FEATURES == 16, "two times eight dot products");

FOR_AVX2 static void board_sums_avx2(const struct policy_layer *layer, const struct accumulator *accumulator,
                                     int32_t sum[POLICY_FEATURES])
{
	dot_products_avx2(layer->weight[0], accumulator->of, NETWORK_CHANNELS, sum);
	dot_products_avx2(layer->weight[8], accumulator->of, NETWORK_CHANNELS, sum + 8);
}

void policy_board(const struct policy_rows *rows, const struct accumulator *accumulator, int to_move,
                  struct policy_vector *board)
{
	enum { BOARD_SHARE = POLICY_WEIGHT_ONE * NETWORK_CHANNEL_ONE * POLICY_SHRINK / POLICY_BOARD_ONE };
	const struct policy_layer *layer = &rows->layer[to_move];
	int32_t sum[POLICY_FEATURES];
	memcpy(sum, layer->bias, sizeof sum);
	if (rows->has_avx2) {
		board_sums_avx2(layer, accumulator, sum);
	} else {
		dot_products(layer->weight[0], accumulator->of, NETWORK_CHANNELS, sum);
		dot_products(layer->weight[8], accumulator->of, NETWORK_CHANNELS, sum + 8);
	}
	for (int i = 0; i < POLICY_FEATURES; i++)
		board->of[i] = (int16_t)clamp(sum[i] / BOARD_SHARE, -POLICY_BOARD_MAX, POLICY_BOARD_MAX);
}

static inline int score_point(const struct policy_rows *rows, const struct features *point, int to_move,
                              const struct policy_vector *board)
{
	enum { SCORE_SHARE = POLICY_ROW_ONE * POLICY_BOARD_ONE / POLICY_SCORE_ONE };
	const int16_t *own = rows->own[to_move][point->code[to_move]].of;
	const int16_t *other = rows->other[to_move][point->code[1 - to_move]].of;
	const struct policy_vector *shape = rows->shape[to_move];
	const int16_t *a = shape[point->shape[0]].of, *b = shape[point->shape[1]].of;
	const int16_t *c = shape[point->shape[2]].of, *d = shape[point->shape[3]].of;
	int32_t sum = 0;
	for (int i = 0; i < POLICY_FEATURES; i++) {
		int16_t feature = (int16_t)(own[i] + other[i] + a[i] + b[i] + c[i] + d[i]);
		sum += (int16_t)(feature > 0 ? feature : 0) * board->of[i];
	}
	return clamp(sum / SCORE_SHARE, -POLICY_SCORE_MAX, POLICY_SCORE_MAX);
}

FOR_AVX2 static int score_point_avx2(const struct policy_rows *rows, const struct features *point, int to_move,
                                     const struct policy_vector *board)
{
	return score_point(rows, point, to_move, board);
}

int policy_score(const struct policy_rows *rows, const struct features *point, int to_move,
                 const struct policy_vector *board)
{
	return rows->has_avx2 ? score_point_avx2(rows, point, to_move, board) : score_point(rows, point, to_move, board);
}
