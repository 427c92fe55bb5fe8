/* The question who plays Black and who White, by name. */
#ifndef SEATS_H
#define SEATS_H

#include "terminal/view.h"

/* False, and all as it was, where the question is left or the input ends. */
bool seats_ask(struct view *view, struct match *match);

#endif
