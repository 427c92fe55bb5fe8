#include "os/system.h"

#include "os/threads.h"

#include <errno.h>
#include <unistd.h>
#ifdef _WIN32
#include <windows.h>
#else
#include <sched.h>
#include <signal.h>
#endif

bool threads_available(void)
{
#if defined(_POSIX_THREADS) && _POSIX_THREADS > 0
	return true;
#else
	return false;
#endif
}

static long count_cores(void)
{
#ifdef _WIN32
	SYSTEM_INFO system;
	GetSystemInfo(&system);
	return (long)system.dwNumberOfProcessors;
#else
#ifdef CPU_COUNT
	cpu_set_t cores;
	if (sched_getaffinity(0, sizeof cores, &cores) == 0)
		return CPU_COUNT(&cores);
#endif
#ifdef _SC_NPROCESSORS_ONLN
	return sysconf(_SC_NPROCESSORS_ONLN);
#else
	return 1;
#endif
#endif
}

/* Starts the thread with all signals blocked: the main thread gets them. */
static int create(pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *), void *argument)
{
#ifndef _WIN32
	sigset_t all, before;
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
#endif
	int fault = pthread_create(thread, attributes, run, argument);
#ifndef _WIN32
	pthread_sigmask(SIG_SETMASK, &before, NULL);
#endif
	return fault;
}

int processor_cores(void)
{
	long cores = threads_available() ? count_cores() : 1;
	if (cores > THREADS_MAX)
		return THREADS_MAX;
	return cores > 0 ? (int)cores : 1;
}

bool thread_start(pthread_t *thread, void *(*run)(void *), void *argument)
{
	enum { STACK = 4 << 20 };
	pthread_attr_t attributes;
	int fault = pthread_attr_init(&attributes);
	if (fault == 0) {
		fault = pthread_attr_setstacksize(&attributes, STACK);
		if (fault == 0)
			fault = create(thread, &attributes, run, argument);
		pthread_attr_destroy(&attributes);
	}
	errno = fault;
	return fault == 0;
}
