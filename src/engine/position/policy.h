/* The policy network estimates how likely each move is, given the whole board, for the scores of move ordering. Each
   empty point has a vector, after a rectifier: the sum of the rows of its codes, one for the side to move and one for
   the other side, and of the rows of the shapes of the lines through it. The board has a vector of the same length: a
   fully connected layer computes it from the accumulator of the evaluation network (network.h). The score of a point is
   the dot product of its vector and the board's.
   The row of a code is the sum of one row for each pair of its four patterns. The row of a shape comes from a mapping
   network, as in the evaluation network. All numbers are integers, so every machine computes the same scores. */
#ifndef POLICY_H
#define POLICY_H

#include "engine/position/network.h"

enum {
	POLICY_FEATURES = 16,
	POLICY_MAPPED = 32,        /* units of the mapping network */
	POLICY_ROW_ONE = 256,      /* fixed-point 1 in the rows and the points' vectors */
	POLICY_HALF_ONE = 256,     /* fixed-point 1 in the units of the mapping network */
	POLICY_MAPPING_ONE = 1024, /* fixed-point 1 in the weights of the mapping network */
	POLICY_WEIGHT_ONE = 512,   /* fixed-point 1 in the layer's weights */
	POLICY_SHRINK = 16,        /* the inputs of the layer are divided by this */
	POLICY_BOARD_ONE = 256,    /* fixed-point 1 in the board's vector */
	POLICY_PAIR_MAX = 1300,    /* with this limit and POLICY_SHAPE_MAX no sum of rows overflows 16 bits */
	POLICY_HALF_MAX = 4000,    /* with this limit and the next no sum of the mapping network overflows 32 bits */
	POLICY_MAPPING_MAX = 2700,
	POLICY_SHAPE_MAX = 3900,
	POLICY_BOARD_MAX = 4000, /* with this limit no dot product overflows 32 bits */
	POLICY_SCORE_ONE = 64,   /* as in struct weights' attack[] */
	POLICY_SCORE_MAX = 20000,
};

/* From the accumulator to the board's vector. */
struct policy_layer {
	int16_t weight[POLICY_FEATURES][NETWORK_CHANNELS];
	int32_t bias[POLICY_FEATURES];
};

/* The fitted numbers, by the side to move. If the rules are the same for both sides, there are only Black's numbers, at
   index 0: White's are the same, with the accumulator's channels swapped (network_swapped()). */
struct policy {
	int16_t own[2][PATTERN_PAIRS][POLICY_FEATURES];
	int16_t other[2][PATTERN_PAIRS][POLICY_FEATURES];
	int16_t bias[2][POLICY_FEATURES]; /* added once to the vector of each point */
	int16_t half[2][NETWORK_SHAPE_HALVES][POLICY_MAPPED];
	int16_t mapping[2][POLICY_FEATURES][POLICY_MAPPED];
	struct policy_layer layer[2];
	bool two_sided; /* the rules differ between the sides */
};

struct policy_vector {
	int16_t of[POLICY_FEATURES];
};

/* The rows and the layer, by the side to move. */
struct policy_rows {
	const struct policy *policy; /* the policy that the rows belong to */
	bool has_avx2;
	struct policy_layer layer[2];
	_Alignas(CACHE_LINE) struct policy_vector own[2][CODES], other[2][CODES], shape[2][NETWORK_SHAPES];
};

/* Computes the rows, unless they are those of this policy already. */
void policy_expand(struct policy_rows *rows, const struct policy *policy, const struct codes *codes,
                   const struct network_shapes *shapes);

/* Computes the board's vector for the side to move. */
void policy_board(const struct policy_rows *rows, const struct accumulator *accumulator, int to_move,
                  struct policy_vector *board);

/* Returns the score of an empty point for the side to move, from -POLICY_SCORE_MAX to POLICY_SCORE_MAX. */
int policy_score(const struct policy_rows *rows, const struct features *point, int to_move,
                 const struct policy_vector *board);

#endif
