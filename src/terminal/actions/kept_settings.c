#include "terminal/actions/kept_settings.h"

#include <string.h>

#include "terminal/actions/play_rules.h"
#include "terminal/files/settings_file.h"

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
