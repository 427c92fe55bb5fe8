/* The list of files for --files-from, read as it is needed. */
#ifndef FILE_LIST_H
#define FILE_LIST_H

#include "base/input.h"

enum {
	FILE_NAME_MAX = 4096, /* bytes; longer names are cut */
	FILE_LIST_BYTES = FILE_NAME_MAX + INPUT_CHUNK,
};

struct file_list {
	struct input input;
	bool nuls;     /* newlines do not end names */
	bool too_long; /* the last name was cut */
	bool endless;  /* the reading stopped: there was no name in 1 MiB */
	char name[FILE_NAME_MAX + 1];
	char bytes[FILE_LIST_BYTES];
};

/* Starts reading an open list. Names end at NUL if there is one within the first FILE_NAME_MAX bytes, else at newline
   or NUL. */
void file_list_open(struct file_list *list, int fd);
/* Returns the next name, valid until the next call; NULL at the end, after a failure (input.failure), or if the list is
   `endless`. Empty names are skipped, and so is a name that a failure cut short. */
const char *file_list_next(struct file_list *list);

#endif
