/* Machines at the terminal: their moves and their advice. Ctrl-C makes a machine answer at once. Call the functions but
   think_best_moves() only if game_open_verdict() returns STATUS_OK; think_agrees() only in an open game. */
#ifndef THINK_H
#define THINK_H

#include "terminal/view/view.h"

/* Takes the turn of the side to move, with its machine, or with the adviser if a person plays the side. The machine
   plays a move, after it may have offered a draw; or it claims a forbidden move or resigns. */
void think_turn(struct view *view, struct play *play);
/* Notes the move that the adviser would play, and puts the cursor there. */
void think_hint(struct view *view, struct play *play);
/* Obeys `hint N` (words.h): notes the N best moves, with the chances of the side to move, or why it refuses. `typed` is
   N, 1 to REVIEW_TOP_MAX; while a person looks back, it may be empty. */
struct next think_best_moves(struct view *view, struct play *play, struct span typed);
/* Notes whether the side to move wins or loses by force, and how. */
void think_solve(struct view *view, struct play *play);
/* Notes all moves of a side's win. */
void think_note_win(struct paper *paper, const struct session *session, enum side winner, const int16_t *moves,
                    int length);
/* Offers a draw to the machine that plays `side`. Returns whether it agrees; if so, the game has ended. */
bool think_agrees(struct view *view, struct play *play, enum side side);

#endif
