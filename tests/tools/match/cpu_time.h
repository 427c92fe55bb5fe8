/* Processor time of an engine. */
#ifndef CPU_TIME_H
#define CPU_TIME_H

#include <sys/types.h>

/* Returns the milliseconds that the process and those that it has started have used. Those that have ended do not
   count. Where the system does not tell, the number is smaller. */
long long cpu_time_of(pid_t pid);

#endif
