/* Lines in, boards and status lines out. */
#ifndef REFEREE_H
#define REFEREE_H

#include "lines/terms.h"

/* When boards are due. */
enum board_when {
	BOARD_EACH,
	BOARD_FINAL,
	BOARD_NEVER,
};

/* What nobody else wants to know. */
struct referee_options {
	enum board_when board;
	bool expects;
	enum status expected; /* of the last line of every FILE */
	const char *proof;    /* where the proofs of `solve` go, or NULL */
};

/* Referees every FILE, each a game of its own, into out. Returns the exit status (trouble.h) but for out's own
   failure, which the caller finds when it flushes. */
int referee_run(const struct terms *terms, const struct referee_options *options, struct sink *out);

#endif
