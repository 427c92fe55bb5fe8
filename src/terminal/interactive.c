#include "terminal/interactive.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/trouble.h"
#include "match/autosave.h"
#include "match/game_file.h"
#include "match/opponents.h"
#include "screen/tty.h"
#include "terminal/analysis.h"
#include "terminal/explain.h"
#include "terminal/files.h"
#include "terminal/menu.h"
#include "terminal/next_rules.h"
#include "terminal/obey.h"
#include "terminal/picture.h"
#include "terminal/players.h"
#include "terminal/prompt.h"
#include "terminal/protocol.h"
#include "terminal/remark.h"
#include "terminal/think.h"
#include "terminal/typed.h"

/* After the end: again, another game, other settings, back, or away. */
static enum next ask_at_end(struct view *view, struct match *match)
{
	char typed[TYPED_TEXT_MAX];
	struct span answer;
	opponents_count(match);
	remark_result(view, match);
	remark_counts(view, match);
	analysis_note_missed(view, match);
	players_note_score(view, match);
	if (!prompt_ask(view, match, picture_draw, PHRASE_END_ASK, no_arguments, &answer))
		return NEXT_QUIT;
	struct span word = typed_word(answer);
	if (word.length == 0 || text_is(word, "again") || text_is(word, "new") || text_is(word, "y"))
		return NEXT_AGAIN;
	if (text_is(word, "quit") || text_is(word, "n"))
		return NEXT_QUIT;
	if (text_is(word, "sides") || text_is(word, "swap"))
		return NEXT_SIDES;
	if (!text_digit(answer.at[0]))
		return obey(view, match, answer);
	view_note(view, PHRASE_END_WRONG, (const char *const[]){view_typed(answer, typed)});
	return NEXT_TURN;
}

/* Time decides: it goes on record as a resignation. */
static enum next lose_on_time(struct view *view, struct match *match)
{
	match->late = true;
	return obey(view, match, text_span("resign"));
}

/* A person's turn: the picture, the prompt, and what was typed. */
static enum next ask_move(struct view *view, struct match *match)
{
	const struct game *game = &match->session.game;
	bool answers = game->offer != SIDE_NONE && game->offer != game->to_move;
	enum side side = game->to_move;
	char point[POINT_TEXT_MAX + 1], ply[12];
	struct span text;
	snprintf(ply, sizeof ply, "%d", game_moves(game) + 1);
	long long start = deadline_now();
	const char *const arguments[] = {view_side(view, side), explain_example(match, point), ply};
	enum phrase phrase = answers ? PHRASE_ASK_ANSWER : view->screen.keys ? PHRASE_ASK_KEYS : PHRASE_ASK;
	bool opens = !answers && protocol_runs(match);
	view->hand.points = true;
	view->hand.pen = view->render.look.colour ? render_colour(side) : NULL;
	chess_clock_run(&match->clock, side);
	bool asked = opens ? protocol_ask(view, match, picture_draw, &text) : prompt_ask(view, match, picture_draw, phrase,
	                                                                               arguments, &text);
	bool late = match_is_late(match);
	chess_clock_stop(&match->clock);
	match->used[side] += deadline_now() - start;
	if (!asked)
		return NEXT_QUIT;
	if (late)
		return lose_on_time(view, match);
	chess_clock_run(&match->clock, side); /* questions that come before the move are asked on the player's time */
	enum next next = obey(view, match, text);
	chess_clock_stop(&match->clock);
	chess_clock_moved(&match->clock, side, game->plies);
	return next;
}

/* Two machines that were stopped. */
static enum next ask_stopped(struct view *view, struct match *match)
{
	struct span text;
	if (!prompt_ask(view, match, picture_draw, PHRASE_WATCH_ASK, no_arguments, &text))
		return NEXT_QUIT;
	enum next next = obey(view, match, text);
	match->stopped = next == NEXT_TURN;
	return next;
}

/* Between the moves of two machines: time to look at them. Ctrl-C stops, and who leaves is not played to. */
static enum next watch(struct view *view, struct match *match)
{
	enum { PAUSE = 400 };
	struct screen *screen = &view->screen;
	if (screen->in_place && !tty_interrupted())
		picture_draw(view, match);
	screen_show(screen);
	for (long long now = deadline_now(), end = now + (screen->in_place ? PAUSE : 0);; now = deadline_now()) {
		screen_gather(screen);
		if (screen_is_left(screen))
			return NEXT_QUIT;
		int left = end > now ? (int)(end - now) : 0;
		bool hears = !screen->input.ended && input_held(&screen->input) <= screen->input.limit;
		enum tty_event event = tty_wait(hears ? screen->input.fd : -1, left);
		if (event == TTY_CONTINUED)
			screen_leave(screen);
		match->stopped = event == TTY_INTERRUPTED;
		if (match->stopped || left == 0)
			return NEXT_TURN;
	}
}

static enum next play_machine(struct view *view, struct match *match)
{
	if (tty_continued())
		screen_leave(&view->screen);
	picture_draw(view, match);
	view->notes.used = 0;
	think_turn(view, match);
	return match_is_watched(match) && !game_over(&match->session.game) ? watch(view, match) : NEXT_TURN;
}

static enum next take_turn(struct view *view, struct match *match)
{
	if (game_over(&match->session.game))
		return ask_at_end(view, match);
	match->late = false;
	opponents_uncount(match);
	if (!session_awaits_machine(&match->session))
		return ask_move(view, match);
	return match->stopped ? ask_stopped(view, match) : play_machine(view, match);
}

/* The game on the board is another one. */
static void settle(struct match *match)
{
	opponents_begin(match);
	match->stopped = match->offered = false;
	match->used[SIDE_BLACK] = match->used[SIDE_WHITE] = 0;
}

