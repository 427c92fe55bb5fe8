/* The table of settings: the name of each, its value, and the values that it can have. */
#ifndef SETTING_H
#define SETTING_H

#include "terminal/play/playing_book.h"
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
	SET_COLOR,
	SET_CLOCK,
	SET_FLAG,
	SET_LANGUAGE,
	SET_COORDS,
	SET_MARKS,
	SET_KEYS,
	SET_BELL,
	SET_BOOK,
	SET_THREATS,
	SET_MOVE_TIMES,
	SETTINGS,
	SETTINGS_OF_RULES = SET_OPENING + 1, /* the settings before this one are rules */
};

enum {
	SETTING_VALUE_MAX = PLAYING_BOOK_PATH_MAX,
	SETTING_CHOICES_MAX = 640,
};

/* Returns the name of a setting. */
const char *setting_label(enum language language, enum setting setting);
/* Finds a setting by its number, from 1, or by its name or the unique beginning of its name. The names in the settings
   file are tried before those in the person's language. Returns -1 for another text. */
int setting_find(const struct view *view, struct span text);
/* Returns the value as a text: `out`, or a constant. */
const char *setting_write(const struct view *view, const struct play *play, enum setting setting,
                          char out[SETTING_VALUE_MAX]);
/* Writes the values that the setting can have. */
void setting_write_choices(const struct view *view, const struct play *play, enum setting setting,
                           char out[SETTING_CHOICES_MAX]);
enum setting_answer {
	SETTING_SET,
	SETTING_REFUSED, /* the value does not fit the rules, or the book cannot be read; a note says so */
	SETTING_UNKNOWN, /* the text is not a value of the setting */
};
/* Reads and sets a value. Notes which other rules were adapted. */
enum setting_answer setting_read(struct view *view, struct play *play, enum setting setting, struct span text);

/* A setting's value that was read and is not set yet. */
struct setting_value {
	int value, n;                   /* n is the opening's number */
	struct time_control clock;      /* only for SET_CLOCK; zero: no clock */
	struct span path;               /* only for SET_BOOK; empty: no book */
};

/* Returns the name of a setting in the settings file. It is the name of the setting's option, if there is one. */
const char *setting_option(enum setting setting);
/* Writes the value of a setting as the settings file has it, terminated. */
void setting_write_option(const struct view *view, const struct play *play, enum setting setting,
                          char out[SETTING_VALUE_MAX]);
/* Reads a whole value as setting_write_option() writes it. Returns false for another text. value->path points into
   `text`. */
bool setting_read_option(enum setting setting, struct span text, struct setting_value *value);
/* Sets one of the rules, even if it does not fit the other rules. For a setting that is not a rule, changes nothing. */
void setting_put_rule(struct ruleset *rules, enum setting setting, const struct setting_value *value);
/* Sets a setting that is not a rule. Returns false, with a note, for a book that cannot be read. */
bool setting_put(struct view *view, struct play *play, enum setting setting, const struct setting_value *value);

#endif
