#include "engine/weights.h"

static const int16_t worth_of[PATTERNS] = {0, 0, 1, 3, 4, 12, 15, 18, 14, 34, 40, 40, 60, 80};
static const int16_t order_of[PATTERNS] = {0, 0, 4, 9, 14, 34, 40, 46, 40, 90, 100, 110, 400, 900};
static const int16_t bonus_of[KINDS] = {0, -20, 4, 0, 10, 60, 0, 10, 80, 100, 100};

static void guess(struct weights *weights, unsigned code, int worth, int order)
{
	for (int side = 0; side < 2; side++) {
		weights->worth[side][code] = (int16_t)worth;
		weights->attack[side][code] = (int16_t)order;
		weights->defence[side][code] = (int16_t)(order * 3 / 4);
	}
}

void weights_guess(struct weights *weights, const struct codes *codes)
{
	unsigned code = 0;
	for (unsigned a = 0; a < PATTERNS; a++)
		for (unsigned b = a; b < PATTERNS; b++)
			for (unsigned c = b; c < PATTERNS; c++)
				for (unsigned d = c; d < PATTERNS; d++, code++) {
					int bonus = bonus_of[codes->kind[false][code]];
					guess(weights, code, worth_of[a] + worth_of[b] + worth_of[c] + worth_of[d] + bonus,
					      order_of[a] + order_of[b] + order_of[c] + order_of[d] + 3 * bonus);
				}
	for (int mask = 0; mask < THREAT_MASKS; mask++)
		weights->threat[SIDE_BLACK][mask] = weights->threat[SIDE_WHITE][mask] = 20;
}
