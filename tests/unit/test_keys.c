/* Bytes from a terminal as keys; what keys do in a line and on the board; text broken into rows. */
#include <stdio.h>
#include <string.h>

#include "tap.h"
#include "terminal/tty/keys.h"
#include "terminal/tty/screen.h"
#include "terminal/view/cursor.h"

#define BYTES(literal) {literal, sizeof(literal) - 1}
#define ROWS(table) ((int)(sizeof(table) / sizeof *(table)))

static const char *const kinds[] = {
	[KEY_UNKNOWN] = "none", [KEY_TEXT] = "text", [KEY_ENTER] = "enter", [KEY_TAB] = "tab", [KEY_BACK_TAB] = "backtab",
	[KEY_UP] = "up", [KEY_DOWN] = "down", [KEY_RIGHT] = "right", [KEY_LEFT] = "left", [KEY_HOME] = "home", [KEY_END] = "end",
	[KEY_PAGE_UP] = "pageup", [KEY_PAGE_DOWN] = "pagedown", [KEY_BACKSPACE] = "backspace", [KEY_DELETE] = "delete",
	[KEY_KILL_ALL] = "killall", [KEY_KILL_REST] = "killrest", [KEY_KILL_WORD] = "killword", [KEY_ESCAPE] = "escape",
	[KEY_REDRAW] = "redraw", [KEY_FINISH] = "finish", [KEY_CLICK] = "click", [KEY_CURSOR_REPORT] = "cursor",
};

/* Cuts off the next key. Returns false if it may be incomplete. */
static bool next_key(struct span *bytes, bool whole, struct keypress *key)
{
	size_t taken = keys_read(*bytes, whole, key);
	*bytes = text_after(*bytes, taken);
	return taken > 0;
}

static void add_word(char out[128], const char *word)
{
	size_t length = strlen(out);
	snprintf(out + length, 128 - length, "%s%s", length > 0 ? " " : "", word);
}

/* Lists the keys by name; "..." for one that may be incomplete, "wrong" if a key's text is not what was typed. */
static void list_keys(struct span bytes, bool whole, char out[128])
{
	struct keypress key;
	out[0] = '\0';
	while (bytes.length > 0) {
		const char *typed = bytes.at;
		bool complete = next_key(&bytes, whole, &key);
		bool right = key.kind != KEY_TEXT || (key.text.at == typed && key.text.at + key.text.length == bytes.at);
		add_word(out, !complete ? "..." : right ? kinds[key.kind] : "wrong");
		if (!complete)
			return;
	}
}

static void test_keys(void)
{
	static const struct {
		struct span bytes;
		const char *coming; /* if more bytes may follow */
		const char *whole;  /* if none follow; NULL: the same */
	} rows[] = {
		{BYTES("a 7\xe6\xa3\x8b\xff"), "text text text text text", NULL},
		{BYTES("\n\r\t\b\x7f"), "enter enter tab backspace backspace", NULL},
		{BYTES("\1\2\4\5\6\13\14\16\20\25\27"), "home left finish end right killrest redraw down up killall killword", NULL},
		{BYTES("\7\17\21\23\34\37"), "none none none none none none", NULL},
		{BYTES("\x1b[A\x1b[B\x1b[C\x1b[D\x1b[F\x1b[H\x1b[Z\x1b[E"), "up down right left end home backtab none", NULL},
		{BYTES("\x1bOA\x1bOB\x1bOC\x1bOD\x1bOF\x1bOH\x1bOM\x1bOP"), "up down right left end home enter none", NULL},
		{BYTES("\x1b[1~\x1b[3~\x1b[4~\x1b[5~\x1b[6~"), "home delete end pageup pagedown", NULL},
		{BYTES("\x1b[7~\x1b[8~\x1b[2~\x1b[9~\x1b[~\x1b[99999999999~"), "home end none none none none", NULL},
		{BYTES("\x1b[1;5A\x1b[200~x\x1b[[Ay"), "up none text none text", NULL},
		{BYTES("\x1b[<0;3;4M\x1b[<0;3;4m\x1b[<2;3;4M\x1b[<64;3;4M"), "click none none none", NULL},
		{BYTES("\x1b[M !!a"), "none text", NULL},
		{BYTES("\x1b[12;34Rn"), "cursor text", NULL},
		{BYTES("\x1bx\x1b\xe6\xa3\x8by"), "none none text", NULL},
		{BYTES("\x1b[1\ny"), "none enter text", NULL},
		{BYTES("\x1bO\ny"), "none enter text", NULL},
		{BYTES("\x1b\x1b[A"), "escape up", NULL},
		{BYTES("\x1b"), "...", "escape"},
		{BYTES("\x1b["), "...", "none"},
		{BYTES("\x1bO"), "...", "none"},
		{BYTES("\x1b[1;"), "...", "none"},
		{BYTES("\x1b[M !"), "...", "none"},
		{BYTES("\xe6\xa3"), "...", "text text"},
		{BYTES("\x1b\xe6\xa3"), "...", "none"},
		{BYTES("\xe6" "a"), "text text", NULL},
		{BYTES("\xc2"), "...", "text"},
		{BYTES("\xc1"), "text", NULL},
		{BYTES("\x1b[11111111111111111111111111111111111A"), "none text text text text text text", NULL},
	};
	for (int i = 0; i < ROWS(rows); i++) {
		char coming[128], whole[128];
		list_keys(rows[i].bytes, false, coming);
		list_keys(rows[i].bytes, true, whole);
		tap(strcmp(coming, rows[i].coming) == 0 && strcmp(whole, rows[i].whole ? rows[i].whole : rows[i].coming) == 0,
		    "bytes %d are the keys %s (%s; %s)", i, rows[i].coming, coming, whole);
	}
}

