#include "terminal/view/prompt.h"

#include <stdio.h>
#include <string.h>

#include "base/message.h"
#include "base/utf8.h"
#include "rules/forbidden.h"
#include "terminal/tty/tty.h"
#include "terminal/view/explain.h"
#include "terminal/view/list.h"
#include "terminal/view/picture.h"
#include "terminal/view/remark.h"

enum { POINT_LINE_MAX = 128, KEY_TIMEOUT = 200 /* milliseconds for the rest of a key */ };

const char prompt_key_pressed[] = ".";

/* One question, which is paper->question. */
struct prompt {
	struct view *view;
	struct play *play;
	struct paper *paper; /* of the view; and what is used most of it */
	struct screen *screen;
	struct typing *typing;
	struct editor *editor;
	int column;            /* first column of the typed line, from 0 */
	int rows;              /* number of rows from the first row of the question to the row of the line, both included */
	bool waited;           /* all that was typed before the question has been taken */
	size_t ahead;          /* length of the line after that */
	bool stale;            /* the line must be drawn again */
	bool stale_board;      /* the picture must be drawn again */
	struct keypress click; /* the last click, until the terminal has reported where its cursor is; row 0: no click */
};

/* Do keys move the cursor on the board now? */
static bool keys_move_cursor(const struct prompt *prompt)
{
	return prompt->typing->screen->points && prompt->editor->length == 0;
}

/* Answers with this text. Returns true. */
static bool answer_with(struct prompt *prompt, const char *text)
{
	editor_set(prompt->editor, text_span(text));
	prompt->stale = true;
	return true;
}

/* Answers with the clicked point. The row of the click follows from the report of the terminal's cursor.
   Returns false if the click was not on a point. */
static bool answer_click(struct prompt *prompt, const struct keypress *report)
{
	int above = report->row - prompt->click.row, row = prompt->screen->drawn + prompt->rows - 1 - above;
	int point = POINT_NONE;
	if (prompt->click.row > 0)
		point = picture_point(prompt->view, row, prompt->click.column - 1);
	prompt->click.row = 0;
	if (point == POINT_NONE || !keys_move_cursor(prompt))
		return false;
	cursor_go(&prompt->typing->cursor, point);
	return answer_with(prompt, POINT_NAME(&prompt->play->session, point));
}

/* Obeys a key on the board: moves the cursor, or answers with its point. Returns true if the answer is complete. */
static bool obey_board_key(struct prompt *prompt, const struct keypress *key)
{
	struct cursor *cursor = &prompt->typing->cursor;
	struct session *session = &prompt->play->session;
	enum cursor_answer taken = cursor_take(cursor, &session->game, key);
	if (taken == CURSOR_PLAYS)
		return answer_with(prompt, POINT_NAME(session, cursor->point));
	prompt->stale_board |= taken == CURSOR_MOVES;
	prompt->stale |= taken == CURSOR_STAYS; /* what Tab found goes away */
	return taken == CURSOR_STAYS && key->kind == KEY_ENTER;
}

/* Completes the word or the name of a file before the cursor, if nothing follows the cursor. A name may stand alone or
   after a word. */
static void complete(struct prompt *prompt)
{
	char rest[EDITOR_PATH_MAX];
	const struct session *session = &prompt->play->session;
	const struct screen_ops *screen = prompt->typing->screen;
	struct span typed = editor_line(prompt->editor), name = typed_rest(typed);
	struct span command = TYPED_COMMAND(typed, session->coords);
	if (prompt->editor->at < typed.length)
		return;
	unsigned words = opening_text_words(session, screen->words);
	const struct word *word = words_find(text_word(&command));
	bool begun = name.length > 0 || (typed.length > 0 && text_blank(typed.at[typed.length - 1]));
	bool argument = begun && word && (word->flags & words) != 0 && words_takes_file(word);
	if (argument)
		typed = text_after(typed, name.length > 0 ? (size_t)(name.at - typed.at) : typed.length);
	size_t length = argument || screen->files ? editor_complete_path(typed, rest) : words_complete(typed, words, rest);
	if (length > 0)
		editor_take(prompt->editor, &(struct keypress){.kind = KEY_TEXT, .text = {rest, length}});
}

