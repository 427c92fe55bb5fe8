/* What a person has typed at a move's prompt is done. */
#ifndef OBEY_H
#define OBEY_H

#include "terminal/view.h"

/* What comes after it. */
enum next {
	NEXT_TURN,
	NEXT_ON, /* two machines go on */
	NEXT_MENU,
	NEXT_AGAIN,
	NEXT_SIDES, /* again, sides swapped */
	NEXT_QUIT,
};

/* A game that would be lost is left only after a question. */
enum next obey(struct view *view, struct match *match, struct span text);
/* The same question; true where there is nothing to lose. */
bool obey_may_drop(struct view *view, struct match *match);

#endif
