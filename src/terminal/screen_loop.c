#include "terminal/screen_loop.h"

#include <assert.h>

#include "base/message.h"
#include "terminal/actions/files.h"
#include "terminal/actions/match_rules.h"
#include "terminal/files/autosave.h"
#include "terminal/files/game_file.h"
#include "terminal/play/game_notes.h"
#include "terminal/play/move_times.h"
#include "terminal/play/opponents.h"
#include "terminal/screens/screens.h"
#include "terminal/view/prompt.h"

/* Prepares for another game on the board. A game that was resumed keeps its times. */
static void settle(struct match *match)
{
	opponents_begin(match);
	match->stopped = match->offered = false;
	if (match->autosave.resumed)
		return;
	match->used[SIDE_BLACK] = match->used[SIDE_WHITE] = 0;
	move_times_clear(match);
}

/* Begins a new game. Notes say what a person should know about its rules. */
static void begin(struct view *view, struct match *match)
{
	match_rules_free_opening(view, match);
	session_start(&match->session);
	match->own.count = 0;
	game_notes_clear(match);
	autosave_leave(&match->autosave);
	chess_clock_start(&match->clock, 0);
	settle(match);
	match_rules_note(view, &match->session.rules);
}

/* Reports a failure to write the record, once. */
static void watch_record(struct view *view, struct match *match)
{
	char why[PHRASE_ERROR_MAX];
	int failure = match->session.journal.failure;
	if (failure == 0 || view->status == EXIT_TROUBLE)
		return;
	view->status = EXIT_TROUBLE;
	view_note(view, PHRASE_RECORD_LOST, (const char *const[]){phrase_error(view->language, failure, why)});
}

/* Returns the screen of a turn, by who is to move. */
static const struct screen_ops *turn_screen(const struct match *match)
{
	if (game_over(&match->session.game))
		return &end_screen;
	if (!session_awaits_machine(&match->session))
		return &move_screen;
	return match->stopped ? &watch_screen : &machine_screen;
}

static void begin_turn(struct view *view, struct match *match)
{
	watch_record(view, match);
	files_keep(view, match);
	view->stack.at[0] = turn_screen(match);
	if (game_over(&match->session.game))
		return;
	match->late = false;
	opponents_uncount(match);
}

/* Ends a turn after a move or a command. Saves the game with the time used. */
static void end_turn(struct view *view, struct match *match)
{
	chess_clock_stop(&match->clock);
	if (match->asked != SIDE_NONE)
		chess_clock_moved(&match->clock, match->asked, match->session.game.plies);
	match->asked = SIDE_NONE;
	move_times_note(match);
	files_keep(view, match);
}

static void push(struct screen_stack *stack, const struct screen_ops *screen)
{
	assert(stack->depth < SCREENS_DEEP);
	stack->at[stack->depth++] = screen;
}

static void pop(struct view *view, struct match *match)
{
	struct screen_stack *stack = &view->stack;
	const struct screen_ops *screen = stack->at[--stack->depth];
	if (screen->leave)
		screen->leave(view, match);
}

static void pop_all(struct view *view, struct match *match)
{
	while (view->stack.depth > 0)
		pop(view, match);
}

/* Lets the screen on top ask. If the screen before it handed on a text, that text is the answer, without a question.
   Returns what comes next. */
static struct next ask(struct view *view, struct match *match)
{
	struct screen_stack *stack = &view->stack;
	const struct screen_ops *screen = stack->at[stack->depth - 1];
	struct span answer = stack->typed;
	stack->typed.length = 0;
	if (answer.length > 0)
		return screen->take(view, match, answer);
	struct next next = screen->begin ? screen->begin(view, match) : next_is(NEXT_ASK);
	if (next.kind != NEXT_ASK)
		return next;
	return prompt_ask(view, match, screen, &answer) ? screen->take(view, match, answer) : next_is(NEXT_QUIT);
}

/* Begins a new game, and writes its start to the record. Does not write the start of the first game if a reader of the
   record knows its rules anyway. */
static void start_game(struct view *view, struct match *match)
{
	begin(view, match);
	if (match->has_begun || !game_file_record_has_rules(match))
		game_file_record(match);
}

/* Opens and closes screens as `next` says. Returns false if the person leaves the program. */
static bool follow(struct view *view, struct match *match, struct next next)
{
	switch (next.kind) {
	case NEXT_INSTEAD:
		pop(view, match);
		push(&view->stack, next.screen);
		break;
	case NEXT_OPEN:
		push(&view->stack, next.screen);
		view->stack.typed = next.text;
		break;
	case NEXT_BACK:
	case NEXT_TYPED:
		pop(view, match);
		view->stack.typed = next.text;
		break;
	case NEXT_QUIT:
		return false;
	default:
		break;
	}
	return true;
}

/* Closes all screens. Then begins a new game, goes on with the game that is now on the board, or shows the menu. */
static void change_game(struct view *view, struct match *match, enum next_kind kind)
{
	pop_all(view, match);
	if (kind == NEXT_SIDES)
		opponents_change_sides(match);
	if (kind == NEXT_AGAIN || kind == NEXT_SIDES)
		start_game(view, match);
	if (kind == NEXT_GAME)
		settle(match);
	view->has_game = kind != NEXT_MENU;
	match->has_begun |= view->has_game;
	push(&view->stack, kind == NEXT_MENU ? &menu_screen : turn_screen(match));
}

static bool is_turn(const struct view *view)
{
	return view->has_game && view->stack.depth == 1 && view->stack.typed.length == 0;
}

void screen_loop(struct view *view, struct match *match)
{
	bool turn = false, goes_on = true;
	push(&view->stack, view->has_game ? turn_screen(match) : &menu_screen);
	while (goes_on && !view->ended && view->screen.out->failure == 0) {
		if (is_turn(view))
			begin_turn(view, match);
		turn = view->has_game;
		struct next next = ask(view, match);
		goes_on = follow(view, match, next);
		bool changes = next.kind >= NEXT_GAME && next.kind <= NEXT_MENU;
		if (turn && (changes || (goes_on && is_turn(view))))
			end_turn(view, match);
		if (changes)
			change_game(view, match, next.kind);
	}
	pop_all(view, match);
	if (view->has_game)
		end_turn(view, match);
}
