#include "engine/search/correction.h"

#include <stdlib.h>

#include "base/minmax.h"

enum {
	CORRECTION_MAX = 1024, /* of an entry */
	CORRECTION_ONE = 16,   /* so much of an entry is 1 of a value */
};

_Static_assert((int)THREAT_MASKS <= (int)CORRECTIONS, "the threats are an index");

/* Returns the index of the stones in the cell's region. */
static unsigned region_index(const struct position *position, unsigned cell)
{
	return (unsigned)(position->region_hash[position->region[cell]] >> 20) % CORRECTIONS;
}

static void find_entries(const struct worker *w, int ply, unsigned entry[CORRECTION_KINDS])
{
	unsigned last = (unsigned)w->stack[ply - 1].cell, before = ply > 1 ? (unsigned)w->stack[ply - 2].cell : 0;
	entry[CORRECTION_THREATS] = position_threats(&w->position);
	entry[CORRECTION_MOVE] = last % CORRECTIONS;
	entry[CORRECTION_MOVES] = (last * 31 + before * 1021) % CORRECTIONS;
	entry[CORRECTION_REGION] = region_index(&w->position, last);
	entry[CORRECTION_REGION_BEFORE] = region_index(&w->position, before);
}

int correction_apply(const struct worker *w, int ply, int evaluation)
{
	unsigned entry[CORRECTION_KINDS];
	int sum = 0;
	find_entries(w, ply, entry);
	for (int kind = 0; kind < CORRECTION_KINDS; kind++)
		sum += w->correction[w->position.to_move][kind][entry[kind]];
	return clamp(evaluation + sum / CORRECTION_ONE, -EVALUATION_MAX, EVALUATION_MAX);
}

void correction_learn(struct worker *w, int ply, int depth, int error)
{
	unsigned entry[CORRECTION_KINDS];
	int bonus = clamp(error * depth / 5, -CORRECTION_MAX / 4, CORRECTION_MAX / 4);
	find_entries(w, ply, entry);
	for (int kind = 0; kind < CORRECTION_KINDS; kind++) {
		int16_t *correction = &w->correction[w->position.to_move][kind][entry[kind]];
		*correction = (int16_t)(*correction + bonus - *correction * abs(bonus) / CORRECTION_MAX);
	}
}
