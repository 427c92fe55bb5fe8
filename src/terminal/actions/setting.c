#include "terminal/actions/setting.h"

#include <assert.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "base/minmax.h"
#include "base/names.h"
#include "rules/opening.h"
#include "terminal/files/settings_file.h"
#include "terminal/play/play.h"
#include "terminal/words/phrases.h"

/* The part of the rules that a person changed. */
enum rules_part {
	RULES_REST,
	RULES_SIZE,
	RULES_CONNECT,
	RULES_RULE,
};

/* Notes a phrase that names the size, K and the rule. */
static void note_rules(struct paper *paper, enum phrase phrase, const struct ruleset *rules)
{
	paper_note(paper, phrase,
	           WITH(NUMBER(rules->size), NUMBER(rules->connect),
	                phrase_value(paper->language, rule_names[rules->rule])));
}

void play_rules_note(struct paper *paper, const struct ruleset *rules)
{
	if (rules->connect > rules->size)
		note_rules(paper, PHRASE_NOBODY_WINS, rules);
}

void play_rules_free_opening(struct paper *paper, struct play *play)
{
	char name[OPENING_WORDS_MAX];
	struct session *session = &play->session;
	const struct ruleset *rules = &session->rules;
	if (play_is_of_people(&play->session) || !opening_has_choices(rules))
		return;
	opening_words_write(paper->language, rules->opening, rules->opening_n, name);
	paper_note(paper, PHRASE_OPENING_FOR_TWO, WITH(name));
	session->rules.opening = OPENING_FREE;
	session->rules.opening_n = 0;
}

static bool has_its_connect(const struct ruleset *rules)
{
	int connect = rule_traits[rules->rule].connect;
	return connect == 0 || connect == rules->connect;
}

/* Adapts K to the size, and the rule to K, after this part of the rules was changed. Keeps the replaced K and rule in
   `displaced`, and restores them when they fit again. */
static void play_rules_adapt(struct displaced *displaced, enum rules_part changed, struct ruleset *rules)
{
	int wanted = changed == RULES_SIZE && displaced->connect > 0 ? displaced->connect : rules->connect;
	struct ruleset returned = *rules;
	if (changed == RULES_SIZE)
		rules->connect = returned.connect = min(wanted, rules->size); /* so that the game can be won */
	if (changed == RULES_SIZE || changed == RULES_CONNECT)
		displaced->connect = wanted > rules->connect ? wanted : 0;
	returned.rule = displaced->rule;
	if (changed == RULES_RULE)
		displaced->any = false;
	else if (!has_its_connect(rules))
		*displaced = (struct displaced){displaced->connect, true, rules->rule};
	else if (displaced->any && has_its_connect(&returned))
		displaced->any = false;
	else
		return;
	if (changed != RULES_RULE)
		rules->rule = displaced->any ? RULE_FREESTYLE : returned.rule;
}

/* Notes why these rules are refused. */
static void note_fault(struct paper *paper, const struct ruleset *rules)
{
	if (!has_its_connect(rules))
		note_rules(paper, PHRASE_RENJU_IS_FIVE, rules);
	else if (opening_misfit(rules))
		note_rules(paper, openings[rules->opening].least > 1 ? PHRASE_OPENING_NEEDS_NINE : PHRASE_OPENING_NEEDS_ODD,
		           rules);
	else
		note_rules(paper, PHRASE_CONNECT_TOO_LONG, rules);
}

/* Sets the rules of the next game. `rules` are the rules so far with this part changed. Adapts the other parts if they
   no longer fit. Returns false if the rules are refused. Notes what was adapted or refused. */
