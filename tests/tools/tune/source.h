/* Rounds fitted numbers to the engine's, and writes them as C source. */
#ifndef SOURCE_H
#define SOURCE_H

#include "engine/position/weights.h"
#include "evaluation.h"

/* Rounds the network. `unit` is the value at which the odds are e to 1. Rows of pairs that do not occur in the games
   are as random as they were before the fit, and become zeros. */
void round_network(const struct parameters *parameters, const struct games *games, double unit, struct network *network,
                   struct region_numbers *regions);
/* Rounds the tables of a side: 0 for codes that do not occur in the games. Call fit_order() before. */
void round_weights(const struct parameters *parameters, const struct games *games, int side, double unit,
                   struct weights *weights);

/* Write a definition, named with the rule, to standard output. */
void write_network(const char *rule, const struct network *network);
void write_regions(const char *rule, const struct region_numbers *regions, bool two_sided);
/* `side` is "", "_black" or "_white". */
void write_weights(const char *rule, const char *side, const struct weights *weights);

#endif
