#include "options.h"

#include <getopt.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "formats/formats.h"
#include "rules/opening.h"
#include "terminal/phrases.h"
#include "terminal/screen.h"

enum colour_when {
	COLOUR_AUTO,
	COLOUR_ALWAYS,
	COLOUR_NEVER,
};

enum {
	IN_REFEREE = 1 << MODE_REFEREE,
	IN_BULK = 1 << MODE_BULK,
	IN_TERMINAL = 1 << MODE_TERMINAL,
	IN_GOMOCUP = 1 << MODE_GOMOCUP,
	IN_GAMES = IN_REFEREE | IN_BULK | IN_TERMINAL,
	EVERYWHERE = (1 << MODES) - 1,
	MOST_ROWS = 64,
	BULK_NODES = 10000, /* for one answer, where nothing was said */
};

/* The options as they are read. What stands in other places of theirs at the end has one here first. */
struct reading {
	struct options options;
	bool given[MOST_ROWS]; /* by row */
	bool games;
	bool interactive;
	bool gomocup;
	enum rule rule;
	int connect;
	int megabytes;
	enum colour_when colour;
	const char *opening;
	const char *columns;
	const char *expected;
};

/* Values go where `at` says, in struct reading. */
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
	const char *help;
	const char *initial; /* the value where the option is not given, or NULL */
	unsigned modes;      /* elsewhere it is a usage error */
	enum option_kind kind;
	size_t at;
	int low, high;
	struct names names;
	struct names (*values)(void); /* what a text may be, where that is a list */
};

static const char *const board_when_names[] = {"each", "final", "never", NULL};
static const char *const colour_when_names[] = {"auto", "always", "never", NULL};

/* The openings as they are typed, each with its usual number. */
static struct names usual_openings(void)
{
	enum { MOST = 32 };
	static char text[MOST][OPENING_NAME_MAX];
	static const char *names[MOST + 1];
	for (int i = 0; i < MOST && openings[i].name; i++)
		names[i] = opening_write(text[i], &(struct ruleset){.opening = i, .opening_n = openings[i].usual});
	return (struct names)NAMES(names);
}

/* Choices are stored through an int. */
_Static_assert(sizeof(enum rule) == sizeof(int) && sizeof(enum mover_id) == sizeof(int), "an enum is as large as an int");

#define AT(field) .at = offsetof(struct reading, field)

