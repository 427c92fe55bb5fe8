/* What a machine does besides moving, as a person would: it claims, offers a draw, answers an offer, gives
   up. */
#ifndef MANNERS_H
#define MANNERS_H

#include "terminal/desk.h"

/* For the side to move, where a machine plays it; each puts on record what it does, and is told. Did it end the
   game? */
bool manners_claim(struct match *match); /* a forbidden move, whenever it may */
bool manners_resign(struct match *match, const struct search_result *found);
/* Once in a game, where nobody can win any more and a person can answer; before its move. */
void manners_offer(struct view *view, struct match *match);
/* A draw is offered to the machine that plays this side: does it agree? The game has ended then. */
bool manners_agree(struct view *view, struct match *match, enum side side);

#endif
