/* The front end that referees lines, and its own options. */
#ifndef REFEREE_OPTIONS_H
#define REFEREE_OPTIONS_H

#include "commands/common_options.h"
#include "commands/fault.h"
#include "rules/verdict.h"

/* When boards are printed. */
enum board_when {
	BOARD_EACH,
	BOARD_FINAL,
	BOARD_NEVER,
};
extern const char *const board_when_names[]; /* ends in NULL */

struct referee_options {
	enum board_when board;
	const char *expected_text; /* the text of --expect, or NULL */
	enum status expected;      /* the status that it names; the last line of each FILE must have it */
	const char *proof;         /* the file for the proofs of `solve`, or NULL */
};

/* Reads `expected_text`, if there is one, into `expected`. Returns false if it names no status; `fault` then says what
   was typed and what would be valid. */
bool referee_options_check(struct referee_options *options, struct fault *fault);

/* Referees each FILE as a game of its own, and writes to out. Returns the exit status (message.h). May be called
   only once in a process. The caller flushes out and handles its failure. */
int referee_run(const struct common_options *common, const struct referee_options *options, struct sink *out);

#endif
