/* What the command line chooses for -g alone. */
#ifndef BULK_OPTIONS_H
#define BULK_OPTIONS_H

#include "base/trouble.h"
#include "bulk/columns.h"
#include "bulk/dedup.h"
#include "lines/terms.h"

enum {
	BULK_GAMES_MAX = 16,
};

/* Positions, as they were given, one for each time the option stood there. */
struct bulk_games {
	int count;
	const char *text[BULK_GAMES_MAX];
};

/* What nobody else wants to know. */
struct bulk_options {
	bool rule_chosen; /* by -r: it is stronger than what a format implies */
	bool coords_chosen; /* by -c */
	bool opening_named; /* -o auto: the opening is the one that a record names */
	int from;         /* index of formats_read_names (formats/formats.h) */
	bool writes;      /* the games, not a report */
	int to;           /* index of formats_write_names */
	bool variations;
	struct columns columns;
	bool limited; /* first counts */
	int first;
	struct bulk_games find;
	bool within;
	bool plies; /* a row for each from first_ply to last_ply */
	const char *plies_text; /* as it was given, NULL for all of them */
	int first_ply, last_ply;
	bool dedup;
	enum dedup_by dedup_by;
	bool canon;
	struct bulk_games tree; /* one at most makes sense */
	const char *number_text; /* as it was given, or NULL */
	struct numbering number;
};

/* Reads the texts among the options. Returns false for a text that cannot be read; `fault` then says what was typed and
   what would be right. */
bool bulk_options_check(struct bulk_options *options, const struct terms *terms, char fault[FAULT_MAX]);

#endif
