#include "engine/rush.h"

#include <string.h>

int rush_win(struct worker *w, int ply, int count, bool wide)
{
	struct fours *fours = &w->fours;
	struct stack_entry *ss = &w->stack[ply];
	if (ruleset_needs_open_end(&w->position.rules))
		return 0; /* a four has other answers there */
	fours->position = &w->position;
	fours->budget = w->budget;
	fours->nodes = w->nodes;
	fours->allowance = w->allowance;
	fours->place = w->rushed;
	fours->places = RUSHED;
	int plies = fours_quick(fours, count, wide);
	w->nodes = fours->nodes;
	w->stopped |= fours->stopped;
	if (plies == 0)
		return 0;
	ss->pv_length = fours->length;
	memcpy(ss->pv, fours->line, (size_t)fours->length * sizeof *ss->pv);
	return plies;
}
