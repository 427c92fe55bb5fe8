/* Threads: those of POSIX. */
#ifndef THREADS_H
#define THREADS_H

#include <pthread.h>
#include <stdbool.h>

enum { THREADS_MAX = 256 }; /* that a user may want */

/* Does the system have threads? */
bool threads_available(void);
/* Returns the number of processor cores that the program may use, from 1 to THREADS_MAX; 1 without threads. */
int processor_cores(void);
/* Starts a thread, which no signal reaches, with a stack that is large enough for any search. pthread_join() waits for
   its end. Returns false and errno if there is no room for another thread. */
bool thread_start(pthread_t *thread, void *(*run)(void *), void *argument);

#endif
