/* The evaluation network. Its value is added to the sum of the table values (weights.h). A table value depends on one
   code of one point; the network combines the codes of both sides at each point with the shapes of the lines through
   the point, and then all points of the board. Each empty point has a vector of channels: the sum of one row for each
   side's code and, in the first channels, one row for the shape of each line. The accumulator is the sum of these
   vectors after a rectifier; each stone updates it (NNUE). A few layers (network_layers.h) turn it into a value.
   The row of a code is the sum of one row for each pair of its four patterns. The row of a shape comes from a small
   network of its own, the mapping network: the vectors of the shape's two halves are added, and go through a rectifier
   and a fully connected layer. All numbers are integers, so every machine computes the same value. */
#ifndef NETWORK_H
#define NETWORK_H

#include "engine/position/code.h"
#include "engine/position/network_layers.h"
#include "engine/position/network_shape.h"
#include "os/pages.h"
#include "rules/board.h"

enum {
	NETWORK_SHAPE_CHANNELS = 32, /* number of channels, the first ones, to which shapes add */
	NETWORK_MAPPED = 96,         /* units of the mapping network */
	NETWORK_PAIR_ONE = 512,      /* fixed-point 1 in struct network's pair[] */
	NETWORK_HALF_ONE = 256,      /* fixed-point 1 in the units of the mapping network */
	NETWORK_MAPPING_ONE = 1024,  /* fixed-point 1 in the weights of the mapping network */
	NETWORK_HALF_MAX = 4000,     /* with this limit and the next no sum of the mapping network overflows 32 bits */
	NETWORK_MAPPING_MAX = 2700,
	NETWORK_FAR = PATTERN_OPEN_ONE * 0x1111, /* the patterns of a point far from stones and edges */
};

_Static_assert(NETWORK_VIEW == NETWORK_SHAPE_CHANNELS / 2, "channels");

/* The mapping network for one side's view of a shape. */
struct network_mapping {
	int16_t half[NETWORK_SHAPE_HALVES][NETWORK_MAPPED];
	int16_t weight[NETWORK_VIEW][NETWORK_MAPPED];
};

/* The fitted numbers. If the rules are the same for both sides, there are only Black's numbers, at index 0: those of
   White are the same with the channels swapped (network_swapped()). */
struct network {
	int16_t pair[2][PATTERN_PAIRS][NETWORK_CHANNELS]; /* by the side that has the patterns */
	struct network_layers layers[2];                  /* by the side to move */
	struct network_mapping mapping[2];                /* by side */
	bool two_sided;                                   /* the rules differ between the sides */
};

struct accumulator {
	int16_t of[NETWORK_CHANNELS];
};

/* What the network sees of an empty point. */
struct features {
	uint16_t code[2]; /* by side */
	uint16_t shape[DIRECTIONS];
};

/* The layers, and the rows of codes, by side, and of shapes. The rows are zero for the code and the shape of a point
   far from stones and edges, so the number of such points does not matter. */
struct network_rows {
	const struct network *network;       /* the network that the rows belong to */
	const struct region_layers *regions; /* likewise; or NULL */
	bool with_shapes;
	bool has_avx2;                           /* the processor has AVX2 instructions */
	struct network_head head[2];             /* by the side to move */
	struct network_multiplier multiplier[2]; /* likewise; if the rules are the same for both sides, only one */
	_Alignas(CACHE_LINE) struct accumulator code[2][CODES];
	_Alignas(CACHE_LINE) int16_t shape[NETWORK_SHAPES][NETWORK_SHAPE_CHANNELS]; /* zeros without shapes */
};

/* Computes the rows, unless they are those of this network already. Without shapes, the network also serves K > 5; then
   there are no regions. `regions` may be NULL. */
void network_expand(struct network_rows *rows, const struct network *network, const struct region_layers regions[2],
                    bool with_shapes, const struct codes *codes, const struct network_shapes *shapes);

/* Add an empty point to the accumulator, or remove it. */
void network_add(const struct network_rows *rows, const struct features *point, struct accumulator *accumulator);
void network_drop(const struct network_rows *rows, const struct features *point, struct accumulator *accumulator);

/* Updates the accumulator for an empty point whose features changed because of a stone on its line in this direction.
   The shapes of its other lines are unchanged. */
void network_update(const struct network_rows *rows, const struct features *before, const struct features *now,
                    int direction, struct accumulator *accumulator);

/* Returns the value for the side to move, in the evaluation's unit. */
int network_value(const struct network_rows *rows, const struct accumulator *accumulator,
                  const int16_t regions[REGION_INPUTS], int to_move);

#endif
