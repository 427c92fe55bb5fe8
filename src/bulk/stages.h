/* What becomes of each game, stage by stage: is it looked for, its plies, was it there before, turned, and then a row, a
   record of another format, or a count in the tree. */
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
	bool unknown; /* the row just written has a point that can't be judged */
	const struct format *target; /* of --to, or NULL */
	struct writing writing;
	struct counts counts;
	int status; /* the exit status so far; under --find of trouble alone */
	struct dedup dedup;
	bool forgets; /* dedup had no memory left, and that was said */
	bool exhausted; /* the engine had no memory, and that was said */
	bool tangled; /* the target's own memory had none left, and that was said */
	const char *file;
	struct tree tree;
	struct query wanted[BULK_GAMES_MAX];
};

/* Everything for a run, in zeroed stages; the texts of the options make sense (bulk_options_check()). They are read with
   `scratch` (query.h). */
void stages_start(struct stages *stages, const struct terms *terms, const struct bulk_options *options,
                  struct replay *scratch, struct sink *out);
/* The game in the collection's replay is complete. */
void stages_take(struct stages *stages, struct collection *collection);
/* After the last game: what is counted or written at the end. */
void stages_finish(struct stages *stages);
void stages_worsen(struct stages *stages, int status);
/* The exit status of the run. */
int stages_status(const struct stages *stages);

#endif
