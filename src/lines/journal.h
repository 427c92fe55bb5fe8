/* The file of --record: a script that grows with each accepted line, and leads to the same state again. */
#ifndef JOURNAL_H
#define JOURNAL_H

#include <sys/stat.h>

#include "lines/script.h"

struct journal {
	int fd;             /* -1: no file */
	int failure;        /* errno of the first failed write, or 0; nothing is written after it */
	bool needs_newline; /* the file does not end in a newline */
	bool needs_new;     /* the file holds an earlier game, so that `new` precedes the next line */
	bool owes_new;      /* that game is of this run: `new` is written even if no line follows */
	struct stat file;   /* identifies the file */
	enum coords coords;
	int size;
	struct sink lines; /* not yet written */
};

/* Opens path for appending; NULL keeps no file. Returns false, with `failure` set, when the file cannot be opened.
   Points are written as coords has them, for a board of this size. */
bool journal_open(struct journal *journal, const char *path, enum coords coords, int size);
/* Closes the file. Returns false when a write has failed. */
bool journal_close(struct journal *journal);
/* Is this descriptor the file that is written to? */
bool journal_is(const struct journal *journal, int fd);
/* Begins another game: `new` precedes its first line, or comes with journal_end_game() if the game has none. */
void journal_new_game(struct journal *journal);
void journal_end_game(struct journal *journal);
/* Appends an accepted command at once. When the write fails, nothing of the line stays in the file. `undone` as for
   script_command(). */
void journal_command(struct journal *journal, const struct command *command, int undone);
/* Appends the mark of the rules, unless it is NULL, then `new` and the whole game. From now on points are written as
   coords has them, for the size of this game. */
void journal_game(struct journal *journal, const struct game *game, enum coords coords, const struct script_mark *mark);

#endif
