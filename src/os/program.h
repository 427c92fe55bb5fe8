/* The program as the system starts it: its standard descriptors, its process, and the signals that would end it. */
#ifndef PROGRAM_H
#define PROGRAM_H

#include <stdbool.h>
#include <stddef.h>

/* Opens closed standard descriptors, so that no other file gets their numbers: reading standard input or writing
   standard output still fails, messages on stderr are lost. Makes writing to a closed pipe or beyond a file's size
   limit fail, instead of ending the program. On Windows the arguments become UTF-8, and the descriptors pass bytes as
   they are. Exits with `status` if that is impossible. */
void program_start(int *argc, char ***argv, int status);
/* Returns the path of the program's file; where the system does not tell, that of program_find(). Call it after
   program_start(). */
const char *program_path(void);
/* Writes the absolute path, without symbolic links, of a program that was started by this name: a path, or a name that
   is found in one of the folders, as PATH lists them on POSIX systems. Writes the name itself if there is none. */
void program_find(char *out, size_t room, const char *started_as, const char *folders);
/* Writes the command that runs this program in the system's shell. Returns false if it does not fit. */
bool program_command(char *out, size_t room);
/* Returns the number of the program's process. */
long program_number(void);
/* May a process of this number be running that this program may signal? */
bool program_exists(long number);

/* From now on Ctrl-C, Ctrl-\ and what asks the program to end only set what program_is_stopped() returns, unless they
   are ignored already. */
void program_note_stops(void);
bool program_is_stopped(void);
/* Ends the program as the signal that was noted would have ended it. */
void program_stop(void);

#endif
