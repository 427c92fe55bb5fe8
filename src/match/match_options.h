/* The front end in which engines play each other, and its own options. */
#ifndef MATCH_OPTIONS_H
#define MATCH_OPTIONS_H

#include "commands/common_options.h"
#include "commands/fault.h"

enum match_order {
	ORDER_TURN,
	ORDER_RANDOM,
};
extern const char *const match_order_names[]; /* ends in NULL */

enum match_record {
	RECORD_SGF,
	RECORD_PGN,
	RECORD_JSON,
};
extern const char *const match_record_names[]; /* names of formats; ends in NULL */

struct match_options {
	int rounds;
	bool gauntlet;
	const char *openings; /* a file of games, or "swap2"; NULL: the empty board */
	enum match_order order;
	bool cpu;
	const char *sprt_text; /* the text of --sprt, or NULL */
	double elo0, elo1;
	int margin;     /* milliseconds */
	int draw_after; /* plies; 0: no such limit */
	enum match_record record;
	const char *resume; /* the file of records, or NULL */
	int from;           /* index into formats_read_names */
};

/* Reads the text of --sprt. Returns false if it is invalid; `fault` then says why. */
bool match_options_check(struct match_options *options, struct fault *fault);

/* Plays the match of the engines in common->files, and writes their games to `out`. Returns the exit status. */
int match_run(const struct common_options *common, const struct match_options *options, struct sink *out);

#endif
