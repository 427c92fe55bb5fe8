/* Replaces a file as a whole or not at all: the old file stays until the new one is complete. */
#ifndef REPLACE_H
#define REPLACE_H

#include "base/path.h"
#include "os/places.h"

/* Writes the path of the file in the program's folder. Returns false when the environment names no folder, or the path
   does not fit. */
bool own_folder_file(char out[PATH_ROOM], enum place place, const char *name);
/* Finds a file of the user's data, or one installed with the program. Returns false if there is none that can be
   read. */
bool own_folder_find_installed(char out[PATH_ROOM], const char *name);
/* Makes the folder of a file and its parents; they may exist. Does not report failure. The path has at most
   PATH_ROOM bytes, with its terminator. */
void own_folder_make_for(const char *path);

enum { REPLACE_PATH_MAX = 4096 };

/* The new file while it is written, under a name of its own in the same folder. */
struct replacement {
	char target[REPLACE_PATH_MAX];    /* the path, with symbolic links resolved */
	char temporary[REPLACE_PATH_MAX]; /* empty: the file is written in place */
};

/* Opens a new file for writing, with the permissions of the file it will replace, or the usual ones if there is none.
   Returns the descriptor, or -1 and errno. A file without write permission is not replaced: EACCES. */
int replace_open(struct replacement *replacement, const char *path);
/* After replace_open() failed with this errno because no file can be made beside an existing file that can be written,
   opens that file itself, and makes it empty. Returns as replace_open(); after another failure, -1 and its errno. */
int replace_open_in_place(struct replacement *replacement, int error);
/* Puts the new file in place of the old one, or removes the new file after a failure. `failure` is the first errno of
   writing, or 0. A file that is written in place stays in any case. Returns 0, or the errno of writing or renaming. */
int replace_end(struct replacement *replacement, int failure);
/* Does the same after the file is on the disk, and closes the descriptor. */
int replace_close(struct replacement *replacement, int fd, int failure);
/* Removes the new files that programs left in the folder of `path` when they were killed: the process does not exist,
   the file's lock is free, and the file did not change for a day. replace_open() does so, too. */
void replace_clean(const char *path);

#endif
