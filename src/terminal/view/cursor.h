/* The cursor on the board: keys move it, and Enter plays a stone at its point. The first key that moves it makes it
   appear; a typed line makes it disappear, so that an empty line among pasted ones plays nothing. */
#ifndef CURSOR_H
#define CURSOR_H

#include "rules/game.h"
#include "terminal/tty/keys.h"

/* Zero: it has never appeared. */
struct cursor {
	bool shown;     /* Enter plays a stone at `point` */
	bool placed;    /* `point` is where it was last */
	bool explained; /* Tab moved it: the question shows why the point is forbidden */
	bool none;      /* Tab found no point */
	int point;
};

enum cursor_answer {
	CURSOR_STAYS, /* the cursor does not use this key */
	CURSOR_MOVES, /* the key moved, showed or hid the cursor, or Tab found no point */
	CURSOR_PLAYS,
};

/* Takes a key, also Enter and space. Judges points by putting stones and taking them back; the
   game's bytes do not change. */
enum cursor_answer cursor_take(struct cursor *cursor, struct game *game, const struct keypress *key);
/* Is the cursor shown, and its point on a board of this size? */
static inline bool cursor_on(const struct cursor *cursor, int size)
{
	return cursor->shown && point_x(cursor->point) < size && point_y(cursor->point) < size;
}
/* Moves the cursor to a point, and shows it. */
void cursor_go(struct cursor *cursor, int point);
/* Hides the cursor, and clears `none`. */
static inline void cursor_hide(struct cursor *cursor)
{
	cursor->shown = cursor->none = false;
}

#endif
