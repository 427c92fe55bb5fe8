/* The settings: size, K, rule, forbidden moves, opening, level, time, and how things look. */
#ifndef SETTINGS_H
#define SETTINGS_H

#include "terminal/view/screen_ops.h"

/* Shows the settings and lets them be changed, by number or by the beginning of a name, until an empty line. A setting
   that changes another says so. */
extern const struct screen_ops settings_screen;

#endif
