#include "terminal/actions/setting.h"

#include <stdio.h>
#include <string.h>

#include "base/names.h"
#include "rules/opening.h"
#include "terminal/actions/play_rules.h"
#include "terminal/play/opponents.h"
#include "terminal/words/opening_words.h"

static const char *const switch_names[] = {"off", "on", NULL};

static const struct {
	enum phrase phrase;
	const char *option; /* name in the settings file: the same as the command-line option, if there is one */
	struct names names; /* names of a choice's values; empty for a number */
	int low, high;      /* for a choice: low is its first value, and high is not used */
} settings[SETTINGS] = {
	[SET_SIZE] = {PHRASE_SET_SIZE, "size", {NULL, 0}, 1, BOARD_MAX},
	[SET_CONNECT] = {PHRASE_SET_CONNECT, "connect", {NULL, 0}, 1, BOARD_MAX},
	[SET_RULE] = {PHRASE_SET_RULE, "rule", NAMES(rule_names), 0, 0},
	[SET_FORBIDDEN] = {PHRASE_SET_FORBIDDEN, "forbidden", NAMES(penalty_names), 0, 0},
	[SET_OPENING] = {PHRASE_SET_OPENING, "opening", NAMES_OF(openings, name), 0, 0},
	[SET_LEVEL] = {PHRASE_SET_LEVEL, "level", NAMES_OF(movers + LEVEL_FIRST, name), LEVEL_FIRST, 0},
	[SET_TIME] = {PHRASE_SET_TIME, "time", {NULL, 0}, 1, 3600},
	[SET_STYLE] = {PHRASE_SET_STYLE, "style", NAMES(style_names), 0, 0},
	[SET_WIDE] = {PHRASE_SET_WIDE, "wide", NAMES(switch_names), 0, 0},
	[SET_COLOR] = {PHRASE_SET_COLOR, "color", NAMES(switch_names), 0, 0},
	[SET_CLOCK] = {PHRASE_SET_CLOCK, "clock", {NULL, 0}, 0, 0}, /* a text */
	[SET_FLAG] = {PHRASE_SET_FLAG, "flag", NAMES(switch_names), 0, 0},
	[SET_LANGUAGE] = {PHRASE_SET_LANGUAGE, "lang", NAMES(language_names), 0, 0},
	[SET_COORDS] = {PHRASE_SET_COORDS, "coords", NAMES(coords_names), 0, 0},
	[SET_MARKS] = {PHRASE_SET_MARKS, "mark-forbidden", NAMES(switch_names), 0, 0},
	[SET_KEYS] = {PHRASE_SET_KEYS, "keys", NAMES(keys_how_names), 0, 0},
	[SET_BELL] = {PHRASE_SET_BELL, "bell", NAMES(switch_names), 0, 0},
	[SET_THREATS] = {PHRASE_SET_THREATS, "threats", NAMES(switch_names), 0, 0},
	[SET_MOVE_TIMES] = {PHRASE_SET_MOVE_TIMES, "move-times", NAMES(times_shown_names), 0, 0},
	[SET_BOOK] = {PHRASE_SET_BOOK, "book", {NULL, 0}, 0, 0}, /* a path */
};

static int get(const struct view *view, const struct play *play, enum setting setting)
{
	const struct ruleset *rules = &play->session.rules;
	const int values[SETTINGS] = {
		[SET_SIZE] = rules->size,
		[SET_CONNECT] = rules->connect,
		[SET_RULE] = (int)rules->rule,
		[SET_FORBIDDEN] = (int)rules->penalty,
		[SET_OPENING] = (int)rules->opening,
		[SET_LEVEL] = (int)play->level,
		[SET_TIME] = play->milliseconds / 1000 + (play->milliseconds % 1000 > 0),
		[SET_STYLE] = (int)view->render.look.style,
		[SET_WIDE] = view->render.look.wide,
		[SET_COLOR] = view->render.look.color,
		[SET_FLAG] = play->clock.control.flag,
		[SET_LANGUAGE] = (int)view->language,
		[SET_COORDS] = (int)play->coords,
		[SET_MARKS] = view->render.look.mark_forbidden,
		[SET_KEYS] = (int)view->screen.how,
		[SET_BELL] = view->bell,
		[SET_THREATS] = view->render.look.threats,
		[SET_MOVE_TIMES] = (int)view->times_shown,
	};
	return values[setting];
}

static enum rules_part part_of(enum setting setting)
{
	switch (setting) {
	case SET_SIZE:
		return RULES_SIZE;
	case SET_CONNECT:
		return RULES_CONNECT;
	case SET_RULE:
		return RULES_RULE;
	default:
		return RULES_REST;
	}
}

