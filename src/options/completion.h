/* Scripts that let a shell complete the command line. */
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

/* An option, as one who types it sees it. */
struct option_word {
	char letter; /* 0: it has a long name only */
	const char *name;
	const char *argument; /* how help calls it, or NULL */
	bool optional;        /* it can be had without its argument */
	bool repeats;         /* it can be had several times, and all count */
	const char *help;     /* may be help_text */
	char help_text[OPTION_HELP_MAX];
	struct names values;  /* that the argument may have; none where there is no list of them */
};
/* Gives the options by index, from 0; false behind the last. */
typedef bool option_words(int index, struct option_word *word);

/* Writes the shell's script: every option with what it may be given. */
void completion_write(struct sink *out, enum shell shell, option_words *words);

#endif