static bool play_rules_change(struct paper *paper, struct play *play, enum rules_part changed, struct ruleset rules)
{
	int renju = rule_traits[RULE_RENJU].connect;
	struct ruleset adapted = rules;
	struct displaced displaced = play->displaced;
	play_rules_adapt(&displaced, changed, &adapted);
	if (!game_rules_fit(&adapted) || (changed == RULES_CONNECT && adapted.connect > adapted.size)) {
		note_fault(paper, &adapted);
		return false;
	}
	if (adapted.connect != rules.connect)
		note_rules(paper, adapted.connect < rules.connect ? PHRASE_CONNECT_FOLLOWS : PHRASE_CONNECT_RETURNS, &adapted);
	if (adapted.rule != rules.rule)
		note_rules(paper, adapted.rule == RULE_FREESTYLE ? PHRASE_RULE_FOLLOWS : PHRASE_RULE_RETURNS, &adapted);
	bool stays = adapted.rule == play->session.rules.rule && adapted.rule != RULE_RENJU;
	if (changed == RULES_CONNECT && adapted.connect == renju && play->session.rules.connect != renju && stays)
		note_rules(paper, PHRASE_RULE_STAYS, &adapted);
	play->displaced = play->chosen.displaced = displaced;
	play->session.rules = play->chosen.rules = adapted;
	return true;
}

void play_rules_return(struct play *play)
{
	play->session.rules = play->chosen.rules;
	play->session.coords = play->chosen.coords;
	play->displaced = play->chosen.displaced;
}

static const char *const switch_names[] = {"off", "on", NULL};

/* The values that a setting can have: the names of a choice, the first of which stands for `low`; or else the numbers
   from `low` to `high`; or else a text, which `text` describes. */
struct setting_values {
	struct names names;
	int low, high;
	enum phrase text;
};
/* clang-format off */
#define CHOICE(array) {NAMES(array), 0, 0, 0}
#define CHOICE_FROM(low, table) {NAMES_OF((table) + (low), name), (low), 0, 0}
#define RANGE(low, high) {{NULL, 0}, (low), (high), 0}
#define TEXT(phrase) {{NULL, 0}, 0, 0, (phrase)}

/* Where the value of a number or a choice is: an int or an enum, or a bool. */
struct setting_place {
	enum setting_owner { OWNER_RULES, OWNER_PLAY, OWNER_VIEW } owner;
	size_t at, size;
};
#define PLACE(owner, type, field) {(owner), offsetof(struct type, field), sizeof((struct type *)0)->field}
/* clang-format on */
#define IN_RULES(field) PLACE(OWNER_RULES, ruleset, field)
#define IN_PLAY(field) PLACE(OWNER_PLAY, play, field)
#define IN_VIEW(field) PLACE(OWNER_VIEW, view, field)

static const struct {
	enum phrase label;
	const char *option;
	struct setting_values values;
	struct setting_place place;
} settings[SETTINGS] = {
#define SETTING(setting, option, values, place) [setting] = {PHRASE_##setting, (option), values, place},
	/* clang-format off */
	SETTING_ROWS(SETTING)
/* clang-format on */
#undef SETTING
};

/* Returns the number or the choice that a setting has now. */
static int setting_number(const struct view *view, const struct play *play, enum setting setting)
{
	const struct setting_place *place = &settings[setting].place;
	const void *const owners[] = {[OWNER_RULES] = &play->session.rules, [OWNER_PLAY] = play, [OWNER_VIEW] = view};
	const char *at = (const char *)owners[place->owner] + place->at;
	int value;
	bool is_on;
	if (place->size == sizeof is_on) {
		memcpy(&is_on, at, sizeof is_on);
		return is_on;
	}
	assert(place->size == sizeof value);
	memcpy(&value, at, sizeof value);
	return setting == SET_TIME ? value / 1000 + (value % 1000 > 0) : value;
}

/* Sets a number or a choice in its owner. */
static void put_setting_number(void *owner, enum setting setting, int value)
{
	const struct setting_place *place = &settings[setting].place;
	bool is_on = value != 0;
	if (setting == SET_TIME)
		value *= 1000;
	assert(place->size == sizeof is_on || place->size == sizeof value);
	memcpy((char *)owner + place->at, place->size == sizeof is_on ? (void *)&is_on : (void *)&value, place->size);
}

