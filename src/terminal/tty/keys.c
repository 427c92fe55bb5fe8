#include "terminal/tty/keys.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "base/path.h"
#include "base/utf8.h"
#include "os/entries.h"
#include "os/file.h"

enum {
	ESCAPE = 0x1B,
	SEQUENCE_MAX = 32, /* bytes of a control sequence; a longer one is an unknown key */
	PARAMETERS = 3,
	PARAMETER_MAX = 9999,
};

static enum key_kind control(char byte)
{
	static const enum key_kind kinds[0x20] = {
		['\n'] = KEY_ENTER,           ['\r'] = KEY_ENTER,          ['\t'] = KEY_TAB,
		['\b'] = KEY_BACKSPACE,       ['A' & 0x1F] = KEY_HOME,     ['B' & 0x1F] = KEY_LEFT,
		['D' & 0x1F] = KEY_FINISH,    ['E' & 0x1F] = KEY_END,      ['F' & 0x1F] = KEY_RIGHT,
		['K' & 0x1F] = KEY_KILL_REST, ['L' & 0x1F] = KEY_REDRAW,   ['N' & 0x1F] = KEY_DOWN,
		['P' & 0x1F] = KEY_UP,        ['U' & 0x1F] = KEY_KILL_ALL, ['W' & 0x1F] = KEY_KILL_WORD,
	};
	return byte == 0x7F ? KEY_BACKSPACE : kinds[(unsigned char)byte];
}

/* Returns the key of a sequence that ends in a letter: CSI or SS3, then the letter. M is the keypad's Enter. */
static enum key_kind lettered(char letter)
{
	static const enum key_kind kinds['Z' + 1] = {
		['A'] = KEY_UP,  ['B'] = KEY_DOWN, ['C'] = KEY_RIGHT, ['D'] = KEY_LEFT,
		['F'] = KEY_END, ['H'] = KEY_HOME, ['M'] = KEY_ENTER, ['Z'] = KEY_BACK_TAB,
	};
	return letter >= 'A' && letter <= 'Z' ? kinds[(unsigned char)letter] : KEY_UNKNOWN;
}

/* Reads numbers separated by semicolons; other bytes are skipped. */
static void read_parameters(struct span text, int parameters[PARAMETERS])
{
	int at = 0;
	for (size_t i = 0; i < text.length && at < PARAMETERS; i++) {
		if (text.at[i] == ';')
			at++;
		else if (text_digit(text.at[i]) && parameters[at] <= PARAMETER_MAX)
			parameters[at] = parameters[at] * 10 + (text.at[i] - '0');
	}
}

/* Decodes a control sequence: CSI, the bytes `between`, and the final byte `last`. */
static void read_sequence(struct span between, char last, struct keypress *key)
{
	static const enum key_kind kinds[] = {[1] = KEY_HOME,      [3] = KEY_DELETE, [4] = KEY_END, [5] = KEY_PAGE_UP,
	                                      [6] = KEY_PAGE_DOWN, [7] = KEY_HOME,   [8] = KEY_END};
	int parameters[PARAMETERS] = {0};
	bool mouse = between.length > 0 && between.at[0] == '<';
	read_parameters(between, parameters);
	if (mouse) {
		key->kind = last == 'M' && parameters[0] == 0 ? KEY_CLICK : KEY_UNKNOWN;
		key->column = parameters[1];
		key->row = parameters[2];
	} else if (last == 'R') {
		key->kind = KEY_CURSOR_REPORT;
		key->row = parameters[0];
		key->column = parameters[1];
	} else if (last == '~') {
		bool known = parameters[0] >= 0 && (size_t)parameters[0] < sizeof kinds / sizeof *kinds;
		key->kind = known ? kinds[parameters[0]] : KEY_UNKNOWN;
	} else {
		key->kind = last == 'M' ? KEY_UNKNOWN : lettered(last);
	}
}

static bool is_last(char byte)
{
	return byte >= 0x40 && byte <= 0x7E;
}

/* Reads ESC [ and what follows. A byte that cannot be part of a sequence ends it, and is read as the next key. */
static size_t read_csi(struct span bytes, struct keypress *key)
{
	enum { MOUSE_BYTES = 3 }; /* after CSI M, in the oldest mouse mode */
	size_t end = 2;
	while (end < bytes.length && end < SEQUENCE_MAX && bytes.at[end] >= 0x20 && bytes.at[end] < 0x40)
		end++;
	if (end == bytes.length)
		return 0;
	if (!is_last(bytes.at[end]))
		return end;
	struct span between = {bytes.at + 2, end - 2};
	read_sequence(between, bytes.at[end], key);
	size_t more = 0;
	if (between.length == 0) /* CSI [ A: F1 on the Linux console */
		more = bytes.at[end] == 'M' ? MOUSE_BYTES : bytes.at[end] == '[';
	return end + 1 + more <= bytes.length ? end + 1 + more : 0;
}

/* Are the bytes the beginning of an incomplete character? */
static bool is_cut(struct span bytes)
{
	unsigned char first = (unsigned char)bytes.at[0];
	size_t whole = 1 + (first >= 0xC2) + (first >= 0xE0) + (first >= 0xF0); /* bytes of the character */
	if (first >= 0xF5 || bytes.length >= whole)
		return false;
	for (size_t i = 1; i < bytes.length; i++)
		if (((unsigned char)bytes.at[i] & 0xC0) != 0x80)
			return false;
	return true;
}

