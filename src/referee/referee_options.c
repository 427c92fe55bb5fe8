#include "referee/referee_options.h"

const char *const board_when_names[] = {[BOARD_EACH] = "each", [BOARD_FINAL] = "final", [BOARD_NEVER] = "never", NULL};

bool referee_options_check(struct referee_options *options, struct fault *fault)
{
	const char *text = options->expected_text;
	if (!text)
		return true;
	options->expected = status_of_name(text_span(text));
	return options->expected != STATUSES || option_refuse(fault, FAULT_STATUS, WITH(SHOWN(text_span(text))));
}
