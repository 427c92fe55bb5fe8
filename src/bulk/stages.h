/* The stages that each game passes through: --find, --plies, --where, --dedup, --canon; then a row, a record in
   another format, or a count in the tree or for the ratings. */
#ifndef STAGES_H
#define STAGES_H

#include <stdatomic.h>

#include "bulk/bulk_options.h"
#include "bulk/dedup.h"
#include "bulk/elo.h"
#include "bulk/player_table.h"
#include "bulk/query.h"
#include "bulk/tree.h"

/* Numbers of games. `found`: the options select them. `decided`: they end on the board. `open`, `contradicted`: the
   check of their recorded result says so. `problems`: they have a problem. `duplicates` counts rows, not games. */
struct counts {
	unsigned long long games, found, decided, open, contradicted, problems, duplicates;
};

struct stages {
	const struct bulk_options *options;
	struct cells cells;
	struct solving solving;
	struct review review;
	bool unknown;                /* the last row has a point that cannot be judged */
	const struct format *target; /* of --to, or of the tree of all games; NULL: writes rows or a table */
	struct writing writing;
	struct counts counts;
	atomic_ullong *rows;   /* counts rows for a user who watches; NULL: nobody does */
	int status;            /* the worst exit status so far; stages_status() returns the final one */
	struct string_map ids; /* of the different games, for dedup_add() */
	bool dedup_exhausted;  /* a message has said that dedup is out of memory */
	bool engine_exhausted; /* a message has said that the engine is out of memory */
	bool target_exhausted; /* a message has said that the target is out of memory */
	const char *file;
	bool rehearses; /* the machines are asked, and what is written and reported is dropped */
	int rehearsed;  /* a ply */
	struct tree tree;
	struct elo elo;
	struct player_table players;
	struct query wanted[OPTION_TEXTS_MAX];
};

/* Prepares zeroed stages for a run. The options have passed bulk_options_check(). `scratch` is for query_read(). */
void stages_start(struct stages *stages, const struct common_options *common, const struct bulk_options *options,
                  struct replay *scratch, struct sink *out);
/* Writes the line of column names. */
void stages_put_header(const struct stages *stages);
/* Do records get the machine's annotations? */
bool stages_annotate(const struct stages *stages);
/* Processes the complete game in the collection's replay. */
void stages_take(struct stages *stages, struct collection *collection);
/* Asks the machines what stages_take() will ask for the row of a ply (--plies), for the annotation of a ply or the move
   after it (--players), or else for the game's row. Changes the replay, but not its notes. `rehearses` is set. */
void stages_rehearse(struct stages *stages, struct collection *collection, int ply);
/* Adds the counts, tables and status of other stages to these, unless `stages` is NULL. Makes the others' empty. */
void stages_merge(struct stages *stages, struct stages *part);
/* Writes what follows the last game, and frees the memory. */
void stages_finish(struct stages *stages, bool verbose);
void stages_free(struct stages *stages);
/* Makes the exit status at least this bad. */
void stages_worsen(struct stages *stages, int status);
/* Do the options select games, so that the exit status says whether there were any? */
bool stages_select(const struct bulk_options *options);
/* Returns the exit status of the run, after stages_finish(). If the options select games and there was no trouble, the
   status is EXIT_FINE if a game was found, else EXIT_REJECTED. */
int stages_status(const struct stages *stages);

#endif
