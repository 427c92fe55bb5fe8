/* What the command line chooses for the referee alone. */
#ifndef REFEREE_OPTIONS_H
#define REFEREE_OPTIONS_H

#include "base/trouble.h"
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
	const char *expected_text; /* as it was given, or NULL */
	enum status expected;      /* of the last line of every FILE, where there is a text */
	const char *proof;         /* where the proofs of `solve` go, or NULL */
};

/* Reads the texts among the options. Returns false for a text that cannot be read; `fault` then says what was typed and
   what would be right. */
bool referee_options_check(struct referee_options *options, char fault[FAULT_MAX]);

#endif
