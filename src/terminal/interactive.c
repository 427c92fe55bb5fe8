#include "terminal/interactive.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/message.h"
#include "terminal/actions/files.h"
#include "terminal/actions/rules_choice.h"
#include "terminal/actions/setting.h"
#include "terminal/files/autosave.h"
#include "terminal/files/game_file.h"
#include "terminal/play/play.h"
#include "terminal/screens/screens.h"
#include "terminal/tty/tty.h"
#include "terminal/view/game_review.h"
#include "terminal/view/list.h"
#include "terminal/view/prompt.h"

/* Does the command line name a file with a game, other than standard input? */
static bool has_file(const struct common_options *common)
{
	return common->file_count > 0 && strcmp(common->files[0], "-") != 0;
}

/* Sets up view and play, which the caller has zeroed. */
static void set_up(struct view *view, struct play *play, const struct common_options *common,
                   const struct terminal_options *options, struct sink *out)
{
	bool utf8 = language_locale_is_utf8();
	uint64_t seed = common->seeded ? common->seed : (uint64_t)time(NULL) * 1000003u + (uint64_t)getpid();
	play->asked = SIDE_NONE;
	play->common = common;
	play->level = (enum mover_id)LEVEL_DEFAULT;
	view->paper.notes.lines = sink_into(view->paper.notes.bytes, sizeof view->paper.notes.bytes);
	autosave_open(&play->autosave);
	play->clock.control = options->clock;
	chess_clock_start(&play->clock, 0);
	view->paper.language = options->language_chosen ? options->language : language_of_locale();
	play->jobs = common->jobs_chosen ? common->jobs : 0;
	play->milliseconds = common->milliseconds > 0 ? common->milliseconds : TIME_FREE;
	view->picture.render.look = common->look;
	view->picture.render.look.mark_forbidden = true; /* nobody plays a forbidden point unawares */
	view->paper.screen.wide = common->look.wide;
	if (!options->style_chosen && !utf8)
		view->picture.render.look.style = STYLE_ASCII;
	play->session.rules = play->chosen.rules = common->rules;
	play->wanted = play->chosen.wanted = (struct wanted_rules){common->rules.connect, common->rules.rule};
	play->session.coords = play->chosen.coords = common->look.coords;
	play->session.book = common->book;
	snprintf(play->playing_book.path, PLAYING_BOOK_PATH_MAX, "%s", common->book_path ? common->book_path : "");
	memcpy(play->session.player, common->player, sizeof play->session.player);
	play->session.mover_state.rng = rng_seeded(seed);
	screen_open(&view->paper.screen, out, options->keys, !utf8 && view->paper.language == LANGUAGE_EN,
	            view->typing.answer.bytes, sizeof view->typing.answer.bytes, COMMAND_LINE_MAX);
	settings_take_kept(view, play, options->given, has_file(common));
}

/* Writes the start of a game to the record; of the first game only if a reader of the record does not know its
   rules. */
static void record_start(struct session *session, bool has_begun)
{
	if (has_begun || !journal_has_rules(&session->journal, &session->game, session->coords))
		journal_game(&session->journal, &session->game, session->coords);
}

/* Begins a turn. Reports a failure to write the record, once. */
static void begin_turn(struct view *view, struct play *play)
{
	const struct screen_ops *turn = turn_screen(&play->session, play->stopped);
	int failure = play->session.journal.failure;
	if (failure != 0 && view->status != EXIT_TROUBLE) {
		view->status = EXIT_TROUBLE;
		paper_note(&view->paper, PHRASE_RECORD_LOST, WITH(ERROR_TEXT(view->paper.language, failure)));
	}
	files_autosave(&view->paper, play);
	if (view->stack.at[0].screen != turn) {
		view->stack.depth = 0;
		view_push(&view->stack, next_opens(turn));
	}
	if (game_over(&play->session.game))
		return;
	play->late = false;
	if (play->opponents.counted) /* moves were taken back */
		opponents_uncount(&play->opponents);
}

