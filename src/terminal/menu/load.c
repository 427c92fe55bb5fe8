/* The question which file to load a game from. */
#include "terminal/screens/screens.h"

#include <unistd.h>

#include "match/opponents.h"
#include "terminal/actions/files.h"
#include "terminal/view/view.h"

static void write_question(const struct view *view, struct match *match, char *out, size_t room)
{
	(void)match;
	phrase_write(out, room, view->language, PHRASE_FILE_ASK, no_arguments);
}

/* Loads the file. The game on the board was already left for the menu. */
static struct next take(struct view *view, struct match *match, struct span answer)
{
	char path[VIEW_PATH_MAX];
	if (answer.length == 0 || translate_is_leave(answer))
		return next_is(NEXT_BACK);
	int fd = view->raw.length > 0 ? files_open(view, view->raw, path) : -1;
	bool loaded = fd >= 0 && files_take(view, match, fd, path);
	if (fd >= 0)
		close(fd);
	if (!loaded)
		return next_is(NEXT_BACK);
	opponents_set(match, match->terms->player[SIDE_BLACK], match->terms->player[SIDE_WHITE]);
	return next_is(NEXT_GAME);
}

const struct screen_ops load_screen = {
	.prompt = write_question, .key_words = escape_leaves, .words = WORD_EXIT, .take = take};
