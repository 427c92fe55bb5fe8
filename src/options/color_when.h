/* When boards are drawn in color. */
#ifndef COLOR_WHEN_H
#define COLOR_WHEN_H

#include <stdbool.h>

enum color_when {
	COLOR_AUTO, /* when standard output is a terminal, and neither NO_COLOR nor TERM=dumb forbids color */
	COLOR_ALWAYS,
	COLOR_NEVER,
};
extern const char *const color_when_names[]; /* ends in NULL */

/* Is standard output to have color? */
bool color_wanted(enum color_when when);

#endif
