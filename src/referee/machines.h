/* What machines and the solver are asked for. */
#ifndef REFEREE_MACHINES_H
#define REFEREE_MACHINES_H

#include "referee/state.h"

/* Machines play as long as it is their turn. */
void referee_play_machines(struct referee *referee);

/* The lines of these names; `text` is the line, for its refusal. */
void referee_go(struct referee *referee, struct span text);
void referee_hint(struct referee *referee, struct span text);
void referee_solve(struct referee *referee, struct span text);

#endif
