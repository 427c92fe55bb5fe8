/* The end of a game: again, another game, other settings, back, or away. */
#ifndef END_H
#define END_H

#include "terminal/view/screen_ops.h"

extern const struct screen_ops end_screen;

#endif
