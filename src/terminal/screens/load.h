/* The question which file a game is loaded from. */
#ifndef LOAD_H
#define LOAD_H

#include "terminal/view/screen_ops.h"

extern const struct screen_ops load_screen;

#endif
