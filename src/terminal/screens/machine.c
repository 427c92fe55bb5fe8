/* The turn of a machine. Nothing is asked. */
#include "terminal/screens/screens.h"

#include "screen/tty.h"
#include "terminal/actions/think.h"
#include "terminal/view/picture.h"
#include "terminal/view/view.h"

/* Pauses between the moves of two machines. Ctrl-C stops them, and the end of the input ends the program. */
static struct next pause(struct view *view, struct match *match)
{
	enum { PAUSE = 400 };
	struct screen *screen = &view->screen;
	if (screen->in_place && !tty_interrupted())
		picture_draw(view, match);
	screen_show(screen);
	for (long long now = deadline_now(), end = now + (screen->in_place ? PAUSE : 0);; now = deadline_now()) {
		screen_gather(screen);
		if (screen_is_left(screen))
			return next_is(NEXT_QUIT);
		int left = end > now ? (int)(end - now) : 0;
		bool hears = !screen->input.ended && input_held(&screen->input) <= screen->input.limit;
		enum tty_event event = tty_wait(hears ? screen->input.fd : -1, left);
		if (event == TTY_CONTINUED)
			screen_leave(screen);
		match->stopped = event == TTY_INTERRUPTED;
		if (match->stopped || left == 0)
			return next_is(NEXT_HERE);
	}
}

/* Has the machine ended its turn, so that a person is asked? */
static bool asks_person(const struct match *match)
{
	return game_over(&match->session.game) || !session_awaits_machine(&match->session);
}

static struct next move(struct view *view, struct match *match)
{
	if (tty_continued())
		screen_leave(&view->screen);
	picture_draw(view, match);
	view->notes.used = 0;
	think_turn(view, match);
	if (view->bell && asks_person(match))
		screen_ring(&view->screen);
	return match_is_watched(match) && !game_over(&match->session.game) ? pause(view, match) : next_is(NEXT_HERE);
}

const struct screen_ops machine_screen = {.begin = move};
