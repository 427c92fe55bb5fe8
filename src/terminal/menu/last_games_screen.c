/* Lists the games that the program has kept, and asks which one to resume. */
#include "terminal/screens/screens.h"

#include <string.h>

#include "base/minmax.h"
#include "terminal/actions/last_games.h"
#include "terminal/view/view.h"

enum {
	COLUMNS_WIDE = 60, /* columns; on a narrower screen dates have no year and no time */
	LIST_AROUND = 4,   /* rows for the title and the question */
};

static struct next begin_last_games(struct view *view, struct play *play)
{
	if (!view->last.open)
		last_games_find(view, play);
	view->last.open = true;
	if (view->last.count > 0)
		return next_is(NEXT_ASK);
	if (view_note_rows(view) == 0)
		view_note(view, PHRASE_NO_LAST, no_arguments);
	return next_is(NEXT_BACK);
}

/* Lists the games that the screen has room for, the chosen one among them. */
static void put_games(struct view *view, const struct play *play)
{
	char text[LAST_GAME_TEXT_MAX + 32];
	struct numbered_list *list = &view->typing.list;
	bool narrow = view->screen.in_place && view->screen.columns < COLUMNS_WIDE;
	if (list->last != view->last.count) /* the screen's .last is only the maximum */
		list_open(list, 1, view->last.count);
	int room = view->screen.rows - LIST_AROUND - view_note_rows(view), chosen = list->shown ? list->number : 1;
	int shown = view->screen.in_place ? min(max(room, 1), view->last.count) : view->last.count;
	int first = chosen > shown ? chosen - shown : 0;
	(void)play;
	screen_begin(&view->screen);
	if (!view_list_part_title(view, PHRASE_LAST_GAMES, (struct list_part){first, first + shown - 1}, view->last.count))
		view_list_title(view, PHRASE_LAST_GAMES, no_arguments);
	for (int at = first; at < first + shown; at++) {
		last_games_write(view, at, narrow, text, sizeof text);
		view_list_item(view, at + 1, text, NULL);
	}
	view_put_notes(view);
}

static void ask_last_game(const struct view *view, struct play *play, char *out, size_t room)
{
	(void)play;
	enum phrase phrase = view->screen.keys ? PHRASE_LAST_GAMES_ASK_KEYS : PHRASE_LAST_GAMES_ASK;
	phrase_write(out, room, view->language, phrase, WITH(NUMBER(view->last.count)));
}

static struct next take_last_game(struct view *view, struct play *play, struct span answer)
{
	int number;
	if (answer.length == 0 || typed_is_leave(answer))
		return next_is(NEXT_BACK);
	if (text_number(answer, view->last.count, &number) && number > 0 && number <= view->last.count) {
		view->last.open = false;
		return next_is(last_games_open(view, play, number - 1) ? NEXT_GAME : NEXT_HERE);
	}
	view_note(view, PHRASE_LIST_WRONG, WITH("1", NUMBER(view->last.count)));
	return next_is(NEXT_HERE);
}

static void leave_last_games(struct view *view, struct play *play)
{
	(void)play;
	view->last.open = false;
}

const struct screen_ops last_games_screen = {
	.draw = put_games,
	.prompt = ask_last_game,
	.first = 1,
	.last = AUTOSAVE_SLOTS,
	.key_words = escape_leaves,
	.words = WORD_EXIT,
	.begin = begin_last_games,
	.take = take_last_game,
	.leave = leave_last_games,
};
