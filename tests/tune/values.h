/* The table: what a point of each code is worth, and what the threats are worth. */
#ifndef VALUES_H
#define VALUES_H

#include "games.h"
#include "learn.h"

/* By side where the games are two-sided. */
extern struct table worth[2];
/* In logits. */
double mask_value(unsigned mask);

/* Learns them, and what they make of each sample. */
void learn_values(struct games *games);

#endif
