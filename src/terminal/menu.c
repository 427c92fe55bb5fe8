#include "terminal/menu.h"

#include <stdio.h>
#include <string.h>

enum {
	VALUE_MAX = 64,
	CHOICES_MAX = 128,
};

/* One of a list of texts, numbered from 1, each on a line. */
static void put_item(struct desk *desk, int number, const char *text, const char *value)
{
	char line[VALUE_MAX * 3];
	const char *colon = desk->language == LANGUAGE_ZH ? "：" : ": ";
	snprintf(line, sizeof line, "  %d  %s%s%s", number, text, value ? colon : "", value ? value : "");
	screen_put_line(&desk->screen, text_span(line));
}

static void put_title(struct desk *desk)
{
	char size[12], connect[12];
	const struct ruleset *rules = &desk->session.rules;
	snprintf(size, sizeof size, "%d", rules->size);
	snprintf(connect, sizeof connect, "%d", rules->connect);
	desk_line(desk, PHRASE_TITLE, (const char *const[]){size, connect, phrase_value(desk->language, rule_names[rules->rule])});
}

static enum mover_id machine_of(const struct desk *desk)
{
	return desk->level == LEVEL_RANDOM ? MOVER_RANDOM : MOVER_MINIMAX;
}

/* The kinds of game, in the order of the menu. */
static bool start_kind(struct desk *desk, int number)
{
	bool machine_black = number == 2 || number == 4;
	bool machine_white = number == 1 || number == 4;
	if (number < 1 || number > 4)
		return false;
	desk->session.player[SIDE_BLACK] = machine_black ? machine_of(desk) : MOVER_HUMAN;
	desk->session.player[SIDE_WHITE] = machine_white ? machine_of(desk) : MOVER_HUMAN;
	return true;
}

static void put_menu(struct desk *desk)
{
	screen_begin(&desk->screen);
	put_title(desk);
	for (enum phrase item = PHRASE_MENU_BLACK; item <= PHRASE_MENU_QUIT; item++)
		put_item(desk, (int)(item - PHRASE_MENU_BLACK) + 1, desk_text(desk, item), NULL);
	desk_put_notes(desk);
}

bool menu_choose(struct desk *desk)
{
	enum { SETTINGS = 5, QUIT = 6 };
	const char *const range[] = {"1", "6"};
	struct span answer;
	for (;;) {
		int number = 0;
		put_menu(desk);
		if (!desk_ask(desk, PHRASE_MENU_ASK, range, &answer))
			return false;
		struct span word = phrase_word(answer);
		if (!text_number(word, QUIT, &number))
			number = text_is(word, "quit") || text_is(word, "q") ? QUIT : text_is(word, "settings") ? SETTINGS : 0;
		if (number == QUIT)
			return false;
		if (number == SETTINGS)
			menu_settings(desk);
		else if (start_kind(desk, number))
			return true;
		else
			desk_note(desk, PHRASE_MENU_WRONG, range);
		if (desk->ended)
			return false;
	}
}

/* The settings, as ints that are read and written in one place. */
enum setting { SET_SIZE, SET_CONNECT, SET_RULE, SET_FORBIDDEN, SET_OPENING, SET_LEVEL, SET_TIME, SET_STYLE, SETTINGS };

static const struct {
	enum phrase phrase;
	const char *const *names; /* a choice, or NULL: a number */
	int low, high;
} settings[SETTINGS] = {
	[SET_SIZE] = {PHRASE_SET_SIZE, NULL, 1, BOARD_MAX},
	[SET_CONNECT] = {PHRASE_SET_CONNECT, NULL, 1, BOARD_MAX},
	[SET_RULE] = {PHRASE_SET_RULE, rule_names, 0, 0},
	[SET_FORBIDDEN] = {PHRASE_SET_FORBIDDEN, penalty_names, 0, 0},
	[SET_OPENING] = {PHRASE_SET_OPENING, opening_names, 0, 0},
	[SET_LEVEL] = {PHRASE_SET_LEVEL, NULL, LEVEL_RANDOM, LEVEL_MAX},
	[SET_TIME] = {PHRASE_SET_TIME, NULL, 1, 3600},
	[SET_STYLE] = {PHRASE_SET_STYLE, style_names, 0, 0},
};

static int get(const struct desk *desk, enum setting setting)
{
	const struct ruleset *rules = &desk->session.rules;
	const int values[SETTINGS] = {
		[SET_SIZE] = rules->size,        [SET_CONNECT] = rules->connect,
		[SET_RULE] = (int)rules->rule,   [SET_FORBIDDEN] = (int)rules->penalty,
		[SET_OPENING] = (int)rules->opening, [SET_LEVEL] = desk->level,
		[SET_TIME] = (desk->milliseconds + 999) / 1000, [SET_STYLE] = (int)desk->render.look.style,
	};
	return values[setting];
}

