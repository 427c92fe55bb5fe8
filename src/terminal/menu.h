/* What to play, and the settings. */
#ifndef MENU_H
#define MENU_H

#include "terminal/desk.h"

/* Asks what to play and sets the session's players; false when the person leaves. */
bool menu_choose(struct desk *desk);
/* Shows the settings and lets them be changed, until an empty line. */
void menu_settings(struct desk *desk);

#endif
