/* What to play. */
#ifndef MENU_H
#define MENU_H

#include "terminal/view/screen_ops.h"

extern const struct screen_ops menu_screen;

#endif
