/* Whole games in, a report line each out, or the games in another format. */
#ifndef BULK_H
#define BULK_H

#include "bulk/row.h"
#include "lines/terms.h"

/* What nobody else wants to know. */
struct bulk_options {
	bool rule_chosen; /* by -r: it is stronger than what a format implies */
	int from;    /* index of formats_read_names (formats/formats.h) */
	bool writes; /* the games, not a report */
	int to;      /* index of formats_write_names */
	bool dedup;
	struct columns columns;
};

/* Reads every FILE. Returns the exit status (trouble.h) but for out's own failure, which the caller finds when it
   flushes. */
int bulk_run(const struct terms *terms, const struct bulk_options *options, struct sink *out);

#endif
