#include "run.h"

#include <unistd.h>

#include "base/trouble.h"
#include "bulk/bulk.h"
#include "referee.h"
#include "terminal/interactive.h"

static const char version[] = "renju 0.1\n";

/* With a terminal on both ends and nothing to read, the game is played there. */
static bool is_interactive(const struct options *options)
{
	return options->interactive ||
	       (!options->games && options->file_count == 0 && isatty(STDIN_FILENO) && isatty(STDOUT_FILENO));
}

static int (*front_end(const struct options *options))(const struct options *options, struct sink *out)
{
	if (options->games)
		return bulk_run;
	return is_interactive(options) ? interactive_run : referee_run;
}

int run_front_end(const struct options *options, struct sink *out)
{
	if (options->help)
		options_help(out);
	else if (options->version)
		sink_text(out, version);
	else
		return front_end(options)(options, out);
	return EXIT_FINE;
}
