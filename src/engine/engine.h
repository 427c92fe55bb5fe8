/* The strong player: a search on fitted numbers, for three to seven in a row; minimax plays the rest. */
#ifndef ENGINE_H
#define ENGINE_H

#include "engine/minimax.h"
#include "engine/mover.h"
#include "engine/search.h"

struct engine {
	struct thinker thinker;
	struct ruleset rules; /* of the last question */
	int size;
	bool clocked; /* was there a clock? */
	struct minimax minimax;
};

/* The workspace is a struct engine, zero before the first question. */
void engine_choose(void *workspace, const struct question *question, struct rng *rng, struct search *found);
/* Gives back the table, which is taken with the first question. */
void engine_release(void *workspace);

#endif
