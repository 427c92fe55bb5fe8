/* The options that all front ends share. */
#ifndef COMMON_OPTIONS_H
#define COMMON_OPTIONS_H

#include "base/input.h"
#include "book/book.h"
#include "commands/block.h"
#include "commands/fault.h"
#include "drawing/render.h"
#include "engine/mover.h"

enum { ANSWER_MILLISECONDS = 5000 }; /* the default limit of one machine answer */

struct common_options {
	struct ruleset rules;
	struct look look;
	enum mover_id player[2];
	int milliseconds;     /* for one machine answer, from 1; 0: no clock */
	bool timed;           /* the user chose the time */
	bool rule_chosen;     /* -r was given: a format's own default does not replace the rule */
	bool opening_chosen;  /* -o was given: the opening that a record names does not replace it */
	bool connect_chosen;  /* -k was given: the board must have room for K in a row */
	bool coords_chosen;   /* -c was given */
	struct budget budget; /* the other limits of an answer; its time limit is not set */
	bool memory_chosen;   /* -M was given */
	int jobs;             /* cores to use, from 1: threads of a search, or games at a time in collections */
	bool jobs_chosen;     /* -j was given */
	unsigned long long seed;
	bool seeded; /* the user chose the seed */
	enum output format;
	bool strict; /* stop at the first wrong line or game */
	bool verbose;
	const char *record;      /* the journal's path, or NULL */
	const char *encoding;    /* of texts that are not UTF-8, a name that charset_open() knows; or NULL */
	const char *book_path;   /* the file that machines play from, or NULL */
	const struct book *book; /* the moves of that file; without one NULL or empty */
	char *const *files;      /* the FILEs; without any, standard input is read */
	int file_count;
	enum language language; /* of faults of the command line: of -l, or of the locale if stderr is a terminal */
	const char *advice;     /* for the message that the first FILE does not exist: what to type; NULL: no advice */
	struct outputs outputs; /* files that are not read */
};

#endif
