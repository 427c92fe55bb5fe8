/* A game with its players and its journal, for the referee and the terminal. */
#ifndef SESSION_H
#define SESSION_H

#include "book/book.h"
#include "commands/journal.h"
#include "engine/mover.h"
#include "engine/solver.h"
#include "language/command.h"

struct session {
	struct ruleset rules; /* of every game */
	enum coords coords;   /* notation of points, on the screen and in files; only for the terminal */
	enum mover_id player[2];
	struct mover_state mover_state;
	const struct book *book; /* for the machines; NULL: none */
	struct budget budget;    /* of one answer */
	struct journal journal;
	struct game game;
};

/* Starts a game. Does not record `new`. */
void session_start(struct session *session);
/* Carries out a command that changes the state, including `new`, and records it. Returns false if it was refused. In
   both cases, *verdict becomes the verdict for the status line. Against one machine, `undo N` takes plies back until N
   of the person's plies are gone. A draw cannot be offered to a machine. Commands that change nothing are refused. */
bool session_obey(struct session *session, const struct command *command, struct verdict *verdict);
/* Takes back exactly this many plies, of people and machines, and records an `undo`. Returns false if refused. */
bool session_take_back(struct session *session, int plies);
/* Carries out and records `draw` for a machine on turn, which offers a draw or accepts one. The human player may
   accept an offer with `draw`. */
void session_draw(struct session *session);
/* Offers a draw for the human player and accepts it for the machine. Both are recorded. */
void session_agree(struct session *session);
/* Is it a machine's turn? Not while an opening has choices, which only people make. */
bool session_awaits_machine(const struct session *session);
/* Asks a machine for a move in an open game; MOVER_HUMAN stands for an adviser. With `advisory`, the next call gives
   the same answer again. The machine may answer from the book. */
void session_ask(struct session *session, enum mover_id machine, bool advisory, struct search_result *found);
/* Searches an open game for a forced win of either side. */
void session_solve(struct session *session, struct solver *solver, struct solution *solution);
/* Plays the move that a machine found, and records it. */
struct verdict session_play(struct session *session, const struct search_result *found);
/* Asks the machine that plays this side to accept a draw. Returns its answer. The game must be open.
   session->budget limits the search. */
bool session_ask_draw(struct session *session, enum side side);

#endif
