#include "terminal/screen_loop.h"

#include <assert.h>

#include "base/message.h"
#include "terminal/actions/files.h"
#include "terminal/actions/play_rules.h"
#include "terminal/files/autosave.h"
#include "terminal/files/game_file.h"
#include "terminal/play/game_notes.h"
#include "terminal/play/move_times.h"
#include "terminal/play/opponents.h"
#include "terminal/screens/screens.h"
#include "terminal/view/prompt.h"

/* Prepares for another game on the board. A game that was resumed keeps its times. */
static void settle(struct play *play)
{
	opponents_begin(play);
	play->stopped = play->offered = false;
	if (play->autosave.resumed)
		return;
	play->used[SIDE_BLACK] = play->used[SIDE_WHITE] = 0;
	move_times_clear(play);
}

/* Begins a new game. Notes say what a person should know about its rules. */
static void begin_screen(struct view *view, struct play *play)
{
	play_rules_free_opening(view, play);
	session_start(&play->session);
	play->own.count = 0;
	game_notes_clear(play);
	autosave_leave(&play->autosave);
	chess_clock_start(&play->clock, 0);
	settle(play);
	play_rules_note(view, &play->session.rules);
}

/* Reports a failure to write the record, once. */
static void watch_record(struct view *view, struct play *play)
{
	int failure = play->session.journal.failure;
	if (failure == 0 || view->status == EXIT_TROUBLE)
		return;
	view->status = EXIT_TROUBLE;
	view_note(view, PHRASE_RECORD_LOST, WITH(ERROR_TEXT(view->language, failure)));
}

/* Returns the screen of a turn, by who is to move. */
static const struct screen_ops *turn_screen(const struct play *play)
{
	if (game_over(&play->session.game))
		return &end_screen;
	if (!session_awaits_machine(&play->session))
		return &move_screen;
	return play->stopped ? &watch_screen : &machine_screen;
}

static void begin_turn(struct view *view, struct play *play)
{
	watch_record(view, play);
	files_keep(view, play);
	view->stack.at[0] = turn_screen(play);
	if (game_over(&play->session.game))
		return;
	play->late = false;
	opponents_uncount(play);
}

/* Ends a turn after a move or a command. Saves the game with the time used. */
static void end_turn(struct view *view, struct play *play)
{
	chess_clock_stop(&play->clock);
	if (play->asked != SIDE_NONE)
		chess_clock_moved(&play->clock, play->asked, play->session.game.plies);
	play->asked = SIDE_NONE;
	move_times_note(play);
	files_keep(view, play);
}

static void push(struct screen_stack *stack, const struct screen_ops *screen)
{
	assert(stack->depth < SCREENS_DEEP);
	stack->at[stack->depth++] = screen;
}

static void pop(struct view *view, struct play *play)
{
	struct screen_stack *stack = &view->stack;
	const struct screen_ops *screen = stack->at[--stack->depth];
	if (screen->leave)
		screen->leave(view, play);
}

static void pop_all(struct view *view, struct play *play)
{
	while (view->stack.depth > 0)
		pop(view, play);
}

/* Lets the screen on top ask. If the screen before it handed on a text, that text is the answer, without a question.
   Returns what comes next. */
static struct next ask(struct view *view, struct play *play)
{
	struct screen_stack *stack = &view->stack;
	const struct screen_ops *screen = stack->at[stack->depth - 1];
	struct span answer = stack->typed;
	stack->typed.length = 0;
	if (answer.length > 0)
		return screen->take(view, play, answer);
	struct next next = screen->begin ? screen->begin(view, play) : next_is(NEXT_ASK);
	if (next.kind != NEXT_ASK)
		return next;
	return prompt_ask(view, play, screen, &answer) ? screen->take(view, play, answer) : next_is(NEXT_QUIT);
}

/* Begins a new game, and writes its start to the record. Does not write the start of the first game if a reader of the
   record knows its rules anyway. */
static void start_game(struct view *view, struct play *play)
{
	begin_screen(view, play);
	if (play->has_begun || !game_file_record_has_rules(play))
		game_file_record(play);
}

/* Opens and closes screens as `next` says. Returns false if the person leaves the program. */
static bool follow(struct view *view, struct play *play, struct next next)
{
	switch (next.kind) {
	case NEXT_INSTEAD:
		pop(view, play);
		push(&view->stack, next.screen);
		break;
	case NEXT_OPEN:
		push(&view->stack, next.screen);
		view->stack.typed = next.text;
		break;
	case NEXT_BACK:
	case NEXT_TYPED:
		pop(view, play);
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
static void change_game(struct view *view, struct play *play, enum next_kind kind)
{
	pop_all(view, play);
	if (kind == NEXT_SIDES)
		opponents_change_sides(play);
	if (kind == NEXT_AGAIN || kind == NEXT_SIDES)
		start_game(view, play);
	if (kind == NEXT_GAME)
		settle(play);
	view->has_game = kind != NEXT_MENU;
	play->has_begun |= view->has_game;
	push(&view->stack, kind == NEXT_MENU ? &menu_screen : turn_screen(play));
}

static bool is_turn(const struct view *view)
{
	return view->has_game && view->stack.depth == 1 && view->stack.typed.length == 0;
}

void screen_loop(struct view *view, struct play *play)
{
	bool turn = false, goes_on = true;
	push(&view->stack, view->has_game ? turn_screen(play) : &menu_screen);
	while (goes_on && !view->ended && view->screen.out->failure == 0) {
		if (is_turn(view))
			begin_turn(view, play);
		turn = view->has_game;
		struct next next = ask(view, play);
		goes_on = follow(view, play, next);
		bool changes = next.kind >= NEXT_GAME && next.kind <= NEXT_MENU;
		if (turn && (changes || (goes_on && is_turn(view))))
			end_turn(view, play);
		if (changes)
			change_game(view, play, next.kind);
	}
	pop_all(view, play);
	if (view->has_game)
		end_turn(view, play);
	screen_show(&view->screen);
}