void setting_put_rule(struct ruleset *rules, enum setting setting, const struct setting_value *value)
{
	switch (setting) {
	case SET_SIZE:
		rules->size = value->value;
		break;
	case SET_CONNECT:
		rules->connect = value->value;
		break;
	case SET_RULE:
		rules->rule = (enum rule)value->value;
		break;
	case SET_FORBIDDEN:
		rules->penalty = (enum penalty)value->value;
		break;
	case SET_OPENING:
		rules->opening = value->value;
		rules->opening_n = value->n;
		break;
	default:
		break;
	}
}

static void put_language(struct view *view, enum language language)
{
	view->language = language;
	view->screen.plain = !language_locale_is_utf8() && language == LANGUAGE_EN;
}

/* Opens the book with this name, and notes a fault of the file or a remark on it. An empty or unusable name closes the
   book. Returns false after a fault. */
static bool put_book(struct view *view, struct play *play, struct span name)
{
	char path[PLAYING_BOOK_PATH_MAX], why[PHRASE_ERROR_MAX];
	if (name.length == 0 || !playing_book_path(name, path)) {
		playing_book_close(play);
		return true;
	}
	struct book_report report = playing_book_open(play, path);
	const char *fault = report.error != 0 ? phrase_error(view->language, report.error, why) : report.fault;
	if (report.faulty)
		view_note(view, PHRASE_BOOK_FAULT, WITH(path, fault));
	else if (report.remark[0] != '\0')
		view_note(view, PHRASE_BOOK_REMARK, WITH(path, report.remark));
	return !report.faulty;
}

static void put_clock(struct play *play, const struct setting_value *value)
{
	play->clock.control.base = value->clock.base;
	play->clock.control.bonus = value->clock.bonus;
	chess_clock_start(&play->clock, play->session.game.plies);
}

bool setting_put(struct view *view, struct play *play, enum setting setting, const struct setting_value *value)
{
	struct look *look = &view->render.look;
	switch (setting) {
	case SET_LEVEL:
		play->level = (enum mover_id)value->value;
		play->named[SIDE_BLACK] = play->named[SIDE_WHITE] = MOVER_HUMAN;
		break;
	case SET_TIME:
		play->milliseconds = value->value * 1000;
		break;
	case SET_CLOCK:
		put_clock(play, value);
		break;
	case SET_FLAG:
		play->clock.control.flag = value->value != 0;
		break;
	case SET_STYLE:
		look->style = (enum style)value->value;
		break;
	case SET_WIDE:
		look->wide = view->screen.wide = value->value != 0;
		break;
	case SET_COLOR:
		look->color = value->value != 0;
		break;
	case SET_MARKS:
		look->mark_forbidden = value->value != 0;
		break;
	case SET_THREATS:
		look->threats = value->value != 0;
		break;
	case SET_MOVE_TIMES:
		view->times_shown = (enum times_shown)value->value;
		break;
	case SET_COORDS:
		play->coords = play->chosen.coords = (enum coords)value->value;
		break;
	case SET_BELL:
		view->bell = value->value != 0;
		break;
	case SET_LANGUAGE:
		put_language(view, (enum language)value->value);
		break;
	case SET_KEYS:
		screen_set_keys(&view->screen, (enum keys_how)value->value);
		break;
	case SET_BOOK:
		return put_book(view, play, value->path);
	default:
		break;
	}
	return true;
}

/* Notes the number of moves in the book, if one is used. */
static void note_book(struct view *view, const struct play *play)
{
	if (play->session.book)
		view_note(view, PHRASE_BOOK_MOVES, WITH(NUMBER(play->playing_book.book.used)));
}

/* Returns the name of a choice's value: `out`, or a constant. n is the N in an opening's name. */
static const char *value_text(enum language language, enum setting setting, int value, int n,
                              char out[SETTING_VALUE_MAX])
{
	if (setting == SET_OPENING)
		return opening_words_write(language, value, n, out);
	return phrase_value(language, names_at(settings[setting].names, value - settings[setting].low));
}

static int usual_n(enum setting setting, int value)
{
	return setting == SET_OPENING ? openings[value].usual : 0;
}

static bool is_choice(enum setting setting)
{
	return settings[setting].names.first != NULL;
}

const char *setting_write(const struct view *view, const struct play *play, enum setting setting,
                          char out[SETTING_VALUE_MAX])
{
	int value = get(view, play, setting);
	if (is_choice(setting))
		return value_text(view->language, setting, value, play->session.rules.opening_n, out);
	if (setting == SET_CLOCK && !chess_clock_is_on(&play->clock))
		return phrase_value(view->language, switch_names[false]);
	if (setting == SET_BOOK && play->playing_book.path[0] == '\0')
		return phrase_value(view->language, switch_names[false]);
	if (setting == SET_TIME && play->milliseconds == TIME_FREE)
		return view_text(view, PHRASE_NO_LIMIT);
	if (setting == SET_CLOCK)
		chess_clock_write(&play->clock.control, out);
	else if (setting == SET_BOOK)
		snprintf(out, SETTING_VALUE_MAX, "%s", play->playing_book.path);
	else
		snprintf(out, SETTING_VALUE_MAX, "%d", value);
	return out;
}

