#include "engine/rush.h"

#include <string.h>

int rush_win(struct thinker *t, int ply, int count, bool wide)
{
	struct fours *fours = &t->fours;
	struct frame *frame = &t->frame[ply];
	if (ruleset_needs_open_end(&t->position.rules))
		return 0; /* a four has other answers there */
	fours->position = &t->position;
	fours->budget = t->budget;
	fours->nodes = t->nodes;
	fours->allowance = t->allowance;
	fours->place = t->rushed;
	fours->places = RUSHED;
	int plies = fours_quick(fours, count, wide);
	t->nodes = fours->nodes;
	t->stopped |= fours->stopped;
	if (plies == 0)
		return 0;
	frame->length = fours->length;
	memcpy(frame->line, fours->line, (size_t)fours->length * sizeof *frame->line);
	return plies;
}
