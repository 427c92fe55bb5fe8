/* The strong machine: an alpha-beta search with fitted weights, for 3 to 7 in a row. For other K, and for a K that does
   not fit on the board, it uses minimax. */
#ifndef ENGINE_H
#define ENGINE_H

#include "base/rng.h"
#include "engine/minimax.h"
#include "engine/question/question.h"
#include "engine/search/lazy_smp.h"
#include "engine/search/search.h"
#include "engine/search/vct.h"

struct engine {
	struct worker worker;
	struct vct prover;  /* looks for a win of the side to move */
	struct vct refuter; /* looks for wins of the other side after a root move */
	struct lazy_smp smp;
	struct ruleset rules; /* of the last question */
	bool clocked;         /* the last question was limited by a clock alone */
	struct board board;   /* of the last search */
	struct minimax minimax;
};

/* The choose function of struct mover; the workspace is a struct engine. */
void engine_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found);
/* The prepare function of struct mover: makes the tables of patterns and networks, and allocates the hash table, unless
   the budget limits nodes or depth, and touches its memory pages until the budget's time is up. */
void engine_prepare(void *workspace, const struct ruleset *rules, const struct budget *budget);
/* Clears the hash table and the move ordering. The next answer is as if the program had just started. */
void engine_forget(void *workspace);
/* Returns the share of the table that is in use, in thousandths. */
int engine_hashfull(void *workspace);
/* Sets up the worker for the question: position, table and meter. The table is cleared unless it may keep its entries.
   Returns false, and sets up nothing, if there are no patterns for the question's rules: then minimax plays. */
bool engine_load(struct engine *engine, const struct question *question);
/* Frees the tables, which the first question allocates. */
void engine_release(void *workspace);

#endif
