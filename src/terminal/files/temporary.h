/* Temporary files: a new file, until it is complete and replaces the file beside it. */
#ifndef TEMPORARY_H
#define TEMPORARY_H

#include <stddef.h>

enum { TEMPORARY_NAME_MAX = 40 }; /* bytes of a name, terminated */

/* Makes, opens and locks a file ".renju-tmp-PID-XXXXXX" in the folder of `path`, and writes its path to `out`. Returns
   the descriptor, or -1 and errno. */
int temporary_open(char *out, size_t room, const char *path);
/* Removes such files from the folder of `path` if their program was killed: its process does not exist, the lock is
   free, and the file did not change for a day. */
void temporary_clean(const char *path);
/* Returns the length of a path up to and including the last '/'. */
size_t temporary_folder(const char *path);

#endif
