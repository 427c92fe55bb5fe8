/* Where the first stones may go. Source: the rules, section 4. */
#ifndef OPENING_H
#define OPENING_H

#include "rules/board.h"

/* May side play the empty point? Only a side without a stone on the board is bound. */
bool opening_allows(const struct board *board, const struct ruleset *rules, enum side side, int point);

#endif
