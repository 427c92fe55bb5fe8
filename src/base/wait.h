/* I/O on descriptors that another process may have made non-blocking. */
#ifndef WAIT_H
#define WAIT_H

#include <stdbool.h>

/* Wait after a failed read or write. Return whether to try again: after EINTR, and after EAGAIN once the descriptor
   is ready. After false, errno is that of the failed read or write, or of poll(). */
bool wait_to_read(int fd);
bool wait_to_write(int fd);

#endif
