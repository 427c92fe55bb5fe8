/* What to play. */
#ifndef MENU_H
#define MENU_H

#include "terminal/desk.h"

/* Asks what to play and sets the session's players; false when the person leaves. */
bool menu_choose(struct desk *desk);

#endif