static const struct option_row rows[] = {
	{.letter = 'r', .name = "rule", .argument = "RULE", .modes = IN_GAMES,
	 .help = "renju, standard, freestyle, caro (renju when K is 5)",
	 .kind = OPTION_CHOICE, AT(rule), .names = NAMES(rule_names)},
	{.letter = 'n', .name = "size", .argument = "N", .modes = IN_GAMES,
	 .help = "board of N x N points, 1 to 99", .initial = "15",
	 .kind = OPTION_NUMBER, AT(options.terms.rules.size), .low = 1, .high = BOARD_MAX},
	{.letter = 'k', .name = "connect", .argument = "K", .modes = IN_GAMES,
	 .help = "K in a row wins, 1 to N", .initial = "5",
	 .kind = OPTION_NUMBER, AT(connect), .low = 1, .high = BOARD_MAX},
	{.letter = 'f', .name = "forbidden", .argument = "HOW", .modes = IN_GAMES,
	 .help = "Black's forbidden move: lose, reject or claim", .initial = "lose",
	 .kind = OPTION_CHOICE, AT(options.terms.rules.penalty), .names = NAMES(penalty_names)},
	{.letter = 'o', .name = "opening", .argument = "NAME", .modes = IN_GAMES,
	 .help = "how the game opens: free, swap2, rif, ...", .initial = "free",
	 .kind = OPTION_TEXT, AT(opening), .values = usual_openings},
	{.letter = 'b', .name = "board", .argument = "WHEN", .modes = IN_REFEREE,
	 .help = "print the board each, final or never", .initial = "each",
	 .kind = OPTION_CHOICE, AT(options.referee.board), .names = NAMES(board_when_names)},
	{.letter = 'q', .name = "quiet", .modes = IN_REFEREE,
	 .help = "the same as --board=never",
	 .kind = OPTION_CHOICE, AT(options.referee.board), .low = BOARD_NEVER},
	{.letter = 's', .name = "style", .argument = "STYLE", .modes = IN_REFEREE | IN_TERMINAL,
	 .help = "lines, dots, ascii or grid", .initial = "lines",
	 .kind = OPTION_CHOICE, AT(options.terms.look.style), .names = NAMES(style_names)},
	{.letter = 'w', .name = "wide", .modes = IN_REFEREE | IN_TERMINAL,
	 .help = "for terminals that draw stones two columns wide",
	 .kind = OPTION_FLAG, AT(options.terms.look.wide)},
	{.letter = 'm', .name = "mark-forbidden", .modes = EVERYWHERE,
	 .help = "mark Black's forbidden points",
	 .kind = OPTION_FLAG, AT(options.terms.look.mark_forbidden)},
	{.letter = 'c', .name = "coords", .argument = "NAME", .modes = IN_GAMES,
	 .help = "letters, top, go, xy, xy1 or rc", .initial = "letters",
	 .kind = OPTION_CHOICE, AT(options.terms.look.coords), .names = NAMES(coords_names)},
	{.letter = 't', .name = "format", .argument = "FMT", .modes = IN_REFEREE | IN_BULK,
	 .help = "text, tsv or json", .initial = "text",
	 .kind = OPTION_CHOICE, AT(options.terms.format), .names = NAMES(output_names)},
	{.letter = 'e', .name = "strict", .modes = IN_REFEREE | IN_BULK,
	 .help = "stop at the first rejected line or failed expect",
	 .kind = OPTION_FLAG, AT(options.terms.strict)},
	{.letter = 'x', .name = "expect", .argument = "STATUS", .modes = IN_REFEREE,
	 .help = "the same as a last line 'expect STATUS', silently",
	 .kind = OPTION_TEXT, AT(expected)},
	{.letter = 'B', .name = "black", .argument = "PLAYER", .modes = IN_REFEREE | IN_TERMINAL | IN_GOMOCUP,
	 .help = "Black: human, random, minimax, engine, a level", .initial = "human",
	 .kind = OPTION_CHOICE, AT(options.terms.player[SIDE_BLACK]), .names = NAMES_OF(movers, name)},
	{.letter = 'W', .name = "white", .argument = "PLAYER", .modes = IN_REFEREE | IN_TERMINAL,
	 .help = "White; levels: beginner, easy, medium, hard", .initial = "human",
	 .kind = OPTION_CHOICE, AT(options.terms.player[SIDE_WHITE]), .names = NAMES_OF(movers, name)},
	{.letter = 'T', .name = "time", .argument = "SECONDS", .modes = EVERYWHERE,
	 .help = "the most time for one machine answer (5)",
	 .kind = OPTION_SECONDS, AT(options.terms.milliseconds)},
	{.letter = 'N', .name = "nodes", .argument = "N", .modes = EVERYWHERE,
	 .help = "positions a machine looks at, without a clock",
	 .kind = OPTION_LARGE, AT(options.terms.budget.nodes), .low = 1},
	{.letter = 'D', .name = "depth", .argument = "N", .modes = EVERYWHERE,
	 .help = "plies a machine looks ahead, without a clock",
	 .kind = OPTION_NUMBER, AT(options.terms.budget.depth), .low = 1, .high = SEARCH_DEPTH_MAX},
	{.letter = 'M', .name = "memory", .argument = "MB", .modes = EVERYWHERE,
	 .help = "megabytes of a machine's table", .initial = "64",
	 .kind = OPTION_NUMBER, AT(megabytes), .low = 1, .high = 65536},
	{.letter = 'S', .name = "seed", .argument = "N", .modes = EVERYWHERE,
	 .help = "seed of every random choice", .initial = "1",
	 .kind = OPTION_LARGE, AT(options.terms.seed), .low = 0},
	{.name = "record", .argument = "FILE", .modes = IN_REFEREE | IN_TERMINAL,
	 .help = "append every accepted line to FILE",
	 .kind = OPTION_TEXT, AT(options.terms.record)},
	{.name = "proof", .argument = "FILE", .modes = IN_REFEREE,
	 .help = "append the tree of each win that solve proves to FILE",
	 .kind = OPTION_TEXT, AT(options.referee.proof)},
	{.letter = 'g', .name = "games", .modes = IN_GAMES,
	 .help = "bulk: whole games in, a report line each out",
	 .kind = OPTION_FLAG, AT(games)},
	{.name = "from", .argument = "FMT", .modes = IN_BULK,
	 .help = "bulk: auto, moves, sgf, psq, rec, ...: see the manual", .initial = "auto",
	 .kind = OPTION_CHOICE, AT(options.bulk.from), .names = NAMES(formats_read_names)},
	{.name = "to", .argument = "FMT", .modes = IN_BULK,
	 .help = "bulk: write games as moves, compact, sgf, psq, json, ...",
	 .kind = OPTION_CHOICE, AT(options.bulk.to), .names = NAMES(formats_write_names)},
	{.letter = 'a', .name = "analyze", .argument = "LIST", .modes = IN_BULK,
	 .help = "bulk: more columns: forbidden, next, at, where, ...",
	 .kind = OPTION_TEXT, AT(columns), .values = column_names},
	{.name = "number", .argument = "WHICH", .modes = IN_BULK,
	 .help = "bulk, svg: numbers on all, last, none, or from a ply on",
	 .kind = OPTION_TEXT, AT(options.bulk.number_text)},
	{.name = "variations", .modes = IN_BULK,
	 .help = "bulk: each variation of SGF is a game of its own",
	 .kind = OPTION_FLAG, AT(options.bulk.variations)},
	{.name = "first", .argument = "N", .modes = IN_BULK,
	 .help = "bulk: only the first N plies of each game",
	 .kind = OPTION_NUMBER, AT(options.bulk.first), .low = 0, .high = 99999},
	{.name = "find", .argument = "GAME", .modes = IN_BULK,
	 .help = "bulk: only games in which this position occurs",
	 .kind = OPTION_GAMES, AT(options.bulk.find)},
	{.name = "within", .modes = IN_BULK,
	 .help = "bulk: with --find, other stones may be there too",
	 .kind = OPTION_FLAG, AT(options.bulk.within)},
	{.name = "plies", .argument = "A-B", .optional = true, .modes = IN_BULK,
	 .help = "bulk: a row for each ply, from A to B",
	 .kind = OPTION_TEXT, AT(options.bulk.plies_text)},
	{.name = "dedup", .argument = "HOW", .optional = true, .modes = IN_BULK,
	 .help = "bulk: games that repeat an earlier one; HOW: position",
	 .kind = OPTION_CHOICE, AT(options.bulk.dedup_by), .names = NAMES(dedup_by_names)},
	{.name = "canon", .modes = IN_BULK,
	 .help = "bulk: each game as the first of its eight images",
	 .kind = OPTION_FLAG, AT(options.bulk.canon)},
	{.name = "tree", .argument = "GAME", .modes = IN_BULK,
	 .help = "bulk: a table of the moves played from a position",
	 .kind = OPTION_GAMES, AT(options.bulk.tree)},
	{.name = "keys", .argument = "HOW", .modes = IN_TERMINAL,
	 .help = "terminal: auto, line (no cursor), mouse (clicks too)", .initial = "auto",
	 .kind = OPTION_CHOICE, AT(options.terminal.keys), .names = NAMES(keys_how_names)},
	{.letter = 'v', .name = "verbose", .modes = IN_REFEREE | IN_BULK,
	 .help = "= search lines; bulk: a summary on stderr",
	 .kind = OPTION_FLAG, AT(options.terms.verbose)},
	{.letter = 'C', .name = "color", .argument = "WHEN", .modes = IN_GAMES,
	 .help = "auto, always or never", .initial = "auto",
	 .kind = OPTION_CHOICE, AT(colour), .names = NAMES(colour_when_names)},
	{.letter = 'l', .name = "lang", .argument = "LANG", .modes = IN_GAMES,
	 .help = "interactive texts in en or zh (from the locale)",
	 .kind = OPTION_CHOICE, AT(options.terminal.language), .names = NAMES(language_names)},
	{.letter = 'i', .name = "interactive", .modes = IN_GAMES,
	 .help = "play in the terminal",
	 .kind = OPTION_FLAG, AT(interactive)},
	{.name = "gomocup", .modes = IN_GOMOCUP,
	 .help = "speak the Gomocup protocol; or as pbrain-renju",
	 .kind = OPTION_FLAG, AT(gomocup)},
	{.name = "completion", .argument = "SHELL", .modes = EVERYWHERE,
	 .help = "print a completion script for bash, zsh or fish",
	 .kind = OPTION_CHOICE, AT(options.shell), .names = NAMES(shell_names)},
	{.letter = 'h', .name = "help", .modes = EVERYWHERE,
	 .help = "print this and exit",
	 .kind = OPTION_FLAG, AT(options.help)},
	{.letter = 'V', .name = "version", .modes = EVERYWHERE,
	 .help = "print the version and exit",
	 .kind = OPTION_FLAG, AT(options.version)},
};
enum { ROWS = sizeof rows / sizeof *rows };
_Static_assert((int)ROWS <= (int)MOST_ROWS, "a row more than there is room for");

