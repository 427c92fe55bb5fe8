/* The forward and backward passes of the mapping network, which computes the rows of shapes (network.h). */
#ifndef MAPPING_H
#define MAPPING_H

#include <stdbool.h>

#include "engine/position/network.h"
#include "engine/position/network_shape.h"

/* The numbers of the mapping network, for one side's view of a shape. */
struct mapping {
	float half[NETWORK_SHAPE_HALVES][NETWORK_MAPPED];
	float weight[NETWORK_MAPPED][NETWORK_VIEW];
};

/* The rows of shapes, and the gradient of those that were touched since mapping_backpropagate(). */
struct mapped {
	float row[NETWORK_SHAPES][2][NETWORK_VIEW]; /* by view */
	float gradient[NETWORK_SHAPES][2][NETWORK_VIEW];
	bool touched[NETWORK_SHAPES];
};

/* Computes the rows, by both sides' mapping networks. */
void mapping_expand_rows(const struct mapping mapping[2], struct mapped *mapped);

/* Adds the gradient of the rows that were touched to `gradient`, and clears it in `mapped`. */
void mapping_backpropagate(const struct mapping mapping[2], struct mapped *mapped, struct mapping gradient[2]);

#endif
