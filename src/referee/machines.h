/* The referee's questions to machines and to the solver. */
#ifndef REFEREE_MACHINES_H
#define REFEREE_MACHINES_H

#include "referee/state.h"

/* Plays the machines' moves for as long as a machine is on turn. */
void referee_play_machines(struct referee *referee);

/* Answers go, hint and solve. `text` is the line, for error messages. */
void referee_ask(struct referee *referee, struct span text);

#endif
