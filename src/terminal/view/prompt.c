#include "terminal/view/prompt.h"

#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/message.h"
#include "rules/forbidden.h"
#include "terminal/tty/tty.h"
#include "terminal/view/explain.h"
#include "terminal/view/prompt_keys.h"

const char prompt_key_pressed[] = ".";

enum {
	KEY_TIMEOUT = 200, /* milliseconds for the rest of a key */
	POINT_LINE_MAX = 128,
};

static void draw(struct view *view, const struct play *play, void (*scene)(struct view *view, const struct play *play))
{
	if (view->paper.notes.shown)
		return; /* the notes fill the screen */
	if (scene)
		scene(view, play);
	else
		paper_put_notes(&view->paper);
}

static void redraw_again(struct view *view, struct play *play)
{
	screen_leave(&view->paper.screen);
	view->paper.notes.shown = false;
	draw(view, play, view->stack.scene);
}

/* Drops the notes, which the person has read. */
static void forget_notes(struct paper *paper)
{
	if (paper->notes.shown) {
		screen_show(&paper->screen);
		screen_leave(&paper->screen);
	}
	paper->notes.lines.used = 0;
	paper->notes.alone = paper->notes.shown = false;
}

/* Writes the question, and leaves room to type. */
static void put_text(struct prompt *prompt)
{
	struct screen *screen = &prompt->view->paper.screen;
	const char *pen = prompt->view->typing.pen;
	if (pen)
		sink_text(screen->out, pen);
	screen_put_wrapped(screen, prompt->text);
	if (pen)
		sink_text(screen->out, paint_color_plain);
	prompt->rows = screen_find_line(screen, prompt->text, &prompt->column);
	if (prompt->column == 0 && prompt->rows > 1)
		sink_char(screen->out, '\n');
	screen_begin_line(screen);
	prompt->stale = true;
}

/* Writes the part of the line around the cursor that fits in `room` columns. Returns the columns left of the
   cursor. */
static int put_typed_line(const struct prompt *prompt, int room)
{
	const struct editor *editor = &prompt->view->typing.editor;
	struct screen *screen = &prompt->view->paper.screen;
	struct span front = {editor->text, editor->at};
	struct span rest = {editor->text + editor->at, editor->length - editor->at};
	front = screen_end_of(screen, front, room);
	int before = screen_put_text(screen, front);
	screen_put_text(screen, screen_start_of(screen, rest, room - before));
	return before;
}

/* Writes the name of the cursor's point. If the board marks forbidden points, or Tab moved the cursor, also writes why
   the point is forbidden. If Tab found no point, writes this instead. */
static void write_point(struct view *view, struct play *play, char out[POINT_LINE_MAX])
{
	const struct cursor *cursor = &view->typing.cursor;
	struct game *game = &play->session.game;
	out[0] = '\0';
	if (cursor->none)
		snprintf(out, POINT_LINE_MAX, "%s", paper_text(&view->paper, PHRASE_FORBIDDEN_NONE));
	if (cursor->none || !cursor_on(cursor, game->board.size))
		return;
	bool explains = (cursor->explained || view->picture.render.look.mark_forbidden) &&
	                ruleset_forbids(&game->rules, SIDE_BLACK);
	explains = explains && board_empty(&game->board, cursor->point);
	snprintf(out, POINT_LINE_MAX, "[%s] %s", POINT_NAME(play, cursor->point),
	         explains ? KINDS(view->paper.language, forbidden_reasons(&game->board, cursor->point)) : "");
}

/* Draws the typed line after the question, on one row however long the line is. */
static void refresh(struct prompt *prompt)
{
	struct screen *screen = &prompt->view->paper.screen;
	int room = screen->columns - prompt->column - 1;
	int before = 0;
	screen_change_line(screen, prompt->column + 1);
	if (prompt_keys_move(prompt)) {
		char text[POINT_LINE_MAX];
		write_point(prompt->view, prompt->play, text);
		screen_put_text(screen, screen_start_of(screen, text_span(text), room));
	} else {
		before = put_typed_line(prompt, room);
	}
	screen_erase_rest(screen);
	screen_column(screen, prompt->column + 1 + before);
	prompt->stale = false;
}

static void draw_board(struct prompt *prompt)
{
	struct view *view = prompt->view;
	view->paper.screen.drawn += prompt->rows - 1;
	if (view->paper.notes.shown || view->paper.notes.alone)
		forget_notes(&view->paper);
	view->stack.scene(view, prompt->play);
	put_text(prompt);
	prompt->stale_board = false;
}

/* Draws everything again after the window has changed its size. Drops notes that filled the screen: the person can
   scroll back to them. */
static void draw_resized(struct prompt *prompt)
{
	if (prompt->view->paper.notes.shown)
		forget_notes(&prompt->view->paper);
	screen_wipe(&prompt->view->paper.screen);
	redraw_again(prompt->view, prompt->play);
	put_text(prompt);
}

