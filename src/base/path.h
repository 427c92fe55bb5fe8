/* Paths of files. */
#ifndef PATH_H
#define PATH_H

#include "base/text.h"

enum { PATH_ROOM = 1024 }; /* bytes for a path that a person types, or in a folder of theirs, terminated */

/* Writes a path, terminated, with the home folder for ~ in "~" or at the start of "~/..."; without one, ~ stays.
   Returns false if the path does not fit. */
bool path_expand_home(char *out, size_t room, struct span path);
/* Returns the length of the path's folder, with its last separator; 0 if it has none. */
size_t path_folder(struct span path);
/* Returns the file's name, without its folder. */
const char *path_name(const char *path);
/* Returns the file's name without folder and extension. A dot at the beginning of the name begins no extension. */
struct span path_stem(const char *path);
/* Returns the extension: what follows the last dot of the name; empty if there is none, as for path_stem(). */
struct span path_extension(const char *path);

#endif
