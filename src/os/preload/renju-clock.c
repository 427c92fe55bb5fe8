/* A library that is loaded into an engine (LD_PRELOAD), not a part of the program: it shows the engine its own
   processor time as every clock, so that a busy machine does not disturb a match. --match --cpu uses it. Sleeping, and
   waiting with a time limit, still go by the wall clock. Linux only. */
#ifdef __linux__
#define _GNU_SOURCE /* syscall() */
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

enum { CLOCK_START = 1000000 }; /* seconds: some programs take a clock near zero for none */

static int show_processor_time(struct timespec *now)
{
	long fault = syscall(SYS_clock_gettime, CLOCK_PROCESS_CPUTIME_ID, now);
	now->tv_sec += CLOCK_START;
	return (int)fault;
}

int clock_gettime(clockid_t clock, struct timespec *now)
{
	switch (clock) {
	case CLOCK_MONOTONIC:
	case CLOCK_MONOTONIC_RAW:
	case CLOCK_MONOTONIC_COARSE:
	case CLOCK_REALTIME:
	case CLOCK_REALTIME_COARSE:
	case CLOCK_BOOTTIME:
		return show_processor_time(now);
	default:
		return (int)syscall(SYS_clock_gettime, clock, now);
	}
}

int gettimeofday(struct timeval *restrict now, void *restrict zone)
{
	struct timespec processor;
	(void)zone;
	show_processor_time(&processor);
	*now = (struct timeval){processor.tv_sec, processor.tv_nsec / 1000};
	return 0;
}

time_t time(time_t *now)
{
	struct timespec processor;
	show_processor_time(&processor);
	if (now)
		*now = processor.tv_sec;
	return processor.tv_sec;
}
#endif