static const char usage[] = "Usage: renju [OPTION]... [FILE]...\n"
                            "       renju -g [OPTION]... [FILE]...\n"
                            "       renju -i [OPTION]... [FILE]\n"
                            "       renju --gomocup [OPTION]...\n"
                            "Referee five-in-a-row games: a move or command per line in, boards and status\n"
                            "lines out. Without FILE, or where FILE is -, standard input is read; when that\n"
                            "and standard output are terminals, play there.\n"
                            "\n";

static const char more[] = "\n"
                           "Lines: H8 (a move), pass, resign, claim, draw, undo [N], new, show, forbidden,\n"
                           "setup black|white P..., turn black|white, why P, hint, solve, go, quit,\n"
                           "expect STATUS; in an opening: swap, more, number N, offer P..., who;\n"
                           "# starts a comment.\n"
                           "Exit status: 0 every line was accepted and every expect held; 1 one was not;\n"
                           "2 trouble with options or files. The manual has the rest: man renju.\n";

static void put_row(struct sink *out, const struct option_row *row)
{
	char name[64];
	int length = snprintf(name, sizeof name, "  %c%c%s--%s%s%s%s", row->letter ? '-' : ' ',
	                      row->letter ? row->letter : ' ', row->letter ? ", " : "  ", row->name,
	                      !row->argument ? "" : row->optional ? "[=" : "=", row->argument ? row->argument : "",
	                      row->optional ? "]" : "");
	sink_put(out, name, (size_t)length);
	do
		sink_char(out, ' ');
	while (++length < 26);
	sink_text(out, row->help);
	if (row->initial) {
		sink_text(out, " (");
		sink_text(out, row->initial);
		sink_char(out, ')');
	}
	sink_char(out, '\n');
}

