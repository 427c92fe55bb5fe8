/* Whether boards are drawn in color. */
#ifndef COLOR_WHEN_H
#define COLOR_WHEN_H

#include <stdbool.h>

enum color_when {
	COLOR_AUTO, /* if standard output is a terminal, and neither NO_COLOR nor TERM=dumb says otherwise */
	COLOR_ALWAYS,
	COLOR_NEVER,
};
extern const char *const color_when_names[]; /* ends in NULL */

/* Should standard output have color? */
bool color_wanted(enum color_when when);

#endif
