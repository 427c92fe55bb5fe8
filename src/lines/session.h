/* A game with its players and its journal, as the referee and the interactive game share it. */
#ifndef SESSION_H
#define SESSION_H

#include "engine/mover.h"
#include "engine/solver.h"
#include "lines/command.h"
#include "lines/journal.h"

struct session {
	struct ruleset rules; /* of every game */
	enum mover_id player[2];
	struct mover_state mover_state;
	struct budget budget; /* of one answer */
	struct journal journal;
	struct game game;
};

/* Starts a game; `new` is not recorded. */
void session_start(struct session *session);
/* Carries out a command that changes the state, `new` among them, and records it. Returns false for a refusal; *verdict
   is that of the status line either way. Against one machine `undo N` takes back until N human plies are gone; a draw
   cannot be offered to a machine. A command that changes nothing is refused, and one that comes too early. */
bool session_obey(struct session *session, const struct command *command, struct verdict *verdict);
/* Offers a draw for the machine to move, or accepts one; the human side may accept with `draw`. */
void session_offer(struct session *session);
/* Offers a draw for the human side and accepts it for the machine. Both are recorded. */
void session_agree(struct session *session);
/* Is it a machine's turn? Never while an opening has choices: people make them. */
bool session_awaits_machine(const struct session *session);
/* Returns OK when a machine can be asked for a move, GAME_OVER, or OPENING while people have choices to make. */
struct verdict session_may_ask(const struct session *session);
/* Asks a machine (MOVER_HUMAN: an adviser) for a move in the open game. With only_asked the next call gives the same
   answer again. */
void session_ask(struct session *session, enum mover_id machine, bool only_asked, struct search_result *found);
/* Looks for a forced win of the side to move, or of the other side, in the open game. */
void session_solve(struct session *session, struct solver *solver, struct solution *solution);
/* Plays the move that a machine has found, and records it. */
struct verdict session_play(struct session *session, const struct search_result *found);
/* Asks the machine that plays this side whether it agrees to a draw now. The game is open; session->budget limits the
   search. */
bool session_ask_draw(struct session *session, enum side side);

#endif
