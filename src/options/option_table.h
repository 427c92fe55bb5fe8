/* The table of options, and the struct that it fills. A new option is a row here and a field for its value. */
#ifndef OPTION_TABLE_H
#define OPTION_TABLE_H

#include "options/options.h"

enum { OPTION_ROWS_MAX = 80 };

/* Whether boards are drawn in color. */
enum color_when {
	COLOR_AUTO, /* if standard output is a terminal, and neither NO_COLOR nor TERM=dumb says otherwise */
	COLOR_ALWAYS,
	COLOR_NEVER,
};

/* The modes of a row are a set of these bits. */
enum {
	IN_REFEREE = 1 << MODE_REFEREE,
	IN_BULK = 1 << MODE_BULK,
	IN_TERMINAL = 1 << MODE_TERMINAL,
	IN_GOMOCUP = 1 << MODE_GOMOCUP,
	IN_GTP = 1 << MODE_GTP,
	IN_MATCH = 1 << MODE_MATCH,
	IN_GAMES = IN_REFEREE | IN_BULK | IN_TERMINAL,
	EVERYWHERE = (1 << MODES) - 1,
};

/* The options as read. The fields after `options` are moved to their final place by options_settle(). */
struct typed_options {
	struct options options;
	bool given[OPTION_ROWS_MAX]; /* which rows were on the command line */
	bool wanted[MODES];          /* which front ends were asked for */
	int megabytes;
	enum color_when color;
	const char *opening;
	const char *columns;
	const char *clock;
};

/* The type of an option's value, and the C type of its field. */
enum option_kind {
	OPTION_FLAG,    /* no argument; a bool */
	OPTION_CHOICE,  /* an int or enum: the index of a word in `names`; without an argument `low` */
	OPTION_NUMBER,  /* an int from low to high */
	OPTION_SECONDS, /* an int in milliseconds, typed in seconds from 0.001 */
	OPTION_LARGE,   /* an unsigned long long from `low` */
	OPTION_TEXT,    /* a const char * */
	OPTION_TEXTS,   /* appended to a struct option_texts */
};

struct option_row {
	char letter; /* 0: long name only */
	const char *name;
	const char *argument; /* its name in --help, or NULL */
	bool optional;        /* the argument may be omitted */
	const char *help;
	const char *chinese; /* the help in Chinese */
	const char *initial; /* the default, or NULL */
	unsigned modes;      /* where the option is allowed */
	enum option_kind kind;
	size_t at;     /* offset of the value in struct typed_options */
	size_t chosen; /* offset of a bool that becomes true when the option is given; 0: none */
	int low, high;
	struct names names;           /* of a choice; for a text, the words that completion offers */
	struct names (*values)(void); /* returns these words, if they are in no table that is visible here */
};

extern const struct option_row option_rows[];
extern const int option_rows_count;

/* In settle.c: moves the options to their final place. Returns false for a bad value or combination; `fault` then
   says why. `at_terminal` is as for command_line_read(). */
bool options_settle(struct typed_options *typed, bool at_terminal, struct fault *fault);

#endif
