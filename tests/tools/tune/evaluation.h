/* Fits the evaluation: the values of points, the values of threats, and the network for the whole board, with regions
   and without. All are fitted together, because each part corrects the others. */
#ifndef EVALUATION_H
#define EVALUATION_H

#include "games.h"
#include "layers.h"
#include "mapping.h"

enum { THREAT_BITS = 11 };

/* The free parameters, in logits; network.h says what they mean. */
struct parameters {
	float pair_value[2][PATTERN_PAIRS]; /* the value of a point is the sum over the pairs of its code */
	float threat_mask[2][THREAT_MASKS]; /* the value of threats is that of their mask, and of each of its bits */
	float threat_bit[2][THREAT_BITS];
	float pair[2][PATTERN_PAIRS][NETWORK_CHANNELS];
	struct plain_layers plain; /* for small boards, and without shapes */
	struct full_layers full;
	struct mapping mapping[2]; /* must come last: from here on the fit takes smaller steps */
};

/* Fits the parameters. If the rules are the same for both sides, so are the parameters. The result
   is valid until the next call. */
const struct parameters *fit_evaluation(const struct games *games);

/* Returns the value of an empty point with this code for the side, in logits. */
float value_of_code(const struct parameters *parameters, int side, unsigned code);
/* Returns the value of these threats for the side, which is to move, in logits. */
float value_of_threats(const struct parameters *parameters, int side, unsigned threats);

#endif
