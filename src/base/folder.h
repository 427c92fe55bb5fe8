/* The files in a folder and below it. */
#ifndef FOLDER_H
#define FOLDER_H

#include "base/text.h"

/* The paths of files: the folder's path, / unless it ends in one, and the rest. A zeroed struct is empty. */
struct folder {
	size_t count;
	const char **path; /* in byte order */
	char *bytes;       /* holds the paths */
};

/* What a listing does with the names that it finds. */
struct folder_scan {
	bool (*wanted)(const char *name);                           /* NULL: all names are wanted */
	void (*failed)(void *context, const char *path, int error); /* a folder cannot be read; `error` is an errno */
	void *context;                                              /* for `failed` */
	unsigned long long left_out, failures; /* files that were not wanted, and calls of `failed`, so far */
};

/* Lists the regular files in a folder and below it, and the links to such files. Leaves out names that begin with a
   dot, and does not follow links to folders, except `path` itself. A link that leads nowhere is listed if its name is
   wanted: who opens it learns why. One folder is open at a time. Returns false when memory runs out; then the list is
   empty. */
bool folder_list(struct folder *folder, const char *path, struct folder_scan *scan);
void folder_free(struct folder *folder);

#endif
