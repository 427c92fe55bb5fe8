#include "engine/engine.h"

#include <string.h>

#include "engine/line_end.h"
#include "engine/node.h"
#include "engine/rush.h"

enum { NODES_A_BUCKET = 2 };

/* Is the position the one that was searched last, a move or two later? */
static bool follows(const struct engine *engine, const struct board *board)
{
	const struct board *last = &engine->board;
	int more = board->stones - last->stones;
	if (board->size != last->size || more < 1 || more > 2)
		return false;
	for (int y = 0; y < board->size; y++)
		for (int x = 0; x < board->size; x++) {
			int point = point_at(x, y);
			if (!board_empty(last, point) && (board_empty(board, point) || board_at(board, point) != board_at(last, point)))
				return false;
		}
	return true;
}

/* All that the budget allows but for what the search of fours and threes takes. */
static size_t table_buckets(const struct budget *budget)
{
	return (budget->memory - vct_bytes(budget->memory)) / sizeof(struct bucket);
}

/* May the table stay as it is? By the clock it does while the rules are the same. Else the same question has the same answer,
   unless it follows from the last and may know of it. */
static bool goes_on(const struct engine *engine, const struct question *question, size_t buckets)
{
	const struct budget *budget = question->budget;
	const struct transposition *table = &engine->thinker.table;
	bool clocked = budget_clocked(budget);
	if (clocked != engine->clocked || !ruleset_same(&engine->rules, question->rules))
		return false;
	if (clocked)
		return buckets == table->buckets;
	return budget->carries && table->buckets <= table_buckets(budget) && follows(engine, question->board);
}

static void prepare(struct engine *engine, const struct question *question)
{
	struct thinker *t = &engine->thinker;
	const struct budget *budget = question->budget;
	size_t buckets = table_buckets(budget);
	if (budget->nodes > 0 && budget->nodes / NODES_A_BUCKET + 1 < buckets)
		buckets = (size_t)budget->nodes / NODES_A_BUCKET + 1;
	const struct weights *const weights[2] = {weights_of(question->rules, SIDE_BLACK),
	                                          weights_of(question->rules, SIDE_WHITE)};
	if (!goes_on(engine, question, buckets)) {
		transposition_make(&t->table, buckets);
		search_forget(t);
	}
	transposition_age(&t->table);
	node_prepare(t);
	engine->clocked = budget_clocked(budget);
	engine->rules = *question->rules;
	t->budget = budget;
	t->nodes = 0;
	t->allowance = budget->nodes > 0 ? budget->nodes : ~0ull;
	t->stopped = false;
	t->moves = t->frame[0].length = 0;
	position_load(&t->position, question->board, question->rules, question->side, weights);
}

bool engine_load(struct engine *engine, const struct question *question)
{
	int connect = question->rules->connect;
	if (connect < PATTERN_CONNECT_MIN || connect > PATTERN_CONNECT_MAX || connect > question->board->size)
		return false;
	prepare(engine, question);
	return true;
}

static bool is_allowed(const struct thinker *t, const struct question *question, int cell)
{
	return !question->allowed || point_set_has(question->allowed, position_point(&t->position, cell));
}

bool engine_may_play(struct thinker *t, const struct question *question, int cell)
{
	return is_allowed(t, question, cell) && !position_forbids(&t->position, cell);
}

static int time_left(const struct budget *budget)
{
	return budget->left(budget->context);
}

/* Of the moves found those that may be played, the most promising first. */
static void take_roots(struct thinker *t, const struct question *question, int count)
{
	int i = 0;
	for (t->roots = 0; i < count && (t->roots == 0 || !question->budget->left || time_left(question->budget) > 0); i++) {
		moves_pick(t->root, i, count);
		if (engine_may_play(t, question, t->root[i].cell))
			t->root[t->roots++] = t->root[i];
	}
	t->some = i < count;
}

/* A five that may be played at once; false where there is none. */
static bool find_five(struct thinker *t, const struct question *question)
{
	struct position *position = &t->position;
	int cell = position_find(position, question->side, KIND_FIVE, CELL_NONE);
	while (cell != CELL_NONE && !engine_may_play(t, question, cell))
		cell = position_find(position, question->side, KIND_FIVE, cell);
	t->root[0].cell = (int16_t)cell;
	t->roots = cell != CELL_NONE;
	return cell != CELL_NONE;
}