static void test_coordinates(void)
{
	struct keypress key;
	struct span click = BYTES("\x1b[<0;120;7M"), report = BYTES("\x1b[24;80R");
	next_key(&click, false, &key);
	tap(key.kind == KEY_CLICK && key.column == 120 && key.row == 7, "a click has column and row");
	next_key(&report, false, &key);
	tap(key.kind == KEY_CURSOR_REPORT && key.column == 80 && key.row == 24, "a cursor report has row and column");
}

/* Types keys; Enter adds the line to the history and begins another. Writes the line with "|" at the cursor. */
static void type(struct editor *editor, struct span bytes, char out[256])
{
	struct keypress key;
	while (bytes.length > 0 && next_key(&bytes, true, &key)) {
		if (key.kind == KEY_ENTER) {
			editor_remember(editor);
			editor_set(editor, text_span(""));
		} else {
			editor_take(editor, &key);
		}
	}
	snprintf(out, 256, "%.*s|%.*s", (int)editor->at, editor->text, (int)(editor->length - editor->at), editor->text + editor->at);
}

static void test_lines(void)
{
	static struct editor editor;
	static const struct {
		struct span bytes;
		const char *line;
	} rows[] = {
		{BYTES("why h8"), "why h8|"},
		{BYTES("\x1b[D\x1b[D!"), "why !|h8"},
		{BYTES("\b\x7f\1>\5<"), ">whyh8<|"},
		{BYTES("\1\x1b[3~\6\6\13y"), "why|"},
		{BYTES(" a  b  \27"), "why a  |"},
		{BYTES("\27\27"), "|"},
		{BYTES("abc\2\2\27x\25y"), "y|"},
		{BYTES("\x1b"), "|"},
		{BYTES("\x1b[C\x1b[D\x7f\x1b[3~\27\13"), "|"},
		/* a letter with a combining mark is one character, and so is a Chinese character or a stray byte */
		{BYTES("e\xcc\x81x\x1b[D\x1b[D\x1b[3~"), "|x"},
		{BYTES("e\xcc\x81\x7f"), "|x"},
		{BYTES("\x1b[3~\xe6\xa3\x8b\xe6\x89\x8b\x1b[Dx\x1b[D\x7f"), "|x\xe6\x89\x8b"},
		{BYTES("\xff\x7f\13"), "|"},
		/* the history, newest first; the new line is kept */
		{BYTES("one\ntwo\ntwo\n\nx\x1b[A"), "two|"},
		{BYTES("\x1b[A"), "one|"},
		{BYTES("\x1b[A\x1b[A"), "one|"},
		{BYTES("\x1b[B"), "two|"},
		{BYTES("\x1b[B"), "x|"},
		{BYTES("\x1b[B\x1b[B"), "x|"},
		{BYTES("\x1b[A!\n\x1b[A"), "two!|"},
		{BYTES("\x1b[A\x1b[A\x1b[A"), "one|"},
		{BYTES("\n\x1b[A\x1b[A"), "two!|"},
	};
	for (int i = 0; i < ROWS(rows); i++) {
		char line[256];
		type(&editor, rows[i].bytes, line);
		tap(strcmp(line, rows[i].line) == 0, "line %d is %s (%s)", i, rows[i].line, line);
	}
}

/* Types lines of `length` letters. */
static void type_long(struct editor *editor, int lines, int length)
{
	struct keypress key = {.kind = KEY_TEXT, .text = BYTES("a")};
	for (int i = 0; i < lines; i++) {
		editor_set(editor, text_span(i % 2 == 0 ? "x" : "y"));
		for (int j = 1; j < length; j++)
			editor_take(editor, &key);
		editor_remember(editor);
	}
}

