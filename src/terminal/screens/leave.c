/* Asks whether to leave a game that is not saved. */
#include "terminal/screens/screens.h"

#include <stdio.h>
#include <unistd.h>

#include "terminal/actions/files.h"
#include "terminal/files/game_file.h"
#include "terminal/view/view.h"
#include "terminal/words/typed_words.h"

static const struct screen_ops leave_screen;

/* What comes after the game: `next`, or the game in an open file. */
struct leave {
	enum next_kind next;
	int fd; /* -1: no file */
	char path[VIEW_PATH_MAX];
};

static void close_file(struct view *view, struct play *play)
{
	struct leave *leave = view_state(view, &leave_screen);
	(void)play;
	if (leave->fd >= 0)
		close(leave->fd);
}

/* Does what comes after the game: goes to leave->next, or loads the open file and then goes to `back`. */
static struct next leave_to(struct paper *paper, struct play *play, const struct leave *leave, enum next_kind back)
{
	if (leave->fd < 0)
		return next_is(leave->next);
	files_take(paper, play, leave->fd, leave->path);
	return next_is(back);
}

static struct next begin_leave(struct view *view, struct play *play)
{
	const struct leave *leave = view_state(view, &leave_screen);
	return game_file_unsaved(play) != UNSAVED_NOTHING
	           ? next_is(NEXT_ASK)
	           : leave_to(&view->paper, play, leave, NEXT_BACK);
}

static void ask_leave(const struct view *view, struct play *play, char *out, size_t room)
{
	enum phrase phrase = game_file_unsaved(play) == UNSAVED_NOTES ? PHRASE_DROP_NOTES_ASK : PHRASE_DROP_ASK;
	phrase_write(out, room, view->paper.language, phrase, no_arguments);
}

/* Does the word repeat the command that this question is about? */
static bool repeats_command(const struct leave *leave, struct span word)
{
	switch (leave->fd < 0 ? leave->next : NEXT_GAME) {
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
	const struct leave *leave = view_state(view, &leave_screen);
	if (text_is(word, "y") || text_is(word, "yes") || repeats_command(leave, word))
		return leave_to(&view->paper, play, leave, NEXT_BACK);
	if (answer.length == 0 || text_is(word, "n") || text_is(word, "no"))
		return next_is(NEXT_BACK);
	char line[TYPED_COMMAND_MAX];
	struct span rest = typed_command(answer, play->coords, line);
	if (text_is(text_word(&rest), "save"))
		return save_game(view, play);
	paper_note(&view->paper, PHRASE_DROP_WRONG, no_arguments);
	return next_is(NEXT_HERE);
}

static const struct screen_ops leave_screen = {
	.prompt = ask_leave,
	.key_words = escape_is_no,
	.words = WORD_KEEP,
	.size = sizeof(struct leave),
	.begin = begin_leave,
	.take = take_leave,
	.leave = close_file,
};

/* Leaves the game, or asks first if it would be lost. */
static struct next leave_or_ask(struct view *view, struct play *play, struct leave leave)
{
	struct next next = next_opens(&leave_screen);
	struct leave *state = view_prepare(view, &next);
	*state = leave;
	if (game_file_unsaved(play) != UNSAVED_NOTHING)
		return next;
	next = leave_to(&view->paper, play, state, NEXT_HERE);
	if (state->fd >= 0)
		close(state->fd);
	return next;
}

struct next leave_for(struct view *view, struct play *play, enum next_kind next)
{
	return leave_or_ask(view, play, (struct leave){.next = next, .fd = -1});
}

struct next leave_for_file(struct view *view, struct play *play, int fd, const char *path)
{
	struct leave leave = {.fd = fd};
	snprintf(leave.path, sizeof leave.path, "%s", path);
	return leave_or_ask(view, play, leave);
}