/* The moves to choose from. Where none of those that must be played may be, it is any. */
static void find_roots(struct thinker *t, const struct question *question)
{
	struct position *position = &t->position;
	enum side side = position->to_move, other = side_other(side);
	t->roots = 0;
	if (position_has(position, other, KIND_FIVE))
		take_roots(t, question, moves_averting_five(position, t->root, ROOT_MAX));
	else if (position_has(position, other, KIND_OPEN_FOUR) && !position_has(position, side, KIND_OPEN_FOUR))
		take_roots(t, question, moves_against_four(position, t->root, ROOT_MAX));
	if (t->roots == 0)
		take_roots(t, question, moves_all(position, t->root, ROOT_MAX));
}

/* None of the moves that come to mind may be played: any other. */
static void find_any(struct thinker *t, const struct question *question)
{
	struct position *position = &t->position;
	int centre = position_cell(position, point_at(position->size / 2, position->size / 2));
	if (position->holds[centre] == CELL_EMPTY && engine_may_play(t, question, centre))
		t->root[t->roots++].cell = (int16_t)centre;
	for (int cell = position->first; cell <= position->last && t->roots == 0; cell++)
		if (position->holds[cell] == CELL_EMPTY && engine_may_play(t, question, cell))
			t->root[t->roots++].cell = (int16_t)cell;
}

static void report(const struct thinker *t, int depth, int value, struct search *found)
{
	const struct frame *frame = &t->frame[0];
	found->point = position_point(&t->position, t->root[0].cell);
	found->depth = depth;
	found->nodes = t->nodes;
	found->score = value;
	found->forced = value >= VALUE_FORCED ? VALUE_WIN - value : value <= -VALUE_FORCED ? -(VALUE_WIN + value) : 0;
	if (frame->length > 0 && frame->line[0] == t->root[0].cell) {
		found->length = frame->length < SEARCH_LINE_MAX ? frame->length : SEARCH_LINE_MAX;
		for (int i = 0; i < found->length; i++)
			found->line[i] = (int16_t)position_point(&t->position, frame->line[i]);
	} else {
		found->length = 1;
		found->line[0] = (int16_t)found->point;
	}
}

static int depth_limit(const struct thinker *t, const struct budget *budget)
{
	int limit = budget->depth > 0 ? budget->depth : SEARCH_DEPTH_MAX;
	return limit < t->position.empty ? limit : t->position.empty;
}

static int most(int a, int b)
{
	return a > b ? a : b;
}

/* The end is known: its whole line, which may cost as much as all before and a little more. Without the line it is no more
   than a score. */
static void end_line(struct thinker *t, int depth, int value, struct search *found)
{
	enum { LITTLE = 20000 };
	unsigned long long allowance = t->allowance;
	if (t->nodes + t->nodes + LITTLE < allowance)
		t->allowance = t->nodes + t->nodes + LITTLE;
	bool ends = line_end(t, value > 0);
	t->allowance = allowance;
	t->stopped = t->nodes >= allowance || budget_over(t->budget);
	report(t, depth, value, found);
	found->forced = !ends ? 0 : value > 0 ? found->length : -found->length;
	if (!ends)
		found->score = value > 0 ? EVALUATION_MAX : -EVALUATION_MAX;
}

/* A win by fours, looked for within a fifth of the budget: ever more of them. */
static int win_by_fours(struct thinker *t, const struct question *question)
{
	enum { MOST = 64, SHARE = 5, NODES = 200000, NODES_A_MILLISECOND = 200 };
	const struct budget *budget = question->budget;
	unsigned long long allowance = t->allowance;
	unsigned long long share = allowance < ~0ull ? allowance / SHARE : NODES;
	int plies = 0;
	if (budget->left && share > (unsigned long long)most(0, time_left(budget)) * NODES_A_MILLISECOND)
		share = (unsigned long long)most(0, time_left(budget)) * NODES_A_MILLISECOND;
	t->allowance = share;
	for (int fours = 1; fours <= MOST && plies == 0 && !t->stopped; fours *= 2)
		plies = rush_win(t, 0, fours, true);
	t->allowance = allowance;
	t->stopped = t->nodes >= allowance;
	return plies > 0 && is_allowed(t, question, t->frame[0].line[0]) ? plies : 0;
}

