/* The front end for collections of games, and the options that work only with -g. */
#ifndef BULK_OPTIONS_H
#define BULK_OPTIONS_H

#include "bulk/columns.h"
#include "bulk/condition.h"
#include "bulk/dedup.h"
#include "bulk/elo.h"
#include "commands/common_options.h"
#include "commands/fault.h"

enum {
	OPTION_TEXTS_MAX = 16,
};

/* The texts of an option that may be given several times, in order. */
struct option_texts {
	int count;
	const char *text[OPTION_TEXTS_MAX];
};

struct bulk_options {
	bool opening_named; /* -o auto: each record names its opening */
	bool from_chosen;   /* --from was given */
	int from;           /* index into formats_read_names (formats/formats.h) */
	bool writes;        /* write games in a format, not a report */
	int to;             /* index into formats_write_names */
	bool variations;
	bool annotate; /* write SGF with the machine's annotations */
	struct columns columns;
	bool header;            /* begin with a line of column names */
	const char *files_from; /* the file with the list of files, or NULL */
	bool top_chosen;        /* --top was given */
	int top;                /* moves in the column `top` */
	bool limited;           /* `first` is set */
	int first;              /* plies of each game that are read; later moves are ignored */
	struct option_texts find;
	bool within;            /* the positions of `find` may occur with other stones on the board */
	bool plies;             /* write a row for each ply from first_ply to last_ply */
	const char *plies_text; /* the option's text; NULL for all plies */
	int first_ply, last_ply;
	struct option_texts where; /* as given */
	struct conditions conditions;
	bool dedup;
	enum dedup_by dedup_by;
	bool canon;               /* turn each game into its canonical form */
	struct option_texts tree; /* at most one */
	bool tree_of_all;         /* write the tree of all games as SGF */
	bool elo;                 /* write a table of ratings */
	const char *elo_text;     /* the option's text, or NULL */
	struct elo_anchor anchor;
	bool players;            /* write a table of how well each player played */
	const char *number_text; /* the option's text, or NULL */
	struct numbering number;
	bool caption;
};

/* Reads the texts of --plies, --number, --elo and --where into the options; only checks those of --find and --tree.
   Returns false for an invalid text, or when memory runs out; `fault` then says why. */
bool bulk_options_check(struct bulk_options *options, const struct common_options *common, struct fault *fault);

/* Does this hold for a column that is written or compared? */
bool bulk_options_any(const struct bulk_options *options, bool (*holds)(int column));

/* Reads the games of every FILE, and writes to `out`. Returns the exit status (message.h). The options have passed
   bulk_options_check(). The caller flushes `out` and handles its failure. */
int bulk_run(const struct common_options *common, const struct bulk_options *options, struct sink *out);

#endif
