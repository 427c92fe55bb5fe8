/* Completes the name of a file that is being typed. */
#ifndef FILE_NAMES_H
#define FILE_NAMES_H

#include "base/text.h"

enum { FILE_NAME_ROOM = 1024 };

/* Completes `text`, the beginning of a path. Writes to `out` what all matching names have in common after `text`, and
   a / if the only match is a folder. A leading ~/ is the home folder. Names that begin with a dot count only if a dot
   was typed. Returns the length; 0 if there is nothing to add, or if what would be added has control characters. */
size_t file_names_complete(struct span text, char out[FILE_NAME_ROOM]);

#endif
