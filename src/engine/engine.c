#include "engine/engine.h"

#include "base/minmax.h"
#include "engine/search/node.h"
#include "engine/search/search.h"

enum { NODES_A_BUCKET = 2 }; /* with a node limit, the table has one bucket for this number of nodes */

/* Is this the board of the last search, with one or two stones added? */
static bool follows(const struct engine *engine, const struct board *board)
{
	const struct board *last = &engine->board;
	int more = board->stones - last->stones;
	if (board->size != last->size || more < 1 || more > 2)
		return false;
	for (int point = POINT_NONE; (point = board_next_stone(last, point)) != POINT_NONE;)
		if (board_at(board, point) != board_at(last, point))
			return false;
	return true;
}

/* Returns the number of buckets that fit into the budget's memory beside the tables of the two VCT provers. */
static size_t table_buckets(const struct budget *budget)
{
	return (budget->memory - 2 * vct_bytes(budget->memory)) / sizeof(struct tt_bucket);
}

/* May the table keep its entries? Only while the rules stay the same, and while a clock alone limits both this question
   and the last one, or neither. If it limits both, the table must keep its size. If neither, keeps_table must be set,
   the table must fit into the budget's memory, and the position must continue the last one, so that the same questions
   get the same answers. */
static bool may_keep_table(const struct engine *engine, const struct question *question, size_t buckets)
{
	const struct budget *budget = question->budget;
	const struct tt *tt = &engine->worker.tt;
	bool clocked = budget_clocked(budget);
	if (clocked != engine->clocked || !ruleset_same(&engine->rules, question->rules))
		return false;
	if (clocked)
		return buckets == tt->buckets;
	return budget->keeps_table && tt->buckets <= table_buckets(budget) && follows(engine, question->board);
}

/* Returns the number of buckets that the system can clear in a small part of the time left. */
static size_t affordable_buckets(const struct budget *budget)
{
	enum { BUCKETS_A_MILLISECOND = 1 << 12 };
	int left = time_limit_left(&budget->time);
	return left == TIME_FREE ? SIZE_MAX : (size_t)max(left, 1) * BUCKETS_A_MILLISECOND;
}

/* Returns the number of buckets for the budget. More than the memory allocated so far must be affordable. The table
   grows only to twice its size or more, because the time left varies from answer to answer, and growing loses the
   entries. */
static size_t wanted_buckets(const struct tt *tt, const struct budget *budget, size_t affordable)
{
	size_t buckets = table_buckets(budget);
	if (budget->nodes > 0 && budget->nodes / NODES_A_BUCKET + 1 < buckets)
		buckets = (size_t)budget->nodes / NODES_A_BUCKET + 1;
	size_t most = affordable / 2 >= tt->room ? affordable : tt->room;
	return buckets < most ? buckets : most;
}

/* Makes an empty table. Clearing a large one may take longer than allocating a small one. */
static void make_table(struct tt *tt, size_t buckets, size_t affordable)
{
	if (tt->dirty > affordable) {
		tt_free(tt);
		buckets = buckets < affordable ? buckets : affordable;
	}
	tt_resize(tt, buckets);
}

bool engine_load(struct engine *engine, const struct question *question)
{
	struct worker *w = &engine->worker;
	const struct budget *budget = question->budget;
	if (!patterns_possible(question->rules))
		return false;
	size_t affordable = affordable_buckets(budget), buckets = wanted_buckets(&w->tt, budget, affordable);
	if (!may_keep_table(engine, question, buckets)) {
		make_table(&w->tt, buckets, affordable);
		worker_forget(w);
	}
	tt_new_search(&w->tt);
	node_fill_reductions(w);
	engine->clocked = budget_clocked(budget);
	engine->rules = *question->rules;
	worker_start(w, question);
	return true;
}

void engine_prepare(void *workspace, const struct ruleset *rules, const struct budget *budget)
{
	struct engine *engine = workspace;
	if (patterns_possible(rules))
		position_prepare(&engine->worker.position, rules, 0);
	if (budget && budget->nodes == 0 && budget->depth == 0)
		tt_allocate(&engine->worker.tt, table_buckets(budget), &budget->time);
}

/* Answers by minimax. If a clock is the only limit and K in a row fits on the board, deepens until the time is up. */
static void choose_by_minimax(struct engine *engine, const struct question *question, struct rng *rng,
                              struct search_result *found)
{
	struct budget budget = *question->budget;
	struct question deep = *question;
	if (budget_clocked(&budget) && question->rules->connect <= question->board->size)
		budget.depth = MINIMAX_DEPTH_MAX;
	deep.budget = &budget;
	minimax_choose(&engine->minimax, &deep, rng, found);
}

void engine_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found)
{
	struct engine *engine = workspace;
	struct worker *w = &engine->worker;
	struct multi_pv alone = {.most = 1, .line = found};
	struct multi_pv *multi_pv = question->multi_pv ? question->multi_pv : &alone;
	if (!engine_load(engine, question)) {
		choose_by_minimax(engine, question, rng, found);
		return;
	}
	engine->board = *question->board;
	w->multi_pv = question->multi_pv;
	w->prover = &engine->prover;
	w->refuter = multi_pv->most == 1 ? &engine->refuter : NULL;
	if (question->budget->threads > 1)
		lazy_smp_attach(&engine->smp, w);
	iterative_deepening(w, question, multi_pv, found);
}

void engine_forget(void *workspace)
{
	struct engine *engine = workspace;
	tt_resize(&engine->worker.tt, engine->worker.tt.buckets);
	worker_forget(&engine->worker);
}

int engine_hashfull(void *workspace)
{
	struct engine *engine = workspace;
	return tt_hashfull(&engine->worker.tt);
}

void engine_release(void *workspace)
{
	struct engine *engine = workspace;
	tt_free(&engine->worker.tt);
	prover_free(&engine->prover.proof.prover);
	prover_free(&engine->refuter.proof.prover);
	lazy_smp_free(&engine->smp);
}
