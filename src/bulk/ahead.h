/* Searches ahead (-j): while the main thread waits to write the rows of a game, threads ask the machine about the rows
   of this game and of those after it. Then the main thread writes the rows as if it were alone, and finds the answers
   there (review/solving.h). A row that nobody has searched, it searches itself. So output, messages, tables and the
   order of everything are those of one job, whatever the threads do. */
#ifndef AHEAD_H
#define AHEAD_H

#include "bulk/reading.h"
#include "pipe/jobs.h"

/* A game that has been read, with all that it needs when its rows are written. */
struct ahead_game {
	struct collection collection; /* its replay is the next member */
	struct replay replay;
	struct notes notes;
	char *text; /* the file, the id and the players' names */
	size_t room;
	const char *file;
};

/* Zeroed before ahead_start(). */
struct ahead {
	struct jobs jobs; /* one for each game */
	struct answers answers;
	struct game_reading *main;
	struct bulk_options asked; /* those that the rows' questions depend on */
	struct ahead_game *games;  /* as many as jobs.room */
	struct rehearsal *rehearsals;
};

/* Do rows or records need searches? */
bool ahead_useful(const struct bulk_options *options);
/* Starts threads for the main thread's reading, if it is useful and there is at least one. */
void ahead_start(struct ahead *ahead, struct game_reading *main);
/* Writes the rows of all games, ends the threads, and frees everything. */
void ahead_finish(struct ahead *ahead);

#endif
