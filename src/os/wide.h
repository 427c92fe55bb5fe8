/* Text as Windows takes it: UTF-16. For the files of this folder, and of terminal/tty/, that are for Windows. */
#ifndef WIDE_H
#define WIDE_H

#include <stdbool.h>
#include <stddef.h>
#include <wchar.h>

enum { WIDE_PATH_MAX = 4096 }; /* units of a path, terminated */

/* Converts a path from UTF-8. Returns false and errno if it is too long, or not UTF-8. */
bool wide_path(wchar_t out[WIDE_PATH_MAX], const char *path);
/* Converts to UTF-8, terminated. Returns the length, or 0 if there is no room. */
size_t wide_to_utf8(char *out, size_t room, const wchar_t *text);
/* Sets errno for the last error of the system. Returns false. */
bool wide_fail(void);

#endif
