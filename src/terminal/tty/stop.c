#include "terminal/tty/stop.h"

#include "terminal/tty/tty.h"

static bool stop_input_calls(struct stop *stop)
{
	enum { POLL_EVERY = 20 }; /* milliseconds */
	struct screen *screen = stop->screen;
	if (stop->input == STOP_NO_INPUT || (stop->input == STOP_ANY_INPUT && !screen->echoes) ||
	    clock_now() - stop->looked < POLL_EVERY)
		return false;
	stop->looked = clock_now();
	bool typed = screen_poll_typed(screen) || (stop->input == STOP_ANY_INPUT && input_held(&screen->input) > 0);
	return typed || screen_user_gone(screen);
}

static int stop_time_left(void *context)
{
	struct stop *stop = context;
	stop->called |= (stop->also && stop->also(stop->context)) || tty_interrupted() || stop_input_calls(stop);
	return stop->called ? 0 : time_limit_left(&stop->time);
}

struct time_limit stop_limit(struct stop *stop)
{
	tty_note_interrupt();
	return (struct time_limit){.left = stop_time_left, .context = stop};
}
