#include "terminal/interactive.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/trouble.h"
#include "screen/tty.h"
#include "terminal/files.h"
#include "terminal/menu.h"
#include "terminal/next_rules.h"
#include "terminal/obey.h"
#include "terminal/picture.h"
#include "terminal/protocol.h"
#include "terminal/remark.h"
#include "terminal/think.h"
#include "terminal/typed.h"

/* After the end: again, another game, other settings, back, or away. */
static enum next ask_at_end(struct desk *desk)
{
	char typed[DESK_TYPED_MAX];
	struct span answer;
	players_count(&desk->match);
	remark_result(desk);
	remark_counts(desk);
	mistakes_note(desk);
	players_note_score(desk);
	if (!desk_ask(desk, picture_draw, PHRASE_END_ASK, desk_nothing, &answer))
		return NEXT_QUIT;
	struct span word = typed_word(answer);
	if (word.length == 0 || text_is(word, "again") || text_is(word, "new") || text_is(word, "y"))
		return NEXT_AGAIN;
	if (text_is(word, "quit") || text_is(word, "n"))
		return NEXT_QUIT;
	if (text_is(word, "sides") || text_is(word, "swap"))
		return NEXT_SIDES;
	if (!text_digit(answer.at[0]))
		return obey(desk, answer);
	desk_note(&desk->view, PHRASE_END_WRONG, (const char *const[]){desk_typed(answer, typed)});
	return NEXT_TURN;
}

/* Time decides: it goes on record as a resignation. */
static enum next lose_on_time(struct desk *desk)
{
	desk->match.late = true;
	return obey(desk, text_span("resign"));
}

/* A person's turn: the picture, the prompt, and what was typed. */
static enum next ask_move(struct desk *desk)
{
	const struct game *game = &desk->match.session.game;
	bool answers = game->offer != SIDE_NONE && game->offer != game->to_move;
	enum side side = game->to_move;
	char point[POINT_TEXT_MAX + 1], ply[12];
	struct span text;
	snprintf(ply, sizeof ply, "%d", game_moves(game) + 1);
	long long start = deadline_now();
	const char *const arguments[] = {desk_side(&desk->view, side), remark_example(&desk->match, point), ply};
	enum phrase phrase = answers ? PHRASE_ASK_ANSWER : desk->view.screen.keys ? PHRASE_ASK_KEYS : PHRASE_ASK;
	bool opens = !answers && protocol_runs(&desk->match);
	desk->view.hand.points = true;
	desk->view.hand.pen = desk->view.render.look.colour ? render_colour(side) : NULL;
	chess_clock_run(&desk->match.clock, side);
	bool asked = opens ? protocol_ask(desk, picture_draw, &text) : desk_ask(desk, picture_draw, phrase, arguments, &text);
	bool late = desk_is_late(&desk->match);
	chess_clock_stop(&desk->match.clock);
	desk->match.used[side] += deadline_now() - start;
	if (!asked)
		return NEXT_QUIT;
	if (late)
		return lose_on_time(desk);
	chess_clock_run(&desk->match.clock, side); /* questions that come before the move are asked on the player's time */
	enum next next = obey(desk, text);
	chess_clock_stop(&desk->match.clock);
	chess_clock_moved(&desk->match.clock, side, game->plies);
	return next;
}

/* Two machines that were stopped. */
static enum next ask_stopped(struct desk *desk)
{
	struct span text;
	if (!desk_ask(desk, picture_draw, PHRASE_WATCH_ASK, desk_nothing, &text))
		return NEXT_QUIT;
	enum next next = obey(desk, text);
	desk->match.stopped = next == NEXT_TURN;
	return next;
}

/* Between the moves of two machines: time to look at them. Ctrl-C stops, and who leaves is not played to. */
static enum next watch(struct desk *desk)
{
	enum { PAUSE = 400 };
	struct screen *screen = &desk->view.screen;
	if (screen->in_place && !tty_interrupted())
		picture_draw(desk);
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
		desk->match.stopped = event == TTY_INTERRUPTED;
		if (desk->match.stopped || left == 0)
			return NEXT_TURN;
	}
}

static enum next play_machine(struct desk *desk)
{
	if (tty_continued())
		screen_leave(&desk->view.screen);
	picture_draw(desk);
	desk->view.notes.used = 0;
	think_turn(desk);
	return think_alone(&desk->match) && !game_over(&desk->match.session.game) ? watch(desk) : NEXT_TURN;
}

static enum next take_turn(struct desk *desk)
{
	if (game_over(&desk->match.session.game))
		return ask_at_end(desk);
	desk->match.late = false;
	players_uncount(&desk->match);
	if (!session_awaits_machine(&desk->match.session))
		return ask_move(desk);
	return desk->match.stopped ? ask_stopped(desk) : play_machine(desk);
}

/* The game on the board is another one. */
static void settle(struct match *match)
{
	players_begin(match);
	match->stopped = match->offered = false;
	match->used[SIDE_BLACK] = match->used[SIDE_WHITE] = 0;
}

/* A game of its own: what a person should know first. */
static void begin(struct desk *desk)
{
	next_rules_open_for(desk);
	session_start(&desk->match.session);
	desk->match.own.any = false;
	last_leave(&desk->match.last);
	chess_clock_start(&desk->match.clock);
	settle(&desk->match);
	next_rules_note(&desk->view, &desk->match.session.rules);
}

