/* What was done in a game, one step after the other. */
#ifndef PLY_H
#define PLY_H

#include <stdint.h>

/* The steps of an opening (opening.h) change no stone; the ends come last. */
enum ply_kind {
	PLY_STONE,
	PLY_PASS,
	PLY_SWAP,
	PLY_MORE,
	PLY_NUMBER,
	PLY_OFFER, /* of points for the next black stone: the PLY_STONE after it is White's pick */
	PLY_RESIGN,
	PLY_AGREE, /* a draw offer was accepted */
	PLY_CLAIM, /* White claimed Black's forbidden move */
};

struct ply {
	int16_t point;  /* of PLY_STONE; of PLY_NUMBER and PLY_OFFER how many points; else POINT_NONE */
	uint8_t kind;   /* enum ply_kind */
	uint8_t side;   /* enum side: who did it; of PLY_STONE its colour */
	uint8_t status; /* enum status: the state's after it */
	uint8_t reasons;
};

#endif