/* Sets one of the rules, even if it does not fit the other rules. */
static void setting_put_rule(struct ruleset *rules, enum setting setting, const struct setting_value *value)
{
	assert(setting < SETTINGS_OF_RULES);
	put_setting_number(rules, setting, value->value);
	if (setting == SET_OPENING)
		rules->opening_n = value->n;
}

/* Opens the book with this name, and notes a fault of the file or a remark on it. An empty or unusable name closes the
   book. Returns false after a fault. */
static bool put_book(struct paper *paper, struct play *play, struct span name)
{
	char path[PLAYING_BOOK_PATH_MAX];
	if (name.length == 0 || !playing_book_path(name, path)) {
		playing_book_close(&play->playing_book, &play->session);
		return true;
	}
	struct book_report report = playing_book_open(&play->playing_book, &play->session, path, play->common->encoding);
	const char *fault = report.error != 0 ? ERROR_TEXT(paper->language, report.error) : report.fault;
	if (report.faulty)
		paper_note(paper, PHRASE_BOOK_FAULT, WITH(path, fault));
	else if (report.remark[0] != '\0')
		paper_note(paper, PHRASE_BOOK_REMARK, WITH(path, report.remark));
	return !report.faulty;
}

/* Sets a setting that is not a rule. Returns false, with a note, for a book that cannot be read. */
static bool setting_put(struct view *view, struct play *play, enum setting setting, const struct setting_value *value)
{
	if (setting == SET_BOOK)
		return put_book(&view->paper, play, value->path);
	if (setting != SET_CLOCK)
		put_setting_number(settings[setting].place.owner == OWNER_VIEW ? (void *)view : play, setting, value->value);
	switch (setting) {
	case SET_CLOCK:
		play->clock.control.base = value->clock.base;
		play->clock.control.bonus = value->clock.bonus;
		chess_clock_start(&play->clock, play->session.game.plies);
		break;
	case SET_LEVEL:
		play->named[SIDE_BLACK] = play->named[SIDE_WHITE] = MOVER_HUMAN;
		break;
	case SET_WIDE:
		view->paper.screen.wide = view->picture.render.look.wide;
		break;
	case SET_COORDS:
		play->chosen.coords = play->session.coords;
		break;
	case SET_LANGUAGE:
		view->paper.screen.plain = !language_locale_is_utf8() && view->paper.language == LANGUAGE_EN;
		break;
	case SET_KEYS:
		screen_set_keys(&view->paper.screen, view->paper.screen.how);
		break;
	default:
		break;
	}
	return true;
}

/* Returns the name of a choice's value: `out`, or a constant. n is the N in an opening's name. */
static const char *value_text(enum language language, enum setting setting, int value, int n,
                              char out[SETTING_VALUE_MAX])
{
	const struct setting_values *values = &settings[setting].values;
	if (setting == SET_OPENING)
		return opening_words_write(language, value, n, out);
	return phrase_value(language, names_at(values->names, value - values->low));
}

static int usual_n(enum setting setting, int value)
{
	return setting == SET_OPENING ? openings[value].usual : 0;
}

const char *setting_value_text(enum language language, const struct view *view, const struct play *play,
                               enum setting setting, char out[SETTING_VALUE_MAX])
{
	out[0] = '\0';
	if (setting == SET_CLOCK)
		chess_clock_write(&play->clock.control, out);
	if (setting == SET_BOOK)
		snprintf(out, SETTING_VALUE_MAX, "%s", play->playing_book.path);
	if (settings[setting].values.text)
		return out[0] ? out : phrase_value(language, switch_names[false]);
	if (setting == SET_TIME && play->milliseconds == TIME_FREE)
		return phrase_texts[language][PHRASE_NO_LIMIT];
	int value = setting_number(view, play, setting);
	if (settings[setting].values.names.first)
		return value_text(language, setting, value, play->session.rules.opening_n, out);
	return phrase_number(value, out);
}

/* Writes a level, with its maximum of seconds per move. The level random has none, and without a limit no level has
   one. Returns `out`. */