static void test_long_lines(void)
{
	static struct editor editor;
	const struct keypress up = {.kind = KEY_UP}, backspace = {.kind = KEY_BACKSPACE}, home = {.kind = KEY_HOME}, rest = {.kind = KEY_KILL_REST};
	type_long(&editor, 1, EDITOR_RECALL);
	tap(editor.lines == 0, "a line of %d bytes is not remembered", EDITOR_RECALL);
	type_long(&editor, 3, EDITOR_RECALL - 1);
	tap(editor.lines == 3 && strlen(editor.past[2]) == EDITOR_RECALL - 1, "a line of one byte less is");
	type_long(&editor, 2 * EDITOR_PAST, 3);
	tap(editor.lines == EDITOR_PAST, "at most %d lines are remembered", EDITOR_PAST);
	type_long(&editor, 1, EDITOR_RECALL);
	editor_take(&editor, &up);
	tap(editor.length == EDITOR_RECALL, "a line too long to be kept aside stays");
	type_long(&editor, 1, EDITOR_LINE_MAX);
	tap(editor.length == EDITOR_LINE_MAX && !editor.overfull, "a line has room for %d bytes", EDITOR_LINE_MAX);
	type_long(&editor, 1, EDITOR_LINE_MAX + 1);
	tap(editor.length == EDITOR_LINE_MAX && editor.overfull, "one byte more is dropped, and `overfull` is set");
	editor_take(&editor, &backspace);
	tap(editor.length == EDITOR_LINE_MAX - 1 && editor.overfull, "deleting a byte does not clear `overfull`");
	editor_take(&editor, &home);
	editor_take(&editor, &rest);
	tap(editor.length == 0 && !editor.overfull, "deleting all bytes does");
}

/* Writes where the cursor is after these keys: its point, or "-" if it is hidden; then "!" if a stone is played, "?" if
   the point is explained, and "0" if no point is forbidden. */
static void move(struct cursor *cursor, struct game *game, struct span bytes, char out[32])
{
	struct keypress key;
	enum cursor_answer answer = CURSOR_STAYS;
	char point[POINT_TEXT_MAX + 1] = "-";
	while (bytes.length > 0 && next_key(&bytes, true, &key))
		answer = cursor_take(cursor, game, &key);
	if (cursor_on(cursor, game->board.size))
		point[point_write(point, cursor->point, COORDS_LETTERS, game->board.size)] = '\0';
	snprintf(out, 32, "%s%s%s%s", point, answer == CURSOR_PLAYS ? "!" : "",
	         cursor->explained ? "?" : "", cursor->none ? "0" : "");
}

static void test_cursor(void)
{
	static struct game game;
	static const struct {
		int size;          /* of a new board; 0: the board of the row above */
		const char *setup; /* Black's stones on the new board; "": no stones, and the cursor is not reset */
		struct span bytes;
		const char *at;
	} rows[] = {
		{9, "", BYTES("\x1b[3~q"), "-"},
		{0, "", BYTES("\n"), "-"},
		{0, "", BYTES(" "), "-"},
		{0, "", BYTES("\x1b[A"), "E5"},
		{0, "", BYTES("\x1b[A\x1b[C\x1b[C"), "G6"},
		{0, "", BYTES("\x1b[B\x1b[B\x1b[D"), "F4"},
		{0, "", BYTES("\x1b[5~"), "F9"},
		{0, "", BYTES("\x1b[A\x1b[F"), "I9"},
		{0, "", BYTES("\x1b[C\x1b[6~"), "I1"},
		{0, "", BYTES("\x1b[B\x1b[H"), "A1"},
		{0, "", BYTES("\x1b[D\x1b[A "), "A2!"},
		{0, "", BYTES("\n"), "A2!"},
		{0, "", BYTES("\x1b"), "-"},
		{0, "", BYTES("\x1b[C"), "A2"},
		{0, "", BYTES("\t"), "A2?0"}, /* no point is forbidden */
		{0, "", BYTES("\x1b[3~"), "A2?"},
		{0, "", BYTES("\x1b[C"), "B2"},
		/* a smaller board: the cursor starts again in the middle */
		{0, "", BYTES("\x1b[5~\x1b[F"), "I9"},
		{5, "", BYTES("q"), "-"},
		{0, "", BYTES("\x1b[A"), "C3"},
		/* double-threes at D3, K3 and D11 */
		{15, "B3 C3 D4 D5 B11 C11 D12 D13 I3 J3 K4 K5", BYTES("\t"), "D3?"},
		{0, "", BYTES("\t"), "K3?"},
		{0, "", BYTES("\t"), "D11?"},
		{0, "", BYTES("\t"), "D3?"},
		{0, "", BYTES("\x1b[Z"), "D11?"},
		{0, "", BYTES("\x1b[Z"), "K3?"},
		{15, "B3 C3 D4 D5 B11 C11 D12 D13", BYTES("\x1b[Z"), "D11?"},
	};
	struct cursor cursor = {0};
	for (int i = 0; i < ROWS(rows); i++) {
		char at[32];
		if (rows[i].size > 0) {
			game_new(&game, &(struct ruleset){.rule = RULE_RENJU, .size = rows[i].size, .connect = 5});
			struct span rest = text_span(rows[i].setup);
			cursor = rest.length > 0 ? (struct cursor){0} : cursor;
			for (struct span word; (word = text_word(&rest)).length > 0;) {
				int point;
				if (point_read(word, COORDS_LETTERS, rows[i].size, &point) == POINT_READ)
					game_setup(&game, SIDE_BLACK, &point, 1);
			}
		}
		move(&cursor, &game, rows[i].bytes, at);
		tap(strcmp(at, rows[i].at) == 0, "cursor %d is at %s (%s)", i, rows[i].at, at);
	}
}

