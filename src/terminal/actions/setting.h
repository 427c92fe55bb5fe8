/* The settings: the name of each, its value, and the values that it can have. A file keeps them for the next run. */
#ifndef SETTING_H
#define SETTING_H

#include "terminal/actions/rules_choice.h"

/* The settings, one row each, in the order of their list: enumerator, name in the settings file, values, and where the
   value is (setting.c). The name is that of the command-line option, if there is one. PHRASE_SET_... is what a person
   reads. A new setting is a row here and its phrase; what else changes with its value is a case in setting_put(). */
#define SETTING_ROWS(ROW) \
	ROW(SET_SIZE, "size", RANGE(1, BOARD_MAX), IN_RULES(size)) \
	ROW(SET_CONNECT, "connect", RANGE(1, BOARD_MAX), IN_RULES(connect)) \
	ROW(SET_RULE, "rule", CHOICE(rule_names), IN_RULES(rule)) \
	ROW(SET_FORBIDDEN, "forbidden", CHOICE(penalty_names), IN_RULES(penalty)) \
	ROW(SET_OPENING, "opening", CHOICE_FROM(0, openings), IN_RULES(opening)) \
	ROW(SET_LEVEL, "level", CHOICE_FROM(LEVEL_FIRST, movers), IN_PLAY(level)) \
	ROW(SET_TIME, "time", RANGE(1, 3600), IN_PLAY(milliseconds)) \
	ROW(SET_STYLE, "style", CHOICE(style_names), IN_VIEW(picture.render.look.style)) \
	ROW(SET_WIDE, "wide", CHOICE(switch_names), IN_VIEW(picture.render.look.wide)) \
	ROW(SET_COLOR, "color", CHOICE(switch_names), IN_VIEW(picture.render.look.color)) \
	ROW(SET_CLOCK, "clock", TEXT(PHRASE_CLOCK_VALUES), IN_PLAY(clock.control)) \
	ROW(SET_FLAG, "flag", CHOICE(switch_names), IN_PLAY(clock.control.flag)) \
	ROW(SET_LANGUAGE, "lang", CHOICE(language_names), IN_VIEW(paper.language)) \
	ROW(SET_COORDS, "coords", CHOICE(coords_names), IN_PLAY(session.coords)) \
	ROW(SET_MARKS, "mark-forbidden", CHOICE(switch_names), IN_VIEW(picture.render.look.mark_forbidden)) \
	ROW(SET_KEYS, "keys", CHOICE(keys_how_names), IN_VIEW(paper.screen.how)) \
	ROW(SET_BELL, "bell", CHOICE(switch_names), IN_VIEW(bell)) \
	ROW(SET_BOOK, "book", TEXT(PHRASE_BOOK_VALUES), IN_PLAY(playing_book)) \
	ROW(SET_THREATS, "threats", CHOICE(switch_names), IN_VIEW(picture.render.look.threats)) \
	ROW(SET_MOVE_TIMES, "move-times", CHOICE(beside_shown_names), IN_VIEW(picture.times_shown)) \
	ROW(SET_JOBS, "jobs", RANGE(0, THREADS_MAX), IN_PLAY(jobs)) \
	ROW(SET_THEME, "theme", CHOICE(theme_names), IN_VIEW(picture.theme)) \
	ROW(SET_CURVE, "curve", CHOICE(beside_shown_names), IN_VIEW(picture.curve_shown)) \
	ROW(SET_BOOK_LINE, "book-moves", CHOICE(switch_names), IN_VIEW(picture.book_line))

#define SETTING(setting, option, values, place) setting,
enum setting {
	/* clang-format off */
	SETTING_ROWS(SETTING)
	/* clang-format on */
	SETTINGS,
	SETTINGS_OF_RULES = SET_OPENING + 1, /* the settings before this one are rules */
};
#undef SETTING

enum {
	SETTING_VALUE_MAX = PLAYING_BOOK_PATH_MAX,
	SETTING_CHOICES_MAX = 640,
};

/* Returns the name of a setting. */
const char *setting_label(enum language language, enum setting setting);
/* Finds a value of the setting `of`, or for SETTINGS a setting: by its number, from 1; by its name; or by the beginning
   of only one name. A value's name is that in the person's language, or else the English one; a setting's that in the
   settings file, or else that in the person's language. Returns its index, or -1. */
int setting_find(enum language language, enum setting of, struct span typed);
/* Returns the value as a text: `out`, or a constant. The settings file has the English text. */
const char *setting_value_text(enum language language, const struct view *view, const struct play *play,
                               enum setting setting, char out[SETTING_VALUE_MAX]);
/* Writes the values that the setting can have; those of levels and of K depend on the time for a move and on the size
   of the board. */
void setting_write_choices(enum language language, const struct play *play, enum setting setting,
                           char out[SETTING_CHOICES_MAX]);
enum setting_answer {
	SETTING_SET,
	SETTING_REFUSED, /* the value does not fit the rules, or the book cannot be read; a note says so */
	SETTING_UNKNOWN, /* the text is not a value of the setting */
};

/* A setting's value that was read and is not set yet. */
struct setting_value {
	int value, n;              /* n is the opening's number */
	struct time_control clock; /* only for SET_CLOCK; zero: no clock */
	struct span path;          /* only for SET_BOOK; empty: no book */
};

/* Returns the name of a setting in the settings file. It is the name of the setting's option, if there is one. */
const char *setting_option(enum setting setting);
/* Reads a value. With `whole`, a choice must be the whole English name, as setting_value_text() writes it; else it may
   be a number or the beginning of a name. Returns false for another text. value->path points into `text`. */
bool setting_read(enum language language, bool whole, enum setting setting, struct span text,
                  struct setting_value *value);

/* Applies the settings in the file, except those that the command line sets. `given` lists the names of the options on
   the command line, and ends in NULL. With `has_game`, the first game comes from a file, with its rules and its
   notation of points; those of the settings hold from the menu on. Notes lines that are ignored. */
void settings_take_kept(struct view *view, struct play *play, const char *const given[], bool has_game);
/* Reads a value, sets it, and writes this setting to the file. Notes which other rules were adapted, and the first
   failure to read or write the file. */
enum setting_answer setting_set_and_keep(struct view *view, struct play *play, enum setting setting, struct span text);
/* Shows or hides threats, and keeps this in the settings file. `text` is "on" or "off" in either language, or empty,
   which toggles the setting. Refuses any other text. */
struct next setting_show_threats(struct view *view, struct play *play, struct span text);

#endif
