#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/message.h"
#include "base/utf8.h"
#include "formats/formats.h"
#include "match/match_game.h"
#include "os/file.h"
#include "os/places.h"
#include "os/program.h"
#include "os/threads.h"

/* A match while it is played. Several threads play games; what follows `lock` is under it. */
struct match {
	const struct common_options *common;
	const struct match_options *options;
	struct contestant contestants[ENGINES_MAX];
	struct schedule schedule;
	struct match_openings openings;
	struct match_settings settings;
	char library[4096];
	const struct format *format;
	bool watched; /* stderr is a terminal: one line is kept up to date */
	pthread_mutex_t lock;
	struct sink *out;
	long long next; /* the next game to look at */
	long long games, played;
	uint8_t *score; /* enum score by game */
	struct standings standings;
	bool decided; /* the sequential test has ended */
	bool failed;  /* records cannot be written, or memory has run out */
};

/* Finds the library of --cpu among what is installed with the program. A path with a blank or colon would be taken for
   two. */
static bool find_library(struct match *match, struct fault *fault)
{
	struct file_state state;
	if (!child_clock)
		return option_refuse(fault, FAULT_REASON,
		                     WITH("cpu", "on this system, programs cannot be shown their processor time"));
	for (int i = 0; place_of_installed(match->library, sizeof match->library, child_clock, i); i++)
		if (match->library[0] && !strpbrk(match->library, " :") && file_describe_path(match->library, &state)) {
			match->settings.seat.library = match->library;
			return true;
		}
	return option_refuse(fault, FAULT_NO_LIBRARY, WITH(child_clock));
}

/* Reads the descriptions of the engines. */
static bool read_engines(struct match *match, struct fault *fault)
{
	const struct common_options *common = match->common;
	struct contestant_limits limits = {
		.turn = common->timed ? common->milliseconds : 0,
		.nodes = common->budget.nodes < CONTESTANT_NODES_MAX ? (int)common->budget.nodes : CONTESTANT_NODES_MAX,
		.depth = common->budget.depth,
		.megabytes = common->memory_chosen ? (int)(common->budget.memory >> 20) : 0};
	if (common->file_count < 2 || common->file_count > ENGINES_MAX)
		return option_refuse(fault, FAULT_ENGINES, WITH(NUMBER(ENGINES_MAX), NUMBER(common->file_count)));
	for (int i = 0; i < common->file_count; i++) {
		if (!contestant_read(&match->contestants[i], common->files[i], &limits, fault))
			return false;
		if (match->settings.swap2 && match->contestants[i].gtp)
			return option_refuse(fault, FAULT_GTP_SWAP2, NULL);
	}
	return true;
}

static bool read_openings(struct match *match, struct fault *fault)
{
	const struct match_options *options = match->options;
	match->openings.rules = match->common->rules;
	if (!options->openings || match->settings.swap2)
		return true;
	struct games_file file = {.path = options->openings,
	                          .named = format_named(formats_read_names[options->from]),
	                          .rules = match->common->rules,
	                          .coords = match->common->look.coords,
	                          .encoding = match->common->encoding,
	                          .fault = fault};
	if (!match_openings_read(&match->openings, &file))
		return false;
	return options->order != ORDER_RANDOM ||
	       match_openings_draw(&match->openings, options->rounds, match->common->seed) ||
	       option_refuse(fault, FAULT_REASON, WITH("order", strerror(ENOMEM)));
}

/* Names an engine without a name: as it calls itself, or by the first word of its command that can be a name. Equal
   names get a number. */
static void name_engine(struct match *match, int index, const char *said)
{
	struct contestant *contestant = &match->contestants[index];
	char name[CONTESTANT_NAME_MAX];
	struct span words = text_span(contestant->self ? "self" : contestant->command);
	if (!contestant->name[0])
		contestant_copy_name(contestant->name, text_span(said));
	while (!contestant->name[0] && words.length > 0)
		contestant_copy_name(contestant->name, text_word(&words));
	snprintf(name, sizeof name, "%s", contestant->name);
	for (int number = 2, other = 0; other < index; other++)
		if (strcmp(match->contestants[other].name, contestant->name) == 0) {
			snprintf(contestant->name, sizeof contestant->name, "%.*s-%d",
			         (int)utf8_cut(text_span(name), CONTESTANT_NAME_MAX - 8), name, number++);
			other = -1;
		}
}

