#include "options/color_when.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const char *const color_when_names[] = {
	[COLOR_AUTO] = "auto", [COLOR_ALWAYS] = "always", [COLOR_NEVER] = "never", NULL};

bool color_wanted(enum color_when when)
{
	const char *no_color = getenv("NO_COLOR");
	const char *term = getenv("TERM");
	if (when != COLOR_AUTO)
		return when == COLOR_ALWAYS;
	return isatty(STDOUT_FILENO) && !(no_color && *no_color) && !(term && strcmp(term, "dumb") == 0);
}
