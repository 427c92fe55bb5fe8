/* What the command line chooses for -g alone. */
#ifndef BULK_OPTIONS_H
#define BULK_OPTIONS_H

#include "base/trouble.h"
#include "bulk/columns.h"
#include "bulk/condition.h"
#include "bulk/dedup.h"
#include "lines/terms.h"

enum {
	BULK_GAMES_MAX = 16,
};

/* The texts of an option that can be given several times, in their order. */
struct bulk_games {
	int count;
	const char *text[BULK_GAMES_MAX];
};

struct bulk_options {
	bool rule_chosen; /* by -r, which is stronger than what a format implies */
	bool coords_chosen; /* by -c */
	bool opening_named; /* -o auto: each record names its opening */
	int from;         /* index of formats_read_names (formats/formats.h) */
	bool writes;      /* games in another format, not a report */
	int to;           /* index of formats_write_names */
	bool variations;
	struct columns columns;
	bool header;            /* a first line with the names of the columns */
	const char *files_from; /* a list of files, or NULL */
	bool limited; /* first counts */
	int first;
	struct bulk_games find;
	bool within;
	bool plies; /* a row for each from first_ply to last_ply */
	const char *plies_text; /* as given; NULL for all plies */
	int first_ply, last_ply;
	struct bulk_games where; /* as given */
	struct conditions conditions;
	bool dedup;
	enum dedup_by dedup_by;
	bool canon;
	struct bulk_games tree; /* one at most */
	const char *number_text; /* as given, or NULL */
	struct numbering number;
};

/* Reads the texts among the options. Returns false for a text that cannot be read; `fault` then says what was typed and
   what would be right. */
bool bulk_options_check(struct bulk_options *options, const struct terms *terms, char fault[FAULT_MAX]);

#endif