/* Starts each engine once: learns its name, whether it answers ABOUT, and whether it can be used. */
static bool try_engines(struct match *match, struct fault *fault)
{
	for (int i = 0; i < match->schedule.engines; i++) {
		struct seat seat;
		bool started = seat_start(&seat, &match->contestants[i], &match->settings.seat, &match->common->rules,
		                          SIDE_BLACK);
		bool loaded = child_usage(&seat.child, match->settings.seat.library).has_library;
		name_engine(match, i, seat.name);
		match->contestants[i].about = seat.named ? ABOUT_MILLISECONDS : 0;
		seat_leave(&seat);
		if (program_is_stopped())
			return false;
		if (!started)
			return option_refuse(fault, FAULT_NO_ENGINE, WITH(SHOWN(text_span(match->contestants[i].name))));
		if (match->settings.seat.library && !loaded)
			return option_refuse(fault, FAULT_STATIC, WITH(SHOWN(text_span(match->contestants[i].name))));
	}
	return true;
}

/* Returns the log-likelihood ratio of the sequential test. */
static double test_ratio(const struct match *match)
{
	return pair_tally_llr(&match->standings.tally[0], match->options->elo0, match->options->elo1);
}

/* Counts a game whose score is known, and its pair if it completes that. The sequential test may then end the match. */
static void count_match_game(struct match *match, long long game, bool completes)
{
	struct fixture fixture = schedule_fixture(&match->schedule, game & ~1LL);
	int first = fixture.engine[SIDE_BLACK], second = fixture.engine[SIDE_WHITE];
	standings_add_game(&match->standings, first, second, (enum score)match->score[game]);
	match->played++;
	if (!completes)
		return;
	standings_add_pair(&match->standings, first, second, (enum score)match->score[game],
	                   (enum score)match->score[game ^ 1]);
	if (match->options->sprt_text)
		match->decided |= fabs(test_ratio(match)) >= pair_tally_llr_bound;
}

/* Writes "+12 +-34", or a dash without games. */
static void write_elo(char out[40], const struct pair_tally *tally)
{
	struct elo_estimate elo = pair_tally_elo(tally);
	if (isinf(elo.error))
		snprintf(out, 40, "-");
	else
		snprintf(out, 40, "%+.0f +-%.0f", elo.value, elo.error);
}

enum { MATCH_STATE_MAX = 99 };

/* Shows the state of the match at a terminal. */
static void put_match_state(const struct match *match)
{
	char text[400], elo[40], test[40] = "";
	const char *name = match->contestants[0].name;
	write_elo(elo, &match->standings.tally[0]);
	if (match->options->sprt_text)
		snprintf(test, sizeof test, ", SPRT %+.2f of %.2f", test_ratio(match), pair_tally_llr_bound);
	snprintf(text, sizeof text, "%lld of %lld games, %.*s %.1f %%, Elo %s%s", match->played, match->games,
	         (int)utf8_cut(text_span(name), 20), name, 100 * standing_score(&match->standings.of[0]), elo, test);
	text[MATCH_STATE_MAX] = '\0';
	message_progress(text);
}

/* Says how a game ended; at a terminal only if that was a fault. */
static void put_game(const struct match *match, const struct played_game *played, const struct fixture *fixture)
{
	static const char *const results[] = {[SIDE_BLACK] = "1-0", [SIDE_WHITE] = "0-1", [SIDE_NONE] = "1/2-1/2"};
	char text[400], round[ROUND_TEXT_MAX];
	snprintf(text, sizeof text, "%s: %s - %s %s, %s, %d plies%s%s", schedule_write_round(fixture, round),
	         match->contestants[played->engine[SIDE_BLACK]].name, match->contestants[played->engine[SIDE_WHITE]].name,
	         results[played->winner], ending_names[played->ending], played->replay->game.plies,
	         played->refused[0] ? ": " : "", played->refused);
	if (!match->watched || ending_is_fault(played->ending))
		message_total(text);
	if (match->watched)
		put_match_state(match);
}

