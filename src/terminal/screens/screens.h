/* The screens that are opened by name alone. Screens that need arguments have headers of their own. */
#ifndef SCREENS_H
#define SCREENS_H

#include "terminal/view/screen_ops.h"

extern const struct screen_ops menu_screen;
extern const struct screen_ops settings_screen;
extern const struct screen_ops setting_value_screen; /* of view->setting */
extern const struct screen_ops size_screen;          /* size of the board; begins the next game */
extern const struct screen_ops load_screen;
extern const struct screen_ops move_screen;
extern const struct screen_ops machine_screen;
extern const struct screen_ops watch_screen; /* two machines that were stopped */
extern const struct screen_ops end_screen;

#endif
