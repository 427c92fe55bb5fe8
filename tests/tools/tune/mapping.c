#include "mapping.h"

#include <string.h>

enum {
	UNITS = NETWORK_MAPPED,
	VIEW = NETWORK_VIEW,
};

static struct network_shapes shapes;

static unsigned shape_for(int side, unsigned shape)
{
	return side == 0 ? shape : network_shape_swapped(&shapes, shape);
}

static void forward_hidden(const struct mapping *mapping, unsigned shape, float unit[UNITS])
{
	const float *one = mapping->half[shapes.halves[shape][0]], *other = mapping->half[shapes.halves[shape][1]];
	for (int i = 0; i < UNITS; i++) {
		float sum = one[i] + other[i];
		unit[i] = sum > 0 ? sum : 0;
	}
}

static void forward(const struct mapping *mapping, unsigned shape, float row[VIEW])
{
	float unit[UNITS], sum[VIEW] = {0};
	forward_hidden(mapping, shape, unit);
	for (int i = 0; i < UNITS; i++)
		if (unit[i] > 0)
			for (int k = 0; k < VIEW; k++)
				sum[k] += unit[i] * mapping->weight[i][k];
	memcpy(row, sum, sizeof sum);
}

void mapping_expand_rows(const struct mapping mapping[2], struct mapped *mapped)
{
	network_shapes_make(&shapes);
	for (int side = 0; side < 2; side++) {
		float empty[VIEW];
		forward(&mapping[side], NETWORK_SHAPE_EMPTY, empty);
		for (unsigned shape = 0; shape < NETWORK_SHAPES; shape++) {
			float *row = mapped->row[shape][side];
			forward(&mapping[side], shape_for(side, shape), row);
			for (int k = 0; k < VIEW; k++)
				row[k] -= empty[k];
		}
	}
}

/* Backpropagates the gradient of one row. `shape` is the row's shape as its side sees it (shape_for()). */
static void backpropagate_row(const struct mapping *mapping, float transposed[VIEW][UNITS], unsigned shape,
                              const float row[VIEW], struct mapping *gradient)
{
	float unit[UNITS], sum[UNITS] = {0};
	forward_hidden(mapping, shape, unit);
	for (int k = 0; k < VIEW; k++)
		for (int i = 0; i < UNITS; i++)
			sum[i] += row[k] * transposed[k][i];
	for (int i = 0; i < UNITS; i++) {
		sum[i] = unit[i] > 0 ? sum[i] : 0;
		if (unit[i] > 0)
			for (int k = 0; k < VIEW; k++)
				gradient->weight[i][k] += unit[i] * row[k];
	}
	for (int half = 0; half < 2; half++)
		for (int i = 0; i < UNITS; i++)
			gradient->half[shapes.halves[shape][half]][i] += sum[i];
}

static void backpropagate_side(const struct mapping *mapping, const struct mapped *mapped, int side,
                               struct mapping *gradient)
{
	static float transposed[VIEW][UNITS];
	float empty[VIEW] = {0};
	for (int i = 0; i < UNITS; i++)
		for (int k = 0; k < VIEW; k++)
			transposed[k][i] = mapping->weight[i][k];
	for (unsigned shape = 0; shape < NETWORK_SHAPES; shape++) {
		const float *row = mapped->gradient[shape][side];
		if (!mapped->touched[shape] || shape == NETWORK_SHAPE_EMPTY)
			continue;
		for (int k = 0; k < VIEW; k++)
			empty[k] -= row[k];
		backpropagate_row(mapping, transposed, shape_for(side, shape), row, gradient);
	}
	backpropagate_row(mapping, transposed, NETWORK_SHAPE_EMPTY, empty, gradient);
}

void mapping_backpropagate(const struct mapping mapping[2], struct mapped *mapped, struct mapping gradient[2])
{
	for (int side = 0; side < 2; side++)
		backpropagate_side(&mapping[side], mapped, side, &gradient[side]);
	for (unsigned shape = 0; shape < NETWORK_SHAPES; shape++)
		if (mapped->touched[shape])
			memset(mapped->gradient[shape], 0, sizeof mapped->gradient[shape]);
	memset(mapped->touched, 0, sizeof mapped->touched);
}
