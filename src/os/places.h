/* Where a system keeps a program's files, and how it writes paths. */
#ifndef PLACES_H
#define PLACES_H

#include <stdbool.h>
#include <stddef.h>

/* The program's folders: on POSIX systems by the XDG Base Directory Specification, on Windows in the user's profile. */
enum place {
	PLACE_SETTINGS,
	PLACE_GAMES, /* what the program keeps itself */
	PLACE_DATA,  /* what the user gives to the program */
};

/* Writes the path of the program's folder. Returns false when the environment names none, or the path does not fit. */
bool place_find(char *out, size_t room, enum place place);
/* Writes the path where a file that was installed with the program may be, from number 0, the first to try. Returns
   false if there is no such number; an empty path stands for one that does not fit. */
bool place_of_installed(char *out, size_t room, const char *name, int number);
/* Returns the user's home folder, valid until the next call; NULL if the environment names none. */
const char *place_home(void);
/* Does the path begin at a root? Such a path means the same in every folder. */
bool place_is_absolute(const char *path);
/* Does the character separate the parts of a path? */
bool place_separates(char c);

#endif
