/* The file that --record keeps: input that leads to the same state again. */
#ifndef JOURNAL_H
#define JOURNAL_H

#include <sys/stat.h>

#include "lines/command.h"
#include "rules/game.h"

struct record {
	int fd;           /* -1: nothing is recorded */
	int failure;      /* errno of the first write that failed, or 0 */
	bool needs_newline; /* the file's last line has none */
	bool needs_new;     /* another game stands before what comes */
	struct stat file; /* which file it is */
	enum coords coords;
	int size;
};

/* Opens path for appending; with NULL nothing will be recorded. False, and `failure`, when that can't be done. */
bool record_open(struct record *record, const char *path, enum coords coords, int size);
bool record_close(struct record *record);
/* Is this descriptor the very file that is recorded to? */
bool record_is(const struct record *record, int fd);
/* Appends an accepted command in canonical form, whole, at once. `undone` is how many plies `undo` took back. */
void record_command(struct record *record, const struct command *command, int undone);

/* Appends a whole game: what record_command() would have written of it, after a `new`. */
void record_game(struct record *record, const struct game *game);
/* Appends a comment, a whole line without its newline: as the options of a game whose rules are others than before. */
void record_comment(struct record *record, struct span line);
/* Points are written in this notation, for a board of this size, from now on. */
void record_notation(struct record *record, enum coords coords, int size);

#endif
