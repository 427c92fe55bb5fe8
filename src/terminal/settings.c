#include "terminal/settings.h"

#include <stdio.h>
#include <string.h>

#include "base/names.h"
#include "rules/opening.h"
#include "terminal/opening_words.h"
#include "terminal/typed.h"

enum {
	VALUE_MAX = 64,
	CHOICES_MAX = 640,
};

void settings_put_item(struct desk *desk, int number, const char *text, const char *value)
{
	char line[VALUE_MAX * 3];
	const char *colon = desk->language == LANGUAGE_ZH ? "：" : ": ";
	snprintf(line, sizeof line, "%3d  %s%s%s", number, text, value ? colon : "", value ? value : "");
	screen_put_line(&desk->screen, text_span(line));
}

/* The settings, as ints that are read and written in one place. */
enum setting { SET_SIZE, SET_CONNECT, SET_RULE, SET_FORBIDDEN, SET_OPENING, SET_LEVEL, SET_TIME, SET_STYLE, SET_WIDE, SET_COLOUR, SET_CLOCK, SET_FLAG, SETTINGS };

static const char *const switch_names[] = {"off", "on", NULL};

static const struct {
	enum phrase phrase;
	const char *option;       /* its name on the command line */
	struct names names;       /* of a choice; none: a number */
	int low, high;            /* low is the choice's first value */
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
	[SET_COLOUR] = {PHRASE_SET_COLOUR, "color", NAMES(switch_names), 0, 0},
	[SET_CLOCK] = {PHRASE_SET_CLOCK, "clock", {NULL, 0}, 0, 0}, /* a text */
	[SET_FLAG] = {PHRASE_SET_FLAG, "flag", NAMES(switch_names), 0, 0},
};

static int get(const struct desk *desk, enum setting setting)
{
	const struct ruleset *rules = &desk->session.rules;
	const int values[SETTINGS] = {
		[SET_SIZE] = rules->size,        [SET_CONNECT] = rules->connect,
		[SET_RULE] = (int)rules->rule,   [SET_FORBIDDEN] = (int)rules->penalty,
		[SET_OPENING] = (int)rules->opening, [SET_LEVEL] = (int)desk->level,
		[SET_TIME] = (desk->milliseconds + 999) / 1000, [SET_STYLE] = (int)desk->render.look.style,
		[SET_WIDE] = desk->render.look.wide, [SET_COLOUR] = desk->render.look.colour,
		[SET_FLAG] = desk->timer.terms.flag,
	};
	return values[setting];
}

/* Notes a phrase that names the size, K and the rule. */
static void note_rules(struct desk *desk, enum phrase phrase, const struct ruleset *rules)
{
	char size[12], connect[12];
	snprintf(size, sizeof size, "%d", rules->size);
	snprintf(connect, sizeof connect, "%d", rules->connect);
	desk_note(desk, phrase, (const char *const[]){size, connect, phrase_value(desk->language, rule_names[rules->rule])});
}

void settings_note_rules(struct desk *desk, const struct ruleset *rules)
{
	if (rules->connect > rules->size)
		note_rules(desk, PHRASE_NOBODY_WINS, rules);
}

void settings_open_for(struct desk *desk)
{
	char name[OPENING_WORDS_MAX];
	struct session *session = &desk->session;
	const struct ruleset *rules = &session->rules;
	bool people = session->player[SIDE_BLACK] == MOVER_HUMAN && session->player[SIDE_WHITE] == MOVER_HUMAN;
	if (people || !opening_has_choices(rules))
		return;
	opening_words_write(desk->language, rules->opening, rules->opening_n, name);
	desk_note(desk, PHRASE_OPENING_FOR_TWO, (const char *const[]){name});
	session->rules.opening = OPENING_FREE;
	session->rules.opening_n = 0;
}

static bool has_its_connect(const struct ruleset *rules)
{
	int connect = ruleset_connect(rules->rule);
	return connect == 0 || connect == rules->connect;
}

/* What does not go with what was set follows it, where that can be undone without a loss, and is told. */
static void follow(struct desk *desk, enum setting setting, struct ruleset *rules)
{
	if (setting == SET_SIZE && rules->connect > rules->size) {
		rules->connect = rules->size; /* a game that can be won */
		note_rules(desk, PHRASE_CONNECT_FOLLOWS, rules);
	}
	if (setting != SET_RULE && !has_its_connect(rules)) {
		rules->rule = RULE_FREESTYLE;
		note_rules(desk, PHRASE_RULE_FOLLOWS, rules);
	}
}

/* Notes why these rules can't be had. */
static void note_fault(struct desk *desk, const struct ruleset *rules)
{
	if (!has_its_connect(rules))
		note_rules(desk, PHRASE_RENJU_IS_FIVE, rules);
	else if (opening_misfit(rules))
		note_rules(desk, openings[rules->opening].least > 1 ? PHRASE_OPENING_NEEDS_NINE : PHRASE_OPENING_NEEDS_ODD, rules);
	else
		note_rules(desk, PHRASE_CONNECT_TOO_LONG, rules);
}

