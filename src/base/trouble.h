/* Messages on stderr: one line each, in one write, printable characters only. */
#ifndef TROUBLE_H
#define TROUBLE_H

#include "base/text.h"

enum exit_status {
	EXIT_FINE,
	EXIT_REJECTED, /* a line was rejected or an expectation failed */
	EXIT_TROUBLE,  /* usage, or a file or stdout could not be read or written */
};

/* Each message begins with the program's name. "renju: FILE: No such file or directory", by errno. */
void trouble_file(const char *name, int error);
/* "renju: FILE:LINE: TEXT: what"; `text` is cut after 80 bytes. */
void trouble_line(const char *file, unsigned long long number, struct span text, const char *what);
/* "renju: FILE:LINE: what" if `number` is not 0, else "renju: FILE: game GAME: what"; both count from 1. */
void trouble_game(const char *file, unsigned long long number, unsigned long long game, const char *what);
/* As trouble_game(), with "ply PLY: TEXT: " before `what`. */
void trouble_ply(const char *file, unsigned long long number, unsigned long long game, int ply, struct span text,
                 const char *what);
/* "renju: FILE: what", and "renju: FILE: taken for FORMAT". */
void trouble_note(const char *file, const char *what);
void trouble_taken(const char *file, const char *format);
/* "renju: FILE: expected THIS, but the last status is THAT". */
void trouble_expectation(const char *file, const char *expected, const char *was);
/* Writes what is wrong with the command line; bytes that do not print become '?'. Returns false, so that a refusal
   is one statement. */
enum { FAULT_MAX = 400 };
bool option_refuse(char fault[FAULT_MAX], const char *format, ...);
/* The fault of a command line, and "Try 'renju --help'.". */
void trouble_usage(const char *fault);

#endif