/* Completes a lone `why` by the point of the cursor, if it is shown. */
static void name_point(struct prompt *prompt)
{
	char line[TYPED_TEXT_MAX];
	const struct session *session = &prompt->play->session;
	const struct cursor *cursor = &prompt->typing->cursor;
	const struct screen_ops *screen = prompt->typing->screen;
	if (!(screen->points || screen->marks) || !cursor_on(cursor, session->game.board.size))
		return;
	snprintf(line, sizeof line, "why %s", POINT_NAME(session, cursor->point));
	answer_with(prompt, line);
}

/* Takes a key in the line. Returns true if the answer is complete. Answers to yes-or-no questions do not go into the
   history of typed lines. */
static bool take_in_line(struct prompt *prompt, const struct keypress *key)
{
	struct editor *editor = prompt->editor;
	if (key->kind != KEY_ENTER) {
		prompt->stale = true;
		if (key->kind == KEY_TAB)
			complete(prompt);
		else
			editor_take(editor, key);
		return false;
	}
	struct span word = typed_word(text_trim(editor_line(editor)));
	if (text_is(word, "why"))
		name_point(prompt);
	cursor_hide(&prompt->typing->cursor);
	if (text_is(word, "y") || text_is(word, "n"))
		editor->recalled = 0;
	else
		editor_remember(editor);
	return true;
}

/* Returns the word that a key stands for, as the first character of `text` does for KEY_TEXT; NULL if there is none. */
static const char *word_of_key(const struct screen_ops *screen, enum key_kind kind, const char *text)
{
	const struct key_word *row = screen->key_words;
	while (row && row->word && (row->key != kind || (kind == KEY_TEXT && row->word[0] != text[0])))
		row++;
	return row ? row->word : NULL;
}

/* Is the line only a character that was typed before the question, e.g. a key that paused a game? A word of one letter
   does not count if it takes an argument, which may follow. */
static bool is_stray(const struct prompt *prompt)
{
	struct span line = editor_line(prompt->editor);
	const struct word *word = words_find(typed_word(line));
	bool alone = line.length > 0 && (utf8_length(line) == line.length || line.length == 1);
	return prompt->waited && line.length == prompt->ahead && alone && !(word && word->argument[LANGUAGE_EN]);
}

/* Takes a key: on the board, in the list, as a word that it stands for, or in the line. Returns true if the answer,
   which is the line, is complete. A character that more input follows, e.g. in a pasted line, stands for no word. */
static bool take_key(struct prompt *prompt, const struct keypress *key)
{
	bool blank = key->kind == KEY_TEXT && text_blank(key->text.at[0]), empty = prompt->editor->length == 0;
	bool pasted = key->kind == KEY_TEXT && input_held(&prompt->screen->input) > 0;
	struct numbered_list *list = &prompt->paper->list;
	if (key->kind == KEY_CLICK) {
		prompt->click = *key;
		screen_find_cursor(prompt->screen);
		return false;
	}
	if (key->kind == KEY_CURSOR_REPORT)
		return answer_click(prompt, key);
	if (keys_move_cursor(prompt) && (key->kind != KEY_TEXT || blank))
		return obey_board_key(prompt, key);
	if (list->open && empty && list_take(list, key->kind)) {
		prompt->stale_board = true;
		return key->kind == KEY_ENTER && answer_with(prompt, NUMBER(list->number));
	}
	const char *word = word_of_key(prompt->typing->screen, key->kind, key->text.at);
	if (word && !pasted && (empty || (blank && is_stray(prompt))))
		return answer_with(prompt, word);
	return take_in_line(prompt, key);
}

/* Draws what is above the question, the uppermost screen that draws, or only puts the notes below it; neither if the
   notes fill the screen. */
