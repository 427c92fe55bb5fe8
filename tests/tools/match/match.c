/* Plays a match between two engines. usage: match -h */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "series.h"

static const char usage[] =
	"Usage: match [OPTION]... FIRST SECOND\n"
	"Plays two engines, each a command of the shell, against each other. They speak\n"
	"the Gomocup protocol, or GTP.\n"
	"Every opening is played twice, FIRST with Black in the odd-numbered games.\n"
	"\n"
	"  -r RULE      renju, standard, freestyle or caro (freestyle)\n"
	"  -n N         board of N x N points (15)\n"
	"  -o FILE      openings, one per line (the empty board); after the last they begin\n"
	"               again, turned and reflected: eight times as many pairs differ\n"
	"  -p           the engines make the opening, swap2, by SWAP2BOARD; FIRST lays\n"
	"               the first stones in the odd-numbered games\n"
	"  -g GAMES     at most this many games (100)\n"
	"  -j JOBS      games at a time (1)\n"
	"  -1 LIST      INFO for FIRST: KEY=VALUE,..., e.g. max_node=5000; also its\n"
	"               limits: timeout_turn=MS (60000), timeout_match=MS (none); and\n"
	"               delay=MS: the time between its move and the next command;\n"
	"               protocol=gtp: it speaks GTP, which has no INFO\n"
	"  -2 LIST      the same for SECOND\n"
	"  -c           measure the time of both as CPU time, so that other programs do\n"
	"               not matter; both engines must do the same\n"
	"  -s E0,E1     stop when a sequential test (SPRT) accepts E0 or E1 Elo, with\n"
	"               errors of 5 % each\n"
	"  -d PLIES     a game is a draw after this many plies\n"
	"  -w SECONDS   an engine loses when it is this much over its time (5)\n"
	"  -l FILE      a line for each game; games in FILE are not played again\n"
	"\n"
	"Prints a line for each game that an engine loses by a fault, and in the\n"
	"end the score. Exit status: 0; 2 for an error.\n";

static void report(const struct match *match)
{
	struct tally tally = series_tally(match);
	struct elo elo = tally_elo(&tally);
	int games = tally_games(&tally);
	double points = tally.games[OUTCOME_WIN] + tally.games[OUTCOME_DRAW] / 2.0;
	printf("%s, %d x %d, %d games\n", rule_names[match->conditions.rules.rule], match->conditions.rules.size,
	       match->conditions.rules.size, games);
	printf("wins %d, losses %d, draws %d, score %.1f %%\n", tally.games[OUTCOME_WIN], tally.games[OUTCOME_LOSS],
	       tally.games[OUTCOME_DRAW], games > 0 ? 100 * points / games : 50.0);
	int taken = match->taken[OUTCOME_WIN] + match->taken[OUTCOME_DRAW] + match->taken[OUTCOME_LOSS];
	if (taken > 0)
		printf("colors chosen by SWAP2BOARD: wins %d, losses %d, draws %d, score %.1f %%\n", match->taken[OUTCOME_WIN],
		       match->taken[OUTCOME_LOSS], match->taken[OUTCOME_DRAW],
		       100 * (match->taken[OUTCOME_WIN] + match->taken[OUTCOME_DRAW] / 2.0) / taken);
	printf("pairs by points 0 %d, 0.5 %d, 1 %d, 1.5 %d, 2 %d\n", tally.pairs[0], tally.pairs[1], tally.pairs[2],
	       tally.pairs[3], tally.pairs[4]);
	printf("Elo %+.0f, 95 %%: %+.0f to %+.0f\n", elo.value, elo.low, elo.high);
	if (match->tested) {
		double llr = tally_llr(&tally, match->elo0, match->elo1);
		printf("SPRT %+.1f to %+.1f: %+.2f of %.2f, %s\n", match->elo0, match->elo1, llr, tally_llr_bound,
		       llr >= tally_llr_bound    ? "FIRST is better"
		       : llr <= -tally_llr_bound ? "FIRST is not better"
		                                    : "open");
	}
	printf("lost by faults: FIRST %d, SECOND %d\n", match->faults[FIRST], match->faults[SECOND]);
	printf("slowest answers: FIRST %d ms, SECOND %d ms\n", match->slowest[FIRST], match->slowest[SECOND]);
}

static int number_of(const char *text, int low, int high)
{
	int value = 0;
	if (!text_number(text_span(text), high, &value) || value < low || value > high)
		series_fail("not a number in range", text);
	return value;
}

static enum rule rule_of(const char *text)
{
	int rule = 0;
	while (rule_names[rule] && strcmp(rule_names[rule], text) != 0)
		rule++;
	if (!rule_names[rule])
		series_fail("unknown rule", text);
	return (enum rule)rule;
}

/* Reads E0,E1. */
static void read_bounds(struct match *match, const char *text)
{
	char *comma, *end;
	match->elo0 = strtod(text, &comma);
	match->elo1 = *comma == ',' ? strtod(comma + 1, &end) : 0;
	if (comma == text || *comma != ',' || end == comma + 1 || *end != '\0' || match->elo0 >= match->elo1)
		series_fail("not E0,E1", text);
	match->tested = true;
}

