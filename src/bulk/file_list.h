/* The names of files that another file lists. */
#ifndef FILE_LIST_H
#define FILE_LIST_H

#include <stdbool.h>
#include <stddef.h>

/* Zero is an empty list. */
struct file_list {
	char *bytes;
	size_t length; /* of the bytes; a NUL comes after them */
	size_t next;   /* where the next name begins */
	char end;      /* the byte after each name */
};

/* Reads the whole list; "-" is standard input. Names end at NUL if there is a NUL, else at newline. Returns 0 or errno;
   what was read before a failure stays. */
int file_list_read(struct file_list *list, const char *path);
/* Returns the next name, or NULL at the end. It is valid until file_list_free(). Empty names are skipped. */
const char *file_list_next(struct file_list *list);
void file_list_free(struct file_list *list);

#endif
