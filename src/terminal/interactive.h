/* A person at a terminal. */
#ifndef INTERACTIVE_H
#define INTERACTIVE_H

#include "lines/terms.h"
#include "match/chess_clock.h"
#include "screen/language.h"
#include "screen/screen.h"

/* What nobody else wants to know. */
struct terminal_options {
	bool speaks; /* a language was chosen, else it is the locale's */
	enum language language;
	bool styled; /* a style was chosen, else it is what the terminal can show */
	struct chess_clock_terms clock;
	bool players_chosen; /* players were chosen: no menu */
	enum keys_how keys;
};

/* Plays games until the person leaves or the input ends. Returns the exit status (trouble.h) but for out's own failure,
   which the caller finds when it flushes. */
int interactive_run(const struct terms *terms, const struct terminal_options *options, struct sink *out);

#endif