/* Writes a level, with its maximum of seconds per move. The level random has none, and without a limit no level has
   one. Returns `out`. */
static const char *level_text(const struct view *view, const struct play *play, enum mover_id level,
                              char out[SETTING_VALUE_MAX])
{
	char seconds[TEXT_THOUSANDTHS_MAX];
	const char *name = phrase_value(view->language, movers[level].name);
	text_write_thousandths(seconds, mover_time_limit(level, play->milliseconds));
	snprintf(out, SETTING_VALUE_MAX, "%s", name);
	if (level != MOVER_RANDOM && play->milliseconds != TIME_FREE)
		phrase_write(out, SETTING_VALUE_MAX, view->language, PHRASE_LEVEL_TIME, WITH(name, seconds));
	return out;
}

void setting_write_choices(const struct view *view, const struct play *play, enum setting setting,
                           char out[SETTING_CHOICES_MAX])
{
	char text[SETTING_VALUE_MAX];
	struct sink list = sink_into(out, SETTING_CHOICES_MAX);
	if (setting == SET_CLOCK || setting == SET_BOOK) {
		enum phrase phrase = setting == SET_CLOCK ? PHRASE_CLOCK_VALUES : PHRASE_BOOK_VALUES;
		sink_text(&list, view_text(view, phrase));
		return;
	}
	if (!is_choice(setting)) {
		sink_format(&list, "%d-%d", settings[setting].low,
		            setting == SET_CONNECT ? play->session.rules.size : settings[setting].high);
		return;
	}
	for (int i = 0; names_at(settings[setting].names, i); i++) {
		int value = settings[setting].low + i;
		sink_item(&list, view_text(view, PHRASE_COMMA), "");
		sink_format(&list, "%d %s", i + 1,
		            setting == SET_LEVEL ? level_text(view, play, (enum mover_id)value, text)
		                                 : value_text(view->language, setting, value, usual_n(setting, value), text));
	}
}

/* Finds the text that equals `typed`, or else the only text that begins with it. Returns the index of the text found,
   or -1. `text_of` returns the texts by index. */
static int find_start(struct span typed, int count, const char *(*text_of)(const void *context, int index),
                      const void *context)
{
	char start[SETTING_VALUE_MAX];
	int found = -1;
	if (typed.length == 0 || typed.length >= sizeof start)
		return -1;
	memcpy(start, typed.at, typed.length);
	start[typed.length] = '\0';
	for (int i = 0; i < count; i++) {
		struct span text = text_span(text_of(context, i));
		if (text_is(typed, text.at))
			return i;
		if (text_starts(text, start))
			found = found == -1 ? i : count;
	}
	return found < count ? found : -1;
}

static bool read_number(enum setting setting, struct span text, int *value)
{
	return text_number(text, settings[setting].high, value) && *value >= settings[setting].low &&
	       *value <= settings[setting].high;
}

struct choice {
	enum language language;
	enum setting setting;
	char *text; /* buffer of SETTING_VALUE_MAX bytes */
};

static const char *choice_text(const void *context, int index)
{
	const struct choice *choice = context;
	int value = settings[choice->setting].low + index;
	return value_text(choice->language, choice->setting, value, usual_n(choice->setting, value), choice->text);
}

/* Reads a choice: its number, from 1, or the beginning of its name in the person's language or in English. */
static bool read_choice(enum language language, enum setting setting, struct span text, int *value)
{
	char written[SETTING_VALUE_MAX];
	const struct choice own = {language, setting, written}, english = {LANGUAGE_EN, setting, written};
	int count = 0, number;
	while (names_at(settings[setting].names, count))
		count++;
	if (text_number(text, count, &number) && number >= 1 && number <= count)
		*value = number - 1;
	else if ((*value = find_start(text, count, choice_text, &own)) < 0)
		*value = find_start(text, count, choice_text, &english);
	if (*value < 0)
		return false;
	*value += settings[setting].low;
	return true;
}

/* Reads a number or a choice. For an opening, value->n is the N that was typed in its name, or the usual N. */
static bool read_value(const struct view *view, enum setting setting, struct span text, struct setting_value *value)
{
	struct ruleset rules;
	if (setting == SET_OPENING && opening_words_read(&rules, text)) {
		value->value = rules.opening;
		value->n = rules.opening_n;
		return true;
	}
	if (!is_choice(setting))
		return read_number(setting, text, &value->value);
	bool named = read_choice(view->language, setting, text, &value->value);
	value->n = named ? usual_n(setting, value->value) : 0;
	return named;
}

