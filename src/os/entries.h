/* The entries of a folder. */
#ifndef ENTRIES_H
#define ENTRIES_H

#include <stdbool.h>

/* An open folder. */
struct entries {
	void *system;
};

enum entry_kind {
	ENTRY_IS_FILE,   /* a regular file, a link to one, or what cannot be told, e.g. a link that leads nowhere */
	ENTRY_IS_FOLDER, /* not a link */
	ENTRY_IS_OTHER,
};

/* Opens the folder. Returns false and errno if that fails. */
bool entries_open(struct entries *entries, const char *path);
/* Returns the next name, in any order, "." and ".." too; it is valid until the next call. Returns NULL at the end, with
   errno 0, or after a failure. */
const char *entries_next(struct entries *entries);
/* Returns what a name is. */
enum entry_kind entries_kind(const struct entries *entries, const char *name);
void entries_close(struct entries *entries);

#endif
