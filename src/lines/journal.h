/* The file that --record keeps: a script that grows with each accepted line, and leads to the same state again. */
#ifndef JOURNAL_H
#define JOURNAL_H

#include <sys/stat.h>

#include "lines/script.h"

struct journal {
	int fd;             /* -1: none is kept */
	int failure;        /* errno of the first write that failed, or 0; nothing is written after it */
	bool needs_newline; /* the file's last line has none */
	bool needs_new;     /* another game stands before what comes */
	bool owes_new;      /* and was one of ours: the `new` comes even if nothing follows */
	struct stat file;   /* which file it is */
	enum coords coords;
	int size;
	struct sink lines; /* on their way */
};

/* Opens path for appending; with NULL none will be kept. False, and `failure`, when that can't be done. Points are written
   in this notation, for a board of this size. */
bool journal_open(struct journal *journal, const char *path, enum coords coords, int size);
bool journal_close(struct journal *journal);
/* Is this descriptor the very file that is written to? */
bool journal_is(const struct journal *journal, int fd);
/* A game begins after another one: `new` comes before its first line, or with journal_end_game() if it has none. */
void journal_new_game(struct journal *journal);
void journal_end_game(struct journal *journal);
/* Appends an accepted command, at once and whole: where it can't be, nothing of it stays. `undone` as script_command() has
   it. */
void journal_command(struct journal *journal, const struct command *command, int undone);
/* Appends a whole game after a `new`, and before that, where it is not NULL, the mark of its rules. The notation from now on
   is that of the game's size and these coords. */
void journal_game(struct journal *journal, const struct game *game, enum coords coords, const struct script_mark *mark);

#endif