static void draw_scene(const struct prompt *prompt, bool draws)
{
	const struct open_screen *open = &prompt->view->stack.at[prompt->view->stack.depth - 1];
	while (draws && !open->screen->draw && open > prompt->view->stack.at)
		open--;
	picture_color(prompt->view);
	if (draws && open->screen->draw && !prompt->paper->notes.shown)
		open->screen->draw(prompt->view, prompt->play);
	else if (!prompt->paper->notes.shown)
		paper_put_notes(prompt->paper);
}

/* Writes the question, and leaves room to type. */
static void put_question(struct prompt *prompt)
{
	struct screen *screen = prompt->screen;
	struct span question = text_span(prompt->paper->question);
	screen_put_wrapped(screen, question);
	prompt->rows = screen_find_line(screen, question, &prompt->column);
	if (prompt->column == 0 && prompt->rows > 1)
		screen_put(screen, text_span("\n"), NULL);
	screen_begin_line(screen);
	prompt->stale = true;
}

/* Draws everything again below what is on the screen. */
static void redraw_again(const struct prompt *prompt)
{
	screen_leave(prompt->screen);
	prompt->paper->notes.shown = false;
	draw_scene(prompt, true);
}

/* Writes the name of the cursor's point, and why it is forbidden to Black; if White is to move, only after Tab. */
static void write_point(const struct prompt *prompt, char out[POINT_LINE_MAX])
{
	const struct cursor *cursor = &prompt->typing->cursor;
	struct session *session = &prompt->play->session;
	struct game *game = &session->game;
	enum side side = cursor->explained ? SIDE_BLACK : game->to_move;
	unsigned reasons = 0;
	if (ruleset_forbids(&game->rules, side) && board_empty(&game->board, cursor->point))
		reasons = forbidden_reasons(&game->board, cursor->point);
	phrase_write(out, POINT_LINE_MAX, prompt->paper->language, reasons ? PHRASE_ON_FORBIDDEN : PHRASE_ON_POINT,
	             WITH(POINT_NAME(session, cursor->point), KINDS(prompt->paper->language, reasons)));
}

/* Draws the cursor's point after the question, or that Tab found none; or the part of the typed line around the cursor
   that fits on the row. */
static void refresh(struct prompt *prompt)
{
	struct screen *screen = prompt->screen;
	const struct editor *editor = prompt->editor;
	const struct cursor *cursor = &prompt->typing->cursor;
	struct span front = {editor->text, editor->at}, rest = text_after(editor_line(editor), editor->at);
	int room = screen->columns - prompt->column - 1, before = 0;
	bool board = keys_move_cursor(prompt);
	screen_change_line(screen, prompt->column + 1);
	if (board && cursor->none) {
		screen_put_text(screen, text_span(paper_text(prompt->paper, PHRASE_FORBIDDEN_NONE)), room);
	} else if (board && cursor_on(cursor, prompt->play->session.game.board.size)) {
		char text[POINT_LINE_MAX];
		write_point(prompt, text);
		screen_put_text(screen, text_span(text), room);
	} else {
		before = screen_put_text(screen, screen_end_of(screen, front, room), room);
		screen_put_text(screen, rest, room - before);
	}
	screen_column(screen, prompt->column + 1 + before);
	prompt->stale = false;
}

/* Is the board on the screen? */
static bool has_board(const struct paper *paper)
{
	return !paper->notes.alone && !paper->notes.shown;
}

/* Draws everything again after the window has changed its size. Drops notes that filled the screen: the person can
   scroll back to them. */
static void draw_resized(struct prompt *prompt)
{
	if (prompt->paper->notes.shown)
		paper_forget_notes(prompt->paper);
	screen_wipe(prompt->screen);
	redraw_again(prompt);
	put_question(prompt);
}