/* Counts a game that was played, and writes its record. */
static void finish_match_game(struct match *match, long long game, const struct fixture *fixture,
                              const struct played_game *played)
{
	int named_first = schedule_fixture(&match->schedule, game & ~1LL).engine[SIDE_BLACK];
	long long before = sink_append_start(match->out);
	bool written = record_put(match->out, match->format, played, fixture, match->contestants);
	if (!sink_append_end(match->out, before) || !written) {
		match->failed = true;
		return;
	}
	enum score score = played->winner == SIDE_NONE                     ? SCORE_DRAW
	                   : played->engine[played->winner] == named_first ? SCORE_WIN
	                                                                   : SCORE_LOSS;
	match->score[game] = (uint8_t)score;
	for (int side = 0; side < 2; side++) {
		struct engine_standing *standing = &match->standings.of[played->engine[side]];
		standing_time(standing, played->longest[side]);
		standing->memory = played->memory[side] > standing->memory ? played->memory[side] : standing->memory;
	}
	if (ending_is_fault(played->ending))
		match->standings.of[played->engine[side_other(played->winner)]].faults++;
	count_match_game(match, game, match->score[game ^ 1] != SCORE_NONE);
	put_game(match, played, fixture);
}

/* Returns the next game to play, or -1. */
static long long next_game(struct match *match)
{
	pthread_mutex_lock(&match->lock);
	while (match->next < match->games && match->score[match->next] != SCORE_NONE)
		match->next++;
	long long game = match->decided || match->failed || program_is_stopped() || match->next == match->games
	                     ? -1
	                     : match->next++;
	pthread_mutex_unlock(&match->lock);
	return game;
}

/* Plays games until there are no more. */
static void *play_games(void *context)
{
	struct match *match = context;
	struct notes notes = {.properties = true};
	struct replay *replay = calloc(1, sizeof *replay);
	if (!replay) {
		message_memory("a game");
		pthread_mutex_lock(&match->lock);
		match->failed = true;
		pthread_mutex_unlock(&match->lock);
		return NULL;
	}
	replay->notes = &notes;
	for (long long game; (game = next_game(match)) >= 0;) {
		struct fixture fixture = schedule_fixture(&match->schedule, game);
		struct played_game played = {.replay = replay};
		notes_clear(&notes);
		match_play(&played, &fixture, match->contestants, &match->openings, &match->settings);
		if (played.stopped)
			break;
		pthread_mutex_lock(&match->lock);
		finish_match_game(match, game, &fixture, &played);
		pthread_mutex_unlock(&match->lock);
	}
	notes_free(&notes);
	free(replay);
	return NULL;
}

/* Plays all games, `jobs` at a time. */
static void play_all(struct match *match, int jobs)
{
	pthread_t thread[THREADS_MAX];
	int started = 0;
	while (started < jobs && thread_start(&thread[started], play_games, match))
		started++;
	if (started == 0)
		play_games(match);
	while (started > 0)
		pthread_join(thread[--started], NULL);
}

/* Says how the match ended: a row for each engine, and for two engines their pairs. */
static void put_standings(const struct match *match)
{
	char text[300], elo[40], memory[30];
	snprintf(text, sizeof text, "%-24s %6s %6s %6s %6s %7s %14s %6s %8s %8s", "name", "games", "wins", "draws",
	         "losses", "score", "Elo", "faults", "longest", "memory");
	message_total(text);
	for (int i = 0; i < match->schedule.engines; i++) {
		const struct engine_standing *standing = &match->standings.of[i];
		write_elo(elo, &match->standings.tally[i]);
		snprintf(memory, sizeof memory, standing->memory > 0 ? "%lld MB" : "-", standing->memory >> 10);
		const char *name = match->contestants[i].name;
		snprintf(text, sizeof text, "%-24.*s %6d %6d %6d %6d %5.1f %% %14s %6d %6.2f s %8s",
		         (int)utf8_cut(text_span(name), 40), name, standing_games(standing), standing->games[SCORE_WIN],
		         standing->games[SCORE_DRAW], standing->games[SCORE_LOSS], 100 * standing_score(standing), elo,
		         standing->faults, (double)standing->longest / 1000, memory);
		message_total(text);
	}
	const int *pairs = match->standings.tally[0].pairs;
	snprintf(text, sizeof text, "pairs by points of %.40s: 0 %d, 0.5 %d, 1 %d, 1.5 %d, 2 %d",
	         match->contestants[0].name, pairs[0], pairs[1], pairs[2], pairs[3], pairs[4]);
	if (match->schedule.engines == 2)
		message_total(text);
	if (!match->options->sprt_text)
		return;
	double ratio = test_ratio(match);
	snprintf(text, sizeof text, "SPRT %+.2f of %.2f: %s", ratio, pair_tally_llr_bound,
	         ratio >= pair_tally_llr_bound    ? "E1 is accepted"
	         : ratio <= -pair_tally_llr_bound ? "E0 is accepted"
	                                          : "open");
	message_total(text);
}

