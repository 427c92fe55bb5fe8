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

#endif
