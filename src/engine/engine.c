#include "engine/engine.h"

#include <string.h>

#include "base/minmax.h"
#include "engine/search/line_end.h"
#include "engine/search/node.h"
#include "engine/search/qsearch.h"

enum { NODES_A_BUCKET = 2 };

/* Does the board continue the position of the last search, by one or two moves? */
static bool follows(const struct engine *engine, const struct board *board)
{
	const struct board *last = &engine->board;
	int more = board->stones - last->stones;
	if (board->size != last->size || more < 1 || more > 2)
		return false;
	for (int y = 0; y < board->size; y++)
		for (int x = 0; x < board->size; x++) {
			int point = point_at(x, y);
			if (!board_empty(last, point) &&
			    (board_empty(board, point) || board_at(board, point) != board_at(last, point)))
				return false;
		}
	return true;
}

/* The budget's memory less what the VCT prover takes. */
static size_t table_buckets(const struct budget *budget)
{
	return (budget->memory - vct_bytes(budget->memory)) / sizeof(struct tt_bucket);
}

/* May the table keep its entries? With a clock, while the rules stay the same. Otherwise only if the budget carries
   and the position continues the last one, so that the same questions get the same answers. */
static bool goes_on(const struct engine *engine, const struct question *question, size_t buckets)
{
	const struct budget *budget = question->budget;
	const struct tt *tt = &engine->worker.tt;
	bool clocked = budget_clocked(budget);
	if (clocked != engine->clocked || !ruleset_same(&engine->rules, question->rules))
		return false;
	if (clocked)
		return buckets == tt->buckets;
	return budget->carries && tt->buckets <= table_buckets(budget) && follows(engine, question->board);
}

static void prepare(struct engine *engine, const struct question *question)
{
	struct worker *w = &engine->worker;
	const struct budget *budget = question->budget;
	size_t buckets = table_buckets(budget);
	if (budget->nodes > 0 && budget->nodes / NODES_A_BUCKET + 1 < buckets)
		buckets = (size_t)budget->nodes / NODES_A_BUCKET + 1;
	if (!goes_on(engine, question, buckets)) {
		tt_resize(&w->tt, buckets);
		worker_forget(w);
	}
	tt_new_search(&w->tt);
	node_prepare(w);
	engine->clocked = budget_clocked(budget);
	engine->rules = *question->rules;
	worker_start(w, question->board, question->rules, question->side, budget);
}

bool engine_is_plain(const struct ruleset *rules)
{
	int connect = rules->connect;
	return connect < PATTERN_CONNECT_MIN || connect > PATTERN_CONNECT_MAX || connect > rules->size;
}

void engine_prepare(void *workspace, const struct budget *budget)
{
	struct engine *engine = workspace;
	if (budget->nodes == 0 && budget->depth == 0)
		tt_touch(&engine->worker.tt, table_buckets(budget));
}

bool engine_load(struct engine *engine, const struct question *question)
{
	if (engine_is_plain(question->rules))
		return false;
	prepare(engine, question);
	return true;
}

static bool is_allowed(const struct worker *w, const struct question *question, int cell)
{
	return !question->allowed || point_set_has(question->allowed, position_point(&w->position, cell));
}

bool engine_may_play(struct worker *w, const struct question *question, int cell)
{
	return is_allowed(w, question, cell) && !position_forbids(&w->position, cell);
}

/* Takes the legal moves of those generated as root moves, the best first. */
static void take_roots(struct worker *w, const struct question *question, int count)
{
	int i = 0;
	for (w->roots = 0; i < count && (w->roots == 0 || !time_limit_over(&question->budget->time)); i++) {
		moves_pick(w->root, i, count);
		if (engine_may_play(w, question, w->root[i].cell))
			w->root[w->roots++] = w->root[i];
	}
	w->roots_left = i < count;
}

