/* The settings: shows all of them, and asks for the number or the beginning of a name. An empty line ends it. */
#include "terminal/screens/screens.h"

#include <stdio.h>

#include "terminal/actions/setting.h"
#include "terminal/view/translate.h"
#include "terminal/view/view.h"

static void put_settings(struct view *view, const struct match *match)
{
	screen_begin(&view->screen);
	view_line(view, PHRASE_SETTINGS, no_arguments);
	for (enum setting setting = 0; setting < SETTINGS; setting++) {
		char value[SETTING_VALUE_MAX];
		view_item(view, (int)setting + 1, setting_label(view->language, setting),
		          setting_write(view, match, setting, value));
	}
	view_put_notes(view);
}

static void write_question(const struct view *view, struct match *match, char *out, size_t room)
{
	(void)match;
	enum phrase phrase = view->screen.keys ? PHRASE_SETTINGS_ASK_KEYS : PHRASE_SETTINGS_ASK;
	phrase_write(out, room, view->language, phrase, no_arguments);
}

static struct next take(struct view *view, struct match *match, struct span answer)
{
	char last[12];
	int setting = setting_find(view, answer);
	(void)match;
	if (answer.length == 0 || (setting < 0 && translate_is_leave(answer)))
		return next_is(NEXT_BACK);
	if (setting >= 0) {
		view->setting = setting;
		return next_opens(&setting_value_screen);
	}
	snprintf(last, sizeof last, "%d", SETTINGS);
	view_note(view, PHRASE_SETTINGS_NUMBER, (const char *const[]){"1", last});
	return next_is(NEXT_HERE);
}

/* Notes that changes of the rules are for the next game, if a game is on the board. */
static void leave(struct view *view, struct match *match)
{
	if (view->has_game && !ruleset_same(&match->session.rules, &match->session.game.rules))
		view_note(view, PHRASE_NEXT_GAME, no_arguments);
}

const struct screen_ops settings_screen = {
	.draw = put_settings,
	.prompt = write_question,
	.first = 1,
	.last = SETTINGS,
	.key_words = escape_leaves,
	.words = WORD_EXIT,
	.take = take,
	.leave = leave,
};
