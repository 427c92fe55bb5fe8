/* A search that listens: it polls a pipe, and the input may change its time or stop it. */
#ifndef LISTENING_H
#define LISTENING_H

#include "base/clock.h"
#include "pipe/timing.h"

/* Zeroed, except the first two. */
struct listening {
	/* Polls the input; called at most every two milliseconds. Returns whether the search must stop now. */
	bool (*poll)(void *context, long long now);
	void *context;
	bool timed; /* the answer is due at `due` */
	struct deadline due;
	int optimum;            /* milliseconds for an ordinary move; 0: all the time until `due` */
	long long polled;       /* when the input was last polled, by clock_now() */
	bool stopped;           /* the search must stop */
	long long used;         /* the processor time when the search began, by cpu_time_used() */
	bool ending;            /* the program ends soon */
	long long ending_since; /* when `ending` was set, by clock_now() */
	long long ending_used;  /* the same moment in processor time, by cpu_time_used() */
};

/* Starts the clock of an answer to a command that came at `asked`. Returns the limit, which points to `listening`. */
struct time_limit listening_start(struct listening *listening, struct time_plan plan, long long asked);
/* Changes the plan of the answer, also during the search. */
void listening_plan(struct listening *listening, struct time_plan plan, long long asked);
/* Notes that the program ends soon. Returns whether a search has had `grace` milliseconds of processor time since then:
   all searches together with a clock; without one each search alone, so that commands from a file get the same answers
   as commands sent one by one. */
bool listening_outlives(struct listening *listening, int grace);

#endif
