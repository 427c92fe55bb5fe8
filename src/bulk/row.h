/* The report line of a written game. */
#ifndef ROW_H
#define ROW_H

#include "base/sink.h"
#include "formats/replay.h"

/* What -a can add, each a column. */
enum analysis {
	ANALYSIS_FORBIDDEN, /* Black's forbidden points in the final position */
	ANALYSES,
};
extern const char *const analysis_names[]; /* ends in NULL */

struct gameline {
	struct sink *out;
	bool json;
	int analyses;
	enum analysis analysis[ANALYSES];
};

/* `duplicate_of` is the id of the game that this one repeats, or NULL. Judging plays and takes back stones. */
void gameline_put(const struct gameline *line, struct replay *replay, const struct span *duplicate_of);

#endif