/* Another K than five is a game without forbidden moves, unless it was said to be another rule. */
static void follow_connect(struct ruleset *rules)
{
	if (rules->rule == RULE_RENJU && ruleset_fault(rules))
		rules->rule = RULE_FREESTYLE;
}

/* Sets it where all the rules still go together. */
static bool put(struct desk *desk, enum setting setting, int value)
{
	struct ruleset rules = desk->session.rules;
	int *const fields[SETTINGS] = {[SET_SIZE] = &rules.size, [SET_CONNECT] = &rules.connect};
	if (fields[setting])
		*fields[setting] = value;
	if (setting == SET_SIZE && rules.connect > rules.size)
		rules.connect = rules.size; /* a game that can be won */
	if (setting == SET_CONNECT || setting == SET_SIZE)
		follow_connect(&rules);
	rules.rule = setting == SET_RULE ? (enum rule)value : rules.rule;
	rules.penalty = setting == SET_FORBIDDEN ? (enum penalty)value : rules.penalty;
	rules.opening = setting == SET_OPENING ? (enum opening)value : rules.opening;
	const char *fault = ruleset_fault(&rules);
	if (!fault && setting == SET_CONNECT && rules.connect > rules.size)
		fault = "K is 1 to N";
	if (fault) {
		desk_note(desk, PHRASE_SETTINGS_UNSOUND, (const char *const[]){fault});
		return false;
	}
	desk->session.rules = rules;
	desk->level = setting == SET_LEVEL ? value : desk->level;
	desk->milliseconds = setting == SET_TIME ? value * 1000 : desk->milliseconds;
	desk->render.look.style = setting == SET_STYLE ? (enum style)value : desk->render.look.style;
	return true;
}

static void write_value(const struct desk *desk, enum setting setting, char out[VALUE_MAX])
{
	int value = get(desk, setting);
	if (settings[setting].names)
		snprintf(out, VALUE_MAX, "%s", phrase_value(desk->language, settings[setting].names[value]));
	else
		snprintf(out, VALUE_MAX, "%d", value);
}

static void write_choices(const struct desk *desk, enum setting setting, char out[CHOICES_MAX])
{
	size_t length = 0;
	if (!settings[setting].names) {
		snprintf(out, CHOICES_MAX, "%d-%d", settings[setting].low, settings[setting].high);
		return;
	}
	for (int i = 0; settings[setting].names[i]; i++)
		length += (size_t)snprintf(out + length, CHOICES_MAX - length, "%s%s", i > 0 ? ", " : "",
		                           phrase_value(desk->language, settings[setting].names[i]));
}

static bool read_value(enum setting setting, struct span text, int *value)
{
	if (!settings[setting].names)
		return text_number(text, settings[setting].high, value) && *value >= settings[setting].low &&
		       *value <= settings[setting].high;
	text = phrase_value_read(text);
	for (*value = 0; settings[setting].names[*value]; ++*value)
		if (text_is(text, settings[setting].names[*value]))
			return true;
	return false;
}

static void change_setting(struct desk *desk, enum setting setting)
{
	char choices[CHOICES_MAX], typed[DESK_TYPED_MAX];
	struct span answer;
	int value;
	write_choices(desk, setting, choices);
	const char *const about[] = {desk_text(desk, settings[setting].phrase), choices};
	if (!desk_ask(desk, PHRASE_SETTINGS_VALUE, about, &answer) || answer.length == 0)
		return;
	if (read_value(setting, answer, &value)) {
		put(desk, setting, value);
		return;
	}
	desk_typed(answer, typed);
	desk_note(desk, PHRASE_SETTINGS_WRONG, (const char *const[]){typed, choices});
}

void menu_settings(struct desk *desk)
{
	const char *const range[] = {"1", "8"};
	struct span answer;
	int number;
	while (!desk->ended) {
		screen_begin(&desk->screen);
		desk_line(desk, PHRASE_SETTINGS, NULL);
		for (enum setting setting = 0; setting < SETTINGS; setting++) {
			char value[VALUE_MAX];
			write_value(desk, setting, value);
			put_item(desk, (int)setting + 1, desk_text(desk, settings[setting].phrase), value);
		}
		desk_put_notes(desk);
		if (!desk_ask(desk, PHRASE_SETTINGS_ASK, NULL, &answer) || answer.length == 0)
			return;
		if (text_number(answer, SETTINGS, &number) && number >= 1 && number <= SETTINGS)
			change_setting(desk, (enum setting)(number - 1));
		else
			desk_note(desk, PHRASE_MENU_WRONG, range);
	}
}
