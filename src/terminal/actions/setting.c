#include "terminal/actions/setting.h"

#include <assert.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "base/minmax.h"
#include "base/names.h"
#include "os/threads.h"
#include "rules/opening.h"
#include "terminal/files/settings_file.h"

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

/* Sets a number or a choice in its owner. */
static void put_setting_number(void *owner, enum setting setting, int value)
{
	const struct setting_place *place = &settings[setting].place;
	bool is_on = value != 0;
	value *= setting == SET_TIME ? 1000 : 1;
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
static bool put_book(struct paper *paper, struct playing_book *book, struct session *session, const char *encoding,
                     struct span name)
{
	char path[PLAYING_BOOK_PATH_MAX];
	if (name.length == 0 || !playing_book_path(name, path)) {
		playing_book_close(book, session);
		return true;
	}
	struct book_report report = playing_book_open(book, session, path, encoding);
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
		return put_book(&view->paper, &play->playing_book, &play->session, play->common->encoding, value->path);
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
	const struct setting_place *place = &settings[setting].place;
	const void *const owners[] = {[OWNER_RULES] = &play->session.rules, [OWNER_PLAY] = play, [OWNER_VIEW] = view};
	const char *at = (const char *)owners[place->owner] + place->at;
	int value = 0;
	bool is_on = false;
	out[0] = '\0';
	if (setting == SET_CLOCK)
		chess_clock_write(&play->clock.control, out);
	if (setting == SET_BOOK)
		snprintf(out, SETTING_VALUE_MAX, "%s", play->playing_book.path);
	if (settings[setting].values.text)
		return out[0] ? out : phrase_value(language, switch_names[false]);
	if (setting == SET_TIME && play->milliseconds == TIME_FREE)
		return phrase_texts[language][PHRASE_NO_LIMIT];
	memcpy(place->size == sizeof is_on ? (void *)&is_on : (void *)&value, at, place->size);
	if (setting == SET_TIME)
		value = value / 1000 + (value % 1000 > 0);
	if (settings[setting].values.names.first)
		return value_text(language, setting, is_on ? 1 : value, play->session.rules.opening_n, out);
	return sink_digits(value, out);
}

/* Returns a level, with its maximum of seconds per move: `out`, or a constant. The level random has no maximum, and
   without a limit no level has one. */
static const char *level_text(enum language language, int milliseconds, enum mover_id level,
                              char out[SETTING_VALUE_MAX])
{
	char seconds[TEXT_THOUSANDTHS_MAX];
	const char *name = phrase_value(language, movers[level].name);
	if (level == MOVER_RANDOM || milliseconds == TIME_FREE)
		return name;
	text_write_thousandths(seconds, mover_time_limit(level, milliseconds));
	phrase_write(out, SETTING_VALUE_MAX, language, PHRASE_LEVEL_TIME, WITH(name, seconds));
	return out;
}

void setting_write_choices(enum language language, const struct play *play, enum setting setting,
                           char out[SETTING_CHOICES_MAX])
{
	char text[SETTING_VALUE_MAX];
	struct sink list = sink_into(out, SETTING_CHOICES_MAX);
	const struct setting_values *values = &settings[setting].values;
	if (values->text) {
		sink_text(&list, phrase_texts[language][values->text]);
		return;
	}
	if (!values->names.first)
		sink_format(&list, "%d-%d", values->low, setting == SET_CONNECT ? play->session.rules.size : values->high);
	for (int i = 0; values->names.first && names_at(values->names, i); i++) {
		int value = values->low + i;
		sink_item(&list, phrase_texts[language][PHRASE_COMMA], "");
		sink_format(&list, "%d %s", i + 1,
		            setting == SET_LEVEL ? level_text(language, play->milliseconds, (enum mover_id)value, text)
		                                 : value_text(language, setting, value, usual_n(setting, value), text));
	}
}

const char *setting_label(enum language language, enum setting setting)
{
	return phrase_texts[language][settings[setting].label];
}

const char *setting_option(enum setting setting)
{
	return settings[setting].option;
}

/* Returns the name of an entry, counted from 0, of the choices of `of`: in the person's language or, with `second`, in
   English; and for SETTINGS of the list of settings: as in the settings file or, with `second`, in the person's
   language. Returns NULL at the end, else `out` or a constant. */
static const char *entry_name(enum language language, bool second, enum setting of, int at, char out[SETTING_VALUE_MAX])
{
	if (of == SETTINGS && at == SETTINGS)
		return NULL;
	if (of == SETTINGS)
		return second ? setting_label(language, (enum setting)at) : setting_option((enum setting)at);
	int value = settings[of].values.low + at;
	bool any = names_at(settings[of].values.names, at);
	return any ? value_text(second ? LANGUAGE_EN : language, of, value, usual_n(of, value), out) : NULL;
}

int setting_find(enum language language, enum setting of, struct span typed)
{
	char out[SETTING_VALUE_MAX];
	int number, count = 0, found = -1;
	while (entry_name(language, false, of, count, out))
		count++;
	if (text_number(typed, count, &number) && number >= 1 && number <= count)
		return number - 1;
	for (int second = 0; second < 2 && found < 0 && typed.length > 0; second++) {
		for (int i = 0; i < count; i++) {
			const char *name = entry_name(language, second != 0, of, i, out);
			if (text_is(typed, name))
				return i;
			if (typed_begins(typed, name))
				found = found == -1 ? i : count;
		}
		found = found < count ? found : -1;
	}
	return found;
}

bool setting_read(enum language language, bool whole, enum setting setting, struct span text,
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
	struct ruleset rules; /* an opening's N may be typed in its name, or is the usual one */
	if (setting == SET_OPENING && (whole ? opening_read(&rules, text) : opening_words_read(&rules, text))) {
		*value = (struct setting_value){.value = rules.opening, .n = rules.opening_n};
		return true;
	}
	if (setting == SET_OPENING && whole)
		return false;
	int found = whole ? names_find(values->names, text) : setting_find(language, setting, text);
	value->value = values->low + found;
	value->n = found >= 0 ? usual_n(setting, value->value) : 0;
	return found >= 0;
}

enum { LINES_NOTED = 3 }; /* ignored lines that are named in notes */

struct kept_value {
	bool any;
	struct settings_line line;
	struct setting_value value;
};

struct kept {
	struct settings_file file;
	struct kept_value at[SETTINGS];
	struct settings_line ignored[LINES_NOTED]; /* the first ignored lines */
	enum phrase why[LINES_NOTED];
	int ignores;                    /* number of all ignored lines */
	bool rule_given, connect_given; /* whether the command line sets the rule, and K */
};

static void ignore(struct kept *kept, const struct settings_line *line, enum phrase why)
{
	if (kept->ignores < LINES_NOTED) {
		kept->ignored[kept->ignores] = *line;
		kept->why[kept->ignores] = why;
	}
	kept->ignores++;
}

/* Notes the ignored lines, in the language that the settings file may have set. */
static void note_ignored(struct paper *paper, const struct kept *kept)
{
	for (int i = 0; i < kept->ignores && i < LINES_NOTED; i++) {
		const struct settings_line *line = &kept->ignored[i];
		paper_note(paper, kept->why[i], WITH(kept->file.path, NUMBER(line->number), TYPED(line->text)));
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
		if (setting < SETTINGS && setting_read(LANGUAGE_EN, true, setting, line.value, &value))
			kept->at[setting] = (struct kept_value){true, line, value};
		else
			ignore(kept, &line, PHRASE_KEPT_WRONG);
	}
}

static bool is_given(const char *const given[], const char *option)
{
	return names_find((struct names)NAMES(given), text_span(option)) >= 0;
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
static void drop_unshown(struct kept_value at[SETTINGS], const struct screen *screen)
{
	bool utf8 = language_locale_is_utf8();
	int style = at[SET_STYLE].value.value;
	at[SET_STYLE].any &= utf8 || style == STYLE_ASCII || style == STYLE_GRID;
	at[SET_LANGUAGE].any &= utf8 || at[SET_LANGUAGE].value.value == LANGUAGE_EN;
	at[SET_THEME].any &= screen->many_colors || at[SET_THEME].value.value == THEME_PLAIN;
	at[SET_COLOR].any &= screen->in_place || at[SET_COLOR].value.value == 0;
}

/* Chooses the rules of the command line, changed by the kept ones. If neither names a rule, uses the usual rule for K.
   Adapts K and rule if they do not fit, but never those of the command line. If the rules still do not fit together,
   leaves out the opening, or K, or the size, or else all of them. With `notes`, notes what was left out. */
static void put_kept_rules(struct chosen_rules *chosen, const struct ruleset *given, struct kept *kept, bool notes)
{
	static const enum setting drops[] = {SETTINGS, SET_OPENING, SET_CONNECT, SET_SIZE};
	enum { DROPS = sizeof drops / sizeof *drops };
	bool sizes = kept->at[SET_SIZE].any || kept->at[SET_CONNECT].any, rule = kept->at[SET_RULE].any, fits = false;
	int tries = 0;
	for (; tries < DROPS && !fits; tries++) {
		struct ruleset rules = *given;
		for (enum setting setting = 0; setting < SETTINGS_OF_RULES; setting++)
			if (kept->at[setting].any && setting != drops[tries])
				setting_put_rule(&rules, setting, &kept->at[setting].value);
		if (!kept->rule_given && !rule)
			rules.rule = rules.connect == rule_traits[RULE_RENJU].connect ? RULE_RENJU : RULE_FREESTYLE;
		struct wanted_rules wanted = {rules.connect, rules.rule};
		if (!kept->rule_given && (sizes || rule))
			play_rules_adapt(&wanted, sizes && !kept->connect_given ? RULES_SIZE : RULES_CONNECT, &rules);
		bool connects = kept->connect_given || (kept->at[SET_CONNECT].any && drops[tries] != SET_CONNECT);
		fits = game_rules_fit(&rules) && !(connects && rules.connect > rules.size);
		chosen->rules = fits ? rules : *given;
		chosen->wanted = fits ? wanted : (struct wanted_rules){given->connect, given->rule};
	}
	for (int i = fits ? tries - 1 : 1; i < tries && notes; i++)
		if (drops[i] != SETTINGS && kept->at[drops[i]].any)
			ignore(kept, &kept->at[drops[i]].line, PHRASE_KEPT_MISFIT);
}

void settings_take_kept(struct view *view, struct play *play, const char *const given[], bool has_game)
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
	drop_unshown(kept.at, &view->paper.screen);
	put_kept_rules(&play->chosen, &play->common->rules, &kept, !any_given && !has_game);
	if (kept.at[SET_COORDS].any)
		play->chosen.coords = (enum coords)kept.at[SET_COORDS].value.value;
	if (!has_game)
		play_rules_return(play);
	for (enum setting setting = SETTINGS_OF_RULES; setting < SETTINGS; setting++)
		if (kept.at[setting].any && setting != SET_COORDS)
			setting_put(view, play, setting, &kept.at[setting].value);
	note_ignored(&view->paper, &kept);
}

enum setting_answer setting_set_and_keep(struct view *view, struct play *play, enum setting setting, struct span text)
{
	struct settings_file file;
	char written[SETTING_VALUE_MAX];
	struct setting_value value;
	struct ruleset rules = play->session.rules;
	enum mover_id *player = play->session.player;
	if (!setting_read(view->paper.language, false, setting, text, &value))
		return SETTING_UNKNOWN;
	if (setting < SETTINGS_OF_RULES) {
		setting_put_rule(&rules, setting, &value);
		if (!play_rules_change(&view->paper, play, (enum rules_part)min((int)setting, RULES_REST), rules))
			return SETTING_REFUSED;
	} else if (!setting_put(view, play, setting, &value)) {
		return SETTING_REFUSED;
	}
	if (setting == SET_BOOK && play->session.book)
		paper_note(&view->paper, PHRASE_BOOK_MOVES, WITH(NUMBER(book_count_moves(&play->playing_book.book))));
	if (setting == SET_LEVEL && view->stack.has_game)
		opponents_set(&play->opponents, player, player[SIDE_BLACK] == MOVER_HUMAN ? MOVER_HUMAN : play->level,
		              player[SIDE_WHITE] == MOVER_HUMAN ? MOVER_HUMAN : play->level);
	play->chosen.by_person |= setting == SET_RULE;
	if (!settings_file_find(&file))
		return SETTING_SET;
	/* Other settings that were adapted to it are not written: they are adapted again when the file is read. */
	const char *now = setting_value_text(LANGUAGE_EN, view, play, setting, written);
	int error = settings_file_change(&file, setting_option(setting), now);
	paper_note_once(&view->paper, &view->paper.notes.told.settings_fail, PHRASE_KEPT_UNWRITTEN, file.path, error);
	return SETTING_SET;
}

struct next setting_show_threats(struct view *view, struct play *play, struct span text)
{
	bool on;
	if (!typed_switch(text, view->picture.render.look.threats, &on))
		return next_is(NEXT_REFUSED);
	setting_set_and_keep(view, play, SET_THREATS, text_span(on ? "on" : "off"));
	return paper_note(&view->paper, PHRASE_THREATS_NOW, WITH(NUMBER(on)));
}
