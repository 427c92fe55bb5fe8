/* What a machine does besides moving: it claims a forbidden move, offers a draw, or resigns. */
#ifndef MACHINE_ACTS_H
#define MACHINE_ACTS_H

#include "terminal/play/play.h"

/* Each function acts for the side to move, only if a machine plays it, and writes the act to the record. */
/* Claims a forbidden move whenever that is possible. Returns whether it did. */
bool machine_claim(struct play *play);
/* Resigns to a person when the search has found that the game is lost within two plies. Only the strong machines, hard
   and engine, resign. Returns whether it did. */
bool machine_resign(struct play *play, const struct search_result *found);
/* Offers a draw before the machine's move: once in a game, when neither side can still make a row and a person can
   answer. Returns whether it did. */
bool machine_offer_draw(struct play *play);

#endif