/* Rules of which this setting is new: what does not go with it follows. False where they can't be had, which is said. */
static bool put_rules(struct desk *desk, enum setting setting, struct ruleset rules)
{
	int renju = ruleset_connect(RULE_RENJU);
	size_t notes = desk->notes.used;
	follow(desk, setting, &rules);
	if (ruleset_fault(&rules) || (setting == SET_CONNECT && rules.connect > rules.size)) {
		desk->notes.used = notes; /* what would have followed does not */
		note_fault(desk, &rules);
		return false;
	}
	if (setting == SET_CONNECT && rules.connect == renju && desk->session.rules.connect != renju && rules.rule != RULE_RENJU)
		note_rules(desk, PHRASE_RULE_STAYS, &rules);
	desk->session.rules = rules;
	return true;
}

/* n is an opening's. */
static void put_rule(struct desk *desk, enum setting setting, int value, int n)
{
	struct ruleset rules = desk->session.rules;
	rules.size = setting == SET_SIZE ? value : rules.size;
	rules.connect = setting == SET_CONNECT ? value : rules.connect;
	rules.rule = setting == SET_RULE ? (enum rule)value : rules.rule;
	rules.penalty = setting == SET_FORBIDDEN ? (enum penalty)value : rules.penalty;
	if (setting == SET_OPENING) {
		rules.opening = value;
		rules.opening_n = n;
	}
	put_rules(desk, setting, rules);
}

/* Sets it where all the rules still go together. */
static void put(struct desk *desk, enum setting setting, int value, int n)
{
	struct look *look = &desk->render.look;
	if (setting <= SET_OPENING)
		put_rule(desk, setting, value, n);
	desk->level = setting == SET_LEVEL ? (enum mover_id)value : desk->level;
	desk->milliseconds = setting == SET_TIME ? value * 1000 : desk->milliseconds;
	look->style = setting == SET_STYLE ? (enum style)value : look->style;
	look->wide = setting == SET_WIDE ? value != 0 : look->wide;
	look->colour = setting == SET_COLOUR ? value != 0 : look->colour;
	desk->timer.terms.flag = setting == SET_FLAG ? value != 0 : desk->timer.terms.flag;
}

/* What the value of a choice is called; an opening has this N. Returns out, or a text that stays. */
static const char *value_text(enum language language, enum setting setting, int value, int n, char out[VALUE_MAX])
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

static const char *write_value(const struct desk *desk, enum setting setting, char out[VALUE_MAX])
{
	int value = get(desk, setting);
	if (is_choice(setting))
		return value_text(desk->language, setting, value, desk->session.rules.opening_n, out);
	if (setting == SET_CLOCK && !timer_is_on(&desk->timer))
		return phrase_value(desk->language, switch_names[false]);
	if (setting == SET_CLOCK)
		timer_write(&desk->timer.terms, out);
	else
		snprintf(out, VALUE_MAX, "%d", value);
	return out;
}

static void write_choices(const struct desk *desk, enum setting setting, char out[CHOICES_MAX])
{
	size_t length = 0;
	char text[VALUE_MAX];
	out[0] = '\0';
	if (setting == SET_CLOCK) {
		snprintf(out, CHOICES_MAX, "%s", desk_text(desk, PHRASE_CLOCK_VALUES));
		return;
	}
	if (!is_choice(setting)) {
		snprintf(out, CHOICES_MAX, "%d-%d", settings[setting].low,
		         setting == SET_CONNECT ? desk->session.rules.size : settings[setting].high);
		return;
	}
	for (int i = 0; names_at(settings[setting].names, i) && length < CHOICES_MAX; i++) {
		int value = settings[setting].low + i;
		length += (size_t)snprintf(out + length, CHOICES_MAX - length, "%s%d %s", i > 0 ? desk_text(desk, PHRASE_COMMA) : "", i + 1,
		                           value_text(desk->language, setting, value, usual_n(setting, value), text));
	}
}

/* Of the texts that `text_of` knows by number, from 0, the one that starts so; -1 for none, or for more than one but where
   the whole is typed. */
