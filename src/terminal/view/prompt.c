#include "terminal/view/prompt.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/message.h"
#include "base/path.h"
#include "base/utf8.h"
#include "os/entries.h"
#include "os/file.h"
#include "rules/forbidden.h"
#include "terminal/tty/tty.h"
#include "terminal/view/picture.h"
#include "terminal/view/remark.h"

/* One question. */
struct prompt {
	struct view *view;
	struct play *play;
	struct span text;      /* the question */
	int column;            /* first column of the typed line, from 0 */
	int rows;              /* number of rows from the first row of the question to the row of the line, both included */
	bool waited;           /* all that was typed before the question has been taken */
	size_t ahead;          /* length of the line after that */
	bool stale;            /* the line must be drawn again */
	bool stale_board;      /* the picture must be drawn again */
	struct keypress click; /* the last click, until the terminal has reported where its cursor is; row 0: no click */
};

enum { FILE_NAME_ROOM = 1024 };

/* Do keys move the cursor on the board now? */
static bool keys_move_cursor(const struct prompt *prompt)
{
	const struct typing *typing = &prompt->view->typing;
	return typing->screen->points && typing->editor.length == 0;
}

/* Answers with this point. */
static void answer_point(struct prompt *prompt, int point)
{
	editor_set(&prompt->view->typing.editor, text_span(POINT_NAME(&prompt->play->session, point)));
	prompt->stale = true;
}

/* Answers with the clicked point. The row of the click follows from the report of the terminal's cursor.
   Returns false if the click was not on a point. */
static bool answer_click(struct prompt *prompt, const struct keypress *report)
{
	struct view *view = prompt->view;
	struct play *play = prompt->play;
	int above = report->row - prompt->click.row;
	int row = view->paper.screen.drawn + prompt->rows - 1 - above;
	int point = prompt->click.row > 0 ? picture_point(view, play, row, prompt->click.column - 1) : POINT_NONE;
	prompt->click.row = 0;
	if (point == POINT_NONE || !keys_move_cursor(prompt))
		return false;
	cursor_go(&view->typing.cursor, point);
	answer_point(prompt, point);
	return true;
}

/* Takes a key on the board. Returns true if the answer is complete. */
static bool take_on_board(struct prompt *prompt, const struct keypress *key)
{
	struct view *view = prompt->view;
	struct play *play = prompt->play;
	struct cursor *cursor = &view->typing.cursor;
	switch (cursor_take(cursor, &play->session.game, key)) {
	case CURSOR_PLAYS:
		answer_point(prompt, cursor->point);
		return true;
	case CURSOR_MOVES:
		prompt->stale_board = true;
		return false;
	case CURSOR_STAYS:
		prompt->stale = true; /* what Tab found goes away */
		break;
	}
	return key->kind == KEY_ENTER;
}

/* The names that begin with what was typed. */
struct matching {
	struct span typed; /* the last part of the path */
	int count;
	size_t common;  /* bytes at the beginning that all names share */
	char name[256]; /* the first name found */
};

static void consider_file(struct matching *found, const char *name)
{
	size_t same = 0, length = strlen(name);
	bool dot = found->typed.length > 0 && found->typed.at[0] == '.';
	if (length < found->typed.length || memcmp(name, found->typed.at, found->typed.length) != 0 ||
	    (name[0] == '.' && !dot) || strcmp(name, ".") == 0 || strcmp(name, "..") == 0 || length >= sizeof found->name)
		return;
	if (found->count++ == 0) {
		memcpy(found->name, name, length + 1);
		found->common = length;
		return;
	}
	while (same < found->common && name[same] == found->name[same])
		same++;
	found->common = utf8_cut(text_span(found->name), same);
}

/* Adds a name to the path of its folder. Returns false if there is no room. */
static bool add_to_folder(char path[FILE_NAME_ROOM], const char *name)
{
	size_t length = strlen(path), rest = strlen(name) + 1;
	if (length + 1 + rest > FILE_NAME_ROOM)
		return false;
	path[length] = '/';
	memcpy(path + length + 1, name, rest);
	return true;
}

/* Completes `text`, the beginning of a path. Writes to `out` what all matching names have in common after `text`, and
   a / if the only match is a folder. A leading ~/ is the home folder. Names that begin with a dot count only if a dot
   was typed. Returns the length; 0 if there is nothing to add, or if what would be added has control characters. */
