/* The program's files, by the XDG Base Directory Specification. */
#ifndef OWN_FOLDER_H
#define OWN_FOLDER_H

#include <stdbool.h>
#include <stddef.h>

/* Writes "BASE/renju". BASE is the value of the environment variable `variable`, e.g. XDG_STATE_HOME, if that is an
   absolute path; else it is HOME/`otherwise`. Returns false when the environment names no folder, or its
   path does not fit. */
bool own_folder_find(char *out, size_t room, const char *variable, const char *otherwise);
/* Writes "BASE/renju/NAME" likewise. */
bool own_folder_file(char *out, size_t room, const char *variable, const char *otherwise, const char *name);
/* Finds the installed file "DATA/renju/NAME", with DATA from XDG_DATA_HOME, ~/.local/share or XDG_DATA_DIRS. Returns
   false if there is none that can be read. */
bool own_folder_find_installed(char *out, size_t room, const char *name);
/* Makes the folder and its parents; they may exist. Does not report failure. Writes to `path` meanwhile, and restores
   it. */
void own_folder_make(char *path);
/* Makes the folder of a file likewise. The path has at most OWN_PATH_MAX bytes, with its terminator. */
enum { OWN_PATH_MAX = 1024 };
void own_folder_make_for(const char *path);

#endif
