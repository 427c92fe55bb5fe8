#include "options.h"

#include <getopt.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "formats/formats.h"

enum option_kind {
	OPTION_SET,    /* no argument: stores `low` */
	OPTION_CHOICE, /* one of `names` */
	OPTION_NUMBER, /* low to high */
	OPTION_SECONDS, /* with a fraction or none; stored as milliseconds */
	OPTION_LARGE,   /* an unsigned long long, from low up */
	OPTION_TEXT,
};

struct option_row {
	char letter;      /* 0: it has a long name only */
	const char *name;
	const char *argument; /* how help calls it, or NULL */
	const char *help;
	enum option_kind kind;
	size_t at; /* in struct options: an int, unless the kind says otherwise; for OPTION_TEXT a const char * */
	int low, high;
	struct names names;
	enum {
		WITH_ANY,
		WITHOUT_BULK, /* a usage error with --games */
		WITH_BULK,    /* a usage error without */
	} use;
};

static const char *const board_when_names[] = {"each", "final", "never", NULL};
static const char *const colour_when_names[] = {"auto", "always", "never", NULL};

#define AT(field) offsetof(struct options, field)

static const struct option_row rows[] = {
	{'r', "rule", "RULE", "renju, standard, freestyle, caro (renju when K is 5)", OPTION_CHOICE,
	 AT(rule), 0, 0, NAMES(rule_names), WITH_ANY},
	{'n', "size", "N", "board of N x N points, 1 to 99 (15)", OPTION_NUMBER, AT(size), 1, BOARD_MAX, {NULL, 0}, WITH_ANY},
	{'k', "connect", "K", "K in a row wins, 1 to N (5)", OPTION_NUMBER, AT(connect), 1, BOARD_MAX, {NULL, 0}, WITH_ANY},
	{'f', "forbidden", "HOW", "Black's forbidden move: lose, reject or claim (lose)", OPTION_CHOICE, AT(penalty), 0, 0, NAMES(penalty_names), WITH_ANY},
	{'o', "opening", "NAME", "free or tengen (free)", OPTION_CHOICE, AT(opening), 0, 0, NAMES(opening_names), WITH_ANY},
	{'b', "board", "WHEN", "print the board each, final or never (each)", OPTION_CHOICE, AT(board), 0, 0, NAMES(board_when_names), WITHOUT_BULK},
	{'q', "quiet", NULL, "the same as --board=never", OPTION_SET, AT(board), BOARD_NEVER, 0, {NULL, 0}, WITHOUT_BULK},
	{'s', "style", "STYLE", "lines, dots, ascii or grid (lines)", OPTION_CHOICE, AT(style), 0, 0, NAMES(style_names), WITHOUT_BULK},
	{'w', "wide", NULL, "for terminals that draw stones two columns wide", OPTION_SET, AT(wide), 1, 0, {NULL, 0}, WITHOUT_BULK},
	{'m', "mark-forbidden", NULL, "mark Black's forbidden points", OPTION_SET, AT(mark_forbidden), 1, 0, {NULL, 0}, WITHOUT_BULK},
	{'c', "coords", "NAME", "letters, top, go, xy, xy1 or rc (letters)", OPTION_CHOICE, AT(coords), 0, 0, NAMES(coords_names), WITH_ANY},
	{'t', "format", "FMT", "text, tsv or json (text)", OPTION_CHOICE, AT(format), 0, 0, NAMES(output_names), WITH_ANY},
	{'e', "strict", NULL, "stop at the first rejected line or failed expect", OPTION_SET, AT(strict), 1, 0, {NULL, 0}, WITH_ANY},
	{'x', "expect", "STATUS", "the same as a last line 'expect STATUS', silently", OPTION_TEXT, AT(expect_text), 0, 0,
	 {NULL, 0}, WITHOUT_BULK},
	{'B', "black", "PLAYER", "human, random or minimax (human)", OPTION_CHOICE, AT(black), 0, 0, NAMES_OF(movers, name),
	 WITHOUT_BULK},
	{'W', "white", "PLAYER", "the same for White", OPTION_CHOICE, AT(white), 0, 0, NAMES_OF(movers, name), WITHOUT_BULK},
	{'T', "time", "SECONDS", "the most time for one machine answer (5)", OPTION_SECONDS, AT(milliseconds), 1, 0, {NULL, 0},
	 WITH_ANY},
	{'N', "nodes", "N", "positions a machine looks at, without a clock", OPTION_LARGE, AT(nodes), 1, 0, {NULL, 0}, WITH_ANY},
	{'D', "depth", "N", "plies a machine looks ahead, without a clock", OPTION_NUMBER, AT(depth), 1,
	 SEARCH_DEPTH_MAX, {NULL, 0}, WITH_ANY},
	{'S', "seed", "N", "seed of every random choice (1)", OPTION_LARGE, AT(seed), 0, 0, {NULL, 0}, WITH_ANY},
	{0, "record", "FILE", "append every accepted line to FILE", OPTION_TEXT, AT(record), 0, 0, {NULL, 0}, WITHOUT_BULK},
	{'g', "games", NULL, "bulk: whole games in, a report line each out", OPTION_SET, AT(games), 1, 0, {NULL, 0}, WITH_ANY},
	{0, "from", "FMT", "bulk: auto, moves, sgf, psq, rif, winner or pos (auto)", OPTION_CHOICE, AT(from), 0, 0, NAMES(formats_read_names), WITH_BULK},
	{0, "to", "FMT", "bulk: write games as moves, compact, sgf, psq or json", OPTION_CHOICE, AT(to), 0, 0, NAMES(formats_write_names), WITH_BULK},
	{'a', "analyze", "LIST", "bulk: more columns, of forbidden", OPTION_TEXT, AT(analyze_text), 0, 0, {NULL, 0}, WITH_BULK},
	{0, "dedup", NULL, "bulk: report games that repeat an earlier one", OPTION_SET, AT(dedup), 1, 0, {NULL, 0}, WITH_BULK},
	{'v', "verbose", NULL, "= search lines; bulk: a summary on stderr", OPTION_SET, AT(verbose), 1, 0, {NULL, 0}, WITH_ANY},
	{'C', "color", "WHEN", "auto, always or never (auto)", OPTION_CHOICE, AT(colour), 0, 0, NAMES(colour_when_names), WITH_ANY},
	{'l', "lang", "LANG", "interactive texts in en or zh (from the locale)", OPTION_CHOICE, AT(language), 0, 0, NAMES(language_names), WITH_ANY},
	{'i', "interactive", NULL, "play in the terminal", OPTION_SET, AT(interactive), 1, 0, {NULL, 0}, WITHOUT_BULK},
	{'h', "help", NULL, "print this and exit", OPTION_SET, AT(help), 1, 0, {NULL, 0}, WITH_ANY},
	{'V', "version", NULL, "print the version and exit", OPTION_SET, AT(version), 1, 0, {NULL, 0}, WITH_ANY},
};
enum { ROWS = sizeof rows / sizeof *rows };

