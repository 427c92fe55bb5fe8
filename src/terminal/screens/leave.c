/* Asks whether to leave a game that is not saved; saves a game, and asks before it overwrites another; asks which file
   to load a game from, in the menu and in a game. */
#include "terminal/screens/screens.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/path.h"
#include "formats/formats.h"
#include "record/sgf_value.h"
#include "terminal/actions/files.h"
#include "terminal/files/game_file.h"

static const struct screen_ops leave_screen;

/* What comes after the game: `next`, or the game in an open file. */
struct leave {
	enum next_kind next;
	int fd;     /* -1: no file */
	int number; /* of the game in the file, from 1 */
	char path[PATH_ROOM];
};

static void close_file(struct view *view, struct play *play)
{
	struct leave *leave = view_state(view, &leave_screen);
	(void)play;
	if (leave->fd >= 0)
		close(leave->fd);
}

/* Does what comes after the game: goes to leave->next, or loads the open file. */
static struct next leave_to(struct paper *paper, struct play *play, const struct leave *leave)
{
	if (leave->fd < 0)
		return next_is(leave->next);
	files_take(paper, play, leave->fd, leave->number, leave->path, true);
	return next_is(NEXT_BACK);
}

static struct next begin_leave(struct view *view, struct play *play)
{
	const struct leave *leave = view_state(view, &leave_screen);
	bool game = game_file_is_unsaved(&play->session, &play->own);
	if (!game && !play->records.unsaved)
		return leave_to(&view->paper, play, leave);
	return paper_ask(&view->paper, game ? PHRASE_DROP_ASK : PHRASE_DROP_NOTES_ASK, no_arguments);
}

/* The command that this question is about means yes, too. */
static struct next take_leave(struct view *view, struct play *play, struct span answer)
{
	static const char *const words[] =
		{[NEXT_AGAIN] = "again", [NEXT_SIDES] = "sides", [NEXT_MENU] = "menu", [NEXT_QUIT] = "quit"};
	struct span word = typed_word(answer);
	const struct leave *leave = view_state(view, &leave_screen);
	bool repeats = leave->fd < 0 && text_is(text_is(word, "new") ? text_span("again") : word, words[leave->next]);
	if (text_is(word, "y") || repeats)
		return leave_to(&view->paper, play, leave);
	if (answer.length == 0 || text_is(word, "n"))
		return next_is(NEXT_BACK);
	struct span rest = TYPED_COMMAND(answer, play->session.coords);
	if (text_is(text_word(&rest), "save"))
		return save_game(view, play, typed_rest(typed_name(view->typing.answer.entire)));
	return paper_note(&view->paper, PHRASE_DROP_WRONG, no_arguments);
}

static const struct screen_ops leave_screen = {
	.key_words = escape_is_no,
	.words = WORD_KEEP,
	.size = sizeof(struct leave),
	.begin = begin_leave,
	.take = take_leave,
	.leave = close_file,
};

struct next leave_for(struct view *view, enum next_kind kind, int fd, int number, const char *path)
{
	struct next next = next_opens(&leave_screen);
	struct leave *leave = view_prepare(&view->stack, &next);
	*leave = (struct leave){.next = kind, .fd = fd, .number = number};
	snprintf(leave->path, sizeof leave->path, "%s", path);
	return next;
}

static const struct screen_ops replace_screen;

static struct next begin_replacing(struct view *view, struct play *play)
{
	(void)play;
	return paper_ask(&view->paper, PHRASE_REPLACE_ASK, WITH(view_state(view, &replace_screen)));
}

/* Takes the answer whether to overwrite the game in the file. */
static struct next take_answer(struct view *view, struct play *play, struct span answer)
{
	struct span word = typed_word(answer);
	const char *path = view_state(view, &replace_screen);
	if (text_is(word, "y"))
		files_save(&view->paper, play, path);
	else
		paper_note(&view->paper, PHRASE_NOT_SAVED, WITH(path));
	return next_is(NEXT_BACK);
}