/* Finds a legal move that makes five. Returns false if there is none. */
static bool find_five(struct worker *w, const struct question *question)
{
	struct position *position = &w->position;
	int cell = position_find(position, question->side, PATTERN4_FIVE, CELL_NONE);
	while (cell != CELL_NONE && !engine_may_play(w, question, cell))
		cell = position_find(position, question->side, PATTERN4_FIVE, cell);
	w->root[0].cell = (int16_t)cell;
	w->roots = cell != CELL_NONE;
	return cell != CELL_NONE;
}

/* Finds the root moves: answers to a five or straight four; all moves if there is no threat or no legal answer. */
static void find_roots(struct worker *w, const struct question *question)
{
	struct position *position = &w->position;
	enum side side = position->to_move, other = side_other(side);
	w->roots = 0;
	if (position_has(position, other, PATTERN4_FIVE))
		take_roots(w, question, moves_averting_five(position, w->root, ROOT_MAX));
	else if (position_has(position, other, PATTERN4_OPEN_FOUR) && !position_has(position, side, PATTERN4_OPEN_FOUR))
		take_roots(w, question, moves_against_four(position, w->root, ROOT_MAX));
	if (w->roots == 0)
		take_roots(w, question, moves_all(position, w->root, ROOT_MAX));
}

/* Finds some legal move when no generated one is legal. */
static void find_any(struct worker *w, const struct question *question)
{
	struct position *position = &w->position;
	int centre = position_cell(position, point_at(position->size / 2, position->size / 2));
	if (position->holds[centre] == CELL_EMPTY && engine_may_play(w, question, centre))
		w->root[w->roots++].cell = (int16_t)centre;
	for (int cell = position->first; cell <= position->last && w->roots == 0; cell++)
		if (position->holds[cell] == CELL_EMPTY && engine_may_play(w, question, cell))
			w->root[w->roots++].cell = (int16_t)cell;
}

static void report(const struct worker *w, int depth, int value, struct search_result *found)
{
	const struct stack_entry *ss = &w->stack[0];
	found->point = position_point(&w->position, w->root[0].cell);
	found->depth = depth;
	found->nodes = w->meter.nodes;
	found->score = value;
	found->forced = value >= VALUE_FORCED ? VALUE_WIN - value : value <= -VALUE_FORCED ? -(VALUE_WIN + value) : 0;
	if (ss->pv_length > 0 && ss->pv[0] == w->root[0].cell) {
		found->length = ss->pv_length < SEARCH_LINE_MAX ? ss->pv_length : SEARCH_LINE_MAX;
		for (int i = 0; i < found->length; i++)
			found->line[i] = (int16_t)position_point(&w->position, ss->pv[i]);
	} else {
		found->length = 1;
		found->line[0] = (int16_t)found->point;
	}
}

static int depth_limit(const struct worker *w, const struct budget *budget)
{
	int limit = budget->depth > 0 ? budget->depth : SEARCH_DEPTH_MAX;
	return limit < w->position.empty ? limit : w->position.empty;
}

/* Completes the line of a forced end, with up to twice the nodes so far and a few more. If that fails the result is
   only a high score. */
static void end_line(struct worker *w, int depth, int value, struct search_result *found)
{
	enum { LITTLE = 20000 };
	unsigned long long limit = meter_lend(&w->meter, w->meter.nodes + LITTLE);
	bool ends = line_end(w, value > 0);
	meter_return(&w->meter, limit);
	meter_over(&w->meter);
	report(w, depth, value, found);
	found->forced = !ends ? 0 : value > 0 ? found->length : -found->length;
	if (!ends)
		found->score = value > 0 ? EVALUATION_MAX : -EVALUATION_MAX;
}

/* Searches for a VCF with more and more fours, within a fifth of the budget. Returns its plies, or 0. */
static int win_by_fours(struct worker *w, const struct question *question)
{
	enum { MOST = 64, SHARE = 5, NODES = 200000, NODES_A_MILLISECOND = 200 };
	const struct budget *budget = question->budget;
	unsigned long long share = w->meter.limit < ~0ull ? w->meter.limit / SHARE : NODES;
	int plies = 0;
	unsigned long long in_time = (unsigned long long)max(0, time_limit_left(&budget->time)) * NODES_A_MILLISECOND;
	if (share > in_time)
		share = in_time;
	unsigned long long limit = meter_lend(&w->meter, share);
	for (int fours = 1; fours <= MOST && plies == 0 && !w->meter.stopped; fours *= 2)
		plies = qsearch_vcf(w, 0, fours, true);
	meter_return(&w->meter, limit);
	return plies > 0 && is_allowed(w, question, w->stack[0].pv[0]) ? plies : 0;
}