/* Draws what has changed. Returns false if the output fails. */
static bool show(struct prompt *prompt)
{
	struct screen *screen = &prompt->view->paper.screen;
	if (prompt->stale_board)
		draw_board(prompt);
	if (prompt->stale)
		refresh(prompt);
	screen_show(screen);
	return screen->out->failure == 0;
}

static bool question_is_due(const struct view *view)
{
	return view->typing.due != 0 && clock_now() >= view->typing.due;
}

/* Returns the shorter of a time and the time until the question is due; negative: no limit. */
static int until_due(const struct view *view, int milliseconds)
{
	if (view->typing.due == 0)
		return milliseconds;
	int left = clock_until(view->typing.due);
	return milliseconds >= 0 && milliseconds < left ? milliseconds : left;
}

/* Waits for input. Draws again if the program was continued, or the window has changed its size. Returns
   true if no input came within `milliseconds`; a negative time has no limit. */
static bool await_more(struct prompt *prompt, int milliseconds)
{
	struct view *view = prompt->view;
	struct play *play = prompt->play;
	int second = milliseconds < 0 ? chess_clock_next_second(&play->clock) : -1;
	long long next = clock_now() + second;
	switch (tty_wait(view->paper.screen.input.fd, milliseconds >= 0 ? milliseconds : until_due(view, second))) {
	case TTY_INPUT:
		input_take(&view->paper.screen.input);
		return false;
	case TTY_CONTINUED:
		redraw_again(view, play);
		put_text(prompt);
		return false;
	case TTY_RESIZED:
		draw_resized(prompt);
		return false;
	default:
		if (second >= 0 && clock_now() >= next) /* the clock shows another second */
			prompt->stale_board = !view->paper.notes.alone && !view->paper.notes.shown;
		return milliseconds >= 0;
	}
}

/* Does a piece of work, if no input waits. Returns false if no work is left. */
static bool work(struct prompt *prompt)
{
	struct view *view = prompt->view;
	if (!view->typing.work || !await_more(prompt, 0))
		return view->typing.work != NULL;
	enum work_state state = view->typing.work(view, prompt->play);
	if (state == WORK_SHOWS)
		prompt->stale_board = !view->paper.notes.alone && !view->paper.notes.shown;
	if (state == WORK_DONE)
		view->typing.work = NULL;
	return state != WORK_DONE;
}

/* Reads the next key. Returns false at the end of the input or of the player's time, when the question is due, at a
   Ctrl-C that answers it, and if the output fails. */
static bool next_key(struct prompt *prompt, struct keypress *key)
{
	struct input *input = &prompt->view->paper.screen.input;
	for (bool whole = false;;) {
		struct span bytes = {input->bytes + input->start, input_held(input)};
		size_t taken = bytes.length > 0 ? keys_read(bytes, whole || input->ended, key) : 0;
		input->start += taken;
		if (taken > 0)
			return true;
		if (input->ended || !show(prompt) || tty_interrupted())
			return false;
		if (play_clock_flagged(prompt->play) || question_is_due(prompt->view))
			return false;
		if (bytes.length == 0 && !prompt->waited) {
			prompt->waited = true;
			prompt->ahead = prompt->view->typing.editor.length;
		}
		if (bytes.length == 0 && work(prompt))
			continue;
		whole = await_more(prompt, bytes.length > 0 ? KEY_TIMEOUT : -1);
	}
}

/* Takes keys until the answer is complete. Returns false if it stays incomplete. */
static bool take_keys(struct prompt *prompt)
{
	struct editor *editor = &prompt->view->typing.editor;
	struct keypress key;
	while (next_key(prompt, &key)) {
		if (prompt->view->typing.due != 0) {
			if (key.kind == KEY_TEXT && !text_blank(key.text.at[0]))
				prompt->view->paper.screen.input.start -= key.text.length; /* put back: it begins a word */
			editor_set(editor, text_span(prompt_key_pressed));
			return true;
		}
		if (key.kind == KEY_FINISH && editor->length == 0)
			return false;
		if (key.kind == KEY_REDRAW)
			draw_resized(prompt);
		else if (prompt_keys_take(prompt, &key))
			return true;
	}
	if (!tty_interrupted())
		return false;
	editor_set(editor, text_span("quit"));
	prompt->stale = true;
	return true;
}

/* Leaves the line on the screen. The next output begins below it. */
static void leave_typed_line(struct prompt *prompt)
{
	struct screen *screen = &prompt->view->paper.screen;
	if (prompt->stale)
		refresh(prompt);
	sink_char(screen->out, '\n');
	screen->drawn += prompt->rows;
}

/* Asks a question whose answer is edited key by key. `line` is valid until the next question. Never returns
   SCREEN_DRAW_AGAIN. */
