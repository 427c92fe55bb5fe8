/* A contestant at the board: its engine, and its time. */
#ifndef SEAT_H
#define SEAT_H

#include "engine.h"
#include "play.h"

struct seat {
	const struct contestant *contestant;
	struct engine engine;
	bool told;       /* it knows the position but for the last stone */
	int slowest;     /* milliseconds of its longest answer */
	long long spent; /* milliseconds */
	long long ready; /* when it may be spoken to again */
};

/* Starts the engine and tells it its terms; false where it does not answer. */
bool seat_take(struct seat *seat, const struct contestant *contestant, const struct ruleset *rules);

/* A question begins: waits until the engine may be spoken to, and tells it what time it has left. The moment it began. */
long long seat_begin(struct seat *seat);
/* The answer to a question that began then: the first line that is more than talk, within its time and so many
   milliseconds of patience. What it took is counted. */
enum engine_answer seat_answer(struct seat *seat, long long began, int patience, struct span *line);

#endif
