/* Games to files and back, for a person. */
#ifndef ARCHIVE_H
#define ARCHIVE_H

#include "sitting.h"

/* Saves the game to the file named after the first word; says how that went. */
void archive_save(struct sitting *sitting, struct span text);
/* Goes on from the file named after the first word; says how that went. The record has a new game before it. */
void archive_load_typed(struct sitting *sitting, struct span text);
/* Goes on from a file. A file that is recorded to as well is not recorded again. Returns 0, or the errno why it can't be
   read. */
int archive_load(struct sitting *sitting, const char *path);

#endif
