/* The command line: one table that getopt_long, --help and the test of the manual read. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include "bulk/row.h"
#include "engine/mover.h"
#include "lines/block.h"
#include "lines/render.h"
#include "terminal/phrases.h"

enum board_when {
	BOARD_EACH,
	BOARD_FINAL,
	BOARD_NEVER,
};

enum colour_when {
	COLOUR_AUTO,
	COLOUR_ALWAYS,
	COLOUR_NEVER,
};

/* Everything the command line can say. Choices are ints that hold the enum named. */
struct options {
	int rule;    /* enum rule, or -1: by K */
	int size;    /* 1 to BOARD_MAX */
	int connect; /* 1 to size when given, or 0: the default */
	int penalty; /* enum penalty */
	int opening; /* enum opening */
	int board;   /* enum board_when */
	int style;   /* enum style, or -1: the front end's default */
	int wide;
	int mark_forbidden;
	int coords; /* enum coords */
	int format; /* enum output */
	int strict;
	int colour; /* enum colour_when */
	int black; /* enum mover_id */
	int white;
	int milliseconds;         /* -T: for one machine answer; 0: not given */
	unsigned long long nodes; /* -N, or 0 */
	int depth;                /* -D, or 0 */
	unsigned long long seed;
	int seeded;  /* -S was given */
	int players; /* -B or -W was given */
	int language; /* enum language, or -1: of the locale */
	int interactive;
	int games;   /* bulk */
	int from;    /* index of formats_read_names (formats/formats.h) */
	int to;      /* index of formats_write_names, or -1: report */
	int dedup;
	int verbose;
	const char *analyze_text; /* -a as given, or NULL */
	int analyses;
	enum analysis analysis[ANALYSES];
	int help;
	int version;
	const char *expect_text; /* -x as given, or NULL */
	enum status expect;
	const char *record; /* a file's path, or NULL */
	const char *without_bulk; /* the last option given that --games excludes, or NULL */
	const char *with_bulk;    /* the last option given that needs --games, or NULL */
	struct ruleset rules; /* these two are made of the choices above */
	struct look look;
	char *const *files;   /* ends in NULL; none at all is standard input */
	int file_count;
};

enum { OPTIONS_FAULT_MAX = 160 };

/* Fills options from the command line. False for a bad option, value or combination; then `fault` says which, as one
   line without a newline. Asking for help or version is no fault, whatever else is wrong after it. */
bool options_read(struct options *options, int argc, char *argv[], char fault[OPTIONS_FAULT_MAX]);
/* A machine's budget: with a clock, `left` and its context, unless -N or -D was given without -T. */
struct budget options_budget(const struct options *options, int (*left)(void *context), void *context);
/* The wall-clock time for one machine answer. */
int options_milliseconds(const struct options *options);
/* The text of --help. */
void options_help(struct sink *out);

#endif
