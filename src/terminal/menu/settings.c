/* The settings: shows them, asks for a number or the beginning of a name, and then for a value, until it is valid. An
   empty line leaves the screen. */
#include "terminal/screens/screens.h"

#include <stdio.h>
#include <string.h>

#include "terminal/actions/setting.h"

enum { ROW_MAX = SETTING_VALUE_MAX + SETTING_CHOICES_MAX + 16, CUT_LEAST = 24 };

/* Writes the setting's value, and the values that it could have, as far as they fit on the row. */
static void write_row(const struct screen *screen, const char *label, const char *value, const char *choices,
                      char out[ROW_MAX])
{
	enum {
		AROUND = 5 + 2 + 1 + 4
	}; /* columns of the number, the colon, the brackets, and the last, which stays free */
	int room = screen->columns - AROUND - screen_width(text_span(label)) - screen_width(text_span(value));
	struct span fits = screen_start_of(screen, text_span(choices), room);
	bool cut = fits.length < strlen(choices);
	if (cut)
		fits = screen_start_of(screen, fits, room - 4);
	while (cut && fits.length > 0 && fits.at[fits.length - 1] != ' ')
		fits.length--;
	if (!screen->in_place || (cut && room < CUT_LEAST) || fits.length == 0)
		snprintf(out, ROW_MAX, "%s", value);
	else
		snprintf(out, ROW_MAX, "%s  (%.*s%s)", value, (int)fits.length, fits.at, cut ? "..." : "");
}

static void put_rows(struct view *view, const struct play *play, struct list_part part)
{
	struct paper *paper = &view->paper;
	char value[SETTING_VALUE_MAX], choices[SETTING_CHOICES_MAX], row[ROW_MAX];
	if (!paper_list_part_title(paper, PHRASE_SETTINGS, part, SETTINGS))
		paper_list_title(paper, PHRASE_SETTINGS, no_arguments);
	for (int at = part.first; at <= part.last; at++) {
		enum setting setting = (enum setting)at;
		const char *label = setting_label(paper->language, setting);
		setting_write_choices(paper->language, play->milliseconds, play->session.rules.size, setting, choices);
		write_row(&paper->screen, label, setting_value_text(paper->language, view, play, setting, value), choices, row);
		paper_list_item(paper, at + 1, label, row);
	}
}

static void put_settings(struct view *view, const struct play *play)
{
	const bool *listed = view_state(view, &settings_screen);
	screen_begin(&view->paper.screen);
	if (!*listed || view->paper.notes.lines.used == 0)
		put_rows(view, play, paper_list_part(&view->paper, SETTINGS, view->paper.list.number - 1));
	paper_put_notes(&view->paper);
}

static struct next begin_settings(struct view *view, struct play *play)
{
	return page_list(view, play, &settings_screen, SETTINGS, put_rows);
}

static const struct screen_ops setting_value_screen;

static struct next begin_setting_value(struct view *view, struct play *play)
{
	char choices[SETTING_CHOICES_MAX];
	enum setting setting = *(const enum setting *)view_state(view, &setting_value_screen);
	setting_write_choices(view->paper.language, play->milliseconds, play->session.rules.size, setting, choices);
	return paper_ask(&view->paper, PHRASE_SETTINGS_VALUE, WITH(setting_label(view->paper.language, setting), choices));
}

static struct next take_setting_value(struct view *view, struct play *play, struct span answer)
{
	char choices[SETTING_CHOICES_MAX];
	enum setting setting = *(const enum setting *)view_state(view, &setting_value_screen);
	setting_write_choices(view->paper.language, play->milliseconds, play->session.rules.size, setting, choices);
	bool leaves = answer.length == 0 || (setting == SET_BOOK && typed_is_leave(answer)); /* no file's name */
	if (leaves || kept_change(view, play, setting, answer) != SETTING_UNKNOWN || typed_is_leave(answer))
		return next_is(NEXT_BACK);
	paper_note(&view->paper, PHRASE_SETTINGS_WRONG, WITH(TYPED(answer), choices));
	return next_is(NEXT_HERE);
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
	int setting = setting_find(view->paper.language, answer);
	struct next next = next_opens(&setting_value_screen);
	bool *listed = view_state(view, &settings_screen);
	(void)play;
	*listed = false;
	if (answer.length == 0 || text_is(answer, "0") || (setting < 0 && typed_is_leave(answer)))
		return next_is(NEXT_BACK);
	if (setting >= 0) {
		*(enum setting *)view_prepare(&view->stack, &next) = (enum setting)setting;
		return next;
	}
	paper_note(&view->paper, PHRASE_SETTINGS_NUMBER, WITH("1", NUMBER(SETTINGS)));
	return next_is(NEXT_HERE);
}

/* If the rules were changed while a game is on the board, notes that the changes are for the next game. */
static void leave_settings(struct view *view, struct play *play)
{
	if (view->stack.has_game && !ruleset_same(&play->session.rules, &play->session.game.rules))
		paper_note(&view->paper, PHRASE_NEXT_GAME, no_arguments);
}

const struct screen_ops settings_screen = {
	.draw = put_settings,
	.question = PHRASE_SETTINGS_ASK,
	.first = 1,
	.last = SETTINGS,
	.key_words = escape_leaves,
	.words = WORD_EXIT,
	.size = sizeof(bool), /* the list was shown page by page */
	.begin = begin_settings,
	.take = take_setting,
	.leave = leave_settings,
};
