/* Locks against other programs that change the same file. Source: record locks of POSIX (fcntl). The system releases
   them when the program ends, or closes any descriptor of the file. */
#ifndef LOCK_H
#define LOCK_H

#include <stdbool.h>

/* Locks an open file. Returns false if another program has locked it, or the file cannot be locked. */
bool lock_take(int fd);
/* Locks an open file; waits while another program has it. Returns false if the file cannot be locked. */
bool lock_wait(int fd);
/* Is the open file the one at the path? The program that had the lock may have replaced the file meanwhile. */
bool lock_is_file(int fd, const char *path);

#endif