static const char *level_text(const struct paper *paper, const struct play *play, enum mover_id level,
                              char out[SETTING_VALUE_MAX])
{
	char seconds[TEXT_THOUSANDTHS_MAX];
	const char *name = phrase_value(paper->language, movers[level].name);
	text_write_thousandths(seconds, mover_time_limit(level, play->milliseconds));
	snprintf(out, SETTING_VALUE_MAX, "%s", name);
	if (level != MOVER_RANDOM && play->milliseconds != TIME_FREE)
		phrase_write(out, SETTING_VALUE_MAX, paper->language, PHRASE_LEVEL_TIME, WITH(name, seconds));
	return out;
}

void setting_write_choices(const struct paper *paper, const struct play *play, enum setting setting,
                           char out[SETTING_CHOICES_MAX])
{
	char text[SETTING_VALUE_MAX];
	struct sink list = sink_into(out, SETTING_CHOICES_MAX);
	const struct setting_values *values = &settings[setting].values;
	if (values->text) {
		sink_text(&list, paper_text(paper, values->text));
		return;
	}
	if (!values->names.first)
		sink_format(&list, "%d-%d", values->low, setting == SET_CONNECT ? play->session.rules.size : values->high);
	for (int i = 0; values->names.first && names_at(values->names, i); i++) {
		int value = values->low + i;
		sink_item(&list, paper_text(paper, PHRASE_COMMA), "");
		sink_format(&list, "%d %s", i + 1,
		            setting == SET_LEVEL ? level_text(paper, play, (enum mover_id)value, text)
		                                 : value_text(paper->language, setting, value, usual_n(setting, value), text));
	}
}

/* Finds the text that equals `typed`, or else the only text that begins with it. Returns the index of the text found,
   or -1. */
static int find_start(struct span typed, const char *const texts[], int count)
{
	char start[SETTING_VALUE_MAX];
	int found = -1;
	if (typed.length == 0 || typed.length >= sizeof start)
		return -1;
	memcpy(start, typed.at, typed.length);
	start[typed.length] = '\0';
	for (int i = 0; i < count; i++) {
		struct span text = text_span(texts[i]);
		if (text_is(typed, text.at))
			return i;
		if (text_starts(text, start))
			found = found == -1 ? i : count;
	}
	return found < count ? found : -1;
}

/* Finds a choice by its number, from 1, or by the beginning of its name in the person's language or in English. Returns
   its index, or -1. */
static int find_choice(enum language language, enum setting setting, struct span text)
{
	enum { CHOICES_MAX = 32 };
	char written[LANGUAGES][CHOICES_MAX][SETTING_VALUE_MAX];
	const char *own[CHOICES_MAX], *english[CHOICES_MAX];
	const struct setting_values *values = &settings[setting].values;
	int count = 0, number;
	for (; names_at(values->names, count); count++) {
		int value = values->low + count, n = usual_n(setting, value);
		assert(count < CHOICES_MAX);
		own[count] = value_text(language, setting, value, n, written[0][count]);
		english[count] = value_text(LANGUAGE_EN, setting, value, n, written[1][count]);
	}
	if (text_number(text, count, &number) && number >= 1 && number <= count)
		return number - 1;
	number = find_start(text, own, count);
	return number >= 0 ? number : find_start(text, english, count);
}

/* Reads an opening, whose N may be typed in its name, or is the usual one. */
static bool read_opening_setting(struct setting_value *value, bool whole, struct span text)
{
	struct ruleset rules;
	bool read = whole ? opening_read(&rules, text) : opening_words_read(&rules, text);
	if (read)
		*value = (struct setting_value){.value = rules.opening, .n = rules.opening_n};
	return read;
}

/* Reads a value. With `whole`, a choice must be the whole English name; else it may be a number or the beginning of a
   name. */