static enum screen_answer ask_keys(struct view *view, struct play *play, struct span text, struct span *line)
{
	struct prompt prompt = {.view = view, .play = play, .text = text};
	struct editor *editor = &view->typing.editor;
	struct screen *screen = &view->paper.screen;
	editor_set(editor, (struct span){editor->text, 0});
	screen->works_on = false;
	screen_gather(screen);
	tty_prompt(screen->clicks ? TTY_CLICKS : TTY_KEYS);
	if (screen->takes_interrupt)
		tty_note_interrupt();
	screen_renew(screen);
	put_text(&prompt);
	bool answered = take_keys(&prompt);
	leave_typed_line(&prompt);
	tty_end_prompt();
	view->typing.points = view->typing.lists = view->paper.list.shown = false;
	view->typing.key_words = NULL;
	view->typing.work = NULL;
	view->typing.pen = NULL;
	if (!answered && (play_clock_flagged(play) || question_is_due(view))) {
		editor_set(editor, (struct span){editor->text, 0});
		answered = true;
	}
	screen->cut = editor->overfull;
	*line = (struct span){editor->text, screen->cut ? 0 : editor->length};
	return answered ? SCREEN_LINE : SCREEN_END;
}

/* Sets view->stack.ended, and returns false: the input has ended, or the output has failed. */
static bool end(struct view *view)
{
	view->stack.ended = true;
	if (view->paper.screen.input.failure != 0) {
		message_file("standard input", view->paper.screen.input.failure);
		view->status = EXIT_TROUBLE;
	}
	return false;
}

static enum screen_answer ask_answer(struct view *view, struct play *play, struct span prompt, struct span *answer)
{
	enum screen_answer answered;
	if (view->paper.screen.keys)
		return ask_keys(view, play, prompt, answer);
	for (;;) {
		/* The wait ends at the end of the player's time, or when the question is due. */
		long long late = chess_clock_due(&play->clock), due = view->typing.due;
		view->paper.screen.due = due != 0 && (late == 0 || due < late) ? due : late;
		answered = screen_ask(&view->paper.screen, prompt, answer);
		if (answered != SCREEN_DRAW_AGAIN)
			break;
		redraw_again(view, play);
	}
	if (answered == SCREEN_INTERRUPTED)
		*answer = text_span("quit");
	return answered;
}

/* Sets what keys do at the next question. */
static void set_keys(struct view *view, const struct screen_ops *screen)
{
	struct typing *typing = &view->typing;
	typing->points = screen->points;
	typing->lists = screen->last > 0;
	typing->key_words = screen->key_words;
	typing->words = screen->words;
	typing->files = screen->files;
	typing->work = screen->work;
	view->paper.screen.takes_interrupt = screen->quits;
	if (typing->lists)
		list_open(&view->paper.list, screen->first, screen->last);
}

/* Replaces a line that is only an Escape with the word that the key stands for. */
static struct span without_escape(const struct screen_ops *screen, struct span answer)
{
	const struct key_word *row = screen->key_words;
	if (!text_is(answer, "\033"))
		return answer;
	while (row && row->word && row->key != KEY_ESCAPE)
		row++;
	return row && row->word ? text_span(row->word) : answer;
}

/* Returns a typed name without blanks around it and without a comment. A comment begins at the start or after a
   blank, so a name may have a #. */
static struct span without_comment(struct span answer)
{
	size_t length = 0;
	while (length < answer.length && (answer.at[length] != '#' || (length > 0 && !text_blank(answer.at[length - 1]))))
		length++;
	return text_trim((struct span){answer.at, length});
}

void prompt_write(const struct view *view, struct play *play, const struct screen_ops *screen, char out[QUESTION_MAX])
{
	bool keys = view->paper.screen.keys && screen->question_keys;
	if (screen->prompt)
		screen->prompt(view, play, out, QUESTION_MAX);
	else
		phrase_write(out, QUESTION_MAX, view->paper.language, keys ? screen->question_keys : screen->question,
		             no_arguments);
}

bool prompt_ask(struct view *view, struct play *play, const struct screen_ops *screen, struct span *answer)
{
	char prompt[QUESTION_MAX];
	set_keys(view, screen);
	prompt_write(view, play, screen, prompt);
	view->stack.scene = screen->draw ? screen->draw : view->stack.scene;
	view->paper.question = text_span(prompt);
	view->paper.screen.renews = true;
	draw(view, play, screen->draw);
	enum screen_answer answered = ask_answer(view, play, view->paper.question, answer);
	view->paper.question.length = 0;
	if (!view->paper.screen.keys)
		cursor_hide(&view->typing.cursor); /* without single keys, the cursor only marks the point of a hint */
	view->typing.due = 0;
	forget_notes(&view->paper);
	if (answered == SCREEN_END)
		return end(view);
	*answer = without_escape(screen, *answer);
	if (view->paper.screen.cut)
		paper_note(&view->paper, PHRASE_TOO_LONG, no_arguments);
	view->typing.answer.raw = without_comment(*answer);
	view->typing.answer.entire = text_trim(*answer);
	memcpy(view->typing.answer.folded, answer->at, answer->length);
	*answer = command_text(
		(struct span){view->typing.answer.folded, phrase_fold(view->typing.answer.folded, answer->length)});
	return true;
}
