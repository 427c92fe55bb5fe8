/* Plays with a person at a terminal. */
#ifndef INTERACTIVE_H
#define INTERACTIVE_H

#include "commands/common_options.h"
#include "terminal/play/chess_clock.h"
#include "terminal/tty/screen.h"
#include "terminal/words/phrases.h"

enum { OPTIONS_GIVEN_MAX = 81 };

/* Options that only the terminal needs. */
struct terminal_options {
	bool language_chosen; /* false: the settings file decides, or else the locale */
	enum language language;
	bool style_chosen; /* false: the settings file decides, or else the locale */
	struct time_control clock;
	bool players_chosen; /* true: the game begins without the menu */
	enum keys_how keys;
	const char *given[OPTIONS_GIVEN_MAX]; /* names of the options on the command line; ends in NULL */
};

/* Plays games until the person leaves or the input ends. Returns the exit status (message.h). The caller flushes `out`
   and handles its failure. */
int interactive_run(const struct common_options *common, const struct terminal_options *options, struct sink *out);

#endif
