/* A game with its players and its journal: what the referee and the interactive game have in common. */
#ifndef SESSION_H
#define SESSION_H

#include "engine/mover.h"
#include "engine/solver.h"
#include "lines/command.h"
#include "lines/journal.h"

struct session {
	struct ruleset rules; /* of every game */
	enum mover_id player[2];
	struct game game;
	struct mover_state mover_state;
	struct budget budget; /* of one answer */
	struct journal journal;
};

/* A new game, which is not recorded. */
void session_start(struct session *session);
/* Carries out a command that changes the state, `new` among them, and records it. Returns false for a refusal; *verdict is
   the status line's either way. Against one machine `undo N` goes back until N human plies are gone; a draw cannot be
   offered to a machine. A command that changes nothing is refused, and one that comes too early. */
bool session_obey(struct session *session, const struct command *command, struct verdict *verdict);
/* The machine to move offers a draw, which the human side may accept by `draw`. */
struct verdict session_offer(struct session *session);
/* The machine agrees to the draw that the human side offers: offer and answer are recorded. */
struct verdict session_agree(struct session *session);
/* Is it a machine's turn? Never while an opening has choices: people make them. */
bool session_awaits_machine(const struct session *session);
/* May a machine be asked for a move now? OK, GAME_OVER, or OPENING while there are choices that people make. */
struct verdict session_may_ask(const struct session *session);
/* Asks a machine (MOVER_HUMAN: an adviser) for the side to move; the game is open. With only_asked the next call gives
   the same answer again. */
void session_ask(struct session *session, enum mover_id machine, bool only_asked, struct search_result *found);
/* Has the side to move a forced win, or the other side? The game is open. */
void session_solve(struct session *session, struct solver *solver, struct solution *solution);
/* Plays what a machine has found and records it. */
struct verdict session_play(struct session *session, const struct search_result *found);
/* Would the machine that plays this side agree to a draw now? The game is open, and session->budget bounds its look. */
bool session_agrees(struct session *session, enum side side);

#endif
