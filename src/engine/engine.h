/* The strong player: a search on fitted numbers, for three to seven in a row; minimax plays the rest. */
#ifndef ENGINE_H
#define ENGINE_H

#include "engine/minimax.h"
#include "base/rng.h"
#include "engine/question/question.h"
#include "engine/search/search.h"
#include "engine/search/vct.h"

struct engine {
	struct worker worker;
	struct vct vct;
	struct ruleset rules; /* of the last question */
	bool clocked;         /* was there a clock alone? */
	struct board board;   /* that was searched last */
	struct minimax minimax;
};

/* The workspace is a struct engine, zero before the first question. */
void engine_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found);
/* Sets the position of the question up; false for a game that minimax plays. */
bool engine_load(struct engine *engine, const struct question *question);
/* May the side to move play on the empty cell of the position? */
bool engine_may_play(struct worker *worker, const struct question *question, int cell);
/* Gives back the table, which is taken with the first question. */
void engine_release(void *workspace);

#endif