/* Lists the rows of a text, with "/" between them, and the columns of the last row. */
static void list_rows(struct span text, bool plain, int columns, char out[256])
{
	size_t length = 0;
	struct span row;
	do {
		row = shown_row(&text, plain, columns);
		length += (size_t)snprintf(out + length, 256 - length, "%.*s%s", (int)row.length, row.at, text.length > 0 ? "/" : "");
	} while (text.length > 0);
	snprintf(out + length, 256 - length, " %d", shown_width(row, plain));
}

static void test_rows(void)
{
	static const struct {
		int columns;
		bool plain;
		const char *text;
		const char *rows;
	} rows[] = {
		{9, false, "", " 0"},
		{9, false, "arrow", "arrow 5"},
		{9, false, "arrow key", "arrow key 9"},
		{9, false, "arrow keys", "arrow/keys 4"},
		{5, false, "arrow   keys", "arrow/keys 4"},
		{6, false, "arrow: ", "arrow: 6"},
		{4, false, "arrow keys", "arro/w/keys 4"},
		{6, false, "  a bcdef", "  a/bcdef 5"},
		{3, false, "   abc", "   /abc 3"},
		{1, false, "ab", "a/b 1"},
		{1, false, "棋手", "棋/手 2"},
		{4, false, "棋手棋手", "棋手/棋手 4"},
		{5, false, "棋手棋手", "棋手/棋手 4"},
		{6, false, "黑方：棋手。白", "黑方：/棋手。/白 2"},
		{8, false, "黑方棋手。白", "黑方棋/手。白 6"},
		{8, false, "黑方，“帮助”）：", "黑方，/“帮/助”）： 7"},
		{8, false, "黑方（帮助）", "黑方（帮/助） 4"},
		{8, false, "黑方如 H8、方", "黑方如/H8、方 6"},
		{8, false, "黑方如H8", "黑方如H8 8"},
		{6, true, "黑方黑方 ab", "黑方黑方/ab 2"},
		{3, false, "e\xcc\x81" "abc", "e\xcc\x81" "ab/c 1"},
		{3, false, "\x1b[31m", "\x1b[3/1m 2"},
	};
	for (int i = 0; i < ROWS(rows); i++) {
		char found[256];
		list_rows(text_span(rows[i].text), rows[i].plain, rows[i].columns, found);
		tap(strcmp(found, rows[i].rows) == 0, "rows %d of %d columns (%s)", i, rows[i].columns, found);
	}
}

static void test_shown(void)
{
	static const struct {
		struct span text;
		bool plain;
		const char *shown;
	} rows[] = {
		{BYTES("a\x1b\x7f\n"), false, "a???"},       {BYTES("\xc2\x9b\x9b\xe6\xa3"), false, "????"},
		{BYTES("\xe2\x80\xae\xe6\xa3\x8b"), false, "?棋"}, {BYTES("a\xe6\xa3\x8b\xc3\xa9"), true, "a??"},
	};
	for (int i = 0; i < ROWS(rows); i++) {
		char out[64];
		size_t length = 0;
		for (struct span rest = rows[i].text; rest.length > 0;) {
			struct span shown = shown_next(&rest, rows[i].plain);
			memcpy(out + length, shown.at, shown.length);
			length += shown.length;
		}
		out[length] = '\0';
		tap(strcmp(out, rows[i].shown) == 0, "text %d is shown as %s", i, out);
	}
}

int main(void)
{
	test_keys();
	test_coordinates();
	test_lines();
	test_long_lines();
	test_cursor();
	test_rows();
	test_shown();
	return tap_status();
}
