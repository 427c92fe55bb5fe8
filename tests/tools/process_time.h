/* Processor time of another process. */
#ifndef PROCESS_TIME_H
#define PROCESS_TIME_H

#include <sys/types.h>
#include <time.h>

/* Returns the milliseconds of processor time that the process has used; 0 if this cannot be known, as on macOS. */
static inline double process_time(pid_t pid)
{
#ifdef __APPLE__
	(void)pid;
	return 0;
#else
	clockid_t clock;
	struct timespec time;
	if (clock_getcpuclockid(pid, &clock) != 0 || clock_gettime(clock, &time) != 0)
		return 0;
	return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
#endif
}

#endif
