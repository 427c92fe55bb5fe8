/* The program as the system starts it: its standard descriptors, and the signals that would end it. */
#ifndef PROGRAM_H
#define PROGRAM_H

/* Opens closed standard descriptors, so that no other file gets their numbers: reading standard input or writing
   standard output still fails, messages on stderr are lost. Makes writing to a closed pipe or beyond a file's size
   limit fail, instead of ending the program. On Windows the arguments become UTF-8, and the descriptors pass bytes as
   they are. Exits with `status` if that is impossible. */
void program_start(int *argc, char ***argv, int status);

#endif