/* Ends a turn after a move or a command. Saves the game with the time used. */
static void end_turn(struct paper *paper, struct play *play)
{
	chess_clock_stop(&play->clock);
	if (play->asked != SIDE_NONE)
		chess_clock_moved(&play->clock, play->asked, play->session.game.plies);
	play->asked = SIDE_NONE;
	ply_records_follow(&play->records, &play->session.game, play->used);
	files_autosave(paper, play);
}

/* Closes the screens above the lowest `depth` ones. */
static void pop(struct view *view, struct play *play, int depth)
{
	struct screen_stack *stack = &view->stack;
	while (stack->depth > depth) {
		const struct screen_ops *screen = stack->at[stack->depth - 1].screen;
		if (screen->leave)
			screen->leave(view, play);
		stack->depth--;
	}
}

/* Closes all screens. Then begins a new game, goes on with the game that is now on the board, or shows the menu. A game
   that was resumed keeps its times. */
static void change_game(struct view *view, struct play *play, enum next_kind kind)
{
	struct session *session = &play->session;
	pop(view, play, 0);
	if (kind == NEXT_SIDES)
		opponents_change_sides(&play->opponents, session->player);
	if (kind == NEXT_AGAIN || kind == NEXT_SIDES) { /* notes say what a person should know about the rules */
		play_rules_free_opening(&view->paper, session);
		session_start(session);
		play->own.count = 0;
		ply_records_clear(&play->records);
		autosave_leave(&play->autosave);
		chess_clock_start(&play->clock, 0);
		play_rules_note(&view->paper, &session->rules);
		record_start(session, play->has_begun);
	}
	if (kind != NEXT_MENU) {
		opponents_begin(&play->opponents, &session->game, play->autosave.resumed);
		play->stopped = play->offered = false;
	}
	if (kind != NEXT_MENU && !play->autosave.resumed) {
		play->used[SIDE_BLACK] = play->used[SIDE_WHITE] = 0;
		ply_records_follow_other(&play->records, &session->game, play->used);
	}
	view->stack.has_game = kind != NEXT_MENU;
	play->has_begun |= view->stack.has_game;
	view_push(&view->stack, next_opens(kind == NEXT_MENU ? &menu_screen : turn_screen(session, play->stopped)));
}

static bool is_turn(const struct screen_stack *stack)
{
	return stack->has_game && stack->depth == 1 && stack->typed.length == 0;
}

/* The main loop: asks the question of the screen on top of the stack, and goes to the screen that comes next. If the
   screen before it handed on a text, that text is the answer, without a question. Runs until the person leaves, the
   input ends, or the output fails. Begins with the open screens. Without any, begins with the game on the board if
   view->stack.has_game is set, else with the menu. */
static void screen_loop(struct view *view, struct play *play)
{
	struct screen_stack *stack = &view->stack;
	bool goes_on = true;
	if (stack->depth == 0)
		view_push(stack, next_opens(stack->has_game ? turn_screen(&play->session, play->stopped) : &menu_screen));
	while (goes_on && !stack->ended && view->paper.screen.out->failure == 0) {
		if (is_turn(stack))
			begin_turn(view, play);
		bool turn = stack->has_game;
		const struct screen_ops *screen = stack->at[stack->depth - 1].screen;
		struct span answer = stack->typed;
		struct next next = next_is(NEXT_ASK);
		stack->typed.length = 0;
		if (answer.length == 0 && screen->begin)
			next = screen->begin(view, play);
		if (next.kind == NEXT_ASK && answer.length == 0 && !prompt_ask(view, play, screen, &answer))
			next = next_is(NEXT_QUIT);
		else if (next.kind == NEXT_ASK && view->paper.list.open && list_goes_on(&view->paper, answer))
			next = next_is(NEXT_HERE);
		else if (next.kind == NEXT_ASK)
			next = screen->take(view, play, answer);
		assert(next.kind != NEXT_REFUSED);
		bool opens = next.kind == NEXT_OPEN, instead = next.kind == NEXT_INSTEAD;
		bool back = next.kind == NEXT_BACK || next.kind == NEXT_TYPED;
		goes_on = next.kind != NEXT_QUIT;
		if (back || instead)
			pop(view, play, stack->depth - 1);
		if (opens || instead)
			view_push(stack, next);
		if (opens || back)
			stack->typed = next.text;
		bool changes = next.kind >= NEXT_GAME && next.kind <= NEXT_MENU;
		if (turn && (changes || (goes_on && is_turn(stack))))
			end_turn(&view->paper, play);
		if (changes)
			change_game(view, play, next.kind);
	}
	pop(view, play, 0);
	if (stack->has_game)
		end_turn(&view->paper, play);
	screen_show(&view->paper.screen);
}