static size_t complete_file_name(struct span text, char out[FILE_NAME_ROOM])
{
	char path[FILE_NAME_ROOM];
	struct matching found = {.count = 0};
	struct file_state file;
	struct entries entries;
	size_t front = path_folder(text);
	found.typed = text_after(text, front);
	struct span folder = front > 0 ? (struct span){text.at, front} : text_span(".");
	if (!path_expand_home(path, sizeof path, folder) || !entries_open(&entries, path))
		return 0;
	for (const char *name; (name = entries_next(&entries));)
		consider_file(&found, name);
	entries_close(&entries);
	bool is_single_folder = found.count == 1 && add_to_folder(path, found.name) && file_describe_path(path, &file) &&
	                        file.kind == FILE_FOLDER;
	if (found.count == 0 || found.common < found.typed.length)
		return 0;
	size_t length = found.common - found.typed.length;
	memcpy(out, found.name + found.typed.length, length);
	for (size_t i = 0; i < length; i++)
		if ((unsigned char)out[i] < ' ' || out[i] == 127)
			return 0; /* a text with control characters is never added to the line */
	if (is_single_folder)
		out[length++] = '/';
	return length;
}

/* Finds the name of a file that is being typed, alone or after a word. Returns false if a name is not expected here. */
static bool find_file(const struct typing *typing, unsigned words, struct play *play, struct span *name)
{
	char line[TYPED_COMMAND_MAX];
	struct span typed = {typing->editor.text, typing->editor.length}, rest = typed_rest(typed);
	struct span command = typed_command(typed, play->session.coords, line);
	const struct word *word = words_find(text_word(&command));
	bool blank = typed.length > 0 && text_blank(typed.at[typed.length - 1]);
	bool argument = word && (word->flags & words) != 0 && words_takes_file(word) && (rest.length > 0 || blank);
	if (!argument)
		*name = typed;
	else
		*name = rest.length > 0 ? (struct span){rest.at, (size_t)(typed.at + typed.length - rest.at)}
		                        : text_after(typed, typed.length);
	return argument || typing->screen->files;
}

/* Completes the word or the name of a file before the cursor, if nothing follows the cursor. */
static void complete(struct prompt *prompt)
{
	char rest[FILE_NAME_ROOM];
	struct typing *typing = &prompt->view->typing;
	struct editor *editor = &typing->editor;
	if (editor->at < editor->length)
		return;
	unsigned words = opening_text_words(&prompt->play->session, typing->screen->words);
	struct span file;
	size_t length = find_file(typing, words, prompt->play, &file)
	                    ? complete_file_name(file, rest)
	                    : words_complete((struct span){editor->text, editor->length}, words, rest);
	if (length > 0)
		editor_take(editor, &(struct keypress){.kind = KEY_TEXT, .text = {rest, length}});
}

/* Is the text an answer to a yes-or-no question? Such answers do not go into the history of typed lines. */
static bool is_yes_or_no(struct span answer)
{
	static const char *const words[] = {"y", "n", "yes", "no"};
	struct span word = typed_word(text_trim(answer));
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (text_is(word, words[i]))
			return true;
	return false;
}

/* Takes a key in the line. Returns true if the answer is complete. */
static bool take_in_line(struct prompt *prompt, const struct keypress *key)
{
	struct typing *typing = &prompt->view->typing;
	if (key->kind == KEY_ENTER) {
		cursor_hide(&typing->cursor);
		if (is_yes_or_no((struct span){typing->editor.text, typing->editor.length}))
			typing->editor.recalled = 0;
		else
			editor_remember(&typing->editor);
		return true;
	}
	if (key->kind == KEY_FINISH)
		editor_take(&typing->editor, &(struct keypress){.kind = KEY_DELETE});
	else if (key->kind == KEY_TAB)
		complete(prompt);
	else
		editor_take(&typing->editor, key);
	prompt->stale = true;
	return false;
}

/* Moves the selection up or down. If the selection is hidden, only shows it: on the entry last selected, or else on
   entry 1. */
static void list_move(struct numbered_list *list, bool down)
{
	int end = down ? list->last : list->first;
	if (!list->shown && list->number == 0)
		list->number = 1;
	else if (list->shown && list->number == end)
		list->number = down ? list->first : list->last;
	else if (list->shown)
		list->number += down ? 1 : -1;
	list->shown = true;
	assert(list->number >= list->first && list->number <= list->last);
}

/* Takes a key of the list (is_for_list()). Returns true if the answer is complete. */
static bool take_in_list(struct prompt *prompt, const struct keypress *key)
{
	struct numbered_list *list = &prompt->view->paper.list;
	if (key->kind == KEY_ENTER) {
		editor_set(&prompt->view->typing.editor, text_span(NUMBER(list->number)));
		prompt->stale = true;
		return true;
	}
	if (key->kind == KEY_ESCAPE)
		list->shown = false;
	else
		list_move(list, key->kind == KEY_DOWN);
	prompt->stale_board = true;
	return false;
}

/* Is this a key of the list? */
static bool is_for_list(const struct view *view, const struct keypress *key)
{
	const struct typing *typing = &view->typing;
	bool moves = key->kind == KEY_UP || key->kind == KEY_DOWN;
	bool chosen = view->paper.list.shown && (key->kind == KEY_ENTER || key->kind == KEY_ESCAPE);
	return typing->screen->last > 0 && typing->editor.length == 0 && (moves || chosen);
}

