/* The table of settings: the name of each, its value, and the values that it can have. */
#ifndef SETTING_H
#define SETTING_H

#include "terminal/view/view.h"

enum setting {
	SET_SIZE,
	SET_CONNECT,
	SET_RULE,
	SET_FORBIDDEN,
	SET_OPENING,
	SET_LEVEL,
	SET_TIME,
	SET_STYLE,
	SET_WIDE,
	SET_COLOUR,
	SET_CLOCK,
	SET_FLAG,
	SETTINGS
};

enum {
	SETTING_VALUE_MAX = 64,
	SETTING_CHOICES_MAX = 640,
};

/* Returns the name of a setting. */
const char *setting_label(enum language language, enum setting setting);
/* Finds a setting by its number, or by the beginning of its name in this language or on the command line. Returns
   -1 for another text. */
int setting_find(const struct view *view, struct span text);
/* Returns the value as a text: `out`, or a constant. */
const char *setting_write(const struct view *view, const struct match *match, enum setting setting,
                          char out[SETTING_VALUE_MAX]);
/* Writes the values that the setting can have. */
void setting_write_choices(const struct view *view, const struct match *match, enum setting setting,
                           char out[SETTING_CHOICES_MAX]);
/* Reads and sets a value. A note says which other rules were adapted, or why the value is refused. Returns false
   for a text that is not a value of the setting. */
bool setting_read(struct view *view, struct match *match, enum setting setting, struct span text);

#endif