static const struct screen_ops replace_screen = {
	.key_words = escape_is_no,
	.size = PATH_ROOM, /* the path of the file whose game may be replaced */
	.begin = begin_replacing,
	.take = take_answer,
};

/* Returns why a game on a board of this size cannot be saved to this file; PHRASES if it can. */
static enum phrase obstacle(const char *path, int size, enum overwrite overwrite)
{
	static const enum phrase phrases[] = {[OVERWRITE_FOREIGN] = PHRASE_WONT_OVERWRITE,
	                                      [OVERWRITE_RECORDED] = PHRASE_WONT_SAVE_ON_RECORD,
	                                      [OVERWRITE_AUTOSAVE] = PHRASE_IS_AUTOSAVE,
	                                      [OVERWRITE_FAILED] = PHRASE_NO_FILE};
	const struct format *format = format_by_ending(path_extension(path));
	if (format && format != &format_sgf)
		return PHRASE_OTHER_FORMAT;
	if (overwrite > OVERWRITE_SAVED)
		return phrases[overwrite];
	return format && size > SGF_SIZE_MAX ? PHRASE_SGF_TOO_SMALL : PHRASES;
}

struct next save_game(struct view *view, struct play *play, struct span name)
{
	char path[PATH_ROOM];
	int error = 0;
	if (!files_path(&view->paper, name, paper_text(&view->paper, PHRASE_SAVE), path))
		return next_is(NEXT_HERE);
	enum overwrite overwrite = game_file_overwrite(&play->own, &play->session.journal, &play->autosave, path, &error);
	enum phrase phrase = obstacle(path, play->session.game.board.size, overwrite);
	if (phrase != PHRASES)
		return paper_note(&view->paper, phrase, WITH(path, ERROR_TEXT(view->paper.language, error)));
	struct next next = next_opens(&replace_screen);
	if (overwrite == OVERWRITE_SAVED) {
		memcpy(view_prepare(&view->stack, &next), path, sizeof path);
		return next;
	}
	files_save(&view->paper, play, path);
	return next_is(NEXT_HERE);
}

struct next load_open(struct view *view, struct play *play, struct span name, int number)
{
	char path[PATH_ROOM];
	int fd = files_open(&view->paper, view->stack.has_game ? &play->autosave : NULL, name, path);
	if (fd < 0)
		return next_is(NEXT_HERE);
	struct next next = number == 0 ? choose_game(view, play, fd, path) : next_is(NEXT_HERE);
	number = number == 0 ? 1 : number;
	if (next.kind != NEXT_OPEN && view->stack.has_game)
		return leave_for(view, NEXT_HERE, fd, number, path);
	bool loaded = next.kind != NEXT_OPEN && files_take(&view->paper, play, fd, number, path, true);
	close(fd);
	if (!loaded)
		return next;
	opponents_set(&play->opponents, play->session.player, play->common->player[SIDE_BLACK],
	              play->common->player[SIDE_WHITE]);
	return next_is(NEXT_GAME);
}

/* Loads the file; the word `load` before its name is skipped. If the user must be asked first whether to leave the
   game, that question replaces this one. */
static struct next take_file_to_load(struct view *view, struct play *play, struct span answer)
{
	struct span rest = TYPED_COMMAND(answer, play->session.coords), name = typed_name(view->typing.answer.entire);
	if (answer.length == 0 || typed_is_leave(answer))
		return next_is(NEXT_BACK);
	if (text_is(text_word(&rest), "load") && text_trim(rest).length > 0)
		name = typed_rest(name);
	return next_instead(load_open(view, play, name, 0));
}

const struct screen_ops load_screen = {.question = PHRASE_FILE_ASK,
                                       .key_words = escape_leaves,
                                       .files = true,
                                       .words = WORD_EXIT,
                                       .take = take_file_to_load};
