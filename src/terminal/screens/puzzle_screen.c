/* Puzzles: shows a position with a win to find, takes the person's moves, and asks what comes after the puzzle. */
#include "terminal/screens/screens.h"

#include "base/minmax.h"
#include "terminal/actions/puzzles.h"
#include "terminal/view/picture.h"
#include "terminal/view/remark.h"
#include "terminal/words/typed_words.h"
#include "terminal/words/words.h"

static const struct screen_ops puzzle_screen, puzzle_end_screen;

static void ask_puzzle(const struct view *view, struct play *play, char *out, size_t room)
{
	static const enum phrase phrases[] = {[PUZZLE_OPEN] = PHRASE_PUZZLE_ASK,
	                                      [PUZZLE_UNPROVED] = PHRASE_PUZZLE_ASK_UNPROVED,
	                                      [PUZZLE_SOLVED] = PHRASE_PUZZLE_ASK_SOLVED,
	                                      [PUZZLE_MISSED] = PHRASE_PUZZLE_ASK_MISSED};
	const struct puzzles *puzzles = view->puzzles;
	(void)play;
	phrase_write(out, room, view->language, phrases[puzzles->puzzle.state],
	             WITH(NUMBER(puzzles->index + 1), NUMBER(puzzles->file.count), view_side(view, puzzles->puzzle.side)));
}

/* Looks for the win of a new puzzle, and asks for a move, or what comes after the puzzle. A player whose time has run
   out goes back to the game. */
static struct next begin_puzzle(struct view *view, struct play *play)
{
	struct puzzle *puzzle = &view->puzzles->puzzle;
	if (play_clock_flagged(play))
		return next_is(NEXT_BACK);
	if (puzzle->state == PUZZLE_NEW && !puzzles_prove(view, play))
		return next_is(NEXT_BACK);
	if (puzzle->state != PUZZLE_OPEN)
		return next_opens(&puzzle_end_screen);
	view->typing.pen = view->render.look.color ? paint_color_stone[puzzle->side] : NULL;
	return next_is(NEXT_ASK);
}

/* Goes N puzzles forward or back. Returns false if N is not a positive number. */
static bool open_puzzle(struct view *view, struct play *play, bool on, struct span rest, struct next *next)
{
	const struct puzzles *puzzles = view->puzzles;
	int count = 1, last = puzzles->file.count - 1;
	rest = text_trim(rest);
	if (rest.length > 0 && (!text_number(rest, PUZZLES_MAX, &count) || count < 1))
		return false;
	int index = clamp(puzzles->index + (on ? count : -count), 0, last);
	if (index == puzzles->index)
		view_note(view, on ? PHRASE_PUZZLE_LAST : PHRASE_PUZZLE_FIRST, no_arguments);
	else if (!puzzles_show(view, play, index))
		*next = next_is(NEXT_BACK);
	return true;
}

/* Gives a hint, or notes that the puzzle is solved. Returns false if no win was proved. */
static bool hint_puzzle(struct view *view, const struct play *play)
{
	enum puzzle_state state = view->puzzles->puzzle.state;
	if (state == PUZZLE_OPEN || state == PUZZLE_MISSED)
		puzzles_hint(view, play);
	else if (state == PUZZLE_SOLVED)
		view_note(view, PHRASE_PUZZLE_OVER, no_arguments);
	return state != PUZZLE_UNPROVED;
}

/* Obeys a word. Returns false for another text. */
static bool obey_puzzle_word(struct view *view, struct play *play, struct span text, struct next *next)
{
	struct span rest = text;
	const struct word *word = words_find(text_word(&rest));
	bool more = text_trim(rest).length > 0;
	if (!word || (word->flags & WORD_SOLVES) == 0)
		return false;
	if (word->id == WORD_NEXT || word->id == WORD_PREVIOUS)
		return open_puzzle(view, play, word->id == WORD_NEXT, rest, next);
	if (word->id == WORD_PUZZLE && more) {
		if (!puzzles_open(view, play, typed_rest(view->answer.raw)) && !view->puzzles)
			*next = next_is(NEXT_BACK);
		return true;
	}
	if (more)
		return false;
	switch (word->id) {
	case WORD_HINT:
		return hint_puzzle(view, play);
	case WORD_ANSWER:
		if (view->puzzles->puzzle.state == PUZZLE_UNPROVED)
			return false;
		puzzles_again(view, play);
		return true;
	case WORD_HELP:
		*next = help_show(view, play, WORD_SOLVES, PAGE_ALONE);
		return true;
	case WORD_RULES:
		*next = page_rules(view, play, &play->session.game.rules, PAGE_ALONE);
		return true;
	case WORD_MENU:
		*next = next_is(NEXT_BACK);
		return true;
	case WORD_QUIT:
		*next = (struct next){.kind = NEXT_TYPED, .text = text_span("quit")};
		return true;
	default:
		return false;
	}
}

/* Plays a move, or answers a question about the position. Returns false for another text. */
static bool obey_puzzle_command(struct view *view, struct play *play, struct span text)
{
	struct command command;
	bool open = view->puzzles->puzzle.state == PUZZLE_OPEN;
	command_read(&command, text, play->coords, play->session.game.board.size);
	if (command.kind == COMMAND_MOVE && open)
		puzzles_play(view, play, &command, text);
	else if (command.kind == COMMAND_MOVE)
		view_note(view, PHRASE_PUZZLE_OVER, no_arguments);
	else
		return remark_question(view, play, &command, text) || command.kind == COMMAND_SHOW ||
		       command.kind == COMMAND_NOTHING;
	return true;
}

static struct next take_puzzle_answer(struct view *view, struct play *play, struct span typed)
{
	char line[TYPED_COMMAND_MAX];
	struct next next = next_is(NEXT_HERE);
	struct span text = typed_command(typed, play->coords, line);
	if (!obey_puzzle_word(view, play, text, &next) && !obey_puzzle_command(view, play, text))
		remark_wrong_screen(view, play, typed, WORD_SOLVES, PHRASE_PUZZLE_WRONG);
	return next;
}

/* Takes the answer after a puzzle. Enter tries a missed puzzle again; after any other puzzle it goes to the next. */
static struct next take_end(struct view *view, struct play *play, struct span answer)
{
	bool missed = view->puzzles->puzzle.state == PUZZLE_MISSED;
	(void)play;
	if (answer.length == 0)
		answer = text_span(missed ? "again" : "next");
	return (struct next){.kind = NEXT_TYPED, .text = answer};
}

static const struct screen_ops puzzle_screen = {
	.draw = picture_draw,
	.prompt = ask_puzzle,
	.points = true,
	.words = WORD_SOLVES,
	.begin = begin_puzzle,
	.take = take_puzzle_answer,
	.leave = puzzles_close,
};

static const struct screen_ops puzzle_end_screen = {
	.draw = picture_draw,
	.prompt = ask_puzzle,
	.key_words = escape_leaves,
	.words = WORD_SOLVES,
	.take = take_end,
};

struct next puzzle_open(struct view *view, struct play *play, struct span name)
{
	if (name.length == 0)
		return next_opens(&puzzle_file_screen);
	return puzzles_open(view, play, name) ? next_opens(&puzzle_screen) : next_is(NEXT_HERE);
}
