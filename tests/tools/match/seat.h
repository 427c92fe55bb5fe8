/* A contestant in a game: its engine and its time. */
#ifndef SEAT_H
#define SEAT_H

#include "engine.h"
#include "play.h"

struct seat {
	const struct contestant *contestant;
	struct engine engine;
	bool has_position; /* a Gomocup engine has the position, except for the last stone */
	int slowest;       /* milliseconds of its longest answer */
	long long spent;   /* milliseconds used in this game */
	long long ready;   /* when the next command may be sent, by clock_now() */
	long long cpu;     /* milliseconds of processor time that the engine had used when the question began */
	int plies;         /* the plies that a GTP engine knows */
};

/* Starts the engine and sends the rules and its settings. Returns false if the engine does not start or answer, or if a
   GTP engine refuses the board. */
bool seat_start(struct seat *seat, const struct contestant *contestant, const struct ruleset *rules);

/* Begins a question: waits until a command may be sent, and sends the time left for the game, if it is limited; GTP
   sends it in gtp_seat_ask(). Returns the time when the question began, by clock_now(). */
long long seat_begin(struct seat *seat);
/* Waits for a line from the engine until it has used `most` milliseconds since `began`: of processor time for a
   contestant `by_cpu`, else by the wall clock. */
enum engine_answer seat_receive(struct seat *seat, long long began, long long most, struct span *line);
/* Waits for the answer to a question that began at `began`: the first line that is not a message. The engine
   has its time plus `grace` milliseconds. Counts the time used. */
enum engine_answer seat_answer(struct seat *seat, long long began, int grace, struct span *line);

#endif
