/* The files that were installed with the program. Source: XDG Base Directory Specification. */
#ifndef INSTALLED_H
#define INSTALLED_H

#include <stdbool.h>
#include <stddef.h>

/* Finds "DATA/renju/NAME", with DATA from XDG_DATA_HOME, ~/.local/share or XDG_DATA_DIRS. Returns false if there is
   none that can be read. */
bool installed_find(char *out, size_t room, const char *name);

#endif
