/* Asks which file to take puzzles from. Enter takes the program's own puzzles, if they are installed. */
#include "terminal/screens/screens.h"

#include "terminal/files/own_folder.h"
#include "terminal/view/view.h"
#include "terminal/words/typed_words.h"

static const char own_puzzles[] = "puzzles.sgf";

static void ask_puzzle_file(const struct view *view, struct play *play, char *out, size_t room)
{
	char path[VIEW_PATH_MAX];
	bool own = own_folder_find_installed(path, sizeof path, own_puzzles);
	(void)play;
	phrase_write(out, room, view->language, own ? PHRASE_PUZZLE_FILE_ASK_OWN : PHRASE_PUZZLE_FILE_ASK, WITH(path));
}

static struct next take_puzzle_file(struct view *view, struct play *play, struct span answer)
{
	char path[VIEW_PATH_MAX];
	struct span name = view->answer.raw;
	if (typed_is_leave(answer))
		return next_is(NEXT_BACK);
	if (name.length == 0 && own_folder_find_installed(path, sizeof path, own_puzzles))
		name = text_span(path);
	if (name.length == 0)
		return next_is(NEXT_BACK);
	struct next next = puzzle_open(view, play, name);
	if (next.kind == NEXT_OPEN)
		next.kind = NEXT_INSTEAD;
	return next;
}

const struct screen_ops puzzle_file_screen = {
	.prompt = ask_puzzle_file, .key_words = escape_leaves, .files = true, .words = WORD_EXIT, .take = take_puzzle_file};