/* Answers with the word that a key stands for. Returns false if the key stands for no word, and for a character that
   more input follows, e.g. in a pasted line. */
static bool take_key_word(struct prompt *prompt, const struct keypress *key)
{
	const struct key_word *row = prompt->view->typing.screen->key_words;
	while (row && row->word && (row->key != key->kind || (key->kind == KEY_TEXT && key->text.at[0] != row->word[0])))
		row++;
	if (!row || !row->word || (key->kind == KEY_TEXT && input_held(&prompt->view->paper.screen.input) > 0))
		return false;
	editor_set(&prompt->view->typing.editor, text_span(row->word));
	prompt->stale = true;
	return true;
}

static bool is_blank(const struct keypress *key)
{
	return key->kind == KEY_TEXT && text_blank(key->text.at[0]);
}

/* Is the line only a character that was typed before the question, e.g. a key that paused a game? A word of one letter
   does not count if it takes an argument, which may follow. */
static bool is_stray(const struct prompt *prompt)
{
	const struct editor *editor = &prompt->view->typing.editor;
	struct span line = {editor->text, editor->length};
	const struct word *word = words_find(typed_word(line));
	bool alone = line.length > 0 && (utf8_length(line) == line.length || line.length == 1);
	return prompt->waited && line.length == prompt->ahead && alone && !(word && word->argument[LANGUAGE_EN]);
}

/* Takes a key: on the board, in the list, or in the line. Returns true if the answer, which is the line, is
   complete. */
static bool take_key(struct prompt *prompt, const struct keypress *key)
{
	struct typing *typing = &prompt->view->typing;
	bool answers = typing->editor.length == 0 || (is_blank(key) && is_stray(prompt));
	if (key->kind == KEY_CLICK) {
		prompt->click = *key;
		screen_find_cursor(&prompt->view->paper.screen);
		return false;
	}
	if (key->kind == KEY_CURSOR_REPORT)
		return answer_click(prompt, key);
	if (keys_move_cursor(prompt) && (key->kind != KEY_TEXT || is_blank(key)))
		return take_on_board(prompt, key);
	if (is_for_list(prompt->view, key))
		return take_in_list(prompt, key);
	return (answers && take_key_word(prompt, key)) || take_in_line(prompt, key);
}

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
	paper->notes.replace = paper->notes.alone = paper->notes.shown = false;
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
	snprintf(out, POINT_LINE_MAX, "[%s] %s", POINT_NAME(&play->session, cursor->point),
	         explains ? KINDS(view->paper.language, forbidden_reasons(&game->board, cursor->point)) : "");
}

/* Draws the typed line after the question, on one row however long the line is. */
static void refresh(struct prompt *prompt)
{
	struct screen *screen = &prompt->view->paper.screen;
	int room = screen->columns - prompt->column - 1;
	int before = 0;
	screen_change_line(screen, prompt->column + 1);
	if (keys_move_cursor(prompt)) {
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

/* Waits for input. Draws again if the program was continued, or the window has changed its size. Returns
   true if no input came within `milliseconds`; a negative time has no limit. */
static bool await_more(struct prompt *prompt, int milliseconds)
{
	struct view *view = prompt->view;
	struct play *play = prompt->play;
	int second = milliseconds < 0 ? chess_clock_next_second(&play->clock) : -1;
	long long next = clock_now() + second;
	int left = view->typing.due != 0 ? clock_until(view->typing.due) : -1;
	int wait = second >= 0 && (left < 0 || second < left) ? second : left;
	switch (tty_wait(view->paper.screen.input.fd, milliseconds >= 0 ? milliseconds : wait)) {
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
	if (!view->typing.works || !await_more(prompt, 0))
		return view->typing.works;
	enum work_state state = view->typing.screen->work(view, prompt->play);
	if (state == WORK_SHOWS)
		prompt->stale_board = !view->paper.notes.alone && !view->paper.notes.shown;
	view->typing.works = state != WORK_DONE;
	return view->typing.works;
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
		else if (take_key(prompt, &key))
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
	view->typing.screen = NULL;
	view->typing.pen = NULL;
	view->paper.list.shown = false;
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
		             WITH(NUMBER(screen->first), NUMBER(screen->last)));
}

bool prompt_ask(struct view *view, struct play *play, const struct screen_ops *screen, struct span *answer)
{
	char prompt[QUESTION_MAX];
	view->typing.screen = screen;
	view->typing.works = screen->work != NULL;
	view->paper.screen.takes_interrupt = screen->quits;
	if (screen->last > 0)
		list_open(&view->paper.list, screen->first, screen->last);
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
