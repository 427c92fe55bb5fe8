/* The settings: shows them, asks for a number or the beginning of a name, and then for a value, until it is valid. An
   empty line leaves the screen. */
#include "terminal/screens/screens.h"

#include <stdio.h>
#include <string.h>

#include "terminal/actions/setting.h"
#include "terminal/view/list.h"

enum { ROW_MAX = SETTING_VALUE_MAX + SETTING_CHOICES_MAX + 16, CUT_LEAST = 24 };

/* Writes the setting's value, and the values that it could have, as far as they fit on the row. */
static void write_row(const struct paper *paper, const char *label, const char *value, const char *choices,
                      char out[ROW_MAX])
{
	/* columns of the number, the colon, the brackets, and the last, which stays free */
	const int around = 5 + 2 + 1 + 4;
	const struct screen *screen = &paper->screen;
	const char *row = paper->language == LANGUAGE_ZH ? "%s（%.*s%s）" : "%s  (%.*s%s)";
	int room = screen->columns - around - screen_width(text_span(label)) - screen_width(text_span(value));
	struct span fits = screen_start_of(screen, text_span(choices), room);
	bool cut = fits.length < strlen(choices);
	if (cut)
		fits = screen_start_of(screen, fits, room - 4);
	while (cut && fits.length > 0 && fits.at[fits.length - 1] != ' ')
		fits.length--;
	if (!screen->in_place || (cut && room < CUT_LEAST) || fits.length == 0)
		snprintf(out, ROW_MAX, "%s", value);
	else
		snprintf(out, ROW_MAX, row, value, (int)fits.length, fits.at, cut ? "..." : "");
}

static void put_setting(struct view *view, const struct play *play, int number)
{
	struct paper *paper = &view->paper;
	char value[SETTING_VALUE_MAX], choices[SETTING_CHOICES_MAX], row[ROW_MAX];
	enum setting setting = (enum setting)(number - 1);
	const char *label = setting_label(paper->language, setting);
	setting_write_choices(paper->language, play, setting, choices);
	write_row(paper, label, setting_value_text(paper->language, view, play, setting, value), choices, row);
	list_put(paper, number, label, row);
}

static struct next begin_settings(struct view *view, struct play *play)
{
	const char *title = paper_text(&view->paper, PHRASE_SETTINGS);
	(void)play;
	return list_open(&view->paper, 1, SETTINGS, title, title, put_setting);
}

static const struct screen_ops setting_value_screen;

static struct next begin_setting_value(struct view *view, struct play *play)
{
	char choices[SETTING_CHOICES_MAX];
	enum setting setting = *(const enum setting *)view_state(view, &setting_value_screen);
	setting_write_choices(view->paper.language, play, setting, choices);
	return paper_ask(&view->paper, PHRASE_SETTINGS_VALUE, WITH(setting_label(view->paper.language, setting), choices));
}

static struct next take_setting_value(struct view *view, struct play *play, struct span answer)
{
	char choices[SETTING_CHOICES_MAX];
	enum setting setting = *(const enum setting *)view_state(view, &setting_value_screen);
	setting_write_choices(view->paper.language, play, setting, choices);
	bool leaves = answer.length == 0 || (setting == SET_BOOK && typed_is_leave(answer)); /* no file's name */
	if (leaves || setting_set_and_keep(view, play, setting, answer) != SETTING_UNKNOWN || typed_is_leave(answer))
		return next_is(NEXT_BACK);
	return paper_note(&view->paper, PHRASE_SETTINGS_WRONG, WITH(TYPED(answer), choices));
}

static const struct screen_ops setting_value_screen = {
	.key_words = escape_leaves,
	.words = WORD_EXIT,
	.size = sizeof(enum setting),
	.begin = begin_setting_value,
	.take = take_setting_value,
};

static struct next take_setting(struct view *view, struct play *play, struct span answer)
{
	int setting = setting_find(view->paper.language, SETTINGS, answer);
	struct next next = next_opens(&setting_value_screen);
	if (answer.length == 0 || text_is(answer, "0") || (setting < 0 && typed_is_leave(answer))) {
		if (view->stack.has_game && !ruleset_same(&play->session.rules, &play->session.game.rules))
			paper_note(&view->paper, PHRASE_NEXT_GAME, no_arguments);
		return next_is(NEXT_BACK);
	}
	if (setting >= 0) {
		*(enum setting *)view_prepare(&view->stack, &next) = (enum setting)setting;
		return next;
	}
	return paper_note(&view->paper, PHRASE_SETTINGS_NUMBER, WITH("1", NUMBER(SETTINGS)));
}

const struct screen_ops settings_screen = {
	.draw = list_draw,
	.question = PHRASE_SETTINGS_ASK,
	.key_words = escape_leaves,
	.words = WORD_EXIT,
	.begin = begin_settings,
	.take = take_setting,
};
