/* The command line: one table that getopt_long, --help and the test of the manual read. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include "base/trouble.h"
#include "bulk/bulk.h"
#include "options/completion.h"
#include "referee/referee.h"
#include "terminal/interactive.h"

/* The front ends. */
enum mode {
	MODE_REFEREE,
	MODE_BULK,
	MODE_TERMINAL,
	MODE_GOMOCUP,
	MODES,
};

/* What is to be done, by whom, and what each front end wants to know for itself. */
struct options {
	bool help;
	bool version;
	bool completes; /* a completion script is asked for, of this shell */
	enum shell shell;
	enum mode mode;
	struct terms terms;
	struct referee_options referee;
	struct bulk_options bulk;
	struct terminal_options terminal;
};

enum { OPTIONS_FAULT_MAX = FAULT_MAX };

/* Fills options from the command line; at_terminal says whether a person is at both ends of standard input and output.
   False for a bad option, value or combination; then `fault` says what was typed and what would be right, in one line
   without a newline. Asking for help, version or a completion script is no fault, whatever else is wrong after it. */
bool options_read(struct options *options, int argc, char *argv[], bool at_terminal, char fault[OPTIONS_FAULT_MAX]);
/* The text of --help. */
void options_help(struct sink *out);

/* The options in the order of help, from 0, for completion_write(). */
bool options_word(int index, struct option_word *word);

#endif
