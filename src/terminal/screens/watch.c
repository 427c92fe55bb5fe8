/* A game of two machines that a person has stopped. */
#include "terminal/screens/screens.h"

#include "terminal/screens/commands.h"
#include "terminal/view/picture.h"
#include "terminal/view/view.h"

static void ask_watching(const struct view *view, struct play *play, char *out, size_t room)
{
	(void)play;
	phrase_write(out, room, view->language, view->screen.keys ? PHRASE_WATCH_ASK_KEYS : PHRASE_WATCH_ASK, no_arguments);
}

static const struct key_word space_goes_on[] = {{KEY_TEXT, " "}, {KEY_ENTER, NULL}};

const struct screen_ops watch_screen = {
	.draw = picture_draw,
	.prompt = ask_watching,
	.key_words = space_goes_on,
	.quits = true, /* after a Ctrl-C that paused the game, a second one must not end the program */
	.words = WORD_GAME,
	.take = commands_obey,
};
