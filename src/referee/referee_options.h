/* The options of the referee alone. */
#ifndef REFEREE_OPTIONS_H
#define REFEREE_OPTIONS_H

#include "base/message.h"
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
bool referee_options_check(struct referee_options *options, char fault[FAULT_MAX]);

#endif