/* Draws what has changed. Returns false if the output fails. */
static bool show(struct prompt *prompt)
{
	struct screen *screen = prompt->screen;
	if (prompt->stale_board) {
		screen->drawn += prompt->rows - 1;
		if (!has_board(prompt->paper))
			paper_forget_notes(prompt->paper);
		draw_scene(prompt, true);
		put_question(prompt);
		prompt->stale_board = false;
	}
	if (prompt->stale)
		refresh(prompt);
	screen_show(screen);
	return screen->out->failure == 0;
}

/* Is the player's time up, or the question due? */
static bool time_is_up(const struct prompt *prompt)
{
	long long due = prompt->typing->due;
	return play_clock_flagged(&prompt->play->clock) || (due != 0 && clock_now() >= due);
}

/* Waits for input. Draws again if the program was continued, or the window has changed its size. Returns
   true if no input came within `milliseconds`; a negative time has no limit. */
static bool await_more(struct prompt *prompt, int milliseconds)
{
	int second = milliseconds < 0 ? chess_clock_next_second(&prompt->play->clock) : -1;
	long long next = clock_now() + second;
	int left = prompt->typing->due != 0 ? clock_until(prompt->typing->due) : -1;
	int wait = second >= 0 && (left < 0 || second < left) ? second : left;
	switch (tty_wait(prompt->screen->input.fd, milliseconds >= 0 ? milliseconds : wait)) {
	case TTY_INPUT:
		input_take(&prompt->screen->input);
		return false;
	case TTY_CONTINUED:
		redraw_again(prompt);
		put_question(prompt);
		return false;
	case TTY_RESIZED:
		draw_resized(prompt);
		return false;
	default:
		if (second >= 0 && clock_now() >= next) /* the clock shows another second */
			prompt->stale_board = has_board(prompt->paper);
		return milliseconds >= 0;
	}
}

/* Does a piece of work, if no input waits. */
static void work(struct prompt *prompt)
{
	struct typing *typing = prompt->typing;
	if (!await_more(prompt, 0))
		return;
	enum work_state state = typing->screen->work(prompt->view, prompt->play);
	if (state == WORK_SHOWS)
		prompt->stale_board = has_board(prompt->paper);
	typing->works = state != WORK_DONE;
}

/* Reads the next key. Returns false at the end of the input or of the player's time, when the question is due, at a
   Ctrl-C that answers it, and if the output fails. */
static bool next_key(struct prompt *prompt, struct keypress *key)
{
	struct input *input = &prompt->screen->input;
	for (bool whole = false;;) {
		struct span bytes = {input->bytes + input->start, input_held(input)};
		size_t taken = bytes.length > 0 ? keys_read(bytes, whole || input->ended, key) : 0;
		input->start += taken;
		if (taken > 0)
			return true;
		if (input->ended || !show(prompt) || tty_interrupted() || time_is_up(prompt))
			return false;
		if (bytes.length == 0 && !prompt->waited) {
			prompt->waited = true;
			prompt->ahead = prompt->editor->length;
		}
		if (bytes.length == 0 && prompt->typing->works)
			work(prompt);
		else
			whole = await_more(prompt, bytes.length > 0 ? KEY_TIMEOUT : -1);
	}
}

/* Takes keys until the answer is complete. Returns false if it stays incomplete. */
static bool take_keys(struct prompt *prompt)
{
	struct keypress key;
	while (next_key(prompt, &key)) {
		if (prompt->typing->due != 0) {
			if (key.kind == KEY_TEXT && !text_blank(key.text.at[0]))
				prompt->screen->input.start -= key.text.length; /* put back: it begins a word */
			editor_set(prompt->editor, text_span(prompt_key_pressed));
			return true;
		}
		if (key.kind == KEY_FINISH && prompt->editor->length == 0)
			return false;
		if (key.kind == KEY_REDRAW)
			draw_resized(prompt);
		else if (take_key(prompt, &key))
			return true;
	}
	return tty_interrupted() && answer_with(prompt, "quit");
}

/* Asks a question whose answer is edited key by key. `line` is valid until the next question. Never returns
   SCREEN_DRAW_AGAIN. */
