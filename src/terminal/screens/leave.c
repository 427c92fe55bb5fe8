/* Asks whether to leave a game that is not saved. */
#include "terminal/screens/screens.h"

#include <stdio.h>
#include <unistd.h>

#include "terminal/actions/files.h"
#include "terminal/files/game_file.h"
#include "terminal/view/view.h"
#include "terminal/words/typed_words.h"

static void close_file(struct view *view, struct play *play)
{
	(void)play;
	if (view->leaving.fd >= 0)
		close(view->leaving.fd);
	view->leaving.fd = -1;
}

/* Does what comes after the game: goes to view->leaving.next, or loads the open file and then goes to `back`. */
static struct next leave_to(struct view *view, struct play *play, enum next_kind back)
{
	if (view->leaving.fd < 0)
		return next_is(view->leaving.next);
	files_take(view, play, view->leaving.fd, view->leaving.path);
	close_file(view, play);
	return next_is(back);
}

static struct next begin_leave(struct view *view, struct play *play)
{
	return game_file_unsaved(play) != UNSAVED_NOTHING ? next_is(NEXT_ASK) : leave_to(view, play, NEXT_BACK);
}

static void ask_leave(const struct view *view, struct play *play, char *out, size_t room)
{
	enum phrase phrase = game_file_unsaved(play) == UNSAVED_NOTES ? PHRASE_DROP_NOTES_ASK : PHRASE_DROP_ASK;
	phrase_write(out, room, view->language, phrase, no_arguments);
}

/* Does the word repeat the command that this question is about? */
static bool repeats_command(const struct view *view, struct span word)
{
	switch (view->leaving.fd < 0 ? view->leaving.next : NEXT_GAME) {
	case NEXT_AGAIN:
		return text_is(word, "again") || text_is(word, "new");
	case NEXT_SIDES:
		return text_is(word, "sides");
	case NEXT_MENU:
		return text_is(word, "menu");
	case NEXT_QUIT:
		return text_is(word, "quit");
	default:
		return false;
	}
}

static struct next take_leave(struct view *view, struct play *play, struct span answer)
{
	struct span word = typed_word(answer);
	if (text_is(word, "y") || text_is(word, "yes") || repeats_command(view, word))
		return leave_to(view, play, NEXT_BACK);
	if (answer.length == 0 || text_is(word, "n") || text_is(word, "no"))
		return next_is(NEXT_BACK);
	char line[TYPED_COMMAND_MAX];
	struct span rest = typed_command(answer, play->coords, line);
	if (text_is(text_word(&rest), "save"))
		return save_game(view, play);
	view_note(view, PHRASE_DROP_WRONG, no_arguments);
	return next_is(NEXT_HERE);
}

static const struct screen_ops leave_screen = {
	.prompt = ask_leave,
	.key_words = escape_is_no,
	.words = WORD_KEEP,
	.begin = begin_leave,
	.take = take_leave,
	.leave = close_file,
};

struct next leave_for(struct view *view, struct play *play, enum next_kind next)
{
	view->leaving.next = next;
	view->leaving.fd = -1;
	return game_file_unsaved(play) != UNSAVED_NOTHING ? next_opens(&leave_screen) : next_is(next);
}

struct next leave_for_file(struct view *view, struct play *play, int fd, const char *path)
{
	view->leaving.fd = fd;
	snprintf(view->leaving.path, sizeof view->leaving.path, "%s", path);
	return game_file_unsaved(play) != UNSAVED_NOTHING ? next_opens(&leave_screen) : leave_to(view, play, NEXT_HERE);
}
