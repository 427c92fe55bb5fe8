/* A line on the terminal of standard error that says how far a long task is. A thread writes it, from two seconds after
   the start on, twice a second, and erases it at the end. */
#ifndef PROGRESS_H
#define PROGRESS_H

#include <stddef.h>

#include "os/threads.h"

enum { PROGRESS_ROOM = 80 };

/* The caller sets the first two members, and the others to zero. */
struct progress {
	/* Writes the text, terminated; less than PROGRESS_ROOM bytes. Called on another thread. */
	void (*describe)(void *context, int seconds, char text[PROGRESS_ROOM]);
	void *context;
	long long start; /* by clock_now() */
	bool begun, ended;
	pthread_t thread;
	pthread_mutex_t lock;
	pthread_cond_t end;
};

/* Starts, unless no thread can be made. */
void progress_start(struct progress *progress);
/* Ends it, if it was started. */
void progress_end(struct progress *progress);

#endif
