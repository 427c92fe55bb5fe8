/* Paths that begin with ~/, which stands for the home folder. */
#ifndef HOME_H
#define HOME_H

#include "base/text.h"

/* Writes a path, terminated, with the value of HOME for a leading ~; without HOME, ~ stays. Returns false if the path
   does not fit. */
bool home_expand(char *out, size_t room, struct span path);

#endif
