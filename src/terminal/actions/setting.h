/* The table of settings: what each is called, its value, and which values it can have. */
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

/* Returns what the setting is called. */
const char *setting_label(enum language language, enum setting setting);
/* Returns a setting by its number, or by the beginning of what it is called here or on the command line; -1 for another
   text. */
int setting_find(const struct view *view, struct span text);
/* Writes its value. Returns out, or a text that stays. */
const char *setting_write(const struct view *view, const struct match *match, enum setting setting,
                          char out[SETTING_VALUE_MAX]);
/* Writes the values that it can have. */
void setting_write_choices(const struct view *view, const struct match *match, enum setting setting,
                           char out[SETTING_CHOICES_MAX]);
/* Sets it to the value that is typed, where all the rules still go together; a note says what follows, or why it can't
   be had. Returns false for a text that is no value of it. */
bool setting_read(struct view *view, struct match *match, enum setting setting, struct span text);

#endif