/* A game of its own: what a person should know first. */
static void begin(struct view *view, struct match *match)
{
	next_rules_open_for(view, match);
	session_start(&match->session);
	match->own.any = false;
	autosave_leave(&match->autosave);
	chess_clock_start(&match->clock);
	settle(match);
	next_rules_note(view, &match->session.rules);
}

static void begin_again(struct view *view, struct match *match)
{
	begin(view, match);
	game_file_record(match);
}

/* The first game of the menu: with the settings as they were it needs no words on record. */
static void begin_first(struct view *view, struct match *match)
{
	begin(view, match);
	if (!ruleset_same(&match->session.rules, &match->recorded_rules))
		game_file_record(match);
}

/* A record that can't be written is told once, where it happens. */
static void watch_record(struct view *view, struct match *match)
{
	char why[PHRASE_ERROR_MAX];
	int failure = match->session.journal.failure;
	if (failure == 0 || view->status == EXIT_TROUBLE)
		return;
	view->status = EXIT_TROUBLE;
	view_note(view, PHRASE_RECORD_LOST, (const char *const[]){phrase_error(view->language, failure, why)});
}

/* The menu: false when the person leaves. A new game starts so. */
static bool choose(struct view *view, struct match *match, void (*start)(struct view *view, struct match *match))
{
	enum menu menu = menu_choose(view, match);
	if (menu == MENU_NEW)
		start(view, match);
	if (menu == MENU_GO_ON)
		settle(match);
	return menu != MENU_LEAVE;
}

static void play_games(struct view *view, struct match *match, bool has_game)
{
	if (!has_game && !choose(view, match, begin_first))
		return;
	while (!view->ended && view->screen.out->failure == 0) {
		watch_record(view, match);
		files_keep(view, match);
		enum next next = take_turn(view, match);
		files_keep(view, match); /* the time that was spent */
		switch (next) {
		case NEXT_MENU:
			if (!choose(view, match, begin_again))
				return;
			break;
		case NEXT_SIDES:
			opponents_change_sides(match);
			begin_again(view, match);
			break;
		case NEXT_AGAIN:
			begin_again(view, match);
			break;
		case NEXT_QUIT:
			return;
		case NEXT_ON:
		case NEXT_TURN:
			break;
		}
	}
}

/* View and match are zero. */
static void set_up(struct view *view, struct match *match, const struct terms *terms,
                   const struct terminal_options *options,
                   struct sink *out)
{
	bool utf8 = phrase_locale_is_utf8();
	uint64_t seed = terms->seeded ? terms->seed : (uint64_t)time(NULL) * 1000003u + (uint64_t)getpid();
	match->terms = terms;
	match->level = (enum mover_id)LEVEL_DEFAULT;
	view->notes.fd = -1;
	autosave_open(&match->autosave);
	match->clock.terms = options->clock;
	chess_clock_start(&match->clock);
	view->language = options->speaks ? options->language : phrase_language_of_locale();
	match->milliseconds = terms->milliseconds > 0 ? terms->milliseconds : TERMS_MILLISECONDS;
	view->render.look = terms->look;
	if (!options->styled && !utf8)
		view->render.look.style = STYLE_ASCII;
	match->session.rules = match->recorded_rules = terms->rules;
	match->coords = match->recorded_coords = terms->look.coords;
	match->session.player[SIDE_BLACK] = terms->player[SIDE_BLACK];
	match->session.player[SIDE_WHITE] = terms->player[SIDE_WHITE];
	match->session.mover_state.rng = rng_seeded(seed);
	screen_open(&view->screen, out, options->keys, !utf8 && view->language == LANGUAGE_EN, view->bytes,
	            sizeof view->bytes,
	            COMMAND_LINE_MAX);
}

/* Plays with record and terminal open; returns the exit status. */
static int play(struct view *view, struct match *match, const char *file, bool seated)
{
	session_start(&match->session);
	int error = file ? files_load(view, match, file) : 0;
	if (error != 0) {
		char why[PHRASE_ERROR_MAX];
		trouble_note(file, phrase_error(LANGUAGE_EN, error, why));
		return EXIT_TROUBLE;
	}
	if (file || seated)
		next_rules_note(view, &match->session.rules);
	tty_open();
	play_games(view, match, file || seated);
	tty_close();
	autosave_leave(&match->autosave);
	if (match->session.mover_state.exhausted) {
		trouble_file("the machine", ENOMEM);
		view->status = EXIT_TROUBLE;
	}
	mover_state_free(&match->session.mover_state);
	return view->status;
}

/* Plays with view and match set up; returns the exit status. */
static int run(struct view *view, struct match *match, const struct terms *terms, bool seated)
{
	struct journal *journal = &match->session.journal;
	if (!journal_open(journal, terms->record, terms->look.coords, terms->rules.size)) {
		trouble_file(terms->record, journal->failure);
		return EXIT_TROUBLE;
	}
	bool has_file = terms->file_count > 0 && strcmp(terms->files[0], "-") != 0;
	int status = play(view, match, has_file ? terms->files[0] : NULL, seated);
	if (!journal_close(journal)) {
		trouble_file(terms->record, journal->failure);
		return EXIT_TROUBLE;
	}
	return status;
}

int interactive_run(const struct terms *terms, const struct terminal_options *options, struct sink *out)
{
	struct view *view = calloc(1, sizeof *view);
	struct match *match = calloc(1, sizeof *match);
	int status = EXIT_TROUBLE;
	if (view && match) {
		set_up(view, match, terms, options, out);
		status = run(view, match, terms, options->seated);
	} else {
		trouble_file("a game", ENOMEM);
	}
	free(match);
	free(view);
	return status;
}
