/* The machines: their moves and their advice. Ctrl-C makes one answer at
   once. */
#ifndef THINK_H
#define THINK_H

#include "terminal/view/view.h"

/* Plays for the side to move, in an open game: its machine, or the adviser where a person plays it. */
void think_turn(struct view *view, struct match *match);
/* What the adviser would play. */
void think_hint(struct view *view, struct match *match);
/* Whether the side to move wins or loses by force, and how. */
void think_solve(struct view *view, struct match *match);
/* A draw is offered to the machine that plays this side: does it agree? The game has ended then. */
bool think_agrees(struct view *view, struct match *match, enum side side);

#endif
