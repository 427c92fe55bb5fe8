#include "engine/mover.h"

#include <stdlib.h>

#include "engine/engine.h"
#include "engine/levels.h"
#include "engine/minimax.h"
#include "engine/random.h"

const struct mover movers[] = {
	[MOVER_HUMAN] = {"human", 0, NULL, NULL, NULL, 0, NULL},
	[MOVER_RANDOM] = {"random", 0, random_choose, NULL, NULL, 0, NULL},
	[MOVER_MINIMAX] = {"minimax", sizeof(struct minimax), minimax_choose, NULL, NULL, 0, NULL},
#define LEVEL(name) {#name, sizeof(struct engine), name##_choose, NULL, engine_release, LEVELS_PATIENCE, engine_choose}
	[MOVER_BEGINNER] = LEVEL(beginner),
	[MOVER_EASY] = LEVEL(easy),
	[MOVER_MEDIUM] = LEVEL(medium),
	[MOVER_HARD] = LEVEL(hard),
#undef LEVEL
	[MOVER_ENGINE] = {"engine", sizeof(struct engine), engine_choose, engine_prepare, engine_release, 0, engine_choose},
	[MOVERS] = {NULL, 0, NULL, NULL, NULL, 0, NULL},
};

static const enum mover_id adviser = MOVER_ENGINE;

/* Does the machine have its workspace, or need none? Allocates the workspace if necessary. */
static bool has_workspace(struct mover_state *mover_state, enum mover_id mover)
{
	if (!mover_state->workspace[mover] && movers[mover].memory > 0)
		mover_state->workspace[mover] = calloc(1, movers[mover].memory);
	return mover_state->workspace[mover] || movers[mover].memory == 0;
}

void mover_choose(struct mover_state *mover_state, enum mover_id mover, const struct question *question,
                  bool only_asked, struct search_result *found)
{
	struct rng rng = mover_state->rng;
	if (mover == MOVER_HUMAN)
		mover = adviser;
	if (!has_workspace(mover_state, mover)) {
		mover_state->exhausted = true;
		mover = MOVER_RANDOM;
	}
	*found = (struct search_result){.point = POINT_NONE};
	movers[mover].choose(mover_state->workspace[mover], question, &rng, found);
	if (!only_asked)
		mover_state->rng = rng;
}

bool mover_has_search(enum mover_id mover)
{
	return movers[mover == MOVER_HUMAN ? adviser : mover].search != NULL;
}

bool mover_search(struct mover_state *mover_state, enum mover_id mover, const struct question *question,
                  struct search_result *found)
{
	struct rng rng = mover_state->rng;
	if (mover == MOVER_HUMAN)
		mover = adviser;
	*found = (struct search_result){.point = POINT_NONE};
	if (!has_workspace(mover_state, mover)) {
		mover_state->exhausted = true;
		return false;
	}
	movers[mover].search(mover_state->workspace[mover], question, &rng, found);
	return true;
}

void mover_prepare(struct mover_state *mover_state, enum mover_id mover, const struct budget *budget)
{
	if (mover == MOVER_HUMAN)
		mover = adviser;
	if (movers[mover].prepare && has_workspace(mover_state, mover))
		movers[mover].prepare(mover_state->workspace[mover], budget);
}

bool mover_is_plain(const struct ruleset *rules)
{
	return engine_is_plain(rules);
}

void mover_state_free(struct mover_state *mover_state)
{
	for (int i = 0; i < MOVERS; i++) {
		if (mover_state->workspace[i] && movers[i].release)
			movers[i].release(mover_state->workspace[i]);
		free(mover_state->workspace[i]);
		mover_state->workspace[i] = NULL;
	}
}
