/* A contestant in a game: its engine and its time. */
#ifndef SEAT_H
#define SEAT_H

#include "engine.h"
#include "play.h"

struct seat {
	const struct contestant *contestant;
	struct engine engine;
	bool told;       /* the engine knows the position, except for the last stone */
	int slowest;     /* milliseconds of its longest answer */
	long long spent; /* milliseconds */
	long long ready; /* when the next command may be sent */
};

/* Starts the engine and sends its settings. Returns false if it does not answer. */
bool seat_take(struct seat *seat, const struct contestant *contestant, const struct ruleset *rules);

/* Begins a question: waits until a command may be sent, and sends the time left. Returns the time when the question
   began. */
long long seat_begin(struct seat *seat);
/* Waits for the answer to a question that began then: the first line that is no mere message, within the engine's
   time plus `patience` milliseconds. Counts the time used. */
enum engine_answer seat_answer(struct seat *seat, long long began, int patience, struct span *line);

#endif
