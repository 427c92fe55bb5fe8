/* A file that is written whole or not at all: what is there under its name stays until the new one is complete. */
#ifndef REPLACE_H
#define REPLACE_H

#include "base/sink.h"

enum { REPLACE_PATH_MAX = 4096 };

/* The new file on its way: a name of its own in the same folder, that nobody else has. */
struct replacement {
	char target[REPLACE_PATH_MAX]; /* what a symbolic link leads to */
	char temporary[REPLACE_PATH_MAX];
};

/* Opens a new file to be written to, with the access rights of the one it will replace, or those of any new file.
   Returns its descriptor, or -1 and errno. A file that may not be written is not replaced: EACCES. */
int replace_open(struct replacement *replacement, const char *path);
/* Puts the file in its place if it is complete, else removes it: failure is the first errno of writing it, or 0. Closes
   the descriptor. Returns that failure, or one of its own, or 0. */
int replace_close(struct replacement *replacement, int fd, int failure);

#endif