static enum screen_answer ask_keys(struct prompt *prompt, struct span *line)
{
	struct editor *editor = prompt->editor;
	struct screen *screen = prompt->screen;
	editor_set(editor, (struct span){editor->text, 0});
	screen->works_on = false;
	screen_gather(screen);
	tty_prompt(screen->how == KEYS_MOUSE ? TTY_CLICKS : TTY_KEYS);
	if (screen->takes_interrupt)
		tty_note_interrupt();
	screen_renew(screen);
	put_question(prompt);
	bool answered = take_keys(prompt);
	if (prompt->stale)
		refresh(prompt);
	screen_put(screen, text_span("\n"), NULL); /* the line stays on the screen */
	screen->drawn += prompt->rows;
	tty_end_prompt();
	prompt->typing->screen = NULL;
	prompt->paper->list.shown = false;
	if (!answered && time_is_up(prompt)) {
		editor_set(editor, (struct span){editor->text, 0});
		answered = true;
	}
	screen->cut = editor->overfull;
	*line = (struct span){editor->text, screen->cut ? 0 : editor->length};
	return answered ? SCREEN_LINE : SCREEN_END;
}

/* Asks a question whose answer is a line that the terminal edits. */
static enum screen_answer ask_line(struct prompt *prompt, struct span *answer)
{
	enum screen_answer answered = SCREEN_DRAW_AGAIN;
	while (answered == SCREEN_DRAW_AGAIN) {
		/* The wait ends at the end of the player's time, or when the question is due. */
		long long late = chess_clock_due(&prompt->play->clock), due = prompt->typing->due;
		prompt->screen->due = due != 0 && (late == 0 || due < late) ? due : late;
		answered = screen_ask(prompt->screen, text_span(prompt->paper->question), answer);
		if (answered == SCREEN_DRAW_AGAIN)
			redraw_again(prompt);
	}
	if (answered == SCREEN_INTERRUPTED)
		*answer = text_span("quit");
	return answered;
}

bool prompt_ask(struct view *view, struct play *play, const struct screen_ops *screen, struct span *answer)
{
	struct paper *paper = &view->paper;
	struct typing *typing = &view->typing;
	struct prompt prompt = {.view = view,
	                        .play = play,
	                        .paper = paper,
	                        .screen = &paper->screen,
	                        .typing = typing,
	                        .editor = &typing->editor};
	const char *escape = word_of_key(screen, KEY_ESCAPE, NULL);
	typing->screen = screen;
	paper->screen.takes_interrupt = screen->quits;
	if (paper->question[0] == '\0')
		paper_ask(paper, screen->question,
		          WITH(NUMBER(paper->list.first), NUMBER(paper->list.last), NUMBER(paper->screen.keys)));
	if (paper->list.open)
		list_ask(paper);
	paper->screen.renews = true;
	draw_scene(&prompt, screen->draw != NULL);
	enum screen_answer answered = paper->screen.keys ? ask_keys(&prompt, answer) : ask_line(&prompt, answer);
	paper->question[0] = '\0';
	if (!paper->screen.keys)
		cursor_hide(&typing->cursor); /* without single keys, the cursor only marks the point of a hint */
	typing->due = 0;
	typing->works = false;
	paper_forget_notes(paper);
	if (answered == SCREEN_END) {
		view->stack.ended = true;
		if (paper->screen.input.failure != 0) {
			message_file("standard input", paper->screen.input.failure);
			view->status = EXIT_TROUBLE;
		}
		return false;
	}
	if (text_is(*answer, "\033") && escape)
		*answer = text_span(escape);
	if (paper->screen.cut)
		paper_note(paper, PHRASE_TOO_LONG, no_arguments);
	struct last_answer *last = &typing->answer;
	last->entire = text_trim(*answer);
	memcpy(last->folded, answer->at, answer->length);
	*answer = command_text((struct span){last->folded, phrase_fold(last->folded, answer->length)});
	return true;
}
