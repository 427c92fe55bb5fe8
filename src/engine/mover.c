#include "engine/mover.h"

#include "engine/levels.h"
#include "engine/minimax.h"
#include "os/pages.h"

/* The random machine: every legal point is equally likely. It has no workspace. */
static void random_choose(void *workspace, const struct question *question, struct rng *rng,
                          struct search_result *found)
{
	int16_t choices[BOARD_MAX * BOARD_MAX];
	int count = 0;
	struct board board = *question->board;
	(void)workspace;
	for (int point = POINT_NONE; (point = board_next_empty(&board, point)) != POINT_NONE;)
		choices[count++] = (int16_t)point;
	while (count > 0 && found->point == POINT_NONE) {
		unsigned draw = rng_below(rng, (unsigned)count);
		if (question_allows(question, &board, choices[draw]))
			found->point = choices[draw];
		choices[draw] = choices[--count];
	}
}

const struct mover movers[] = {
	[MOVER_HUMAN] = {.name = "human"},
	[MOVER_RANDOM] = {.name = "random", .choose = random_choose},
	[MOVER_MINIMAX] = {.name = "minimax", .memory = sizeof(struct minimax), .choose = minimax_choose},
#define ENGINE \
	.memory = sizeof(struct engine), .choose = engine_choose, .forget = engine_forget, .release = engine_release, \
	.hashfull = engine_hashfull
#define LEVEL(id) \
	{ \
		.name = #id, .level = &level_##id, .time_max = LEVELS_TIME_MAX, ENGINE \
	}
	[MOVER_NOVICE] = LEVEL(novice),
	[MOVER_BEGINNER] = LEVEL(beginner),
	[MOVER_EASY] = LEVEL(easy),
	[MOVER_MEDIUM] = LEVEL(medium),
	[MOVER_HARD] = LEVEL(hard),
#undef LEVEL
	[MOVER_ENGINE] = {.name = "engine", .prepare = engine_prepare, ENGINE},
#undef ENGINE
	[MOVERS] = {.name = NULL},
};

/* Returns the machine that answers for a player: itself, or the adviser of a person. */
static enum mover_id machine_of_mover(enum mover_id mover)
{
	return mover == MOVER_HUMAN ? MOVER_ENGINE : mover;
}

/* Allocates the machine's workspace, if it needs one and has none, with large pages if `large`. Returns false when
   memory runs out. */
static bool make_workspace(struct mover_state *mover_state, enum mover_id mover, bool large)
{
	if (!mover_state->workspace[mover] && movers[mover].memory > 0)
		mover_state->workspace[mover] = pages_allocate(movers[mover].memory, large);
	return mover_state->workspace[mover] || movers[mover].memory == 0;
}

/* Answers the question, at the level unless it is NULL. Only the engine uses more than one thread. With multi-PV, the
   answer becomes the first line. */
static void mover_answer(struct mover_state *mover_state, enum mover_id mover, const struct level *level,
                         const struct question *question, struct rng *rng, struct search_result *found)
{
	struct budget budget = *question->budget;
	struct question asked = *question;
	asked.budget = &budget;
	if (mover != MOVER_ENGINE)
		budget.threads = 1;
	*found = (struct search_result){.point = POINT_NONE};
	if (question->multi_pv)
		multi_pv_clear(question->multi_pv);
	if (level)
		level_choose(level, mover_state->workspace[mover], &asked, rng, found);
	else
		movers[mover].choose(mover_state->workspace[mover], &asked, rng, found);
	mover_state->short_of_threads |= found->short_of_threads;
	if (question->multi_pv && found->point != POINT_NONE)
		multi_pv_answer(question->multi_pv, found);
}

void mover_choose(struct mover_state *mover_state, enum mover_id mover, const struct question *question, bool advisory,
                  struct search_result *found)
{
	struct rng rng = mover_state->rng;
	mover = machine_of_mover(mover);
	if (!make_workspace(mover_state, mover, budget_affords_large_pages(question->budget))) {
		mover_state->exhausted = true;
		mover = MOVER_RANDOM;
	}
	mover_answer(mover_state, mover, movers[mover].level, question, &rng, found);
	if (!advisory)
		mover_state->rng = rng;
}

bool mover_has_search(enum mover_id mover)
{
	return movers[machine_of_mover(mover)].choose == engine_choose;
}

bool mover_search(struct mover_state *mover_state, enum mover_id mover, const struct question *question,
                  struct search_result *found)
{
	struct rng rng = mover_state->rng;
	mover = machine_of_mover(mover);
	*found = (struct search_result){.point = POINT_NONE};
	if (!make_workspace(mover_state, mover, budget_affords_large_pages(question->budget))) {
		mover_state->exhausted = true;
		return false;
	}
	mover_answer(mover_state, mover, NULL, question, &rng, found);
	return true;
}

void mover_prepare(struct mover_state *mover_state, enum mover_id mover, const struct ruleset *rules,
                   const struct budget *budget)
{
	mover = machine_of_mover(mover);
	if (movers[mover].prepare && make_workspace(mover_state, mover, true))
		movers[mover].prepare(mover_state->workspace[mover], rules, budget);
}

void mover_forget(struct mover_state *mover_state)
{
	for (int i = 0; i < MOVERS; i++)
		if (mover_state->workspace[i] && movers[i].forget)
			movers[i].forget(mover_state->workspace[i]);
}

int mover_hashfull(const struct mover_state *mover_state, enum mover_id mover)
{
	mover = machine_of_mover(mover);
	return mover_state->workspace[mover] && movers[mover].hashfull
	           ? movers[mover].hashfull(mover_state->workspace[mover])
	           : 0;
}

bool mover_uses_minimax(const struct ruleset *rules)
{
	return !patterns_possible(rules);
}

void mover_state_free(struct mover_state *mover_state)
{
	for (int i = 0; i < MOVERS; i++) {
		if (mover_state->workspace[i] && movers[i].release)
			movers[i].release(mover_state->workspace[i]);
		pages_free(mover_state->workspace[i]);
		mover_state->workspace[i] = NULL;
	}
}
