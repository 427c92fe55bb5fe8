/* Reads the games of an input, and passes them to the stages; alone, or in pieces that threads read (-j). */
#ifndef READING_H
#define READING_H

#include <stdatomic.h>

#include "bulk/bulk_options.h"
#include "bulk/stages.h"
#include "pipe/jobs.h"
#include "record/strings.h"

/* The letters of the points in a file, which tell whether it was probably meant to be read with -c go. */
struct letters {
	unsigned long long games;
	bool i, later; /* a move has the letter I, or a letter after it */
};

/* Whether each game of a file is two moves and nothing more, the last one perhaps one move, and no point comes twice:
   then the lines are probably one game. */
struct two_moves {
	unsigned long long games;
	bool ended, broken;
	struct point_set points;
};

/* How far a run is, for another thread: games, rows that needed a search, and bytes. */
struct seen {
	atomic_ullong games, rows, done;
};

/* Zeroed before reading_start(). */
struct game_reading {
	const struct common_options *common;
	const struct bulk_options *options;
	struct stages stages;
	struct jobs *jobs; /* what other threads do; NULL: this one is alone */
	/* Gives games to other threads before they are read: the collection's function of this name; may be NULL. */
	void (*take_games)(struct collection *collection);
	/* Gives a complete game to other threads; may be NULL. */
	void (*add_game)(struct collection *collection);
	bool partial;                   /* only some games of a file are read */
	bool odd;                       /* the games must be read again, when `known_rules` are known */
	size_t flushed;                 /* bytes of the output in memory that one job flushes before its last read */
	bool flush_fails;               /* that flush fails */
	struct seen *seen;              /* NULL: nobody watches */
	unsigned long long read_before; /* bytes of the inputs before this one */
	const char *file;
	const struct format *format; /* of the current file */
	struct letters letters;      /* of the current file */
	struct two_moves two_moves;  /* likewise */
	struct strings reported;     /* the unknown rule names of the current file */
	struct strings
		*known_rules;     /* the same, so that each is reported once; NULL: what is before the games is not known */
	struct reader reader; /* its notes: if the target format writes notes, or the facts that are needed */
};

/* Starts the stages, too. */
void reading_start(struct game_reading *reading, const struct common_options *common,
                   const struct bulk_options *options, struct sink *out);
/* Reads the input of `file`. `standard`: it is standard input. Returns false if the run must stop. */
bool reading_file(struct game_reading *reading, int fd, bool standard);
/* Reads whole games of the file, `length` bytes, which are in the reader's `bytes`. `before`: the lines of the file
   before them. Returns false if the run must stop. */
bool reading_part(struct game_reading *reading, size_t length, unsigned long long before);
/* Adds what another reading has found, unless `reading` is NULL. `partial`: it read games of this one's file. The
   other one's counts and tables become empty. */
void reading_merge(struct game_reading *reading, struct game_reading *part);
/* Writes the rows of a complete game. Returns whether the run must stop after it. */
bool reading_take(struct game_reading *reading, struct collection *collection, const char *file);
/* Notes for who watches how far the reading is. */
void reading_note_progress(struct game_reading *reading);
void reading_free(struct game_reading *reading);

/* In pieces.c: pieces of the input that threads read, which are games of a file, or small files as a whole. The main
   thread writes what they wrote, in order. Zeroed before pieces_start(). */
struct pieces {
	struct jobs jobs; /* one for each piece */
	struct game_reading *main;
	struct piece *piece; /* by place of the job */
	int count;
	bool file_stopped; /* the run must stop in the main thread's file: what it reports of this file counts */
};

/* Starts threads for the main thread's reading, if it can use them and there is at least one. */
void pieces_start(struct pieces *pieces, struct game_reading *main);
/* Gives a whole file to the threads, if it is small. Returns false if it is not. */
bool pieces_give_file(struct pieces *pieces, int fd);
/* Writes what all pieces wrote, ends the threads, and frees everything. */
void pieces_finish(struct pieces *pieces);

#endif
