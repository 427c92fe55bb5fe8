/* What a terminal sends when a key is pressed, as keys.
   Sources: ECMA-48, 5.4 (control sequences); xterm's "Control Sequences", PC-style function keys and mode 1006. */
#ifndef KEYS_H
#define KEYS_H

#include "base/text.h"

enum key_kind {
	KEY_UNKNOWN, /* nothing is bound to it */
	KEY_TEXT,    /* a character, or a byte that belongs to none */
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
	KEY_FINISH, /* Ctrl-D */
	KEY_CLICK,  /* the left button went down */
	KEY_PLACE,  /* the answer to the question where the cursor is */
};

struct keypress {
	enum key_kind kind;
	struct span text; /* of KEY_TEXT, within the bytes read */
	int row, column;  /* of KEY_CLICK and KEY_PLACE, from 1 */
};

/* Reads the key at the front of bytes, one or more. Returns how many it takes; 0 where more of it may come, but never
   when `whole`: nothing more does. */
size_t keys_read(struct span bytes, bool whole, struct keypress *key);

#endif
