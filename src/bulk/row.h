/* The report line of a written game. */
#ifndef ROW_H
#define ROW_H

#include "base/names.h"
#include "base/sink.h"
#include "formats/replay.h"

/* What -a can add, each a column. */
enum analysis {
	ANALYSIS_FORBIDDEN, /* Black's forbidden points in the final position */
	ANALYSES,
};

/* The columns of a run, in their order. */
struct columns {
	int count;
	enum analysis list[ANALYSES];
};

struct names column_names(void);
/* Reads names joined by commas, each once; false for anything else. */
bool columns_read(struct columns *columns, struct span text);

struct gameline {
	struct sink *out;
	bool json;
	struct columns columns;
};

/* `duplicate_of` is the id of the game that this one repeats, or NULL. Judging plays and takes back stones. */
void gameline_put(const struct gameline *line, struct replay *replay, const struct span *duplicate_of);

#endif
