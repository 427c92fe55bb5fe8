/* Fits the likelihood of a move to the codes (engine/position/code.h) that its point has for each side. */
#ifndef ORDER_H
#define ORDER_H

#include "games.h"
#include "learn.h"

/* In logits. By side if the rules differ between the sides. */
extern struct table attack[2], defense[2];

void fit_order(const struct games *games);

#endif
