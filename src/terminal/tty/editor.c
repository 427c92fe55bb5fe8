#include "terminal/tty/editor.h"

#include <assert.h>
#include <string.h>

#include "base/utf8.h"

/* Returns the length in bytes of the character, or stray byte, at `at`. */
static size_t length_at(const struct editor *editor, size_t at)
{
	size_t length = utf8_length((struct span){editor->text + at, editor->length - at});
	return length + (length == 0);
}

/* Is there a combining mark at `at`? */
static bool is_mark(const struct editor *editor, size_t at)
{
	size_t length = utf8_length((struct span){editor->text + at, editor->length - at});
	return length > 0 && utf8_columns(utf8_code((struct span){editor->text + at, length})) == 0;
}

static size_t after(const struct editor *editor, size_t at)
{
	if (at < editor->length)
		at += length_at(editor, at);
	while (at < editor->length && is_mark(editor, at))
		at += length_at(editor, at);
	return at;
}

/* Returns where the character before `at` begins. Reads the line from its start, because characters and their
   combining marks cannot be read backwards. */
static size_t before(const struct editor *editor, size_t at)
{
	size_t last = 0;
	for (size_t next = 0; next < at; next = after(editor, next))
		last = next;
	return last;
}

static void erase_characters(struct editor *editor, size_t from, size_t to)
{
	assert(from <= to && to <= editor->length);
	memmove(editor->text + from, editor->text + to, editor->length - to);
	editor->length -= to - from;
	editor->at = from;
	editor->overfull = editor->overfull && editor->length > 0;
}

static void insert_characters(struct editor *editor, struct span text)
{
	if (editor->length + text.length > sizeof editor->text) {
		editor->overfull = true;
		return;
	}
	assert(editor->at <= editor->length);
	memmove(editor->text + editor->at + text.length, editor->text + editor->at, editor->length - editor->at);
	memcpy(editor->text + editor->at, text.at, text.length);
	editor->length += text.length;
	editor->at += text.length;
}

/* Returns where the word before the cursor begins. Blanks between the word and the cursor belong to it. */
static size_t word_start(const struct editor *editor)
{
	size_t at = editor->at;
	while (at > 0 && text_blank(editor->text[at - 1]))
		at--;
	while (at > 0 && !text_blank(editor->text[at - 1]))
		at--;
	return at;
}

void editor_set(struct editor *editor, struct span text)
{
	editor->length = editor->at = 0;
	editor->overfull = false;
	insert_characters(editor, text);
}

/* Shows line `old` of the history, from 1; 0 is the new line. */
static void recall(struct editor *editor, int old)
{
	assert(editor->recalled <= editor->lines && editor->lines <= EDITOR_PAST);
	if (old < 0 || old > editor->lines || (editor->recalled == 0 && editor->length >= EDITOR_RECALL))
		return;
	if (editor->recalled == 0) {
		memcpy(editor->draft, editor->text, editor->length);
		editor->draft[editor->length] = '\0';
	}
	editor->recalled = old;
	editor_set(editor, text_span(old > 0 ? editor->past[old - 1] : editor->draft));
}

void editor_remember(struct editor *editor)
{
	struct span text = {editor->text, editor->length};
	editor->recalled = 0;
	if (text.length == 0 || text.length >= EDITOR_RECALL || memchr(text.at, '\0', text.length))
		return;
	if (editor->lines > 0 && strlen(editor->past[0]) == text.length &&
	    memcmp(editor->past[0], text.at, text.length) == 0)
		return;
	memmove(editor->past[1], editor->past[0], sizeof editor->past - sizeof editor->past[0]);
	memcpy(editor->past[0], text.at, text.length);
	editor->past[0][text.length] = '\0';
	editor->lines += editor->lines < EDITOR_PAST;
}

bool editor_take(struct editor *editor, const struct keypress *key)
{
	switch (key->kind) {
	case KEY_TEXT:
		insert_characters(editor, key->text);
		return true;
	case KEY_LEFT:
		editor->at = before(editor, editor->at);
		return true;
	case KEY_RIGHT:
		editor->at = after(editor, editor->at);
		return true;
	case KEY_HOME:
		editor->at = 0;
		return true;
	case KEY_END:
		editor->at = editor->length;
		return true;
	case KEY_BACKSPACE:
		erase_characters(editor, before(editor, editor->at), editor->at);
		return true;
	case KEY_DELETE:
		erase_characters(editor, editor->at, after(editor, editor->at));
		return true;
	case KEY_KILL_WORD:
		erase_characters(editor, word_start(editor), editor->at);
		return true;
	case KEY_KILL_REST:
		erase_characters(editor, editor->at, editor->length);
		return true;
	case KEY_KILL_ALL:
	case KEY_ESCAPE:
		editor_set(editor, (struct span){editor->text, 0});
		return true;
	case KEY_UP:
		recall(editor, editor->recalled + 1);
		return true;
	case KEY_DOWN:
		recall(editor, editor->recalled - 1);
		return true;
	default:
		return false;
	}
}