static size_t read_escape(struct span bytes, struct keypress *key)
{
	if (bytes.length < 2)
		return 0;
	switch (bytes.at[1]) {
	case '[':
		return read_csi(bytes, key);
	case 'O':
		if (bytes.length < 3)
			return 0;
		key->kind = lettered(bytes.at[2]);
		return is_last(bytes.at[2]) ? 3 : 2;
	case ESCAPE:
		key->kind = KEY_ESCAPE;
		return 1;
	default:
		bytes = text_after(bytes, 1); /* Alt with a key: skips the whole character */
		return is_cut(bytes) ? 0 : 1 + utf8_length(bytes);
	}
}

size_t keys_read(struct span bytes, bool whole, struct keypress *key)
{
	size_t taken = 1, length = utf8_length(bytes);
	unsigned char first = (unsigned char)bytes.at[0];
	*key = (struct keypress){.kind = KEY_UNKNOWN};
	if (first == ESCAPE) {
		taken = read_escape(bytes, key);
	} else if (first < 0x20 || first == 0x7F) {
		key->kind = control(bytes.at[0]);
	} else if (length == 0 && !whole && is_cut(bytes)) {
		return 0;
	} else {
		taken = length + (length == 0);
		*key = (struct keypress){.kind = KEY_TEXT, .text = {bytes.at, taken}};
	}
	assert(taken <= bytes.length);
	if (taken > 0 || !whole)
		return taken;
	/* ESC alone is a key; a longer sequence that will not be completed is an unknown one. */
	*key = (struct keypress){.kind = bytes.length == 1 ? KEY_ESCAPE : KEY_UNKNOWN};
	return bytes.length;
}

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
	if (editor->lines > 0 && text_same(text, text_span(editor->past[0])))
		return;
	memmove(editor->past[1], editor->past[0], sizeof editor->past - sizeof editor->past[0]);
	memcpy(editor->past[0], text.at, text.length);
	editor->past[0][text.length] = '\0';
	editor->lines += editor->lines < EDITOR_PAST;
}

void editor_take(struct editor *editor, const struct keypress *key)
{
	switch (key->kind) {
	case KEY_TEXT:
		insert_characters(editor, key->text);
		break;
	case KEY_LEFT:
		editor->at = before(editor, editor->at);
		break;
	case KEY_RIGHT:
		editor->at = after(editor, editor->at);
		break;
	case KEY_HOME:
		editor->at = 0;
		break;
	case KEY_END:
		editor->at = editor->length;
		break;
	case KEY_BACKSPACE:
		erase_characters(editor, before(editor, editor->at), editor->at);
		break;
	case KEY_DELETE:
	case KEY_FINISH:
		erase_characters(editor, editor->at, after(editor, editor->at));
		break;
	case KEY_KILL_WORD:
		erase_characters(editor, word_start(editor), editor->at);
		break;
	case KEY_KILL_REST:
		erase_characters(editor, editor->at, editor->length);
		break;
	case KEY_KILL_ALL:
	case KEY_ESCAPE:
		editor_set(editor, (struct span){editor->text, 0});
		break;
	case KEY_UP:
		recall(editor, editor->recalled + 1);
		break;
	case KEY_DOWN:
		recall(editor, editor->recalled - 1);
		break;
	default:
		break;
	}
}

void completion_add(struct completion *found, struct span name)
{
	size_t same = 0;
	if (name.length >= sizeof found->first)
		return;
	if (found->count++ == 0) {
		memcpy(found->first, name.at, name.length);
		found->common = name.length;
	}
	while (same < found->common && name.at[same] == found->first[same])
		same++;
	found->common = utf8_cut(text_span(found->first), same);
}

size_t completion_rest(const struct completion *found, struct span text, char *out)
{
	if (found->common <= text.length)
		return 0;
	memcpy(out, found->first + text.length, found->common - text.length);
	return found->common - text.length;
}

size_t editor_complete_path(struct span text, char out[EDITOR_PATH_MAX])
{
	char path[EDITOR_PATH_MAX];
	struct completion found = {.count = 0};
	struct file_state file;
	struct entries entries;
	size_t front = path_folder(text);
	struct span typed = text_after(text, front), folder = front > 0 ? (struct span){text.at, front} : text_span(".");
	bool dot = typed.length > 0 && typed.at[0] == '.';
	if (!path_expand_home(path, sizeof path, folder) || !entries_open(&entries, path))
		return 0;
	for (const char *name; (name = entries_next(&entries));) {
		bool begins = strlen(name) >= typed.length && memcmp(name, typed.at, typed.length) == 0;
		if (begins && (name[0] != '.' || dot) && strcmp(name, ".") != 0 && strcmp(name, "..") != 0)
			completion_add(&found, text_span(name));
	}
	entries_close(&entries);
	size_t length = completion_rest(&found, typed, out), used = strlen(path);
	for (size_t i = 0; i < length; i++)
		if ((unsigned char)out[i] < ' ' || out[i] == 127)
			return 0; /* a text with control characters is never added to the line */
	bool whole = (size_t)snprintf(path + used, sizeof path - used, "/%s", found.first) < sizeof path - used;
	if (found.count == 1 && whole && file_describe_path(path, &file) && file.kind == FILE_FOLDER)
		out[length++] = '/';
	return length;
}
