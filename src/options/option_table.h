/* The table of the options, and what is read by it before the whole command line is known. */
#ifndef OPTION_TABLE_H
#define OPTION_TABLE_H

#include "options/color_when.h"
#include "options/options.h"

enum { OPTION_ROWS_MAX = 64 };

/* For the modes of a row. */
enum {
	IN_REFEREE = 1 << MODE_REFEREE,
	IN_BULK = 1 << MODE_BULK,
	IN_TERMINAL = 1 << MODE_TERMINAL,
	IN_GOMOCUP = 1 << MODE_GOMOCUP,
	IN_GAMES = IN_REFEREE | IN_BULK | IN_TERMINAL,
	EVERYWHERE = (1 << MODES) - 1,
};

/* The options as they are read. What stands in other places of theirs at the end has one here first. */
struct typed_options {
	struct options options;
	bool given[OPTION_ROWS_MAX]; /* by row */
	bool games;
	bool interactive;
	bool gomocup;
	enum rule rule;
	int connect;
	bool connect_chosen;
	int megabytes;
	enum color_when color;
	const char *opening;
	const char *columns;
	const char *clock;
};

/* Values go where `at` says, in struct typed_options. */
enum option_kind {
	OPTION_FLAG,    /* no argument; a bool */
	OPTION_CHOICE,  /* one of `names`; an enum or an int. Without an argument it is the one at `low` */
	OPTION_NUMBER,  /* low to high; an int */
	OPTION_SECONDS, /* with a fraction or none, from 0.001; an int, milliseconds */
	OPTION_LARGE,   /* from `low` up; an unsigned long long */
	OPTION_TEXT,    /* a const char * */
	OPTION_GAMES,   /* a struct bulk_games, one more */
};

struct option_row {
	char letter;          /* 0: it has a long name only */
	const char *name;
	const char *argument; /* how help calls it, or NULL */
	bool optional;        /* it can be had without its argument */
	const char *help; /* %s stands for the examples */
	const char *(*examples)(char *out, size_t room);
	const char *initial; /* the value where the option is not given, or NULL */
	unsigned modes;      /* elsewhere it is a usage error */
	enum option_kind kind;
	size_t at;
	size_t chosen; /* of a bool that becomes true where the option is given; 0: there is none */
	int low, high;
	struct names names;
	struct names (*values)(void); /* what a text may be, where that is a list */
};

extern const struct option_row option_rows[];
extern const int option_rows_count;

/* Returns the row's help with its examples: the row's own text, or out. */
const char *option_help(const struct option_row *row, char out[OPTION_HELP_MAX]);
#endif