static bool read_value(enum language language, bool whole, enum setting setting, struct span text,
                       struct setting_value *value)
{
	const struct setting_values *values = &settings[setting].values;
	*value = (struct setting_value){.value = 0};
	const char *off = switch_names[false];
	if (values->text && (text_is(text, off) || text_is(text, phrase_value(language, off)))) {
		value->path = text_span("");
		return true;
	}
	if (setting == SET_CLOCK)
		return chess_clock_read(text, &value->clock);
	if (setting == SET_BOOK) {
		char absolute[PLAYING_BOOK_PATH_MAX];
		value->path = text;
		return playing_book_path(text, absolute);
	}
	if (!values->names.first)
		return text_number(text, values->high, &value->value) && value->value >= values->low &&
		       value->value <= values->high;
	bool opening = setting == SET_OPENING && read_opening_setting(value, whole, text);
	if (opening || (setting == SET_OPENING && whole))
		return opening;
	int found = whole ? names_find(values->names, text) : find_choice(language, setting, text);
	value->value = values->low + found;
	value->n = found >= 0 ? usual_n(setting, value->value) : 0;
	return found >= 0;
}

const char *setting_label(enum language language, enum setting setting)
{
	return phrase_texts[language][settings[setting].label];
}

/* Reads and sets a value. Notes which other rules were adapted. */
static enum setting_answer setting_read(struct view *view, struct play *play, enum setting setting, struct span text)
{
	static const enum rules_part parts[SETTINGS_OF_RULES] =
		{[SET_SIZE] = RULES_SIZE, [SET_CONNECT] = RULES_CONNECT, [SET_RULE] = RULES_RULE};
	struct setting_value value;
	if (!read_value(view->paper.language, false, setting, text, &value))
		return SETTING_UNKNOWN;
	if (setting < SETTINGS_OF_RULES) {
		struct ruleset rules = play->session.rules;
		setting_put_rule(&rules, setting, &value);
		return play_rules_change(&view->paper, play, parts[setting], rules) ? SETTING_SET : SETTING_REFUSED;
	}
	if (!setting_put(view, play, setting, &value))
		return SETTING_REFUSED;
	if (setting == SET_BOOK && play->session.book)
		paper_note(&view->paper, PHRASE_BOOK_MOVES, WITH(NUMBER(play->playing_book.book.used)));
	const enum mover_id *player = play->session.player;
	if (setting == SET_LEVEL && view->stack.has_game)
		opponents_set(&play->opponents, play->session.player,
		              player[SIDE_BLACK] == MOVER_HUMAN ? MOVER_HUMAN : play->level,
		              player[SIDE_WHITE] == MOVER_HUMAN ? MOVER_HUMAN : play->level);
	return SETTING_SET;
}

const char *setting_option(enum setting setting)
{
	return settings[setting].option;
}

bool setting_read_option(enum setting setting, struct span text, struct setting_value *value)
{
	return read_value(LANGUAGE_EN, true, setting, text, value);
}

int setting_find(const struct paper *paper, struct span text)
{
	int number;
	const char *options[SETTINGS], *labels[SETTINGS];
	if (text_number(text, SETTINGS, &number))
		return number >= 1 && number <= SETTINGS ? number - 1 : -1;
	for (enum setting setting = 0; setting < SETTINGS; setting++) {
		options[setting] = setting_option(setting);
		labels[setting] = setting_label(paper->language, setting);
	}
	number = find_start(text, options, SETTINGS);
	return number >= 0 ? number : find_start(text, labels, SETTINGS);
}

enum { LINES_NOTED = 3 }; /* ignored lines that are named in notes */

struct kept_value {
	bool any;
	struct settings_line line;
	struct setting_value value;
};

/* A line that is ignored, and why. */
struct ignored {
	struct settings_line line;
	enum phrase why;
};

struct kept {
	struct settings_file file;
	struct kept_value at[SETTINGS];
	struct ignored ignored[LINES_NOTED]; /* the first ignored lines */
	int ignores;                         /* number of all ignored lines */
	bool rule_given, connect_given;      /* whether the command line sets the rule, and K */
};

