/* Machines at the terminal: their moves and their advice. Ctrl-C makes a machine answer at once. */
#ifndef THINK_H
#define THINK_H

#include "terminal/view/view.h"

/* Makes a move for the side to move. The side's machine chooses the move, or the adviser if a person plays the side.
   The game is not over. */
void think_turn(struct view *view, struct match *match);
/* Notes the move that the adviser would play. */
void think_hint(struct view *view, struct match *match);
/* Notes the `count` best moves with the chances of the side to move. The game is not over. */
void think_best_moves(struct view *view, struct match *match, int count);
/* Notes whether the side to move wins or loses by force, and how. */
void think_solve(struct view *view, struct match *match);
/* Offers a draw to the machine that plays `side`. Returns whether it agrees; if so, the game has ended. */
bool think_agrees(struct view *view, struct match *match, enum side side);

#endif
