/* A ring of jobs. Threads work on several of them at a time; the main thread takes them back in order. */
#ifndef JOBS_H
#define JOBS_H

#include "os/threads.h"

enum { JOBS_A_THREAD = 2 }; /* jobs in the ring for each thread: enough that no thread waits for the main thread */

/* A job has independent parts: several threads may work on it. */
struct job {
	int parts, taken, done;
};

/* The caller sets the first two members, and the others to zero. */
struct jobs {
	/* Does a part of the job at this place of the ring. `worker` numbers the threads from 0. Must return soon once
	   jobs_stopped() holds. */
	void (*work)(void *context, int worker, int place, int part);
	void *context;
	int room, first, count; /* places of the ring; the oldest job's place; number of jobs */
	struct job *ring;
	bool stopped;
	int threads;
	struct jobs_thread *thread;
	pthread_mutex_t lock;
	pthread_cond_t given, done;
};

/* Starts up to `threads` threads. Returns how many it could make; 0: there is nothing to stop. */
int jobs_start(struct jobs *jobs, int threads);
/* Returns the place of the next job to give; -1 if the ring is full. */
int jobs_place(const struct jobs *jobs);
/* Gives a job with this number of parts to the threads, at the place of jobs_place(). */
void jobs_give(struct jobs *jobs, int parts);
/* Waits until the oldest job is done. Returns its place; -1 without a job. */
int jobs_wait(struct jobs *jobs);
/* Frees the place of the oldest job, which is done. */
void jobs_release(struct jobs *jobs);
bool jobs_stopped(struct jobs *jobs);
/* Ends all threads; jobs that are not done are dropped. */
void jobs_stop(struct jobs *jobs);

#endif
