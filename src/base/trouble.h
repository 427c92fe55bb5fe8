/* What goes to stderr: a line each, written at once, no character in it that does not show. */
#ifndef TROUBLE_H
#define TROUBLE_H

#include "base/text.h"

enum exit_status {
	EXIT_FINE,
	EXIT_REJECTED, /* a line was rejected or an expectation failed */
	EXIT_TROUBLE,  /* usage, or a file or stdout could not be read or written */
};

/* Each starts with the program's name. The first is for a name and an errno: "renju: FILE: No such file or
   directory". */
void trouble_file(const char *name, int error);
/* "renju: FILE:LINE: TEXT: what"; `text` is cut after 80 bytes. */
void trouble_line(const char *file, unsigned long long number, struct span text, const char *what);
/* Where a written game stands in its file: by line where `number` is not 0, else by `game`, both from 1.
   "renju: FILE:LINE: what", "renju: FILE: game GAME: what". */
void trouble_game(const char *file, unsigned long long number, unsigned long long game, const char *what);
/* The same with "ply PLY: TEXT: " before what. */
void trouble_ply(const char *file, unsigned long long number, unsigned long long game, int ply, struct span text,
                 const char *what);
/* "renju: FILE: what", and "renju: FILE: taken for FORMAT". */
void trouble_note(const char *file, const char *what);
void trouble_taken(const char *file, const char *format);
/* "renju: FILE: expected THIS, but the last status is THAT". */
void trouble_expectation(const char *file, const char *expected, const char *was);
/* Writes why the command line can't be had; what does not print in it becomes '?'. Always false, so that a refusal
   is one statement. */
enum { FAULT_MAX = 240 };
bool option_refuse(char fault[FAULT_MAX], const char *format, ...);
/* The fault of a command line, and where to look it up. */
void trouble_usage(const char *fault);

#endif
