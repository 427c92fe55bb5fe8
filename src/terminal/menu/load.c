/* Asks which file to load a game from, in the menu and in a game. After a wrong name, asks again. */
#include "terminal/screens/screens.h"

#include <unistd.h>

#include "terminal/actions/files.h"
#include "terminal/play/opponents.h"
#include "terminal/view/view.h"

/* Loads the file from the menu: there is no game to leave. */
static struct next load_typed_file(struct paper *paper, struct play *play, int fd, const char *path)
{
	bool loaded = files_take(paper, play, fd, path);
	close(fd);
	if (!loaded)
		return next_is(NEXT_HERE);
	opponents_set(play, play->common->player[SIDE_BLACK], play->common->player[SIDE_WHITE]);
	return next_is(NEXT_GAME);
}

/* Returns the file's name. The word `load` before it is skipped. */
static struct span name_of_loaded(const struct view *view, struct play *play, struct span answer)
{
	char line[TYPED_COMMAND_MAX];
	struct span rest = typed_command(answer, play->coords, line);
	bool named = text_is(text_word(&rest), "load") && text_trim(rest).length > 0;
	return named ? typed_rest(view->typing.answer.raw) : view->typing.answer.raw;
}

struct next load_open(struct view *view, struct play *play, struct span name)
{
	char path[VIEW_PATH_MAX];
	int fd = files_open(view, play, name, path);
	return fd >= 0 ? load_typed_file(&view->paper, play, fd, path) : next_is(NEXT_HERE);
}

/* Loads the file. If the user must be asked first whether to leave the game, that question replaces this one. */
static struct next take_file_to_load(struct view *view, struct play *play, struct span answer)
{
	char path[VIEW_PATH_MAX];
	if (answer.length == 0 || typed_is_leave(answer))
		return next_is(NEXT_BACK);
	int fd = files_open(view, play, name_of_loaded(view, play, answer), path);
	if (fd < 0)
		return next_is(NEXT_HERE);
	if (!view->stack.has_game)
		return load_typed_file(&view->paper, play, fd, path);
	struct next next = leave_for_file(view, play, fd, path);
	next.kind = next.kind == NEXT_OPEN ? NEXT_INSTEAD : NEXT_BACK;
	return next;
}

const struct screen_ops load_screen = {.question = PHRASE_FILE_ASK,
                                       .key_words = escape_leaves,
                                       .files = true,
                                       .words = WORD_EXIT,
                                       .take = take_file_to_load};