static bool is_off(enum language language, struct span text)
{
	return text_is(text, switch_names[false]) || text_is(text, phrase_value(language, switch_names[false]));
}

/* Reads a time control, or "off" in the person's language or in English, which gives zero. */
static bool read_clock(enum language language, struct span text, struct time_control *control)
{
	*control = (struct time_control){.base = 0};
	return is_off(language, text) || chess_clock_read(text, control);
}

/* Reads the path of a book, or "off" in the person's language or in English: an empty path. */
static bool read_book(enum language language, struct span text, struct span *path)
{
	char absolute[PLAYING_BOOK_PATH_MAX];
	bool off = is_off(language, text);
	*path = off ? text_span("") : text;
	return off || playing_book_path(text, absolute);
}

const char *setting_label(enum language language, enum setting setting)
{
	return phrase_texts[settings[setting].phrase][language];
}

/* Sets the machines in the game on the board to the level that the settings have. */
static void put_level(struct play *play)
{
	enum mover_id player[2];
	for (enum side side = SIDE_BLACK; side <= SIDE_WHITE; side++)
		player[side] = play->session.player[side] == MOVER_HUMAN ? MOVER_HUMAN : play->level;
	opponents_set(play, player[SIDE_BLACK], player[SIDE_WHITE]);
}

enum setting_answer setting_read(struct view *view, struct play *play, enum setting setting, struct span text)
{
	struct setting_value value = {.value = 0};
	bool known = setting == SET_CLOCK  ? read_clock(view->language, text, &value.clock)
	             : setting == SET_BOOK ? read_book(view->language, text, &value.path)
	                                   : read_value(view, setting, text, &value);
	if (!known)
		return SETTING_UNKNOWN;
	if (setting >= SETTINGS_OF_RULES && !setting_put(view, play, setting, &value))
		return SETTING_REFUSED;
	if (setting == SET_BOOK)
		note_book(view, play);
	if (setting == SET_LEVEL && view->has_game && !view->puzzles)
		put_level(play);
	if (setting >= SETTINGS_OF_RULES)
		return SETTING_SET;
	struct ruleset rules = play->session.rules;
	setting_put_rule(&rules, setting, &value);
	return play_rules_change(view, play, part_of(setting), rules) ? SETTING_SET : SETTING_REFUSED;
}

const char *setting_option(enum setting setting)
{
	return settings[setting].option;
}

void setting_write_option(const struct view *view, const struct play *play, enum setting setting,
                          char out[SETTING_VALUE_MAX])
{
	int value = get(view, play, setting);
	if (setting == SET_OPENING)
		opening_write(out, &play->session.rules);
	else if (setting == SET_CLOCK && chess_clock_is_on(&play->clock))
		chess_clock_write(&play->clock.control, out);
	else if (setting == SET_BOOK && play->playing_book.path[0] != '\0')
		snprintf(out, SETTING_VALUE_MAX, "%s", play->playing_book.path);
	else if (setting == SET_CLOCK || setting == SET_BOOK)
		snprintf(out, SETTING_VALUE_MAX, "%s", switch_names[false]);
	else if (is_choice(setting))
		snprintf(out, SETTING_VALUE_MAX, "%s", names_at(settings[setting].names, value - settings[setting].low));
	else
		snprintf(out, SETTING_VALUE_MAX, "%d", value);
}

bool setting_read_option(enum setting setting, struct span text, struct setting_value *value)
{
	struct ruleset rules;
	*value = (struct setting_value){.value = 0};
	if (setting == SET_CLOCK)
		return read_clock(LANGUAGE_EN, text, &value->clock);
	if (setting == SET_BOOK)
		return read_book(LANGUAGE_EN, text, &value->path);
	if (setting == SET_OPENING) {
		if (!opening_read(&rules, text))
			return false;
		value->value = rules.opening;
		value->n = rules.opening_n;
		return true;
	}
	if (!is_choice(setting))
		return read_number(setting, text, &value->value);
	int found = names_find(settings[setting].names, text);
	value->value = settings[setting].low + found;
	return found >= 0;
}

static const char *label_of(const void *context, int index)
{
	const enum language *language = context;
	return setting_label(*language, (enum setting)index);
}

static const char *option_of(const void *context, int index)
{
	(void)context;
	return settings[index].option;
}

int setting_find(const struct view *view, struct span text)
{
	int number;
	if (text_number(text, SETTINGS, &number))
		return number >= 1 && number <= SETTINGS ? number - 1 : -1;
	number = find_start(text, SETTINGS, option_of, NULL);
	return number >= 0 ? number : find_start(text, SETTINGS, label_of, &view->language);
}