static const char usage[] = "Usage: renju [OPTION]... [FILE]...\n"
                            "       renju -g [OPTION]... [FILE]...\n"
                            "       renju -i [OPTION]... [FILE]\n"
                            "Referee five-in-a-row games: a move or command per line in, boards and status\n"
                            "lines out. Without FILE, or where FILE is -, standard input is read; when that\n"
                            "and standard output are terminals, play there.\n"
                            "\n";

static const char more[] = "\n"
                           "Lines: H8 (a move), pass, resign, claim, draw, undo [N], new, show, forbidden,\n"
                           "setup black|white P..., turn black|white, why P, hint, go, expect STATUS, quit;\n"
                           "# starts a comment.\n"
                           "Exit status: 0 every line was accepted and every expect held; 1 one was not;\n"
                           "2 trouble with options or files. The manual has the rest: man renju.\n";

static void put_row(struct sink *out, const struct option_row *row)
{
	char name[64];
	int length = snprintf(name, sizeof name, "  %c%c%s--%s%s%s", row->letter ? '-' : ' ', row->letter ? row->letter : ' ',
	                      row->letter ? ", " : "  ", row->name, row->argument ? "=" : "",
	                      row->argument ? row->argument : "");
	sink_put(out, name, (size_t)length);
	do
		sink_char(out, ' ');
	while (++length < 26);
	sink_text(out, row->help);
	sink_char(out, '\n');
}

