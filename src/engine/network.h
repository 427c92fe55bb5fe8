/* A small network that sees what the table of codes can't: what both sides' codes of a point mean together, and what the
   points of the whole board mean together. It is learnt together with the table. Each empty point is a row of numbers,
   got from its patterns two by two, of which those below zero count nothing; their sums over the board go through one
   layer of units. Whole numbers only: the same on every machine. */
#ifndef NETWORK_H
#define NETWORK_H

#include "engine/code.h"

enum {
	NETWORK_SUMS = 64,
	NETWORK_UNITS = 32,
	NETWORK_PAIR_ONE = 512,    /* what stands for 1 in the numbers of a pair */
	NETWORK_SUM_ONE = 64,      /* in the sums */
	NETWORK_WEIGHT_ONE = 512,  /* in the weights of the units */
	NETWORK_SHRINK = 16,       /* a unit sees sums so many times smaller */
	NETWORK_WORTH_ONE = 16,    /* in what a unit is worth */
	NETWORK_WEIGHT_MAX = 950,  /* with these two no sum of products leaves 32 bits */
	NETWORK_BIAS_MAX = 100000000,
	NETWORK_FAR = PATTERN_OPEN_ONE * 0x1111, /* the patterns of a point far from everything */
};

/* What is fitted, by side and by side to move. */
struct network {
	int16_t pair[2][PATTERN_PAIRS][NETWORK_SUMS];
	int16_t weight[2][NETWORK_UNITS][NETWORK_SUMS];
	int32_t bias[2][NETWORK_UNITS];
	int16_t worth[2][NETWORK_UNITS];
	int32_t offset[2];
};

struct sums {
	int16_t of[NETWORK_SUMS];
};

/* What each code gives, by side; the code of a point far from every stone and edge gives nothing, so that it doesn't
   matter how many of those there are. */
struct network_codes {
	const struct network *network; /* whose they are */
	struct sums gives[2][CODES];
};

/* Fills them, unless they are the network's already. */
void network_expand(struct network_codes *expanded, const struct network *network, const struct codes *codes);

/* What the side to move has, in the evaluation's unit. */
int network_value(const struct network *network, const struct sums *sums, int to_move);

/* Adds what an empty point with these codes gives, or takes it off. */
static inline void network_add(const struct network_codes *expanded, const uint16_t code[2], struct sums *sums)
{
	const int16_t *black = expanded->gives[0][code[0]].of, *white = expanded->gives[1][code[1]].of;
	for (int i = 0; i < NETWORK_SUMS; i++) {
		int16_t gives = (int16_t)(black[i] + white[i]);
		sums->of[i] = (int16_t)(sums->of[i] + (gives > 0 ? gives : 0));
	}
}

static inline void network_drop(const struct network_codes *expanded, const uint16_t code[2], struct sums *sums)
{
	const int16_t *black = expanded->gives[0][code[0]].of, *white = expanded->gives[1][code[1]].of;
	for (int i = 0; i < NETWORK_SUMS; i++) {
		int16_t gives = (int16_t)(black[i] + white[i]);
		sums->of[i] = (int16_t)(sums->of[i] - (gives > 0 ? gives : 0));
	}
}

#endif
