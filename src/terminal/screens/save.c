/* Saves a game, and asks before it overwrites another. */
#include "terminal/screens/screens.h"

#include <string.h>

#include "terminal/actions/files.h"
#include "terminal/files/game_file.h"
#include "terminal/words/typed_words.h"

static const struct screen_ops replace_screen;

static void ask_file_to_save(const struct view *view, struct play *play, char *out, size_t room)
{
	(void)play;
	phrase_write(out, room, view->paper.language, PHRASE_REPLACE_ASK, WITH(view_state(view, &replace_screen)));
}

/* Takes the answer whether to overwrite the game in the file. */
static struct next take_answer(struct view *view, struct play *play, struct span answer)
{
	struct span word = typed_word(answer);
	const char *path = view_state(view, &replace_screen);
	if (text_is(word, "y") || text_is(word, "yes"))
		files_save(&view->paper, play, path);
	else
		paper_note(&view->paper, PHRASE_NOT_SAVED, WITH(path));
	return next_is(NEXT_BACK);
}

static const struct screen_ops replace_screen = {
	.prompt = ask_file_to_save,
	.key_words = escape_is_no,
	.size = VIEW_PATH_MAX, /* the path of the file whose game may be replaced */
	.take = take_answer,
};

/* Returns why the game cannot be saved to this file; PHRASES if it can. */
static enum phrase obstacle(const struct play *play, const char *path, enum overwrite overwrite)
{
	static const enum phrase phrases[] = {[OVERWRITE_FOREIGN] = PHRASE_WONT_OVERWRITE,
	                                      [OVERWRITE_RECORDED] = PHRASE_WONT_SAVE_ON_RECORD,
	                                      [OVERWRITE_AUTOSAVE] = PHRASE_IS_AUTOSAVE,
	                                      [OVERWRITE_FAILED] = PHRASE_NO_FILE};
	if (sgf_game_is_another(path))
		return PHRASE_OTHER_FORMAT;
	if (overwrite > OVERWRITE_SAVED)
		return phrases[overwrite];
	return sgf_game_is_name(path) && !sgf_game_fits(play) ? PHRASE_SGF_TOO_SMALL : PHRASES;
}

struct next save_game(struct view *view, struct play *play)
{
	char path[VIEW_PATH_MAX];
	int error = 0;
	if (!files_path(&view->paper, typed_rest(view->typing.answer.raw), paper_text(&view->paper, PHRASE_SAVE), path))
		return next_is(NEXT_HERE);
	enum overwrite overwrite = game_file_overwrite(play, path, &error);
	enum phrase phrase = obstacle(play, path, overwrite);
	if (phrase != PHRASES) {
		paper_note(&view->paper, phrase, WITH(path, ERROR_TEXT(view->paper.language, error)));
		return next_is(NEXT_HERE);
	}
	struct next next = next_opens(&replace_screen);
	if (overwrite == OVERWRITE_SAVED) {
		memcpy(view_prepare(view, &next), path, sizeof path);
		return next;
	}
	files_save(&view->paper, play, path);
	return next_is(NEXT_HERE);
}
