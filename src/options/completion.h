/* Writes scripts that complete the command line in a shell. */
#ifndef COMPLETION_H
#define COMPLETION_H

#include "base/names.h"
#include "base/sink.h"

enum shell {
	SHELL_BASH,
	SHELL_ZSH,
	SHELL_FISH,
};
extern const char *const shell_names[]; /* ends in NULL */

enum { OPTION_HELP_MAX = 80 };

/* An option as the user types it. */
struct option_word {
	char letter; /* 0: long name only */
	const char *name;
	const char *argument; /* its name in --help, or NULL */
	bool optional;        /* the argument may be omitted */
	bool repeats;         /* the option may be given several times */
	const char *help;     /* points to help_text, or to a constant */
	char help_text[OPTION_HELP_MAX];
	struct names values; /* of the argument; empty if any value is possible */
};
/* Sets *word to the option with this index, from 0. Returns false after the last one. */
typedef bool option_words(int index, struct option_word *word);

/* Writes the script for a shell, with every option and its values. */
void completion_write(struct sink *out, enum shell shell, option_words *words);

#endif