/* Reads protocol=NAME; does nothing for another key. */
static void read_protocol(struct contestant *contestant, struct span item)
{
	if (!text_starts(item, "protocol="))
		return;
	contestant->gtp = text_is(item, "protocol=gtp");
	if (!contestant->gtp && !text_is(item, "protocol=gomocup"))
		series_fail("protocol is gomocup or gtp, not", item.at);
}

/* Ends the program if a GTP engine is to have a setting that GTP cannot express: SWAP2BOARD or INFO. */
static void check_info(const struct contestant *contestant, bool by_swap2)
{
	static const char *const known[] = {"timeout_turn=", "timeout_match=", "delay=", "protocol="};
	if (!contestant->gtp)
		return;
	if (by_swap2)
		series_fail("GTP has no SWAP2BOARD: -p and protocol=gtp", NULL);
	for (const char *at = contestant->info; *at; at += strcspn(at, ","), at += *at == ',') {
		bool found = false;
		for (int i = 0; i < 4; i++)
			found = found || text_starts(text_span(at), known[i]);
		if (!found)
			series_fail("GTP has no INFO", at);
	}
}

static void read_info(struct contestant *contestant, const char *list)
{
	static const char *const names[] = {"timeout_turn=", "timeout_match=", "delay="};
	int *const values[] = {&contestant->turn, &contestant->match, &contestant->delay};
	contestant->info = list;
	for (const char *at = list; *at; at += *at == ',') {
		struct span item = {at, strcspn(at, ",")};
		if (!memchr(item.at, '=', item.length))
			series_fail("not KEY=VALUE", at);
		read_protocol(contestant, item);
		for (int i = 0; i < 3; i++)
			if (text_starts(item, names[i])) {
				size_t key = strlen(names[i]);
				if (!text_number((struct span){at + key, item.length - key}, 100000000, values[i]))
					series_fail("not a number", at);
			}
		at += item.length;
	}
}

static struct match match = {
	.conditions = {.rules = {.rule = RULE_FREESTYLE, .size = 15, .connect = 5},
                   .contestant = {{.info = "", .turn = 60000}, {.info = "", .turn = 60000}},
                   .grace = 5000},
	.games = 100,
	.jobs = 1,
};

/* Reads the options. Returns the path of the openings, or NULL. */
static const char *read_options(int argc, char *argv[])
{
	const char *path = NULL;
	int option;
	while ((option = getopt(argc, argv, "r:n:o:pg:j:1:2:cs:d:w:l:h")) != -1)
		switch (option) {
		case 'r':
			match.conditions.rules.rule = rule_of(optarg);
			break;
		case 'n':
			match.conditions.rules.size = number_of(optarg, 5, BOARD_MAX);
			break;
		case 'o':
			path = optarg;
			break;
		case 'p':
			match.conditions.swap2 = true;
			break;
		case 'g':
			match.games = number_of(optarg, 1, LOG_GAMES_MAX);
			break;
		case 'j':
			match.jobs = number_of(optarg, 1, SERIES_JOBS_MAX);
			break;
		case '1':
		case '2':
			read_info(&match.conditions.contestant[option - '1'], optarg);
			break;
		case 'c':
			match.conditions.contestant[FIRST].by_cpu = match.conditions.contestant[SECOND].by_cpu = true;
			break;
		case 's':
			read_bounds(&match, optarg);
			break;
		case 'd':
			match.conditions.most_plies = number_of(optarg, 1, BOARD_MAX * BOARD_MAX);
			break;
		case 'w':
			match.conditions.grace = 1000 * number_of(optarg, 0, 100000);
			break;
		case 'l':
			match.log_path = optarg;
			break;
		case 'h':
			fputs(usage, stdout);
			exit(0);
		default:
			fputs("Try 'match -h'.\n", stderr);
			exit(2);
		}
	if (argc - optind != 2)
		series_fail("expected two commands", NULL);
	if (path && match.conditions.swap2)
		series_fail("-o and -p are two kinds of openings", NULL);
	check_info(&match.conditions.contestant[FIRST], match.conditions.swap2);
	check_info(&match.conditions.contestant[SECOND], match.conditions.swap2);
	match.conditions.contestant[FIRST].command = argv[optind];
	match.conditions.contestant[SECOND].command = argv[optind + 1];
	return path;
}

int main(int argc, char *argv[])
{
	const char *path = read_options(argc, argv);
	match.openings.count = 1;
	int bad = path ? openings_read(&match.openings, path, &match.conditions.rules) : 0;
	if (bad < 0)
		series_fail("no openings", path);
	if (bad > 0) {
		fprintf(stderr, "match: %s:%d: no opening of %s\n", path, bad, rule_names[match.conditions.rules.rule]);
		return 2;
	}
	for (int game = 0; game <= LOG_GAMES_MAX; game++)
		match.outcome[game] = OUTCOME_NONE;
	setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
	if (match.log_path)
		series_open_log(&match, match.conditions.swap2 ? "swap2" : path ? path : "-");
	series_run(&match);
	report(&match);
	return 0;
}
