/* The referee's questions to machines and to the solver. */
#ifndef REFEREE_MACHINES_H
#define REFEREE_MACHINES_H

#include "referee/state.h"

/* Plays the move of the machine on turn. Prints a block even with --board=final, which omits the blocks of other moves
   in text. */
void referee_play_machine(struct referee *referee);

/* Answers go, hint and solve. `text` is the line, for error messages. */
void referee_ask(struct referee *referee, struct span text);

#endif