void options_help(struct sink *out)
{
	sink_text(out, usage);
	for (int i = 0; i < ROWS; i++)
		put_row(out, &rows[i]);
	sink_text(out, more);
}

/* Always false, so that a refusal is one statement. */
static bool refuse(char *fault, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	vsnprintf(fault, OPTIONS_FAULT_MAX, format, arguments);
	va_end(arguments);
	for (; *fault; fault++)
		*fault = text_printable(*fault);
	return false;
}

static bool set_choice(int *where, const struct option_row *row, const char *value, char *fault)
{
	int found = names_find(row->names, text_span(value));
	if (found >= 0 && strcmp(names_at(row->names, found), value) == 0) {
		*where = found;
		return true;
	}
	return refuse(fault, "--%s: '%.60s' is none of its values", row->name, value);
}

static bool set_number(int *where, const struct option_row *row, const char *value, char *fault)
{
	int number;
	if (!text_number(text_span(value), row->high, &number) || number < row->low || number > row->high)
		return refuse(fault, "--%s: '%.60s' is not a number from %d to %d", row->name, value, row->low, row->high);
	*where = number;
	return true;
}

static bool set_seconds(int *where, const struct option_row *row, const char *value, char *fault)
{
	enum { MOST = 100000000 }; /* a day and some */
	if (!text_thousandths(text_span(value), MOST, where) || *where < row->low || *where > MOST)
		return refuse(fault, "--%s: '%.60s' is not a number of seconds from 0.001 to %d", row->name, value, MOST / 1000);
	return true;
}

static bool set_large(unsigned long long *where, const struct option_row *row, const char *value, char *fault)
{
	if (!text_large_number(text_span(value), where) || *where < (unsigned long long)row->low)
		return refuse(fault, "--%s: '%.60s' is not a number from %d up", row->name, value, row->low);
	return true;
}

static bool set(struct options *options, const struct option_row *row, const char *value, char *fault)
{
	void *field = (char *)options + row->at;
	switch (row->kind) {
	case OPTION_SET:
		*(int *)field = row->low;
		return true;
	case OPTION_CHOICE:
		return set_choice(field, row, value, fault);
	case OPTION_NUMBER:
		return set_number(field, row, value, fault);
	case OPTION_SECONDS:
		return set_seconds(field, row, value, fault);
	case OPTION_LARGE:
		return set_large(field, row, value, fault);
	default:
		*(const char **)field = value;
		return true;
	}
}

/* What getopt_long wants, made of the table. */
static void make_tables(struct option longs[ROWS + 1], char shorts[2 * ROWS + 2])
{
	*shorts++ = ':';
	for (int i = 0; i < ROWS; i++) {
		longs[i] = (struct option){rows[i].name, rows[i].argument ? required_argument : no_argument, NULL, 256 + i};
		if (rows[i].letter)
			*shorts++ = rows[i].letter;
		if (rows[i].letter && rows[i].argument)
			*shorts++ = ':';
	}
	*shorts = '\0';
	longs[ROWS] = (struct option){NULL, 0, NULL, 0};
}

static const struct option_row *row_of(int code)
{
	for (int i = 0; i < ROWS; i++)
		if (code == 256 + i || (rows[i].letter != 0 && rows[i].letter == code))
			return &rows[i];
	return NULL;
}

static bool read_all(struct options *options, int argc, char *argv[], char *fault)
{
	struct option longs[ROWS + 1];
	char shorts[2 * ROWS + 2];
	make_tables(longs, shorts);
	opterr = 0;
	optind = 1; /* a saved game's options are read this way too */
	int code;
	while ((code = getopt_long(argc, argv, shorts, longs, NULL)) != -1) {
		const struct option_row *row = row_of(code == ':' || code == '?' ? optopt : code);
		if (code == ':')
			return refuse(fault, "--%s needs a value", row ? row->name : "");
		if (code == '?' && row)
			return refuse(fault, "--%s takes no value", row->name);
		if (code == '?' && optopt)
			return refuse(fault, "no option -%c", optopt);
		if (code == '?')
			return refuse(fault, "no option, or more than one: %.60s", argv[optind - 1]);
		if (!set(options, row, optarg, fault))
			return false;
		options->seeded |= row->at == AT(seed);
		options->players |= row->at == AT(black) || row->at == AT(white);
		options->without_bulk = row->use == WITHOUT_BULK ? row->name : options->without_bulk;
		options->with_bulk = row->use == WITH_BULK ? row->name : options->with_bulk;
		if (options->help || options->version)
			return true;
	}
	return true;
}

