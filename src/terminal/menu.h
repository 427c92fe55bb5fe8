/* What to play. */
#ifndef MENU_H
#define MENU_H

#include "terminal/view.h"

enum menu {
	MENU_LEAVE,
	MENU_NEW,   /* a game between the session's players */
	MENU_GO_ON, /* with the game that is there now */
};

/* Asks what to play. */
enum menu menu_choose(struct view *view, struct match *match);

#endif
