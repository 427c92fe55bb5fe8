/* Waiting for descriptors, also those that another process has made non-blocking. */
#ifndef WAIT_H
#define WAIT_H

#include <stdbool.h>

/* Wait after a failed read or write. Return whether to try again: after EINTR, and after EAGAIN once the descriptor
   is ready. After false, errno is that of the failed read or write, or of waiting. */
bool wait_to_read(int fd);
bool wait_to_write(int fd);
/* Waits for input or its end, at most `milliseconds`; -1: without limit. Returns 1 if there is some, 0 if the time is
   up, -1 and errno after a failure; EINTR if a signal came. */
int wait_for_input(int fd, int milliseconds);
/* As above, where input on the other descriptor also ends the wait, with 0; -1 stands for no descriptor. Not on
   Windows. */
int wait_for_first(int fd, int other, int milliseconds);
/* Is the reading end of the pipe closed? */
bool wait_reader_closed(int fd);

#endif
