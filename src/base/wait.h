/* Descriptors that another process has made non-blocking are waited for, as if they were not. */
#ifndef WAIT_H
#define WAIT_H

#include <stdbool.h>

/* After a read or write that failed: is it to be tried again? It is after EINTR, and after EAGAIN once the
   descriptor is ready, which this waits for. False leaves errno as it was. */
bool wait_to_read(int fd);
bool wait_to_write(int fd);

#endif