static void ignore(struct kept *kept, const struct settings_line *line, enum phrase why)
{
	if (kept->ignores < LINES_NOTED)
		kept->ignored[kept->ignores] = (struct ignored){*line, why};
	kept->ignores++;
}

/* Notes the ignored lines, in the language that the settings file may have set. */
static void note_ignored(struct paper *paper, const struct kept *kept)
{
	for (int i = 0; i < kept->ignores && i < LINES_NOTED; i++) {
		const struct settings_line *line = &kept->ignored[i].line;
		paper_note(paper, kept->ignored[i].why, WITH(kept->file.path, NUMBER(line->number), TYPED(line->text)));
	}
	if (kept->ignores > LINES_NOTED)
		paper_note(paper, PHRASE_KEPT_MORE, WITH(NUMBER(kept->ignores - LINES_NOTED)));
}

static void read_settings_lines(struct kept *kept)
{
	struct span rest = {kept->file.text, kept->file.length};
	struct settings_line line = {.number = 0};
	while (settings_line_next(&rest, &line)) {
		struct setting_value value;
		enum setting setting = 0;
		while (setting < SETTINGS && !text_is(line.name, setting_option(setting)))
			setting++;
		if (setting < SETTINGS && setting_read_option(setting, line.value, &value))
			kept->at[setting] = (struct kept_value){true, line, value};
		else
			ignore(kept, &line, PHRASE_KEPT_WRONG);
	}
}

static bool is_given(const char *const given[], const char *option)
{
	while (*given && strcmp(*given, option) != 0)
		given++;
	return *given != NULL;
}

/* Drops the kept settings that the command line sets, by their own option or by another. Returns whether it sets one of
   the rules. */
static bool drop_given(struct kept *kept, const char *const given[])
{
	bool rule = false;
	for (enum setting setting = 0; setting < SETTINGS; setting++) {
		bool implied = (setting == SET_FLAG && is_given(given, "clock")) ||
		               (setting == SET_TIME && (is_given(given, "nodes") || is_given(given, "depth")));
		if (!implied && !is_given(given, setting_option(setting)))
			continue;
		kept->at[setting].any = false;
		rule |= setting < SETTINGS_OF_RULES;
	}
	return rule;
}

/* Drops settings that this terminal cannot show; they stay in the file for other terminals. */
static void drop_unshown(const struct paper *paper, struct kept *kept)
{
	struct kept_value *style = &kept->at[SET_STYLE], *color = &kept->at[SET_COLOR];
	bool ascii = style->value.value == STYLE_ASCII || style->value.value == STYLE_GRID;
	style->any &= ascii || language_locale_is_utf8();
	color->any &= color->value.value == 0 || paper->screen.in_place;
	kept->at[SET_LANGUAGE].any &= kept->at[SET_LANGUAGE].value.value == LANGUAGE_EN || language_locale_is_utf8();
}

/* Adapts the kept K and rule if they do not fit, but never those of the command line. */
static void adapt(const struct kept *kept, struct ruleset *rules, struct displaced *displaced)
{
	bool sizes = kept->at[SET_SIZE].any || kept->at[SET_CONNECT].any;
	*displaced = (struct displaced){.any = false};
	if (!kept->rule_given && (sizes || kept->at[SET_RULE].any))
		play_rules_adapt(displaced, sizes && !kept->connect_given ? RULES_SIZE : RULES_CONNECT, rules);
}

/* Returns the rules of the command line, changed by all kept settings of rules except `dropped`. If neither names a
   rule, uses the usual rule for K. */
static struct ruleset with_kept(const struct kept *kept, struct ruleset rules, enum setting dropped)
{
	for (enum setting setting = 0; setting < SETTINGS_OF_RULES; setting++)
		if (kept->at[setting].any && setting != dropped)
			setting_put_rule(&rules, setting, &kept->at[setting].value);
	if (!kept->rule_given && !kept->at[SET_RULE].any)
		rules.rule = rules.connect == rule_traits[RULE_RENJU].connect ? RULE_RENJU : RULE_FREESTYLE;
	return rules;
}

