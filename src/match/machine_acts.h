/* What a machine does besides moving, as a person would: it claims, offers a draw, gives up. */
#ifndef MACHINE_ACTS_H
#define MACHINE_ACTS_H

#include "match/match.h"

/* For the side to move, where a machine plays it; each puts on record what it does. */
/* Claims a forbidden move, whenever it may. Did it? */
bool machine_claims(struct match *match);
/* Gives up, having found this. Did it? */
bool machine_resigns(struct match *match, const struct search_result *found);
/* Offers a draw, before its move: once in a game, where nobody can win any more and a person can answer. Did it? */
bool machine_offers(struct match *match);

#endif
