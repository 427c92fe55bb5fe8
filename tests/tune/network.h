/* The network: what it adds to the tables. */
#ifndef TUNE_NETWORK_H
#define TUNE_NETWORK_H

#include "games.h"

/* After the tables are learnt. */
void learn_network(const struct games *games);
/* Writes it as a source. */
void write_network(const struct games *games, const char *name);

#endif
