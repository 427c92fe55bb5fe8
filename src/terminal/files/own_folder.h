/* The program's own files. */
#ifndef OWN_FOLDER_H
#define OWN_FOLDER_H

#include "os/places.h"

/* Writes the path of the file in the program's folder. Returns false when the environment names no folder, or the path
   does not fit. */
bool own_folder_file(char *out, size_t room, enum place place, const char *name);
/* Finds a file of the user's data, or one installed with the program. Returns false if there is none that can be
   read. */
bool own_folder_find_installed(char *out, size_t room, const char *name);
/* Makes the folder and its parents; they may exist. Does not report failure. Writes to `path` meanwhile, and restores
   it. */
void own_folder_make(char *path);
/* Makes the folder of a file likewise. The path has at most OWN_PATH_MAX bytes, with its terminator. */
enum { OWN_PATH_MAX = 1024 };
void own_folder_make_for(const char *path);

#endif