static int find_start(struct span typed, int count, const char *(*text_of)(const void *context, int index), const void *context)
{
	char start[VALUE_MAX];
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

struct choice {
	enum language language;
	enum setting setting;
	char *text; /* VALUE_MAX bytes to write to */
};

static const char *choice_text(const void *context, int index)
{
	const struct choice *choice = context;
	int value = settings[choice->setting].low + index;
	return value_text(choice->language, choice->setting, value, usual_n(choice->setting, value), choice->text);
}

/* A choice: its number, or the beginning of its name in either language. */
static bool read_choice(enum language language, enum setting setting, struct span text, int *value)
{
	char written[VALUE_MAX];
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

/* *n is an opening's N: what was typed, else the usual one. */
static bool read_value(const struct desk *desk, enum setting setting, struct span text, int *value, int *n)
{
	struct ruleset rules;
	bool named = setting == SET_OPENING && opening_words_read(&rules, text);
	*n = 0;
	if (named) {
		*value = rules.opening;
		*n = rules.opening_n;
	} else if (is_choice(setting)) {
		named = read_choice(desk->language, setting, text, value);
		*n = named ? usual_n(setting, *value) : *n;
	} else {
		named = text_number(text, settings[setting].high, value) && *value >= settings[setting].low &&
		        *value <= settings[setting].high;
	}
	return named;
}

static void put_settings(struct desk *desk)
{
	screen_begin(&desk->screen);
	desk_line(desk, PHRASE_SETTINGS, desk_nothing);
	for (enum setting setting = 0; setting < SETTINGS; setting++) {
		char value[VALUE_MAX];
		settings_put_item(desk, (int)setting + 1, desk_text(desk, settings[setting].phrase), write_value(desk, setting, value));
	}
	desk_put_notes(desk);
}

/* A clock, or off in either language; it has all its time again. */
static bool put_clock(struct desk *desk, struct span text)
{
	struct timer_terms *terms = &desk->timer.terms;
	bool off = text_is(text, switch_names[false]) || text_is(text, phrase_value(desk->language, switch_names[false]));
	if (!off && !timer_read(text, terms))
		return false;
	if (off)
		terms->base = terms->bonus = 0;
	timer_start(&desk->timer);
	return true;
}

static void change(struct desk *desk, enum setting setting)
{
	char choices[CHOICES_MAX], typed[DESK_TYPED_MAX];
	struct span answer;
	int value = 0, n;
	write_choices(desk, setting, choices);
	const char *const about[] = {desk_text(desk, settings[setting].phrase), choices};
	if (!desk_ask(desk, NULL, PHRASE_SETTINGS_VALUE, about, &answer) || answer.length == 0)
		return;
	bool clock = setting == SET_CLOCK;
	if (clock && put_clock(desk, answer))
		return;
	if (!clock && read_value(desk, setting, answer, &value, &n))
		put(desk, setting, value, n);
	else
		desk_note(desk, PHRASE_SETTINGS_WRONG, (const char *const[]){desk_typed(answer, typed), choices});
}

static const char *label_of(const void *context, int index)
{
	const struct desk *desk = context;
	return desk_text(desk, settings[index].phrase);
}

static const char *option_of(const void *context, int index)
{
	(void)context;
	return settings[index].option;
}

/* A setting's number, or the beginning of what it is called here or on the command line; -1 for another text. */
static int find_setting(const struct desk *desk, struct span text)
{
	int number;
	if (text_number(text, SETTINGS, &number))
		return number >= 1 && number <= SETTINGS ? number - 1 : -1;
	number = find_start(text, SETTINGS, option_of, desk);
	return number >= 0 ? number : find_start(text, SETTINGS, label_of, desk);
}

void settings_ask(struct desk *desk)
{
	char last[12];
	snprintf(last, sizeof last, "%d", SETTINGS);
	const char *const range[] = {"1", last};
	struct span answer;
	while (desk_ask(desk, put_settings, PHRASE_SETTINGS_ASK, desk_nothing, &answer) && answer.length > 0) {
		int setting = find_setting(desk, answer);
		if (setting >= 0)
			change(desk, (enum setting)setting);
		else
			desk_note(desk, PHRASE_SETTINGS_NUMBER, range);
		if (desk->ended)
			return;
	}
}

/* "19", "19 6", "19x19 6"; *connects: how many in a row was named too. */
static bool read_size(struct span text, struct ruleset *rules, bool *connects)
{
	int size, again;
	struct span first = text_word(&text), second = text_word(&text);
	const char *times = first.length > 0 ? memchr(first.at, 'x', first.length) : NULL;
	size_t front = times ? (size_t)(times - first.at) : first.length;
	struct span back = {first.at + front + 1, times ? first.length - front - 1 : 0};
	if (!text_number((struct span){first.at, front}, BOARD_MAX, &size) || size < 1 || size > BOARD_MAX)
		return false;
	if (times && (!text_number(back, BOARD_MAX, &again) || again != size))
		return false;
	*connects = second.length > 0;
	if (*connects && (!text_number(second, BOARD_MAX, &rules->connect) || rules->connect < 1))
		return false;
	rules->size = size;
	return text_trim(text).length == 0;
}

bool settings_ask_size(struct desk *desk)
{
	char size[12], connect[12], typed[DESK_TYPED_MAX];
	struct span answer;
	for (;;) {
		const struct ruleset *rules = &desk->session.rules;
		struct ruleset changed = *rules;
		bool connects = false;
		snprintf(size, sizeof size, "%d", rules->size);
		snprintf(connect, sizeof connect, "%d", rules->connect);
		if (!desk_ask(desk, NULL, PHRASE_SIZE_ASK, (const char *const[]){size, connect}, &answer))
			return false;
		if (answer.length == 0)
			return true;
		if (text_is(typed_word(answer), "menu"))
			return false;
		if (!read_size(answer, &changed, &connects))
			desk_note(desk, PHRASE_SIZE_WRONG, (const char *const[]){desk_typed(answer, typed)});
		else if (put_rules(desk, connects ? SET_CONNECT : SET_SIZE, changed))
			return true;
	}
}
