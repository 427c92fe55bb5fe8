#include "terminal/view/prompt_keys.h"

#include <assert.h>
#include <string.h>

#include "base/path.h"
#include "base/utf8.h"
#include "os/entries.h"
#include "os/file.h"
#include "terminal/view/explain.h"
#include "terminal/view/opening_text.h"
#include "terminal/view/picture.h"

enum { FILE_NAME_ROOM = 1024 };

bool prompt_keys_move(const struct prompt *prompt)
{
	const struct typing *typing = &prompt->view->typing;
	return typing->points && typing->editor.length == 0;
}

/* Answers with this point. */
static void answer_point(struct prompt *prompt, int point)
{
	editor_set(&prompt->view->typing.editor, text_span(POINT_NAME(prompt->play, point)));
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
	if (point == POINT_NONE || !prompt_keys_move(prompt))
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

/* Cuts the part after the last / off a path. */
static struct span cut_last(struct span *path)
{
	size_t front = path_folder(*path);
	struct span last = {path->at + front, path->length - front};
	path->length = front;
	return last;
}

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
	found.typed = cut_last(&text);
	struct span folder = text.length > 0 ? text : text_span(".");
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
	struct span command = typed_command(typed, play->coords, line);
	const struct word *word = words_find(text_word(&command));
	bool blank = typed.length > 0 && text_blank(typed.at[typed.length - 1]);
	bool argument = word && (word->flags & words) != 0 && words_takes_file(word) && (rest.length > 0 || blank);
	if (!argument)
		*name = typed;
	else
		*name = rest.length > 0 ? (struct span){rest.at, (size_t)(typed.at + typed.length - rest.at)}
		                        : text_after(typed, typed.length);
	return argument || typing->files;
}

/* Completes the word or the name of a file before the cursor, if nothing follows the cursor. */
static void complete(struct prompt *prompt)
{
	char rest[FILE_NAME_ROOM];
	struct typing *typing = &prompt->view->typing;
	struct editor *editor = &typing->editor;
	if (editor->at < editor->length)
		return;
	unsigned words = opening_text_words(prompt->play, typing->words);
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
	return typing->lists && typing->editor.length == 0 && (moves || chosen);
}

/* Is this the key of the row? A character does not count if more input follows it, e.g. in a
   pasted line. */
static bool is_key(const struct prompt *prompt, const struct key_word *row, const struct keypress *key)
{
	bool alone = input_held(&prompt->view->paper.screen.input) == 0;
	return row->key == key->kind && (key->kind != KEY_TEXT || (alone && key->text.at[0] == row->word[0]));
}

/* Answers with the word that a key stands for. Returns false if the key stands for no word. */
static bool take_key_word(struct prompt *prompt, const struct keypress *key)
{
	const struct key_word *row = prompt->view->typing.key_words;
	while (row && row->word && !is_key(prompt, row, key))
		row++;
	if (!row || !row->word)
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

bool prompt_keys_take(struct prompt *prompt, const struct keypress *key)
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
	if (prompt_keys_move(prompt) && (key->kind != KEY_TEXT || is_blank(key)))
		return take_on_board(prompt, key);
	if (is_for_list(prompt->view, key))
		return take_in_list(prompt, key);
	return (answers && take_key_word(prompt, key)) || take_in_line(prompt, key);
}