static bool make_rules(struct options *options, char *fault)
{
	if (options->connect > options->size)
		return refuse(fault, "--connect: %d in a row do not fit a board of size %d", options->connect, options->size);
	int connect = options->connect > 0 ? options->connect : 5;
	int rule = options->rule >= 0 ? options->rule : connect == 5 ? RULE_RENJU : RULE_FREESTYLE;
	options->rules = (struct ruleset){rule, options->penalty, options->opening, options->size, connect};
	const char *unsound = ruleset_fault(&options->rules);
	return unsound ? refuse(fault, "%s", unsound) : true;
}

/* Colour goes to terminals only, unless it is asked for. */
static bool wants_colour(int when)
{
	const char *no_colour = getenv("NO_COLOR");
	const char *term = getenv("TERM");
	if (when != COLOUR_AUTO)
		return when == COLOUR_ALWAYS;
	return isatty(STDOUT_FILENO) && !(no_colour && *no_colour) && !(term && strcmp(term, "dumb") == 0);
}

static void make_look(struct options *options)
{
	options->look = (struct look){
		.style = options->style >= 0 ? (enum style)options->style : STYLE_LINES,
		.coords = options->coords,
		.wide = options->wide,
		.mark_forbidden = options->mark_forbidden,
		.colour = wants_colour(options->colour),
	};
}

/* The words of -a, in their order, each once. */
static bool set_analyses(struct options *options, char *fault)
{
	struct span rest = text_span(options->analyze_text);
	for (bool another = true; another;) {
		const char *comma = memchr(rest.at, ',', rest.length);
		struct span word = {rest.at, comma ? (size_t)(comma - rest.at) : rest.length};
		int found = 0;
		while (found < ANALYSES && !text_is(word, analysis_names[found]))
			found++;
		for (int i = 0; i < options->analyses; i++)
			found = (int)options->analysis[i] == found ? ANALYSES : found;
		if (found == ANALYSES)
			return refuse(fault, "--analyze: '%.60s' is no list of its values, each once", options->analyze_text);
		options->analysis[options->analyses++] = (enum analysis)found;
		another = comma != NULL;
		rest = another ? (struct span){comma + 1, rest.length - word.length - 1} : rest;
	}
	return true;
}

static bool check_bulk(struct options *options, char *fault)
{
	if (options->games && options->without_bulk)
		return refuse(fault, "--%s can't be had with --games", options->without_bulk);
	if (!options->games && options->with_bulk)
		return refuse(fault, "--%s needs --games", options->with_bulk);
	if (options->to >= 0 && options->analyze_text)
		return refuse(fault, "--analyze can't be had with --to");
	return !options->analyze_text || set_analyses(options, fault);
}

static bool check(struct options *options, char *fault)
{
	if (options->expect_text) {
		options->expect = status_of_name(text_span(options->expect_text));
		if (options->expect == STATUSES)
			return refuse(fault, "--expect: '%.60s' is no status", options->expect_text);
	}
	if (!check_bulk(options, fault))
		return false;
	if (options->interactive && options->file_count > 1)
		return refuse(fault, "--interactive takes one FILE");
	make_look(options);
	return make_rules(options, fault);
}

bool options_read(struct options *options, int argc, char *argv[], char fault[OPTIONS_FAULT_MAX])
{
	*options = (struct options){.rule = -1, .size = 15, .style = -1, .to = -1, .seed = 1, .language = -1};
	if (!read_all(options, argc, argv, fault))
		return false;
	options->files = argv + optind;
	options->file_count = argc - optind;
	return options->help || options->version || check(options, fault);
}

struct budget options_budget(const struct options *options, int (*left)(void *context), void *context)
{
	struct budget budget = {.nodes = options->nodes, .depth = options->depth};
	if (options->milliseconds > 0 || (options->nodes == 0 && options->depth == 0)) {
		budget.left = left;
		budget.context = context;
	}
	return budget;
}

int options_milliseconds(const struct options *options)
{
	enum { DEFAULT = 5000 };
	return options->milliseconds > 0 ? options->milliseconds : DEFAULT;
}
