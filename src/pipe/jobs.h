/* A ring of jobs. Threads work on several at a time; the main thread finishes them in order, as if it were alone: its
   own messages and flushes between jobs wait for their turn, too. */
#ifndef JOBS_H
#define JOBS_H

#include "base/sink.h"
#include "os/threads.h"

enum { JOBS_A_THREAD = 2 }; /* jobs in the ring for each thread: enough that no thread waits for the main thread */

/* The caller sets the members up to `out`, and the others to zero. */
struct jobs {
	/* Does a part of the job at this place of the ring. `worker` numbers the threads from 0. */
	void (*work)(void *context, int worker, int place, int part);
	/* Called on the main thread when all parts are done. Returns whether the run must stop after this job. */
	bool (*finish)(void *context, int place);
	void *context;
	struct sink *out; /* of the main thread */

	bool stopped;           /* the run must stop; the remaining jobs are dropped */
	int room, first, count; /* places of the ring; the oldest job's place; number of jobs */
	struct job *ring;
	struct sink messages; /* of the main thread, since the last job was given */
	bool flushes;         /* since then `out` was to be flushed */
	bool ended;
	int threads, begun; /* made, and numbered */
	pthread_t *thread;
	pthread_mutex_t lock;
	pthread_cond_t given, done;
};

/* Starts up to `threads` threads, and reports it if there are fewer. Returns false, and has freed everything, if there
   is none. From now on the messages of the main thread wait for the jobs before them. */
bool jobs_start(struct jobs *jobs, int threads);
/* Returns the place of the next job to give; finishes the oldest one if there is no other. Returns -1 once `stopped`
   is set. */
int jobs_place(struct jobs *jobs);
/* Gives a job to the threads, at the place of jobs_place(). Its parts are independent: several threads may work on
   it. */
void jobs_give(struct jobs *jobs, int parts);
/* Finishes all jobs, and writes the messages after them. */
void jobs_catch_up(struct jobs *jobs);
/* Flushes `out` in its turn, before a read. Catches up if the read may have to wait. */
void jobs_before_read(struct jobs *jobs, int fd);
/* Ends all threads, and frees everything; jobs that no thread has begun are dropped. */
void jobs_end(struct jobs *jobs);

#endif
