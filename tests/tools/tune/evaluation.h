/* The evaluation: what points are worth one by one, what the threats are worth, and the network that sees the whole board,
   all learnt together, so that each leaves to the others what they know better. */
#ifndef EVALUATION_H
#define EVALUATION_H

#include "games.h"

enum { THREAT_BITS = 11 };

/* Of which no number depends on another, in logits; network.h tells what they mean. */
struct learnt {
	float worth[2][PATTERN_PAIRS];
	float mask[2][THREAT_MASKS];
	float bit[2][THREAT_BITS];
	float pair[2][PATTERN_PAIRS][NETWORK_CHANNELS];
	float weight[2][NETWORK_CHANNELS][NETWORK_HIDDEN];
	float bias[2][NETWORK_HIDDEN];
	float unit[2][NETWORK_HIDDEN]; /* what each is worth */
	float offset[2];
};

/* Where the rules are the same for both sides, so are their numbers. Stays valid until the next call. */
const struct learnt *learn_evaluation(const struct games *games);

/* What an empty point with the code is worth to the side; what the threats are worth to the side that has the move. */
float code_worth(const struct learnt *learnt, int side, unsigned code);
float threats_worth(const struct learnt *learnt, int side, unsigned threats);

#endif
