#include "bulk/jobs.h"

#include <stdlib.h>

struct jobs_thread {
	struct jobs *jobs;
	int number;
	pthread_t id;
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
	struct jobs_thread *thread = argument;
	struct jobs *jobs = thread->jobs;
	pthread_mutex_lock(&jobs->lock);
	while (!jobs->stopped) {
		int part, place = take_part(jobs, &part);
		if (place < 0) {
			pthread_cond_wait(&jobs->given, &jobs->lock);
			continue;
		}
		pthread_mutex_unlock(&jobs->lock);
		jobs->work(jobs->context, thread->number, place, part);
		pthread_mutex_lock(&jobs->lock);
		struct job *job = &jobs->ring[place];
		if (++job->done == job->parts)
			pthread_cond_signal(&jobs->done);
	}
	pthread_mutex_unlock(&jobs->lock);
	return NULL;
}

int jobs_start(struct jobs *jobs, int threads)
{
	jobs->room = threads * JOBS_A_THREAD;
	jobs->ring = calloc((size_t)jobs->room, sizeof *jobs->ring);
	jobs->thread = calloc((size_t)threads, sizeof *jobs->thread);
	pthread_mutex_init(&jobs->lock, NULL);
	pthread_cond_init(&jobs->given, NULL);
	pthread_cond_init(&jobs->done, NULL);
	if (!jobs->ring || !jobs->thread)
		threads = 0;
	for (jobs->threads = 0; jobs->threads < threads; jobs->threads++) {
		struct jobs_thread *thread = &jobs->thread[jobs->threads];
		*thread = (struct jobs_thread){.jobs = jobs, .number = jobs->threads};
		if (!thread_start(&thread->id, work_on_jobs, thread))
			break;
	}
	int made = jobs->threads;
	if (made == 0)
		jobs_stop(jobs);
	return made;
}

int jobs_place(const struct jobs *jobs)
{
	return jobs->count < jobs->room ? (jobs->first + jobs->count) % jobs->room : -1;
}

void jobs_give(struct jobs *jobs, int parts)
{
	pthread_mutex_lock(&jobs->lock);
	jobs->ring[jobs_place(jobs)] = (struct job){.parts = parts};
	jobs->count++;
	pthread_cond_broadcast(&jobs->given);
	pthread_mutex_unlock(&jobs->lock);
}

int jobs_wait(struct jobs *jobs)
{
	if (jobs->count == 0)
		return -1;
	pthread_mutex_lock(&jobs->lock);
	const struct job *job = &jobs->ring[jobs->first];
	while (job->done < job->parts)
		pthread_cond_wait(&jobs->done, &jobs->lock);
	pthread_mutex_unlock(&jobs->lock);
	return jobs->first;
}

void jobs_release(struct jobs *jobs)
{
	pthread_mutex_lock(&jobs->lock);
	jobs->first = (jobs->first + 1) % jobs->room;
	jobs->count--;
	pthread_mutex_unlock(&jobs->lock);
}

bool jobs_stopped(struct jobs *jobs)
{
	pthread_mutex_lock(&jobs->lock);
	bool stopped = jobs->stopped;
	pthread_mutex_unlock(&jobs->lock);
	return stopped;
}

void jobs_stop(struct jobs *jobs)
{
	pthread_mutex_lock(&jobs->lock);
	jobs->stopped = true;
	pthread_cond_broadcast(&jobs->given);
	pthread_mutex_unlock(&jobs->lock);
	for (int i = 0; i < jobs->threads; i++)
		pthread_join(jobs->thread[i].id, NULL);
	pthread_cond_destroy(&jobs->done);
	pthread_cond_destroy(&jobs->given);
	pthread_mutex_destroy(&jobs->lock);
	free(jobs->thread);
	free(jobs->ring);
}
