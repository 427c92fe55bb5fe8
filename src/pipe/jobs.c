#include "pipe/jobs.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/message.h"
#include "os/file.h"
#include "os/wait.h"

struct job {
	int parts, taken, done;
	struct sink messages; /* those of the main thread before the job */
	bool flushes;         /* `out` is to be flushed before the job */
};

/* Takes a part of the oldest job that has one left. Returns its place; -1 if there is none. The lock is held. */
static int take_part(struct jobs *jobs, int *part)
{
	for (int i = 0; i < jobs->count; i++) {
		int place = (jobs->first + i) % jobs->room;
		struct job *job = &jobs->ring[place];
		if (job->taken < job->parts) {
			*part = job->taken++;
			return place;
		}
	}
	return -1;
}

static void *work_on_jobs(void *argument)
{
	struct jobs *jobs = argument;
	pthread_mutex_lock(&jobs->lock);
	int worker = jobs->begun++;
	while (!jobs->ended) {
		int part, place = take_part(jobs, &part);
		if (place < 0) {
			pthread_cond_wait(&jobs->given, &jobs->lock);
			continue;
		}
		pthread_mutex_unlock(&jobs->lock);
		jobs->work(jobs->context, worker, place, part);
		pthread_mutex_lock(&jobs->lock);
		struct job *job = &jobs->ring[place];
		if (++job->done == job->parts)
			pthread_cond_signal(&jobs->done);
	}
	pthread_mutex_unlock(&jobs->lock);
	return NULL;
}

/* Allocates everything. Returns false when memory runs out. */
static bool make_ring(struct jobs *jobs, int threads)
{
	jobs->messages = sink_growing();
	jobs->room = threads * JOBS_A_THREAD;
	jobs->ring = calloc((size_t)jobs->room, sizeof *jobs->ring);
	jobs->thread = calloc((size_t)threads, sizeof *jobs->thread);
	bool made = jobs->messages.bytes && jobs->ring && jobs->thread;
	for (int i = 0; made && i < jobs->room; i++) {
		jobs->ring[i].messages = sink_growing();
		made = jobs->ring[i].messages.bytes;
	}
	pthread_mutex_init(&jobs->lock, NULL);
	pthread_cond_init(&jobs->given, NULL);
	pthread_cond_init(&jobs->done, NULL);
	return made;
}

bool jobs_start(struct jobs *jobs, int threads)
{
	char text[80];
	int wanted = make_ring(jobs, threads) ? threads : 0;
	while (jobs->threads < wanted && thread_start(&jobs->thread[jobs->threads], work_on_jobs, jobs))
		jobs->threads++;
	if (jobs->threads < threads) {
		snprintf(text, sizeof text, "only %d of %d threads could be made", jobs->threads, threads);
		message_note("--jobs", text);
	}
	bool any = jobs->threads > 0;
	if (any)
		message_divert(&jobs->messages);
	else
		jobs_end(jobs);
	return any;
}

/* Waits for the oldest job, and finishes it, after what came before it. */
static void finish_oldest(struct jobs *jobs)
{
	struct job *job = &jobs->ring[jobs->first];
	pthread_mutex_lock(&jobs->lock);
	while (job->done < job->parts)
		pthread_cond_wait(&jobs->done, &jobs->lock);
	pthread_mutex_unlock(&jobs->lock);
	message_divert(NULL);
	message_send(&job->messages);
	if (job->flushes)
		sink_flush(jobs->out);
	jobs->stopped = jobs->finish(jobs->context, jobs->first);
	message_divert(&jobs->messages);
	pthread_mutex_lock(&jobs->lock);
	jobs->first = (jobs->first + 1) % jobs->room;
	jobs->count--;
	pthread_mutex_unlock(&jobs->lock);
}

int jobs_place(struct jobs *jobs)
{
	while (jobs->count == jobs->room && !jobs->stopped)
		finish_oldest(jobs);
	return jobs->stopped ? -1 : (jobs->first + jobs->count) % jobs->room;
}

void jobs_give(struct jobs *jobs, int parts)
{
	struct job *job = &jobs->ring[(jobs->first + jobs->count) % jobs->room];
	struct sink empty = job->messages;
	pthread_mutex_lock(&jobs->lock);
	*job = (struct job){.parts = parts, .messages = jobs->messages, .flushes = jobs->flushes};
	jobs->count++;
	pthread_cond_broadcast(&jobs->given);
	pthread_mutex_unlock(&jobs->lock);
	jobs->messages = empty;
	jobs->flushes = false;
}

void jobs_catch_up(struct jobs *jobs)
{
	while (jobs->count > 0 && !jobs->stopped)
		finish_oldest(jobs);
	if (jobs->stopped)
		jobs->messages.used = 0;
	message_send(&jobs->messages);
	if (jobs->flushes && !jobs->stopped)
		sink_flush(jobs->out);
	jobs->flushes = false;
}

void jobs_before_read(struct jobs *jobs, int fd)
{
	struct file_state file;
	bool regular = file_describe(fd, &file) && file.kind == FILE_REGULAR;
	jobs->flushes = true;
	if (!regular && wait_for_input(fd, 0) == 0)
		jobs_catch_up(jobs);
}

void jobs_end(struct jobs *jobs)
{
	message_divert(NULL);
	pthread_mutex_lock(&jobs->lock);
	jobs->ended = true;
	pthread_cond_broadcast(&jobs->given);
	pthread_mutex_unlock(&jobs->lock);
	for (int i = 0; i < jobs->threads; i++)
		pthread_join(jobs->thread[i], NULL);
	pthread_cond_destroy(&jobs->done);
	pthread_cond_destroy(&jobs->given);
	pthread_mutex_destroy(&jobs->lock);
	for (int i = 0; jobs->ring && i < jobs->room; i++)
		free(jobs->ring[i].messages.bytes);
	free(jobs->messages.bytes);
	free(jobs->thread);
	free(jobs->ring);
}
