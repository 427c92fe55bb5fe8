/* The list of files for --files-from. */
#ifndef FILE_LIST_H
#define FILE_LIST_H

#include <stdbool.h>
#include <stddef.h>

/* A zeroed struct is an empty list. */
struct file_list {
	char *bytes;
	size_t length; /* of the bytes, without the NUL that follows them */
	size_t next;   /* where the next name begins */
	char end;      /* the byte that ends each name */
};

/* Reads the whole list; "-" is standard input. Names end at NUL if the list has a NUL, else at newline. Returns 0
   or errno; after a failure the complete names are kept. */
int file_list_read(struct file_list *list, const char *path);
/* Returns the next name, valid until file_list_free(), or NULL at the end. Empty names are skipped. */
const char *file_list_next(struct file_list *list);
void file_list_free(struct file_list *list);

#endif
