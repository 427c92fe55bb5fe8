/* The cursor on the board: keys move it, and a stone is played where it is. It is out from the first key that moves it
   until a line is typed, so that an empty line among pasted ones plays nothing. */
#ifndef CURSOR_H
#define CURSOR_H

#include "rules/game.h"
#include "screen/keys.h"

/* Zero has never been out. */
struct cursor {
	bool out;
	bool placed; /* `point` is where it was last */
	bool told;   /* Tab brought it: what is special there is said */
	bool none;   /* Tab found nothing */
	int point;
};

enum cursor_answer {
	CURSOR_STAYS, /* the key is none of its */
	CURSOR_MOVES,
	CURSOR_PLAYS,
};

/* What a key does, Enter and space among them. Points are judged on the board and taken back: the game is the same to
   the byte after. */
enum cursor_answer cursor_take(struct cursor *cursor, struct game *game, const struct keypress *key);
/* Is it out, on a board of this size? */
static inline bool cursor_on(const struct cursor *cursor, int size)
{
	return cursor->out && point_x(cursor->point) < size && point_y(cursor->point) < size;
}
/* It goes to this point. */
void cursor_go(struct cursor *cursor, int point);

#endif