/* Searches for a VCT if the search's value makes one likely. Returns its plies, or 0. */
static int win_by_threats(struct engine *engine, const struct question *question, int value)
{
	enum { HOPE = 300 };
	struct worker *w = &engine->worker;
	struct stack_entry *ss = &w->stack[0];
	const int16_t *line = engine->vct.proof.line[0];
	int plies = value >= HOPE ? vct_look(&engine->vct, w) : 0;
	if (plies == 0 || !is_allowed(w, question, line[0]))
		return 0;
	w->root[0].cell = line[0];
	ss->pv_length = plies;
	memcpy(ss->pv, line, (size_t)plies * sizeof *line);
	return plies;
}

/* Searches one ply deeper. With a win in sight it hurries; if that leads to no proven end it searches again without
   hurry. */
static void deepen_once(struct worker *w, int depth, int *value, struct search_result *found)
{
	unsigned long long limit = w->meter.limit;
	bool complete = false;
	w->hurries = true;
	for (int tries = 0; tries < 2 && !complete && !w->meter.stopped && found->forced == 0; tries++) {
		complete = search_root(w, depth, value);
		if ((!complete || w->roots_left) && *value <= -VALUE_FORCED)
			*value = -EVALUATION_MAX; /* root moves not searched may be better */
		report(w, complete ? depth : depth - 1, *value, found);
		meter_return(&w->meter, limit);
		meter_over(&w->meter);
		w->hurries = false;
		if (found->forced != 0)
			end_line(w, found->depth, *value, found);
	}
}

static void deepen(struct engine *engine, const struct question *question, struct search_result *found)
{
	struct worker *w = &engine->worker;
	int value = 0;
	report(w, 0, 0, found);
	vct_start(&engine->vct, w, question->budget->memory);
	for (int depth = 1; depth <= depth_limit(w, question->budget) && !w->meter.stopped && found->forced == 0; depth++) {
		deepen_once(w, depth, &value, found);
		int plies = found->forced == 0 ? win_by_threats(engine, question, value) : 0;
		if (plies > 0)
			report(w, depth, VALUE_WIN - plies, found);
		budget_tell(question->budget, found);
	}
}

/* Plays an only move at once. A few nodes give its value, and fill the table. */
static void hasten(struct worker *w, const struct question *question)
{
	bool has_choice = w->roots > 1 || w->roots_left;
	if (!has_choice && budget_hastens(question->budget))
		meter_lend(&w->meter, BUDGET_NO_CHOICE);
}

/* Answers by minimax. With a clock the search deepens until the time is up, if K stones fit on the board. */
static void choose_plainly(struct engine *engine, const struct question *question, struct rng *rng,
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
	if (!engine_load(engine, question)) {
		choose_plainly(engine, question, rng, found);
		return;
	}
	engine->board = *question->board;
	bool wins = find_five(w, question);
	if (!wins)
		find_roots(w, question);
	if (w->roots == 0)
		find_any(w, question);
	if (w->roots == 0)
		return;
	found->searched = true;
	if (wins) {
		report(w, 1, VALUE_WIN - 1, found);
		return;
	}
	hasten(w, question);
	int plies = win_by_fours(w, question);
	if (plies > 0) {
		w->root[0].cell = w->stack[0].pv[0];
		end_line(w, plies, VALUE_WIN - plies, found);
	} else {
		deepen(engine, question, found);
	}
}

void engine_release(void *workspace)
{
	struct engine *engine = workspace;
	tt_free(&engine->worker.tt);
	position_release(&engine->worker.position);
	vct_free(&engine->vct);
}
