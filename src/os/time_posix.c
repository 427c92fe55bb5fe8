#include "os/system.h"
#include "os/time.h"

#ifndef _WIN32
#include <time.h>

static long long milliseconds_of(clockid_t clock)
{
	struct timespec time;
	clock_gettime(clock, &time);
	return (long long)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

long long clock_now(void)
{
	return milliseconds_of(CLOCK_MONOTONIC);
}

long long cpu_time_used(void)
{
	return milliseconds_of(CLOCK_PROCESS_CPUTIME_ID);
}

#endif
