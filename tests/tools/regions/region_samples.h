/* The positions of games, as the regions of the evaluation network see them. */
#ifndef REGION_SAMPLES_H
#define REGION_SAMPLES_H

#include <stdbool.h>

#include "engine/position/position.h"

/* A position. If the rules are the same for both sides, it is Black that is to move: else the channels of the sums are
   swapped. */
struct region_sample {
	int16_t sum[REGIONS][NETWORK_CHANNELS];
	float target, result; /* the mover's share */
	int points;           /* the value of points and threats for the mover */
	uint8_t to_move;      /* 0 if the rules are the same for both sides */
};

struct region_samples {
	struct region_sample *sample;
	size_t count, room;
};

/* Adds the positions of the games in a file with the lines of tests/tools/selfplay: those of one game in `every`, or
   with `others` those of all other games. 1 stands for all games. The scale of the values is fitted to the file. */
void region_samples_read(struct region_samples *samples, const char *path, enum rule rule, int every, bool others);

#endif
