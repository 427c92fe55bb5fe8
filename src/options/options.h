/* All options of the command line. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include "bulk/bulk_options.h"
#include "match/match_options.h"
#include "referee/referee_options.h"
#include "terminal/interactive.h"

/* The front ends. If several are asked for, the first of them is chosen. */
enum mode {
	MODE_GOMOCUP,
	MODE_GTP,
	MODE_MATCH,
	MODE_BULK,
	MODE_TERMINAL,
	MODE_REFEREE,
	MODES,
};

/* The shells that have a completion script. */
enum shell {
	SHELL_BASH,
	SHELL_ZSH,
	SHELL_FISH,
};

/* The chosen front end, the options that several front ends share, and those of single front ends. */
struct options {
	bool help;
	bool version;
	bool completes; /* print the completion script for this shell */
	enum shell shell;
	enum mode mode;
	struct common_options common;
	struct referee_options referee;
	struct bulk_options bulk;
	struct terminal_options terminal;
	struct match_options match;
};

#endif
