/* The numbers of the evaluation: what each code of an empty point is worth, and how likely a move on it is played. */
#ifndef WEIGHTS_H
#define WEIGHTS_H

#include "engine/code.h"

enum { THREAT_MASKS = 1 << 11 };

/* About 300 is a clear advantage. */
struct weights {
	int16_t worth[2][CODES];         /* of an empty point to the side whose code it has */
	int16_t threat[2][THREAT_MASKS]; /* by side to move and position_threats() (position.h) */
	int16_t attack[2][CODES];        /* for ordering: by the mover and his own code of the point */
	int16_t defence[2][CODES];       /* by the mover and the other side's */
};

/* Hand-set numbers that hold for any rules. */
void weights_guess(struct weights *weights, const struct codes *codes);

#endif