/* Reads the options. Returns false if they make no match; `fault` then says why. */
static bool read_match_options(struct match *match, struct fault *fault)
{
	const struct match_options *options = match->options;
	match->settings = (struct match_settings){
		.seat = {.margin = options->margin, .verbose = match->common->verbose, .stopped = program_is_stopped},
		.swap2 = options->openings && strcmp(options->openings, "swap2") == 0,
		.draw_after = options->draw_after > 0 ? options->draw_after : GAME_PLIES_MAX};
	match->format = format_named(match_record_names[options->record]);
	match->schedule = (struct schedule){.engines = match->common->file_count,
	                                    .gauntlet = options->gauntlet,
	                                    .rounds = options->rounds};
	match->games = schedule_games(&match->schedule);
	if (options->sprt_text && match->schedule.engines != 2)
		return option_refuse(fault, FAULT_TWO_ENGINES, WITH(NUMBER(match->schedule.engines)));
	return read_engines(match, fault) && (!options->cpu || find_library(match, fault));
}

/* Reads the openings, and tries the engines. Returns false if that fails; `fault` then says why. */
static bool prepare_match(struct match *match, struct fault *fault)
{
	match->score = malloc((size_t)match->games);
	if (!match->score)
		return option_refuse(fault, FAULT_REASON, WITH("rounds", strerror(ENOMEM)));
	memset(match->score, SCORE_NONE, (size_t)match->games);
	return read_openings(match, fault) && try_engines(match, fault);
}

/* Reads the games of --resume, and makes its file the output. Returns false if that fails; `fault` then says why. */
static bool resume_match(struct match *match, struct sink *out, char *bytes, size_t room, struct fault *fault)
{
	struct resumption resumption = {
		.schedule = &match->schedule,
		.contestants = match->contestants,
		.openings = &match->openings,
		.swap2 = match->settings.swap2,
		.record = match->options->record,
		.score = match->score,
		.standings = &match->standings};
	int fd = record_resume(&resumption, match->options->resume, fault);
	for (long long game = 0; fd >= 0 && game < match->games; game++)
		if (match->score[game] != SCORE_NONE)
			count_match_game(match, game, game % 2 != 0 && match->score[game - 1] != SCORE_NONE);
	*out = sink_to(fd, bytes, room);
	match->out = out;
	return fd >= 0;
}

/* Plays the match. Returns the exit status. */
static int play_match(struct match *match, struct sink *out)
{
	static char bytes[SINK_BYTES];
	struct fault fault = {{{0}}};
	struct sink records = {.fd = -1};
	bool is_match = read_match_options(match, &fault);
	bool ready = is_match && prepare_match(match, &fault) &&
	             (!match->options->resume || resume_match(match, &records, bytes, sizeof bytes, &fault));
	if (ready) {
		play_all(match, match->common->jobs);
		put_standings(match);
	} else if (!is_match) {
		fault_report(&fault, match->common->language);
	} else if (!program_is_stopped()) {
		message_total(fault.text[match->common->language]);
	}
	if (records.fd >= 0)
		close(records.fd);
	else
		sink_flush(out);
	return !ready || match->failed ? EXIT_TROUBLE
	       : standings_have_faults(&match->standings)
	           ? EXIT_REJECTED
	           : EXIT_FINE;
}

int match_run(const struct common_options *common, const struct match_options *options, struct sink *out)
{
	struct match *match = calloc(1, sizeof *match);
	if (!match) {
		message_memory("a match");
		return EXIT_TROUBLE;
	}
	match->common = common;
	match->options = options;
	match->out = out;
	match->watched = file_is_terminal(STDERR_FILENO);
	match->lock = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER;
	program_note_stops();
	int status = play_match(match, out);
	match_openings_free(&match->openings);
	free(match->score);
	free(match);
	if (program_is_stopped())
		program_stop();
	return status;
}