static void begin_again(struct desk *desk)
{
	begin(desk);
	files_record_game(&desk->match);
}

/* The first game of the menu: with the settings as they were it needs no words on record. */
static void begin_first(struct desk *desk)
{
	begin(desk);
	if (!ruleset_same(&desk->match.session.rules, &desk->match.recorded_rules))
		files_record_game(&desk->match);
}

/* A record that can't be written is told once, where it happens. */
static void watch_record(struct desk *desk)
{
	char why[PHRASE_ERROR_MAX];
	int failure = desk->match.session.journal.failure;
	if (failure == 0 || desk->view.status == EXIT_TROUBLE)
		return;
	desk->view.status = EXIT_TROUBLE;
	desk_note(&desk->view, PHRASE_RECORD_LOST, (const char *const[]){phrase_error(desk->view.language, failure, why)});
}

/* The menu: false when the person leaves. A new game starts so. */
static bool choose(struct desk *desk, void (*start)(struct desk *desk))
{
	enum menu menu = menu_choose(desk);
	if (menu == MENU_NEW)
		start(desk);
	if (menu == MENU_GO_ON)
		settle(&desk->match);
	return menu != MENU_LEAVE;
}

static void play_games(struct desk *desk, bool has_game)
{
	if (!has_game && !choose(desk, begin_first))
		return;
	while (!desk->view.ended && desk->view.screen.out->failure == 0) {
		watch_record(desk);
		last_keep(desk);
		enum next next = take_turn(desk);
		last_keep(desk); /* the time that was spent */
		switch (next) {
		case NEXT_MENU:
			if (!choose(desk, begin_again))
				return;
			break;
		case NEXT_SIDES:
			players_change_sides(&desk->match);
			begin_again(desk);
			break;
		case NEXT_AGAIN:
			begin_again(desk);
			break;
		case NEXT_QUIT:
			return;
		case NEXT_ON:
		case NEXT_TURN:
			break;
		}
	}
}

/* The desk is zero. */
static void set_up(struct desk *desk, const struct terms *terms, const struct terminal_options *options,
                   struct sink *out)
{
	bool utf8 = phrase_locale_is_utf8();
	uint64_t seed = terms->seeded ? terms->seed : (uint64_t)time(NULL) * 1000003u + (uint64_t)getpid();
	desk->match.terms = terms;
	desk->match.level = (enum mover_id)LEVEL_DEFAULT;
	desk->view.notes.fd = -1;
	last_open(&desk->match.last);
	desk->match.clock.terms = options->clock;
	chess_clock_start(&desk->match.clock);
	desk->view.language = options->speaks ? options->language : phrase_language_of_locale();
	desk->match.milliseconds = terms->milliseconds > 0 ? terms->milliseconds : TERMS_MILLISECONDS;
	desk->view.render.look = terms->look;
	if (!options->styled && !utf8)
		desk->view.render.look.style = STYLE_ASCII;
	desk->match.session.rules = desk->match.recorded_rules = terms->rules;
	desk->match.coords = desk->match.recorded_coords = terms->look.coords;
	desk->match.session.player[SIDE_BLACK] = terms->player[SIDE_BLACK];
	desk->match.session.player[SIDE_WHITE] = terms->player[SIDE_WHITE];
	desk->match.session.mover_state.rng = rng_seeded(seed);
	screen_open(&desk->view.screen, out, options->keys, !utf8 && desk->view.language == LANGUAGE_EN, desk->view.bytes, sizeof desk->view.bytes,
	            COMMAND_LINE_MAX);
}

/* Plays with record and terminal open; returns the exit status. */
static int play(struct desk *desk, const char *file, bool seated)
{
	session_start(&desk->match.session);
	int error = file ? files_load(desk, file) : 0;
	if (error != 0) {
		char why[PHRASE_ERROR_MAX];
		trouble_note(file, phrase_error(LANGUAGE_EN, error, why));
		return EXIT_TROUBLE;
	}
	if (file || seated)
		next_rules_note(&desk->view, &desk->match.session.rules);
	tty_open();
	play_games(desk, file || seated);
	tty_close();
	last_leave(&desk->match.last);
	if (desk->match.session.mover_state.exhausted) {
		trouble_file("the machine", ENOMEM);
		desk->view.status = EXIT_TROUBLE;
	}
	mover_state_free(&desk->match.session.mover_state);
	return desk->view.status;
}

/* Plays with the desk set up; returns the exit status. */
static int run(struct desk *desk, const struct terms *terms, bool seated)
{
	struct journal *journal = &desk->match.session.journal;
	if (!journal_open(journal, terms->record, terms->look.coords, terms->rules.size)) {
		trouble_file(terms->record, journal->failure);
		return EXIT_TROUBLE;
	}
	bool has_file = terms->file_count > 0 && strcmp(terms->files[0], "-") != 0;
	int status = play(desk, has_file ? terms->files[0] : NULL, seated);
	if (!journal_close(journal)) {
		trouble_file(terms->record, journal->failure);
		return EXIT_TROUBLE;
	}
	return status;
}

int interactive_run(const struct terms *terms, const struct terminal_options *options, struct sink *out)
{
	struct desk *desk = calloc(1, sizeof *desk);
	if (!desk) {
		trouble_file("a game", ENOMEM);
		return EXIT_TROUBLE;
	}
	set_up(desk, terms, options, out);
	int status = run(desk, terms, options->seated);
	free(desk);
	return status;
}
