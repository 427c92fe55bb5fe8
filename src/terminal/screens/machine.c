/* The turn of a machine. Nothing is asked. */
#include "terminal/screens/screens.h"

#include "terminal/actions/think.h"
#include "terminal/tty/tty.h"
#include "terminal/view/picture.h"
#include "terminal/view/view.h"

/* Shows the board between the moves of two machines, and how to stop them. */
static void show_machine_thinking(struct view *view, const struct play *play)
{
	struct screen *screen = &view->paper.screen;
	if (screen->in_place && !tty_interrupted())
		picture_draw(view, play);
	if (screen->keys && !tty_interrupted())
		paper_line(&view->paper, PHRASE_WATCH_STOP, no_arguments);
	screen_show(screen);
}

/* Waits between the moves of two machines. Ctrl-C or a key stops them, and the end of the input ends the program. */
static struct next await_next(struct paper *paper, struct play *play)
{
	enum { PAUSE = 400 }; /* milliseconds */
	struct screen *screen = &paper->screen;
	for (long long now = clock_now(), end = now + (screen->in_place ? PAUSE : 0);; now = clock_now()) {
		screen_gather(screen);
		if (screen_user_gone(screen))
			return next_is(NEXT_QUIT);
		int left = end > now ? (int)(end - now) : 0;
		bool reads = !screen->input.ended && input_held(&screen->input) <= screen->input.limit;
		enum tty_event event = tty_wait(reads ? screen->input.fd : -1, left);
		if (event == TTY_CONTINUED)
			screen_leave(screen);
		play->stopped = event == TTY_INTERRUPTED || screen_poll_typed(screen);
		if (play->stopped || left == 0)
			return next_is(NEXT_HERE);
	}
}

/* Pauses between the moves of two machines, unless something was typed during the last move. */
static struct next pause(struct view *view, struct play *play)
{
	play->stopped = view->paper.screen.typed;
	view->paper.screen.typed = false;
	if (play->stopped)
		return next_is(NEXT_HERE);
	screen_begin_work(&view->paper.screen);
	show_machine_thinking(view, play);
	struct next next = await_next(&view->paper, play);
	screen_end_work(&view->paper.screen);
	play->stopped |= view->paper.screen.typed;
	return next;
}

static struct next play_machine_move(struct view *view, struct play *play)
{
	if (tty_continued())
		screen_leave(&view->paper.screen);
	picture_draw(view, play);
	view->paper.notes.lines.used = 0;
	think_turn(view, play);
	bool over = game_over(&play->session.game);
	if (view->bell && (over || !session_awaits_machine(&play->session))) /* a person is asked next */
		screen_ring(&view->paper.screen);
	return play_is_watched(play) && !over ? pause(view, play) : next_is(NEXT_HERE);
}

const struct screen_ops machine_screen = {.begin = play_machine_move};
