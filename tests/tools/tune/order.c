#include "order.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
	BATCH = 1024,
	EPOCHS = 6,
};

static const double learning_rate = 0.01;

struct table attack[2], defense[2];

static void train_on(const struct games *games, const struct choice *choice, double *loss)
{
	static double chance[BOARD_MAX * BOARD_MAX];
	struct table *own = &attack[choice->side], *other = &defense[choice->side];
	uint16_t(*code)[2] = &games->code[choice->code];
	double largest = -1e9, sum = 0;
	for (unsigned i = 0; i < choice->moves; i++) {
		chance[i] = own->value[code[i][0]] + other->value[code[i][1]];
		largest = chance[i] > largest ? chance[i] : largest;
	}
	for (unsigned i = 0; i < choice->moves; i++)
		sum += chance[i] = exp(chance[i] - largest);
	*loss -= log(chance[choice->played] / sum + 1e-12);
	for (unsigned i = 0; i < choice->moves; i++) {
		double gradient = (chance[i] / sum - (i == choice->played)) / BATCH;
		own->gradient[code[i][0]] += gradient;
		other->gradient[code[i][1]] += gradient;
	}
}

void fit_order(const struct games *games)
{
	size_t *order = shuffled(games->choices, 2);
	memset(attack, 0, sizeof attack);
	memset(defense, 0, sizeof defense);
	for (int epoch = 0; epoch < EPOCHS; epoch++) {
		double loss = 0, rate = learning_rate * (epoch < EPOCHS / 2 ? 1 : 0.2);
		for (size_t i = 0; i < games->choices; i++) {
			train_on(games, &games->choice[order[i]], &loss);
			if ((i + 1) % BATCH == 0)
				for (int side = 0; side <= games->two_sided; side++) {
					adam_table(&attack[side], rate, 1, 1);
					adam_table(&defense[side], rate, 1, 1);
				}
		}
		fprintf(stderr, "moves, epoch %d: %.5f\n", epoch + 1, loss / (double)games->choices);
	}
	free(order);
}
