/* Decodes the bytes that a terminal sends for keys.
   Sources: ECMA-48, 5.4 (control sequences); xterm's "Control Sequences", PC-style function keys and mode 1006. */
#ifndef KEYS_H
#define KEYS_H

#include "base/text.h"

enum key_kind {
	KEY_UNKNOWN, /* any other key or control sequence */
	KEY_TEXT,    /* a character, or one byte that is not UTF-8 */
	KEY_ENTER,
	KEY_TAB,
	KEY_BACK_TAB,
	KEY_UP,
	KEY_DOWN,
	KEY_RIGHT,
	KEY_LEFT,
	KEY_HOME,
	KEY_END,
	KEY_PAGE_UP,
	KEY_PAGE_DOWN,
	KEY_BACKSPACE,
	KEY_DELETE,
	KEY_KILL_ALL,
	KEY_KILL_REST,
	KEY_KILL_WORD,
	KEY_ESCAPE,
	KEY_REDRAW,
	KEY_FINISH,        /* Ctrl-D */
	KEY_CLICK,         /* the left button was pressed */
	KEY_CURSOR_REPORT, /* the terminal reports where the cursor is */
};

struct keypress {
	enum key_kind kind;
	struct span text; /* of KEY_TEXT, within the bytes read */
	int row, column;  /* of KEY_CLICK and KEY_CURSOR_REPORT, from 1 */
};

/* Reads the first key of `bytes`, which are not empty. Returns the number of bytes read, or 0 when the key may be
   incomplete. With `whole` no more bytes follow, and the result is never 0. */
size_t keys_read(struct span bytes, bool whole, struct keypress *key);

enum {
	EDITOR_LINE_MAX = 4095, /* bytes */
	EDITOR_PAST = 64,       /* the most lines in the history */
	EDITOR_PATH_MAX = 1024, /* bytes that complete the name of a file */
	EDITOR_RECALL = 120,    /* bytes with the terminator; longer lines do not go into the history */
};

/* A zeroed struct is an empty line with an empty history. Positions are byte offsets, between characters. */
struct editor {
	size_t length;
	size_t at;     /* the cursor */
	bool overfull; /* a text that did not fit was dropped */
	int lines;     /* in the history */
	int recalled;  /* which line of the history is shown, from 1; 0: the new line */
	char text[EDITOR_LINE_MAX];
	char draft[EDITOR_RECALL];             /* the new line, terminated, while a line of the history is shown */
	char past[EDITOR_PAST][EDITOR_RECALL]; /* newest first, terminated */
};

static inline struct span editor_line(const struct editor *editor)
{
	return (struct span){editor->text, editor->length};
}
/* Replaces the line and puts the cursor at its end. */
void editor_set(struct editor *editor, struct span text);
/* Edits the line by one key. Up and Down go through the history. */
void editor_take(struct editor *editor, const struct keypress *key);
/* Adds the finished line to the history, unless it is empty, is too long, has a zero byte, or equals the newest. */
void editor_remember(struct editor *editor);
enum { COMPLETION_MAX = 256 };

/* What the words or names that could complete a text have in common. Zeroed: there are none. */
struct completion {
	int count;
	bool goes_on;               /* more follows the last one that was added, if it is the only one */
	size_t common;              /* bytes that all share */
	char first[COMPLETION_MAX]; /* the first of them; longer ones are left out */
};
void completion_add(struct completion *found, struct span name);
/* Writes what all have after `text`, with which they begin. Returns the length, 0 if there is nothing to add. */
size_t completion_rest(const struct completion *found, struct span text, char *out);
/* Completes `text`, the beginning of a path. Writes to `out` what all matching names have in common after `text`, and
   a / if the only match is a folder. A leading ~/ is the home folder. Names that begin with a dot count only if a dot
   was typed. Returns the length; 0 if there is nothing to add, or if what would be added has control characters. */
size_t editor_complete_path(struct span text, char out[EDITOR_PATH_MAX]);

#endif
