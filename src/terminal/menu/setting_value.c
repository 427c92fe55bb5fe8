/* Asks for the value of a setting. After a wrong value, asks again. */
#include "terminal/screens/screens.h"

#include "terminal/actions/kept.h"
#include "terminal/words/typed_words.h"

static void ask_setting_value(const struct view *view, struct play *play, char *out, size_t room)
{
	char choices[SETTING_CHOICES_MAX];
	enum setting setting = (enum setting)view->setting;
	setting_write_choices(view, play, setting, choices);
	phrase_write(out, room, view->language, PHRASE_SETTINGS_VALUE,
	             WITH(setting_label(view->language, setting), choices));
}

static struct next take_setting_value(struct view *view, struct play *play, struct span answer)
{
	char choices[SETTING_CHOICES_MAX];
	enum setting setting = (enum setting)view->setting;
	setting_write_choices(view, play, setting, choices);
	bool set = answer.length == 0 || kept_change(view, play, setting, answer) != SETTING_UNKNOWN;
	if (set || typed_is_leave(answer))
		return next_is(NEXT_BACK);
	view_note(view, PHRASE_SETTINGS_WRONG, WITH(TYPED(answer), choices));
	return next_is(NEXT_HERE);
}

const struct screen_ops setting_value_screen = {
	.prompt = ask_setting_value, .key_words = escape_leaves, .words = WORD_EXIT, .take = take_setting_value};