/* Chooses the kept rules. If they do not fit together, leaves out the opening, or K, or the size, or else all of them.
   With `notes`, notes what was left out. SET_RULE is never left out alone: adapt() makes it fit K. */
static void put_kept_rules(struct play *play, struct kept *kept, bool notes)
{
	static const enum setting drops[] = {SETTINGS, SET_OPENING, SET_CONNECT, SET_SIZE};
	enum { DROPS = sizeof drops / sizeof *drops };
	for (int i = 0; i < DROPS; i++) {
		struct displaced displaced;
		struct ruleset rules = with_kept(kept, play->common->rules, drops[i]);
		adapt(kept, &rules, &displaced);
		bool connects = kept->connect_given || (kept->at[SET_CONNECT].any && drops[i] != SET_CONNECT);
		if (!game_rules_fit(&rules) || (connects && rules.connect > rules.size))
			continue;
		play->chosen.rules = rules;
		play->chosen.displaced = displaced;
		if (drops[i] != SETTINGS && notes)
			ignore(kept, &kept->at[drops[i]].line, PHRASE_KEPT_MISFIT);
		return;
	}
	for (int i = 1; i < DROPS && notes; i++)
		if (kept->at[drops[i]].any)
			ignore(kept, &kept->at[drops[i]].line, PHRASE_KEPT_MISFIT);
}

void kept_read(struct view *view, struct play *play, const char *const given[], bool has_game)
{
	struct kept kept = {.ignores = 0};
	play->chosen.by_person = kept.rule_given = is_given(given, setting_option(SET_RULE));
	kept.connect_given = is_given(given, setting_option(SET_CONNECT));
	if (!settings_file_find(&kept.file))
		return;
	int error = settings_file_read(&kept.file);
	if (error != 0) {
		paper_note_once(&view->paper, &view->paper.notes.told.settings_fail, PHRASE_KEPT_UNREAD, kept.file.path, error);
		return;
	}
	read_settings_lines(&kept);
	play->chosen.by_person |= kept.at[SET_RULE].any;
	bool any_given = drop_given(&kept, given);
	drop_unshown(&view->paper, &kept);
	put_kept_rules(play, &kept, !any_given && !has_game);
	if (kept.at[SET_COORDS].any)
		play->chosen.coords = (enum coords)kept.at[SET_COORDS].value.value;
	if (!has_game)
		play_rules_return(play);
	for (enum setting setting = SETTINGS_OF_RULES; setting < SETTINGS; setting++)
		if (kept.at[setting].any && setting != SET_COORDS)
			setting_put(view, play, setting, &kept.at[setting].value);
	note_ignored(&view->paper, &kept);
}

enum setting_answer kept_change(struct view *view, struct play *play, enum setting setting, struct span text)
{
	struct settings_file file;
	char written[SETTING_VALUE_MAX];
	enum setting_answer answer = setting_read(view, play, setting, text);
	play->chosen.by_person |= setting == SET_RULE && answer == SETTING_SET;
	if (answer != SETTING_SET || !settings_file_find(&file))
		return answer;
	const char *value = setting_value_text(LANGUAGE_EN, view, play, setting, written);
	/* Other settings that were adapted to it are not written: they are adapted again when the file is read. */
	int error = settings_file_change(&file, setting_option(setting), value);
	if (error != 0)
		paper_note_once(&view->paper, &view->paper.notes.told.settings_fail, PHRASE_KEPT_UNWRITTEN, file.path, error);
	return answer;
}

bool kept_show_threats(struct view *view, struct play *play, struct span text)
{
	bool on;
	if (!typed_switch(text, view->picture.render.look.threats, &on))
		return false;
	kept_change(view, play, SET_THREATS, text_span(on ? "on" : "off"));
	paper_note(&view->paper, on ? PHRASE_THREATS_ON : PHRASE_THREATS_OFF, no_arguments);
	return true;
}
