/* What machines and the solver are asked for. */
#ifndef REFEREE_MACHINES_H
#define REFEREE_MACHINES_H

#include "referee/state.h"

/* Machines play as long as it is their turn. */
void referee_play_machines(struct referee *referee);

/* Answers go, hint and solve; `text` is the line, for its refusal. */
void referee_ask(struct referee *referee, struct span text);

#endif
