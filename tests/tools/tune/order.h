/* How likely a move is, by the codes of its point: its own and the other side's. */
#ifndef ORDER_H
#define ORDER_H

#include "games.h"
#include "learn.h"

/* In logits, by side where the games are two-sided. */
extern struct table attack[2], defence[2];

void learn_order(const struct games *games);

#endif
