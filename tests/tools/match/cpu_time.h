/* Processor time of an engine. */
#ifndef CPU_TIME_H
#define CPU_TIME_H

#include <sys/types.h>

/* Returns the milliseconds of processor time that the process and the processes that it has started have used.
   Processes that have ended do not count, nor do those that the system does not show: without /proc only the process
   itself counts. Returns 0 if nothing is known. */
long long cpu_time_of(pid_t pid);

#endif
