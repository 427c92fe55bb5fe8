#include "engine/mover.h"

#include <stdlib.h>

#include "engine/engine.h"
#include "engine/levels.h"
#include "engine/minimax.h"
#include "engine/random.h"

const struct mover movers[] = {
	[MOVER_HUMAN] = {"human", 0, NULL, NULL, 0},
	[MOVER_RANDOM] = {"random", 0, random_choose, NULL, 0},
	[MOVER_MINIMAX] = {"minimax", sizeof(struct minimax), minimax_choose, NULL, 0},
	[MOVER_BEGINNER] = {"beginner", sizeof(struct engine), beginner_choose, engine_release, LEVELS_PATIENCE},
	[MOVER_EASY] = {"easy", sizeof(struct engine), easy_choose, engine_release, LEVELS_PATIENCE},
	[MOVER_MEDIUM] = {"medium", sizeof(struct engine), medium_choose, engine_release, LEVELS_PATIENCE},
	[MOVER_HARD] = {"hard", sizeof(struct engine), hard_choose, engine_release, LEVELS_PATIENCE},
	[MOVER_ENGINE] = {"engine", sizeof(struct engine), engine_choose, engine_release, 0},
	[MOVERS] = {NULL, 0, NULL, NULL, 0},
};

static const enum mover_id adviser = MOVER_ENGINE;

/* The mover's workspace, or false where it needs one and there is no memory. */
static bool has_workspace(struct mind *mind, enum mover_id mover)
{
	if (!mind->workspace[mover] && movers[mover].memory > 0)
		mind->workspace[mover] = calloc(1, movers[mover].memory);
	return mind->workspace[mover] || movers[mover].memory == 0;
}

void mind_choose(struct mind *mind, enum mover_id mover, const struct question *question, bool only_asked,
                 struct search_result *found)
{
	struct rng rng = mind->rng;
	if (mover == MOVER_HUMAN)
		mover = adviser;
	if (!has_workspace(mind, mover)) {
		mind->exhausted = true;
		mover = MOVER_RANDOM;
	}
	*found = (struct search_result){.point = POINT_NONE};
	movers[mover].choose(mind->workspace[mover], question, &rng, found);
	if (!only_asked)
		mind->rng = rng;
}

void mind_free(struct mind *mind)
{
	for (int i = 0; i < MOVERS; i++) {
		if (mind->workspace[i] && movers[i].release)
			movers[i].release(mind->workspace[i]);
		free(mind->workspace[i]);
		mind->workspace[i] = NULL;
	}
}
