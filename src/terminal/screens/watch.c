/* A game of two machines that a person has stopped. */
#include "terminal/screens/screens.h"

#include "terminal/view/picture.h"
#include "terminal/view/view.h"

static const struct key_word space_goes_on[] = {{KEY_TEXT, " "}, {KEY_ENTER, NULL}};

const struct screen_ops watch_screen = {
	.draw = picture_draw,
	.question = PHRASE_WATCH_ASK,
	.question_keys = PHRASE_WATCH_ASK_KEYS,
	.key_words = space_goes_on,
	.quits = true, /* after a Ctrl-C that paused the game, a second one must not end the program */
	.words = WORD_GAME,
	.take = commands_obey,
};
