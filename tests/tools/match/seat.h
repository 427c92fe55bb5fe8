/* A contestant in a game: its engine and its time. */
#ifndef SEAT_H
#define SEAT_H

#include "engine.h"
#include "play.h"

struct seat {
	const struct contestant *contestant;
	struct engine engine;
	bool has_position; /* the engine knows the position, except for the last stone */
	int slowest;       /* milliseconds of its longest answer */
	long long spent;   /* milliseconds */
	long long ready;   /* when the next command may be sent */
	long long cpu;     /* milliseconds of processor time that the engine had used when the question began */
	int plies;         /* the plies that a GTP engine knows */
};

/* Starts the engine and sends its settings. Returns false if it does not answer. */
bool seat_take(struct seat *seat, const struct contestant *contestant, const struct ruleset *rules);

/* Begins a question: waits until a command may be sent, and sends the time left. Returns the time when the question
   began. */
long long seat_begin(struct seat *seat);
/* Waits for a line from the engine while it may still use its time: `most` milliseconds since `began`. */
enum engine_answer seat_receive(struct seat *seat, long long began, long long most, struct span *line);
/* Waits for the answer to a question that began at `began`: the first line that is no mere message, within the
   engine's time plus `grace` milliseconds. Counts the time used. */
enum engine_answer seat_answer(struct seat *seat, long long began, int grace, struct span *line);

#endif
