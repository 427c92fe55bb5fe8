/* The stages that each game passes through: search, plies, duplicates, canonical form; then a row, a record of another
   format, or a count in the tree. */
#ifndef STAGES_H
#define STAGES_H

#include "bulk/bulk_options.h"
#include "bulk/dedup.h"
#include "bulk/game_row.h"
#include "bulk/query.h"
#include "bulk/tree.h"

struct counts {
	unsigned long long games, found, decided, open, contradicted, problems, duplicates;
};

struct stages {
	const struct bulk_options *options;
	struct cells cells;
	struct solving solving;
	bool unknown; /* the last row has a point that cannot be judged */
	const struct format *target; /* of --to, or NULL */
	struct writing writing;
	struct counts counts;
	int status; /* the exit status so far; under --find it knows trouble only */
	struct dedup dedup;
	bool forgets;   /* it was reported that dedup is out of memory */
	bool exhausted; /* it was reported that the engine is out of memory */
	bool tangled;   /* it was reported that the target is out of memory */
	const char *file;
	struct tree tree;
	struct query wanted[BULK_GAMES_MAX];
	struct sink value; /* of a column in a condition; it has no file */
};

/* Prepares zeroed stages for a run, and writes the header. bulk_options_check() has accepted the options. `scratch` is
   as for query_read(). */
void stages_start(struct stages *stages, const struct terms *terms, const struct bulk_options *options,
                  struct replay *scratch, struct sink *out);
/* Takes the game in the collection's replay, which is complete. */
void stages_take(struct stages *stages, struct collection *collection);
/* Writes what comes after the last game, and frees the memory. */
void stages_finish(struct stages *stages);
/* Makes the exit status at least this bad. */
void stages_worsen(struct stages *stages, int status);
/* Do the options select games, so that the exit status says whether there were any? */
bool stages_select(const struct bulk_options *options);
/* Returns the exit status of the run. */
int stages_status(const struct stages *stages);

#endif
