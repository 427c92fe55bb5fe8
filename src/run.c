#include "run.h"

#include "bulk.h"
#include "referee.h"
#include "trouble.h"

static const char version[] = "renju 0.1\n";

int run_front_end(const struct options *options, struct sink *out)
{
	if (options->help)
		options_help(out);
	else if (options->version)
		sink_text(out, version);
	else
		return options->games ? bulk_run(options, out) : referee_run(options, out);
	return EXIT_FINE;
}