void options_help(struct sink *out)
{
	sink_text(out, usage);
	for (int i = 0; i < ROWS; i++)
		put_row(out, &rows[i]);
	sink_text(out, more);
}

bool options_word(int index, struct option_word *word)
{
	if (index >= ROWS)
		return false;
	const struct option_row *row = &rows[index];
	*word = (struct option_word){row->letter, row->name, row->argument, row->optional, row->kind == OPTION_GAMES, row->help,
	                             row->values ? row->values() : row->names};
	return true;
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

static bool set_choice(void *where, const struct option_row *row, const char *value, char *fault)
{
	char list[OPTIONS_FAULT_MAX];
	int found = value ? names_find(row->names, text_span(value)) : row->low;
	if (value && (found < 0 || strcmp(value, names_at(row->names, found)) != 0))
		return refuse(fault, "--%s: '%.60s' is not one of %s", row->name, value, names_list(row->names, list, sizeof list));
	memcpy(where, &found, sizeof found);
	return true;
}

static bool set_number(int *where, const struct option_row *row, const char *value, char *fault)
{
	int number;
	if (!text_number(text_span(value), row->high, &number) || number < row->low || number > row->high)
		return refuse(fault, "--%s: '%.60s' is not %d to %d", row->name, value, row->low, row->high);
	*where = number;
	return true;
}

static bool set_seconds(int *where, const struct option_row *row, const char *value, char *fault)
{
	enum { MOST = 100000000 }; /* a day and some */
	if (!text_thousandths(text_span(value), MOST, where) || *where < 1 || *where > MOST)
		return refuse(fault, "--%s: '%.60s' is not 0.001 to %d seconds", row->name, value, MOST / 1000);
	return true;
}

static bool set_large(unsigned long long *where, const struct option_row *row, const char *value, char *fault)
{
	if (!text_large_number(text_span(value), where) || *where < (unsigned long long)row->low)
		return refuse(fault, "--%s: '%.60s' is not a number from %d up", row->name, value, row->low);
	return true;
}

static bool add_game(struct bulk_games *games, const struct option_row *row, const char *value, char *fault)
{
	if (games->count == BULK_GAMES_MAX)
		return refuse(fault, "--%s can be had %d times at most", row->name, BULK_GAMES_MAX);
	games->text[games->count++] = value;
	return true;
}

static bool set(struct reading *reading, const struct option_row *row, const char *value, char *fault)
{
	void *field = (char *)reading + row->at;
	switch (row->kind) {
	case OPTION_FLAG:
		*(bool *)field = true;
		return true;
	case OPTION_CHOICE:
		return set_choice(field, row, value, fault);
	case OPTION_NUMBER:
		return set_number(field, row, value, fault);
	case OPTION_SECONDS:
		return set_seconds(field, row, value, fault);
	case OPTION_LARGE:
		return set_large(field, row, value, fault);
	case OPTION_GAMES:
		return add_game(field, row, value, fault);
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
		int argument = !rows[i].argument ? no_argument : rows[i].optional ? optional_argument : required_argument;
		longs[i] = (struct option){rows[i].name, argument, NULL, 256 + i};
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

static bool is_given(const struct reading *reading, const char *name)
{
	int i = 0;
	while (strcmp(rows[i].name, name) != 0)
		i++;
	return reading->given[i];
}

/* A long option that is none, or the beginning of several. */
static bool refuse_name(const char *typed, char *fault)
{
	char list[OPTIONS_FAULT_MAX] = "";
	size_t length = strcspn(typed, "=") - 2, used = 0;
	for (int i = 0; i < ROWS; i++)
		if (strncmp(rows[i].name, typed + 2, length) == 0 && used < sizeof list)
			used += (size_t)snprintf(list + used, sizeof list - used, "%s--%s", used > 0 ? ", " : "", rows[i].name);
	if (used == 0)
		return refuse(fault, "unknown option %.60s", typed);
	return refuse(fault, "option %.60s may be any of %s", typed, list);
}

/* What getopt_long could make nothing of: `code` is its answer. */
static bool refuse_option(int code, const char *typed, char *fault)
{
	const struct option_row *row = row_of(optopt);
	if (code == ':')
		return refuse(fault, "--%s needs a value: %s", row->name, row->argument);
	if (row)
		return refuse(fault, "--%s takes no value", row->name);
	if (optopt != 0)
		return refuse(fault, "unknown option -%c", optopt);
	return refuse_name(typed, fault);
}

/* Is it about the program itself, so that nothing else counts? */
static bool asks(const struct options *options)
{
	return options->help || options->version || options->completes;
}

static bool read_arguments(struct reading *reading, int argc, char *argv[], char *fault)
{
	struct option longs[ROWS + 1];
	char shorts[2 * ROWS + 2];
	make_tables(longs, shorts);
	opterr = 0;
	for (int code; (code = getopt_long(argc, argv, shorts, longs, NULL)) != -1;) {
		if (code == ':' || code == '?')
			return refuse_option(code, argv[optind - 1], fault);
		const struct option_row *row = row_of(code);
		if (!set(reading, row, optarg, fault))
			return false;
		reading->given[row - rows] = true;
		reading->options.completes = is_given(reading, "completion");
		if (asks(&reading->options))
			return true;
	}
	reading->options.terms.files = argv + optind;
	reading->options.terms.file_count = argc - optind;
	return true;
}

/* The first option given that this mode has no use for, or NULL. */
static const struct option_row *misplaced(const struct reading *reading, enum mode mode)
{
	for (int i = 0; i < ROWS; i++)
		if (reading->given[i] && !(rows[i].modes & 1u << mode))
			return &rows[i];
	return NULL;
}

static enum mode mode_of(const struct reading *reading, bool at_terminal)
{
	if (reading->gomocup)
		return MODE_GOMOCUP;
	if (reading->games)
		return MODE_BULK;
	bool terminal = at_terminal && reading->options.terms.file_count == 0 && !misplaced(reading, MODE_TERMINAL);
	return reading->interactive || terminal ? MODE_TERMINAL : MODE_REFEREE;
}

/* Every option must be one of the mode's; a fault names the mode that it belongs to. */
static bool check_mode(struct reading *reading, char *fault)
{
	static const char *const asked_by[MODES] = {
		[MODE_BULK] = "--games", [MODE_TERMINAL] = "--interactive", [MODE_GOMOCUP] = "--gomocup"};
	enum mode mode = reading->options.mode;
	if (reading->games && reading->interactive)
		return refuse(fault, "--games and --interactive can't be had together");
	const struct option_row *row = misplaced(reading, mode);
	if (row && mode == MODE_REFEREE)
		return refuse(fault, "--%s needs %s", row->name, asked_by[row->modes & IN_BULK ? MODE_BULK : MODE_TERMINAL]);
	if (row)
		return refuse(fault, "--%s can't be had with %s", row->name, asked_by[mode]);
	if (mode == MODE_GOMOCUP && reading->options.terms.file_count > 0)
		return refuse(fault, "--gomocup takes no FILE: a manager writes to its standard input");
	if (mode == MODE_TERMINAL && reading->options.terms.file_count > 1)
		return refuse(fault, "--interactive takes one FILE, not %d", reading->options.terms.file_count);
	return true;
}

/* A machine can't choose: it plays where an opening binds stones alone. */
static bool make_opening(struct reading *reading, char *fault)
{
	char list[OPTIONS_FAULT_MAX], name[OPENING_NAME_MAX];
	const struct terms *terms = &reading->options.terms;
	struct ruleset *rules = &reading->options.terms.rules;
	bool *named = &reading->options.bulk.opening_named;
	*named = reading->options.mode == MODE_BULK && strcmp(reading->opening, "auto") == 0;
	if (*named)
		return true;
	if (!opening_read(rules, text_span(reading->opening)) || strcmp(reading->opening, opening_write(name, rules)) != 0)
		return refuse(fault, "--opening: '%.60s' is not one of %s, N from 1 to %d", reading->opening,
		              names_list((struct names)NAMES_OF(openings, name), list, sizeof list), OPENING_OFFER_MAX);
	if (opening_misfit(rules))
		return refuse(fault, "--opening: %s needs %s", name, opening_misfit(rules));
	bool machine = terms->player[SIDE_BLACK] != MOVER_HUMAN || terms->player[SIDE_WHITE] != MOVER_HUMAN;
	if (machine && opening_has_choices(rules))
		return refuse(fault, "--opening: %s is for people; with a machine it is free, tengen, pro or long-pro", name);
	return true;
}

static bool make_rules(struct reading *reading, char *fault)
{
	struct ruleset *rules = &reading->options.terms.rules;
	bool chosen = is_given(reading, "connect");
	if (chosen && reading->connect > rules->size)
		return refuse(fault, "--connect: %d in a row do not fit a board of size %d", reading->connect, rules->size);
	rules->connect = reading->connect;
	rules->rule = is_given(reading, "rule") ? reading->rule : rules->connect == 5 ? RULE_RENJU : RULE_FREESTYLE;
	if (!make_opening(reading, fault))
		return false;
	const char *unsound = ruleset_fault(rules);
	return unsound ? refuse(fault, "%s", unsound) : true;
}

/* Colour goes to terminals only, unless it is asked for. */
static bool wants_colour(enum colour_when when)
{
	const char *no_colour = getenv("NO_COLOR");
	const char *term = getenv("TERM");
	if (when != COLOUR_AUTO)
		return when == COLOUR_ALWAYS;
	return isatty(STDOUT_FILENO) && !(no_colour && *no_colour) && !(term && strcmp(term, "dumb") == 0);
}

/* A clock runs unless -N or -D took its place; collections are looked through without one. */
static void make_clock(struct reading *reading)
{
	bool other = is_given(reading, "nodes") || is_given(reading, "depth");
	reading->options.terms.timed = is_given(reading, "time");
	if (reading->options.terms.timed || other)
		return;
	if (reading->options.mode == MODE_BULK)
		reading->options.terms.budget.nodes = BULK_NODES;
	else
		reading->options.terms.milliseconds = TERMS_MILLISECONDS;
}

static bool make_referee(struct reading *reading, char *fault)
{
	struct referee_options *referee = &reading->options.referee;
	referee->expects = reading->expected != NULL;
	if (referee->expects)
		referee->expected = status_of_name(text_span(reading->expected));
	if (referee->expects && referee->expected == STATUSES)
		return refuse(fault, "--expect: '%.60s' is no status; one is 'WIN BLACK' or 'FORBIDDEN 3-3'", reading->expected);
	return true;
}

/* A FILE may not be recorded to while it is read. In the terminal a game goes on in its file. */
static bool check_record(const struct reading *reading, char *fault)
{
	const struct terms *terms = &reading->options.terms;
	struct stat record, file;
	if (!terms->record || reading->options.mode != MODE_REFEREE || stat(terms->record, &record) != 0 ||
	    !S_ISREG(record.st_mode))
		return true;
	for (int i = 0; i < terms->file_count || (i == 0 && terms->file_count == 0); i++) {
		bool standard = terms->file_count == 0 || strcmp(terms->files[i], "-") == 0;
		bool there = (standard ? fstat(STDIN_FILENO, &file) : stat(terms->files[i], &file)) == 0;
		if (there && file.st_dev == record.st_dev && file.st_ino == record.st_ino)
			return refuse(fault, "--record: '%.60s' is read as well; a game is recorded to a file of its own", terms->record);
	}
	return true;
}

static bool make_bulk(struct reading *reading, char *fault)
{
	char list[OPTIONS_FAULT_MAX];
	struct bulk_options *bulk = &reading->options.bulk;
	bulk->writes = is_given(reading, "to");
	bulk->rule_chosen = is_given(reading, "rule");
	bulk->limited = is_given(reading, "first");
	bulk->plies = is_given(reading, "plies");
	bulk->dedup = is_given(reading, "dedup");
	if (bulk->tree.count > 1)
		return refuse(fault, "--tree: '%.60s' is one position too many", bulk->tree.text[1]);
	if (bulk->tree.count > 0 && (bulk->writes || reading->columns || bulk->plies))
		return refuse(fault, "--tree is a table of its own; it can't be had with --%s",
		              bulk->writes ? "to" : reading->columns ? "analyze" : "plies");
	bool svg = bulk->writes && strcmp(formats_write_names[bulk->to], "svg") == 0;
	if (reading->games && !svg && is_given(reading, "mark-forbidden"))
		return refuse(fault, "--mark-forbidden with --games needs --to=svg");
	if (bulk->number_text && !svg)
		return refuse(fault, "--number needs --to=svg");
	if (bulk->within && bulk->find.count == 0)
		return refuse(fault, "--within needs --find");
	if (!reading->columns)
		return true;
	if (bulk->writes)
		return refuse(fault, "--analyze adds columns to the report; it can't be had with --to");
	if (columns_read(&bulk->columns, text_span(reading->columns)))
		return true;
	return refuse(fault, "--analyze: '%.60s' is not one or more of %s, each once, joined by commas", reading->columns,
	              names_list(column_names(), list, sizeof list));
}

static void make_terminal(struct reading *reading)
{
	struct terminal_options *terminal = &reading->options.terminal;
	terminal->speaks = is_given(reading, "lang");
	terminal->styled = is_given(reading, "style");
	terminal->seated = is_given(reading, "black") || is_given(reading, "white");
}

static bool check(struct reading *reading, char *fault)
{
	struct terms *terms = &reading->options.terms;
	terms->seeded = is_given(reading, "seed");
	terms->budget.memory = (size_t)reading->megabytes << 20;
	terms->look.colour = wants_colour(reading->colour);
	make_clock(reading);
	make_terminal(reading);
	return check_mode(reading, fault) && make_referee(reading, fault) && make_bulk(reading, fault) &&
	       make_rules(reading, fault) && check_record(reading, fault) &&
	       (!reading->games || bulk_options_check(&reading->options.bulk, terms, fault));
}

/* The name by which managers know an engine. */
static bool is_engine_name(const char *program)
{
	const char *slash = program ? strrchr(program, '/') : NULL;
	return program && text_starts(text_span(slash ? slash + 1 : program), "pbrain");
}

bool options_read(struct options *options, int argc, char *argv[], bool at_terminal, char fault[OPTIONS_FAULT_MAX])
{
	struct reading reading = {.options = {.help = false}};
	for (int i = 0; i < ROWS; i++)
		if (rows[i].initial)
			set(&reading, &rows[i], rows[i].initial, fault);
	reading.gomocup = is_engine_name(argv[0]);
	bool sound = read_arguments(&reading, argc, argv, fault);
	reading.options.mode = mode_of(&reading, at_terminal);
	sound = sound && (asks(&reading.options) || check(&reading, fault));
	*options = reading.options;
	return sound;
}
