#include "options/option_table.h"

#include <stdio.h>

#include "formats/formats.h"
#include "rules/opening.h"
#include "screen/language.h"
#include "screen/screen.h"

/* Returns the openings as users type them, with their usual numbers. */
static struct names usual_openings(void)
{
	enum { MOST = 32 };
	static char text[MOST][OPENING_NAME_MAX];
	static const char *names[MOST + 1];
	for (int i = 0; i < MOST && openings[i].name; i++)
		names[i] = opening_write(text[i], &(struct ruleset){.opening = i, .opening_n = openings[i].usual});
	return (struct names)NAMES(names);
}

static const char *const color_when_names[] = {
	[COLOR_AUTO] = "auto", [COLOR_ALWAYS] = "always", [COLOR_NEVER] = "never", NULL};

/* A choice is stored as an int. */
_Static_assert(sizeof(enum rule) == sizeof(int) && sizeof(enum mover_id) == sizeof(int), "an enum is an int");

#define AT(field) .at = offsetof(struct typed_options, field)
#define CHOSEN(field) .chosen = offsetof(struct typed_options, field)

const struct option_row option_rows[] = {
	{.letter = 'r', .name = "rule", .argument = "RULE", .modes = IN_GAMES | IN_GTP,
	 .help = "renju, standard, freestyle, caro (renju when K is 5)",
	 .kind = OPTION_CHOICE, AT(rule), CHOSEN(options.common.rule_chosen), .names = NAMES(rule_names)},
	{.letter = 'n', .name = "size", .argument = "N", .modes = IN_GAMES | IN_GTP,
	 .help = "board of N x N points, 1 to 99", .initial = "15",
	 .kind = OPTION_NUMBER, AT(options.common.rules.size), .low = 1, .high = BOARD_MAX},
	{.letter = 'k', .name = "connect", .argument = "K", .modes = IN_GAMES | IN_GTP,
	 .help = "K in a row wins, 1 to N", .initial = "5",
	 .kind = OPTION_NUMBER, AT(connect), CHOSEN(connect_chosen), .low = 1, .high = BOARD_MAX},
	{.letter = 'f', .name = "forbidden", .argument = "HOW", .modes = IN_GAMES | IN_GTP,
	 .help = "Black's forbidden moves: lose, reject or claim", .initial = "lose",
	 .kind = OPTION_CHOICE, AT(options.common.rules.penalty), .names = NAMES(penalty_names)},
	{.letter = 'o', .name = "opening", .argument = "NAME", .modes = IN_GAMES | IN_GTP,
	 .help = "how the game opens: free, swap2, rif, ...", .initial = "free",
	 .kind = OPTION_TEXT, AT(opening), .values = usual_openings},
	{.letter = 'b', .name = "board", .argument = "WHEN", .modes = IN_REFEREE,
	 .help = "when to print the board: each, final or never", .initial = "each",
	 .kind = OPTION_CHOICE, AT(options.referee.board), .names = NAMES(board_when_names)},
	{.letter = 'q', .name = "quiet", .modes = IN_REFEREE,
	 .help = "the same as --board=never",
	 .kind = OPTION_CHOICE, AT(options.referee.board), .low = BOARD_NEVER},
	{.letter = 's', .name = "style", .argument = "STYLE", .modes = IN_REFEREE | IN_TERMINAL,
	 .help = "look of boards: lines, dots, ascii or grid", .initial = "lines",
	 .kind = OPTION_CHOICE, AT(options.common.look.style), CHOSEN(options.terminal.style_chosen),
	 .names = NAMES(style_names)},
	{.letter = 'w', .name = "wide", .modes = IN_REFEREE | IN_TERMINAL,
	 .help = "for terminals that draw stones two columns wide",
	 .kind = OPTION_FLAG, AT(options.common.look.wide)},
	{.letter = 'm', .name = "mark-forbidden", .modes = IN_GAMES | IN_GTP,
	 .help = "mark Black's forbidden points",
	 .kind = OPTION_FLAG, AT(options.common.look.mark_forbidden)},
	{.letter = 'c', .name = "coords", .argument = "NAME", .modes = IN_GAMES,
	 .help = "points: letters, top, go, xy, xy1 or rc", .initial = "letters",
	 .kind = OPTION_CHOICE, AT(options.common.look.coords), CHOSEN(options.common.coords_chosen),
	 .names = NAMES(coords_names)},
	{.letter = 't', .name = "format", .argument = "FMT", .modes = IN_REFEREE | IN_BULK,
	 .help = "output: text, tsv or json", .initial = "text",
	 .kind = OPTION_CHOICE, AT(options.common.format), .names = NAMES(output_names)},
	{.letter = 'e', .name = "strict", .modes = IN_REFEREE | IN_BULK,
	 .help = "stop at the first rejected line or failed expect",
	 .kind = OPTION_FLAG, AT(options.common.strict)},
	{.letter = 'x', .name = "expect", .argument = "STATUS", .modes = IN_REFEREE,
	 .help = "exit status 0 only if the last status is STATUS",
	 .kind = OPTION_TEXT, AT(options.referee.expected_text)},
	{.letter = 'B', .name = "black", .argument = "PLAYER", .modes = IN_REFEREE | IN_TERMINAL | IN_GOMOCUP | IN_GTP,
	 .help = "human, random, minimax, engine or a level", .initial = "human",
	 .kind = OPTION_CHOICE, AT(options.common.player[SIDE_BLACK]), CHOSEN(options.terminal.players_chosen),
	 .names = NAMES_OF(movers, name)},
	{.letter = 'W', .name = "white", .argument = "PLAYER", .modes = IN_REFEREE | IN_TERMINAL | IN_GTP,
	 .help = "like -B; levels: novice, beginner, easy, medium, hard",
	 .kind = OPTION_CHOICE, AT(options.common.player[SIDE_WHITE]), CHOSEN(options.terminal.players_chosen),
	 .names = NAMES_OF(movers, name)},
	{.letter = 'T', .name = "time", .argument = "SECONDS", .modes = EVERYWHERE,
	 .help = "limit in seconds for one answer of a machine (5)",
	 .kind = OPTION_SECONDS, AT(options.common.milliseconds), CHOSEN(options.common.timed)},
	{.letter = 'N', .name = "nodes", .argument = "N", .modes = EVERYWHERE,
	 .help = "limit on positions per answer; -T then has no default",
	 .kind = OPTION_LARGE, AT(options.common.budget.nodes), .low = 1},
	{.letter = 'D', .name = "depth", .argument = "N", .modes = EVERYWHERE,
	 .help = "limit on plies to look ahead; -T then has no default",
	 .kind = OPTION_NUMBER, AT(options.common.budget.depth), .low = 1, .high = SEARCH_DEPTH_MAX},
	{.letter = 'M', .name = "memory", .argument = "MB", .modes = EVERYWHERE,
	 .help = "megabytes of a machine's table of positions", .initial = "64",
	 .kind = OPTION_NUMBER, AT(megabytes), .low = 1, .high = 65536},
	{.letter = 'S', .name = "seed", .argument = "N", .modes = EVERYWHERE,
	 .help = "random seed; the terminal uses the clock", .initial = "1",
	 .kind = OPTION_LARGE, AT(options.common.seed), CHOSEN(options.common.seeded), .low = 0},
	{.name = "book", .argument = "FILE", .modes = IN_REFEREE | IN_TERMINAL | IN_GOMOCUP | IN_GTP,
	 .help = "a file of games from which the machines take moves",
	 .kind = OPTION_TEXT, AT(options.common.book_path)},
	{.name = "record", .argument = "FILE", .modes = IN_REFEREE | IN_TERMINAL,
	 .help = "append to FILE each line that changes the game",
	 .kind = OPTION_TEXT, AT(options.common.record)},
	{.name = "proof", .argument = "FILE", .modes = IN_REFEREE,
	 .help = "append to FILE the tree of each win proved by solve",
	 .kind = OPTION_TEXT, AT(options.referee.proof)},
	{.letter = 'g', .name = "games", .modes = IN_GAMES,
	 .help = "bulk: read whole games and print a line for each",
	 .kind = OPTION_FLAG, AT(games)},
	{.name = "from", .argument = "FMT", .modes = IN_BULK,
	 .help = "bulk: auto, %s, ...", .examples = formats_read_examples, .initial = "auto",
	 .kind = OPTION_CHOICE, AT(options.bulk.from), .names = NAMES(formats_read_names)},
	{.name = "to", .argument = "FMT", .modes = IN_BULK,
	 .help = "bulk: write games as %s, ...", .examples = formats_write_examples,
	 .kind = OPTION_CHOICE, AT(options.bulk.to), CHOSEN(options.bulk.writes), .names = NAMES(formats_write_names)},
	{.name = "annotate", .modes = IN_BULK,
	 .help = "bulk, sgf: winning chances, marks and better lines",
	 .kind = OPTION_FLAG, AT(options.bulk.annotate)},
	{.letter = 'a', .name = "analyze", .argument = "LIST", .modes = IN_BULK,
	 .help = "bulk: more columns: forbidden, next, best, eval, ...",
	 .kind = OPTION_TEXT, AT(columns), .values = column_names},
	{.name = "header", .modes = IN_BULK,
	 .help = "bulk: a first line with the names of the columns",
	 .kind = OPTION_FLAG, AT(options.bulk.header)},
	{.name = "top", .argument = "N", .modes = IN_BULK,
	 .help = "bulk: number of moves for -a top and -a rank", .initial = "5",
	 .kind = OPTION_NUMBER, AT(options.bulk.top), CHOSEN(options.bulk.top_chosen), .low = 1, .high = REVIEW_TOP_MAX},
	{.name = "number", .argument = "WHICH", .modes = IN_BULK,
	 .help = "bulk, svg: ply numbers: all, last, none, N (N and up)",
	 .kind = OPTION_TEXT, AT(options.bulk.number_text)},
	{.name = "files-from", .argument = "FILE", .modes = IN_BULK,
	 .help = "bulk: FILE lists files, split by newline or NUL",
	 .kind = OPTION_TEXT, AT(options.bulk.files_from)},
	{.name = "variations", .modes = IN_BULK,
	 .help = "bulk: each variation of SGF is a game of its own",
	 .kind = OPTION_FLAG, AT(options.bulk.variations)},
	{.name = "first", .argument = "N", .modes = IN_BULK,
	 .help = "bulk: only the first N plies of each game",
	 .kind = OPTION_NUMBER, AT(options.bulk.first), CHOSEN(options.bulk.limited), .low = 0, .high = 99999},
	{.name = "find", .argument = "GAME", .modes = IN_BULK,
	 .help = "bulk: only games in which this position occurs",
	 .kind = OPTION_TEXTS, AT(options.bulk.find)},
	{.name = "within", .modes = IN_BULK,
	 .help = "bulk: let --find ignore other stones on the board",
	 .kind = OPTION_FLAG, AT(options.bulk.within)},
	{.name = "plies", .argument = "A-B", .optional = true, .modes = IN_BULK,
	 .help = "bulk: a row for each ply, from A to B",
	 .kind = OPTION_TEXT, AT(options.bulk.plies_text), CHOSEN(options.bulk.plies)},
	{.name = "where", .argument = "CONDITION", .modes = IN_BULK,
	 .help = "bulk: select games or rows, e.g. plies>30",
	 .kind = OPTION_TEXTS, AT(options.bulk.where)},
	{.name = "dedup", .argument = "HOW", .optional = true, .modes = IN_BULK,
	 .help = "bulk: find repeated games; HOW: moves or position",
	 .kind = OPTION_CHOICE, AT(options.bulk.dedup_by), CHOSEN(options.bulk.dedup), .names = NAMES(dedup_by_names)},
	{.name = "canon", .modes = IN_BULK,
	 .help = "bulk: turn or mirror games so that equal ones match",
	 .kind = OPTION_FLAG, AT(options.bulk.canon)},
	{.name = "tree", .argument = "GAME", .modes = IN_BULK,
	 .help = "bulk: a table of the moves played from a position",
	 .kind = OPTION_TEXTS, AT(options.bulk.tree)},
	{.name = "elo", .argument = "NAME", .optional = true, .modes = IN_BULK,
	 .help = "bulk: a table of Elo ratings; NAME is rated 0",
	 .kind = OPTION_TEXT, AT(options.bulk.elo_text), CHOSEN(options.bulk.elo)},
	{.letter = 'i', .name = "interactive", .modes = IN_GAMES,
	 .help = "play in the terminal",
	 .kind = OPTION_FLAG, AT(interactive)},
	{.name = "keys", .argument = "HOW", .modes = IN_TERMINAL,
	 .help = "terminal: how keys are read: auto, line, mouse", .initial = "auto",
	 .kind = OPTION_CHOICE, AT(options.terminal.keys), .names = NAMES(keys_how_names)},
	{.letter = 'l', .name = "lang", .argument = "LANG", .modes = IN_GAMES,
	 .help = "terminal: texts in en or zh (from the locale)",
	 .kind = OPTION_CHOICE, AT(options.terminal.language), CHOSEN(options.terminal.language_chosen),
	 .names = NAMES(language_names)},
	{.name = "clock", .argument = "MIN+SEC", .modes = IN_TERMINAL,
	 .help = "terminal: minutes per game + seconds per move",
	 .kind = OPTION_TEXT, AT(clock)},
	{.name = "flag", .modes = IN_TERMINAL,
	 .help = "terminal: whoever runs out of time loses",
	 .kind = OPTION_FLAG, AT(options.terminal.clock.flag)},
	{.letter = 'v', .name = "verbose", .modes = IN_REFEREE | IN_BULK,
	 .help = "report each search; bulk: a summary on stderr",
	 .kind = OPTION_FLAG, AT(options.common.verbose)},
	{.letter = 'C', .name = "color", .argument = "WHEN", .modes = IN_GAMES,
	 .help = "color: auto, always or never", .initial = "auto",
	 .kind = OPTION_CHOICE, AT(color), .names = NAMES(color_when_names)},
	{.name = "gomocup", .modes = IN_GOMOCUP,
	 .help = "speak the Gomocup protocol (also as pbrain-renju)",
	 .kind = OPTION_FLAG, AT(gomocup)},
	{.name = "gtp", .modes = IN_GTP,
	 .help = "speak the Go Text Protocol: player and referee",
	 .kind = OPTION_FLAG, AT(gtp)},
	{.name = "completion", .argument = "SHELL", .modes = EVERYWHERE,
	 .help = "print a completion script for bash, zsh or fish",
	 .kind = OPTION_CHOICE, AT(options.shell), CHOSEN(options.completes), .names = NAMES(shell_names)},
	{.letter = 'h', .name = "help", .modes = EVERYWHERE,
	 .help = "print this and exit",
	 .kind = OPTION_FLAG, AT(options.help)},
	{.letter = 'V', .name = "version", .modes = EVERYWHERE,
	 .help = "print the version and exit",
	 .kind = OPTION_FLAG, AT(options.version)},
};
const int option_rows_count = sizeof option_rows / sizeof *option_rows;
_Static_assert(sizeof option_rows / sizeof *option_rows <= OPTION_ROWS_MAX, "a row more than there is room for");

const char *option_help(const struct option_row *row, char out[OPTION_HELP_MAX])
{
	char examples[OPTION_HELP_MAX];
	if (!row->examples)
		return row->help;
	snprintf(out, OPTION_HELP_MAX, row->help, row->examples(examples, sizeof examples));
	return out;
}
