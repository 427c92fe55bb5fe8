#include "pipe/progress.h"

#include <time.h>

#include "base/clock.h"
#include "base/message.h"

/* Waits until the end, or for these milliseconds. The lock is held. */
static void wait_for_end(struct progress *progress, int milliseconds)
{
	struct timespec until;
	clock_gettime(CLOCK_REALTIME, &until);
	long long nanoseconds = until.tv_nsec + milliseconds * 1000000ll;
	until.tv_sec += (time_t)(nanoseconds / 1000000000);
	until.tv_nsec = (long)(nanoseconds % 1000000000);
	if (!progress->ended)
		pthread_cond_timedwait(&progress->end, &progress->lock, &until);
}

static void *keep_progress_shown(void *argument)
{
	enum { FIRST = 2000, EVERY = 500 };
	struct progress *progress = argument;
	char text[PROGRESS_ROOM];
	pthread_mutex_lock(&progress->lock);
	for (wait_for_end(progress, FIRST); !progress->ended; wait_for_end(progress, EVERY)) {
		progress->describe(progress->context, (int)((clock_now() - progress->start) / ONE_SECOND), text);
		message_progress(text);
	}
	message_progress("");
	pthread_mutex_unlock(&progress->lock);
	return NULL;
}

void progress_start(struct progress *progress)
{
	progress->ended = false;
	progress->start = clock_now();
	pthread_mutex_init(&progress->lock, NULL);
	pthread_cond_init(&progress->end, NULL);
	progress->begun = thread_start(&progress->thread, keep_progress_shown, progress);
}

void progress_end(struct progress *progress)
{
	if (!progress->begun)
		return;
	pthread_mutex_lock(&progress->lock);
	progress->ended = true;
	pthread_cond_signal(&progress->end);
	pthread_mutex_unlock(&progress->lock);
	pthread_join(progress->thread, NULL);
	pthread_cond_destroy(&progress->end);
	pthread_mutex_destroy(&progress->lock);
	progress->begun = false;
}