/* Opens the list of the games in an open file, above the menu. Returns false, and opens nothing, for one game, and for
   a pipe, which can be read only once. */
static bool open_list(struct view *view, const struct play *play, int fd, const char *path)
{
	view_push(&view->stack, next_opens(&menu_screen));
	struct next next = choose_game(view, play, fd, path);
	if (next.kind == NEXT_OPEN)
		view_push(&view->stack, next);
	else
		view->stack.depth = 0;
	return view->stack.depth > 0;
}

/* Plays at the terminal, with the record open. Returns the exit status. */
static int play_until_quit(struct view *view, struct play *play, bool players_chosen)
{
	const char *file = has_file(play->common) ? play->common->files[0] : NULL;
	struct session *session = &play->session;
	struct mover_state *machines = &session->mover_state;
	int error, fd = file ? game_file_open(file, 0, &error) : -1;
	if (file && fd < 0) {
		message_note(file, ERROR_TEXT(view->paper.language, error));
		return EXIT_TROUBLE;
	}
	bool lists = file && open_list(view, play, fd, file);
	if (!file) /* the opening in the settings file may need two people */
		play_rules_free_opening(&view->paper, session);
	session_start(session);
	ply_records_follow_other(&play->records, &session->game, play->used);
	if (players_chosen && !file)
		record_start(session, false);
	if (file && !lists)
		files_take(&view->paper, play, fd, 1, file, false);
	if (file)
		close(fd);
	if (file || players_chosen)
		play_rules_note(&view->paper, &session->rules);
	tty_open();
	view->stack.has_game = play->has_begun = !lists && (file || players_chosen);
	screen_loop(view, play);
	tty_close();
	autosave_leave(&play->autosave);
	if (machines->exhausted) {
		message_memory("the engine");
		view->status = EXIT_TROUBLE;
	}
	if (machines->short_of_threads)
		message_threads();
	mover_state_free(machines);
	return view->status;
}

int interactive_run(const struct common_options *common, const struct terminal_options *options, struct sink *out)
{
	struct {
		struct view view;
		struct play play;
		struct game_review review;
	} *all = calloc(1, sizeof *all);
	if (!all) {
		message_memory("a game");
		return EXIT_TROUBLE;
	}
	struct view *view = &all->view;
	struct play *play = &all->play;
	struct journal *journal = &play->session.journal;
	view->lookback.review = &all->review;
	all->review.common = common;
	all->review.clock = &play->clock;
	all->review.records = &play->records;
	set_up(view, play, common, options, out);
	bool opened = journal_open(journal, common->record, &common->rules, common->look.coords);
	int status = opened ? play_until_quit(view, play, options->players_chosen) : EXIT_TROUBLE;
	if (!opened || !journal_close(journal)) {
		message_file(common->record, journal->failure);
		status = EXIT_TROUBLE;
	}
	playing_book_close(&play->playing_book, &play->session);
	ply_records_free(&play->records);
	game_review_pause(&all->review);
	render_free(&view->picture.render);
	frame_free(&view->paper.screen.frame);
	free(all);
	return status;
}