/* A win by fours and threes, where the search has hope of one. */
static int win_by_threats(struct engine *engine, const struct question *question, int value)
{
	enum { HOPE = 300 };
	struct thinker *t = &engine->thinker;
	struct frame *frame = &t->frame[0];
	const int16_t *line = engine->vct.proof.line[0];
	int plies = value >= HOPE ? vct_look(&engine->vct, t) : 0;
	if (plies == 0 || !is_allowed(t, question, line[0]))
		return 0;
	t->root[0].cell = line[0];
	frame->length = plies;
	memcpy(frame->line, line, (size_t)plies * sizeof *line);
	return plies;
}

/* One depth more. A win in sight makes it hurry; when that was none after all, it looks again with all that is left. */
static void deepen_once(struct thinker *t, const struct question *question, int depth, int *value, struct search *found)
{
	unsigned long long allowance = t->allowance;
	bool complete = false;
	t->hurries = true;
	for (int tries = 0; tries < 2 && !complete && !t->stopped && found->forced == 0; tries++) {
		complete = search_root(t, depth, value);
		if ((!complete || t->some) && *value <= -VALUE_FORCED)
			*value = -EVALUATION_MAX; /* the other moves may be better */
		report(t, complete ? depth : depth - 1, *value, found);
		t->stopped = t->nodes >= allowance || budget_over(question->budget);
		t->allowance = allowance;
		t->hurries = false;
		if (found->forced != 0)
			end_line(t, found->depth, *value, found);
	}
}

static void deepen(struct engine *engine, const struct question *question, struct search *found)
{
	struct thinker *t = &engine->thinker;
	int value = 0;
	report(t, 0, 0, found);
	vct_start(&engine->vct, t);
	for (int depth = 1; depth <= depth_limit(t, question->budget) && !t->stopped && found->forced == 0; depth++) {
		deepen_once(t, question, depth, &value, found);
		int plies = found->forced == 0 ? win_by_threats(engine, question, value) : 0;
		if (plies > 0)
			report(t, depth, VALUE_WIN - plies, found);
		budget_tell(question->budget, found);
	}
}

/* An only move is played at once; a few nodes tell what it is worth, and stay in the table. */
static void hasten(struct thinker *t, const struct question *question)
{
	bool has_choice = t->roots > 1 || t->some;
	if (!has_choice && t->allowance > BUDGET_NO_CHOICE && budget_hastens(question->budget))
		t->allowance = BUDGET_NO_CHOICE;
}

/* Minimax, which looks as deep as the time lets it, where anybody can win. */
static void choose_plainly(struct engine *engine, const struct question *question, struct rng *rng, struct search *found)
{
	struct budget budget = *question->budget;
	struct question deep = *question;
	if (budget_clocked(&budget) && question->rules->connect <= question->board->size)
		budget.depth = MINIMAX_DEPTH_MAX;
	deep.budget = &budget;
	minimax_choose(&engine->minimax, &deep, rng, found);
}

void engine_choose(void *workspace, const struct question *question, struct rng *rng, struct search *found)
{
	struct engine *engine = workspace;
	struct thinker *t = &engine->thinker;
	if (!engine_load(engine, question)) {
		choose_plainly(engine, question, rng, found);
		return;
	}
	engine->board = *question->board;
	bool wins = find_five(t, question);
	if (!wins)
		find_roots(t, question);
	if (t->roots == 0)
		find_any(t, question);
	if (t->roots == 0)
		return;
	found->searched = true;
	if (wins) {
		report(t, 1, VALUE_WIN - 1, found);
		return;
	}
	hasten(t, question);
	int plies = win_by_fours(t, question);
	if (plies > 0) {
		t->root[0].cell = t->frame[0].line[0];
		end_line(t, plies, VALUE_WIN - plies, found);
	} else {
		deepen(engine, question, found);
	}
}

void engine_release(void *workspace)
{
	struct engine *engine = workspace;
	transposition_free(&engine->thinker.table);
	vct_free(&engine->vct);
}
