/* The file of --record: a script of the accepted lines. Reading it leads to the same state. */
#ifndef JOURNAL_H
#define JOURNAL_H

#include "language/script.h"
#include "os/file.h"

struct journal {
	int fd;                   /* -1: no file, or none any more after a failure */
	int failure;              /* errno of the first failure to open, write or close, or 0 */
	bool needs_newline;       /* the file does not end in a newline */
	bool needs_new;           /* the file holds an earlier game: write `new` before the next line, or at the end */
	struct file_state file;   /* the file's identity */
	struct script_mark known; /* the rules and the notation of points that a reader of the file knows of */
	struct sink lines;        /* not yet written */
	char bytes[SINK_BYTES];
};

/* Opens path for appending; NULL means no file. Returns false, with `failure` set, if the file cannot be opened.
   `rules` and `coords` are what a reader of the file knows of. */
bool journal_open(struct journal *journal, const char *path, const struct ruleset *rules, enum coords coords);
/* Closes the file. Returns false if `failure` is set. */
bool journal_close(struct journal *journal);
/* Is this descriptor the journal's file? */
bool journal_is(const struct journal *journal, int fd);
/* Begins another game. `new` comes before its first line; if the game has no lines, journal_end_game() writes `new`. */
void journal_new_game(struct journal *journal);
void journal_end_game(struct journal *journal);
/* Writes an accepted command at once. If the write fails, no part of the line stays in the file. `undone` is as for
   script_command(). */
void journal_command(struct journal *journal, const struct command *command, int undone);
/* Does a reader know the rules of this game, and how its points are written? */
bool journal_has_rules(const struct journal *journal, const struct game *game, enum coords coords);
/* Writes the mark with the rules, unless a reader knows them, then `new` and the whole game. From now on points are
   written in this notation. */
void journal_game(struct journal *journal, const struct game *game, enum coords coords);

#endif
