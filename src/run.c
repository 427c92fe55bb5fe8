#include "run.h"

#include "base/trouble.h"
#include "base/version.h"
#include "bulk/bulk.h"
#include "gomocup/gomocup.h"
#include "options/command_line.h"
#include "referee/referee.h"

int run_front_end(const struct options *options, struct sink *out)
{
	if (options->help) {
		command_line_help(out);
		return EXIT_FINE;
	}
	if (options->version) {
		sink_text(out, "renju " RENJU_VERSION "\n");
		return EXIT_FINE;
	}
	if (options->completes) {
		completion_write(out, options->shell, command_line_word);
		return EXIT_FINE;
	}
	switch (options->mode) {
	case MODE_BULK:
		return bulk_run(&options->terms, &options->bulk, out);
	case MODE_TERMINAL:
		return interactive_run(&options->terms, &options->terminal, out);
	case MODE_GOMOCUP:
		return gomocup_run(&options->terms, out);
	default:
		return referee_run(&options->terms, &options->referee, out);
	}
}
