/* What is the same on all systems. */
#include "os/system.h"

#include "os/program.h"

#include <signal.h>

static volatile sig_atomic_t noted;

static void note_stop(int number)
{
	noted = number;
}

void program_note_stops(void)
{
	static const int signals[] = {SIGINT, SIGTERM,
#ifdef SIGHUP
	                              SIGHUP, SIGQUIT
#endif
	};
	for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
		if (signal(signals[i], note_stop) == SIG_IGN)
			signal(signals[i], SIG_IGN);
}

bool program_is_stopped(void)
{
	return noted != 0;
}

void program_stop(void)
{
	signal(noted, SIG_DFL);
	raise(noted);
}
