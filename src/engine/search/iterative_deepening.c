#include "engine/search/search.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/minmax.h"
#include "engine/search/lazy_smp.h"
#include "engine/search/qsearch.h"
#include "engine/search/root_moves.h"
#include "engine/search/vct.h"

static unsigned long long nodes_of(const struct worker *w)
{
	return w->smp ? lazy_smp_nodes(w->smp) : w->meter.nodes;
}

static void report(const struct worker *w, int depth, int value, struct search_result *found)
{
	const struct stack_entry *ss = &w->stack[0];
	assert(w->first_root < w->roots);
	int cell = w->root[w->first_root].cell;
	found->point = position_point(&w->position, cell);
	found->searched = true;
	found->depth = depth;
	found->nodes = nodes_of(w);
	found->visits = w->visits[cell];
	found->score = value;
	found->forced = 0;
	if (abs(value) >= VALUE_FORCED)
		found->forced = value > 0 ? VALUE_WIN - value : -(VALUE_WIN + value);
	if (ss->pv_length > 0 && ss->pv[0] == cell) {
		found->pv_length = ss->pv_length < SEARCH_PV_MAX ? ss->pv_length : SEARCH_PV_MAX;
		for (int i = 0; i < found->pv_length; i++)
			found->pv[i] = (int16_t)position_point(&w->position, ss->pv[i]);
	} else {
		found->pv_length = 1;
		found->pv[0] = (int16_t)found->point;
	}
	found->seldepth = max(w->seldepth, found->pv_length);
}

/* Returns the number of lines that multi-PV will list. */
static int lines_wanted(const struct worker *w, const struct multi_pv *multi_pv)
{
	return min(multi_pv->most, w->roots);
}

/* Lists root moves before they are searched. */
static void list_lines(struct worker *w, struct multi_pv *multi_pv)
{
	struct search_result line = {.point = POINT_NONE};
	for (w->first_root = w->settled; w->first_root < lines_wanted(w, multi_pv); w->first_root++) {
		report(w, 0, 0, &line);
		multi_pv_put(multi_pv, &line);
	}
}

/* Lists the line of root move number w->first_root, and steps to the next root move. `settled`: the end of the line is
   known, so its root move is not searched again. */
static void take_line(struct worker *w, struct multi_pv *multi_pv, const struct search_result *line, bool settled)
{
	multi_pv_put(multi_pv, line);
	if (settled)
		worker_raise_root(w, w->settled, w->root[w->first_root].cell);
	w->settled += settled;
	w->first_root++;
}

/* Completes the line of a forced end, with at most as many nodes as were spent so far, plus LITTLE. If the line stays
   incomplete, the result is only a high score, or a low one. */
static void end_line(struct worker *w, int depth, int value, struct search_result *found)
{
	enum { LITTLE = 20000 };
	unsigned long long limit = meter_lower_limit(&w->meter, w->meter.nodes + LITTLE);
	bool ends = line_end(w, value > 0);
	meter_restore_limit(&w->meter, limit);
	meter_obey_stop(&w->meter);
	report(w, depth, value, found);
	int sign = value > 0 ? 1 : -1;
	found->forced = ends ? sign * found->pv_length : 0;
	if (!ends)
		found->score = sign * EVALUATION_MAX;
}

/* Searches for a VCF with more and more fours, within a share of the budget. Returns its plies, or 0. */
static int win_by_fours(struct worker *w, const struct question *question)
{
	enum { WIN_FOURS_MAX = 64, WIN_SHARE = 5, WIN_NODES = 200000, WIN_NODES_A_MILLISECOND = 200 };
	const struct budget *budget = question->budget;
	unsigned long long share = w->meter.limit < ~0ull ? w->meter.limit / WIN_SHARE : WIN_NODES;
	int plies = 0;
	unsigned long long in_time = (unsigned long long)max(0, time_limit_left(&budget->time)) * WIN_NODES_A_MILLISECOND;
	if (share > in_time)
		share = in_time;
	unsigned long long limit = meter_lower_limit(&w->meter, share);
	for (int fours = 1; fours <= WIN_FOURS_MAX && plies == 0 && !w->meter.stopped; fours *= 2)
		plies = qsearch_vcf(w, 0, fours, true);
	meter_restore_limit(&w->meter, limit);
	return plies > 0 && position_in_set(&w->position, w->stack[0].pv[0], question->allowed) ? plies : 0;
}

static bool is_settled(const struct worker *w, int cell)
{
	int i = 0;
	while (i < w->settled && w->root[i].cell != cell)
		i++;
	return i < w->settled;
}

/* Continues looking for a VCT, with more nodes if the search's value makes one likely. Returns the plies of the win, or
   0. */
static int win_by_threats(struct worker *w, const struct question *question, int value)
{
	enum { LIKELY_VALUE = 300 };
	enum { LIKELY = 4, UNLIKELY = 32 }; /* nodes of the search for each node of the prover */
	struct stack_entry *ss = &w->stack[0];
	const int16_t *line = w->prover->proof.line[0];
	int plies = vct_continue(w->prover, w, value >= LIKELY_VALUE ? LIKELY : UNLIKELY);
	if (plies == 0 || !position_in_set(&w->position, line[0], question->allowed) || is_settled(w, line[0]))
		return 0;
	assert(plies <= SEARCH_PLIES_MAX);
	ss->pv_length = plies;
	memcpy(ss->pv, line, (size_t)plies * sizeof *line);
	return plies;
}

/* Settles a win by a VCT, if one is found after the search of a depth's first line. */
static void settle_threats(struct worker *w, const struct question *question, struct multi_pv *multi_pv, int depth,
                           int value)
{
	struct search_result line = {.point = POINT_NONE};
	int plies = win_by_threats(w, question, value);
	if (plies == 0)
		return;
	int cell = w->stack[0].pv[0], searched = w->first_root - (w->root[w->settled].cell == cell);
	worker_raise_root(w, w->settled, cell);
	w->first_root = w->settled;
	report(w, depth, VALUE_WIN - plies, &line);
	take_line(w, multi_pv, &line, true);
	w->first_root = searched + 1;
}

/* Searches one ply deeper. Once the search finds a win, it gets few more nodes. If the search then neither completes
   the depth nor proves the win, searches again with the whole budget. Returns whether the depth was completed. */
static bool deepen_once(struct worker *w, int depth, int *value, struct search_result *found)
{
	unsigned long long limit = w->meter.limit;
	bool complete = false;
	w->limits_after_win = true;
	for (int tries = 0; tries < 2 && !complete && !w->meter.stopped && found->forced == 0; tries++) {
		complete = w->smp ? lazy_smp_search_root(w->smp, depth, value) : search_root(w, depth, value);
		if ((!complete || w->roots_left) && *value <= -VALUE_FORCED)
			*value = -EVALUATION_MAX; /* a root move that was not searched may be better */
		report(w, complete ? depth : depth - 1, *value, found);
		meter_restore_limit(&w->meter, limit);
		meter_obey_stop(&w->meter);
		w->limits_after_win = false;
		if (found->forced != 0)
			end_line(w, found->depth, *value, found);
	}
	return complete;
}

/* Searches the root moves that have no line of this depth yet, and lists the best line. */
static void deepen_line(struct worker *w, struct multi_pv *multi_pv, int depth, int *value)
{
	struct search_result line = {.point = POINT_NONE};
	bool others = multi_pv->most > 1, best = w->first_root == w->settled;
	w->seldepth = 0;
	if (others)
		w->stack[0].pv_length = 0; /* the pv may be that of another line */
	bool complete = deepen_once(w, depth, value, &line);
	while (best && line.forced == 0 && search_drop_refuted(w, 0, *value)) {
		report(w, depth - 1, *value, &line);
		complete = deepen_once(w, depth, value, &line);
	}
	if (complete || line.forced != 0 || (best && (!others || w->stack[0].pv_length > 0)))
		take_line(w, multi_pv, &line, line.forced != 0);
	else
		w->first_root++;
}

/* Returns the value that the next line had at the previous depth. */
static int last_value(const struct multi_pv *multi_pv)
{
	long long score = multi_pv->fresh < multi_pv->count ? multi_pv->line[multi_pv->fresh].score : 0;
	if (score >= EVALUATION_MAX)
		return VALUE_FORCED;
	return score <= -EVALUATION_MAX ? -VALUE_FORCED : (int)score;
}

/* Searches each line one ply deeper. *value is the value of the first line: on entry at the previous depth, on return
   at this one. */
static void deepen_lines(struct worker *w, const struct question *question, struct multi_pv *multi_pv, int depth,
                         int *value)
{
	int settled = w->settled;
	multi_pv_begin_depth(multi_pv, EVALUATION_MAX);
	w->first_root = w->settled;
	deepen_line(w, multi_pv, depth, value);
	if (w->settled == settled)
		settle_threats(w, question, multi_pv, depth, *value);
	while (w->first_root < lines_wanted(w, multi_pv) && !w->meter.stopped) {
		int other = last_value(multi_pv);
		deepen_line(w, multi_pv, depth, &other);
	}
}

/* Puts the root moves that are not settled into the order of the list. */
static void order_roots(struct worker *w, const struct multi_pv *multi_pv)
{
	int at = w->settled;
	for (int i = 0; i < multi_pv->count; i++) {
		int cell = position_cell(&w->position, multi_pv->line[i].point);
		if (is_settled(w, cell))
			continue;
		worker_raise_root(w, at, cell);
		at++;
	}
}

/* Searches one ply deeper, each root move separately, for a multi-PV list of all moves. */
static void deepen_all(struct worker *w, struct multi_pv *multi_pv, int depth)
{
	int roots = w->roots;
	multi_pv_begin_depth(multi_pv, EVALUATION_MAX);
	order_roots(w, multi_pv);
	for (w->first_root = w->settled; w->first_root < roots && !w->meter.stopped;) {
		int value = last_value(multi_pv);
		w->roots = w->first_root + 1;
		deepen_line(w, multi_pv, depth, &value);
	}
	w->roots = roots;
}

static void deepen_worker(struct worker *w, const struct question *question, struct multi_pv *multi_pv,
                          struct search_result *found)
{
	int value = 0, depth_limit = question->budget->depth > 0 ? question->budget->depth : SEARCH_DEPTH_MAX;
	int limit = min(depth_limit, w->position.empty);
	vct_start(w->prover, w, w->position.to_move, question->budget->memory);
	if (w->refuter)
		vct_start(w->refuter, w, side_other(w->position.to_move), question->budget->memory);
	for (int depth = 1; depth <= limit && !w->meter.stopped && w->settled < lines_wanted(w, multi_pv); depth++) {
		multi_pv_event(w->multi_pv, ROOT_DEPTH, POINT_NONE);
		if (multi_pv->most > 1 && multi_pv->most >= w->roots)
			deepen_all(w, multi_pv, depth);
		else
			deepen_lines(w, question, multi_pv, depth, &value);
		*found = multi_pv->line[0];
		budget_report(question->budget, found);
		multi_pv_report(w->multi_pv);
		time_manager_update(&w->time_manager, w->root[0].cell, value);
		w->meter.stopped = w->meter.stopped || worker_time_spent(w);
	}
}

/* Searches with helpers, one of which may have the deepest line in the end. */
static void deepen_workers(struct worker *w, const struct question *question, struct multi_pv *multi_pv,
                           struct search_result *found)
{
	lazy_smp_start(w->smp, question, multi_pv->most);
	deepen_worker(w, question, multi_pv, found);
	int value, depth = lazy_smp_join(w->smp, w->settled > 0 ? SEARCH_DEPTH_MAX : multi_pv->line[0].depth, &value);
	if (depth == 0)
		return;
	report(w, depth, value, &multi_pv->line[0]);
	if (multi_pv->line[0].forced != 0)
		end_line(w, depth, value, &multi_pv->line[0]);
}

/* Settles each move that makes five. */
static void settle_fives(struct worker *w, const struct question *question, struct multi_pv *multi_pv)
{
	struct position *position = &w->position;
	struct search_result line = {.point = POINT_NONE};
	int cell = position_find(position, question->side, PATTERN4_FIVE, CELL_NONE);
	for (; cell != CELL_NONE && w->settled < multi_pv->most;
	     cell = position_find(position, question->side, PATTERN4_FIVE, cell)) {
		if (!root_moves_may_play(w, question, cell))
			continue;
		worker_raise_root(w, w->first_root, cell);
		report(w, 1, VALUE_WIN - 1, &line);
		take_line(w, multi_pv, &line, true);
	}
}

/* Settles a move that wins by a VCF. */
static void settle_fours(struct worker *w, const struct question *question, struct multi_pv *multi_pv)
{
	struct search_result line = {.point = POINT_NONE};
	int plies = win_by_fours(w, question);
	if (plies == 0)
		return;
	worker_raise_root(w, w->first_root, w->stack[0].pv[0]);
	end_line(w, plies, VALUE_WIN - plies, &line);
	take_line(w, multi_pv, &line, true);
}

void iterative_deepening(struct worker *w, const struct question *question, struct multi_pv *multi_pv,
                         struct search_result *found)
{
	w->roots = 0;
	if (multi_pv->most > 1)
		root_moves_list(w, question, multi_pv->most);
	settle_fives(w, question, multi_pv);
	if (w->roots == 0) /* a five would be the only line */
		root_moves_list(w, question, multi_pv->most);
	if (w->roots == 0)
		return;
	if (w->settled == 0) {
		/* For the only move a few nodes give the value, and fill the table. */
		if (w->roots == 1 && !w->roots_left && budget_limits_only_move(question->budget))
			meter_lower_limit(&w->meter, BUDGET_ONLY_MOVE);
		settle_fours(w, question, multi_pv);
	}
	list_lines(w, multi_pv);
	assert(multi_pv->count > 0);
	if (w->settled < lines_wanted(w, multi_pv))
		(w->smp ? deepen_workers : deepen_worker)(w, question, multi_pv, found);
	*found = multi_pv->line[0];
	if (multi_pv->most > 1 || w->smp)
		found->nodes = nodes_of(w);
	found->short_of_threads = w->smp && w->smp->short_of_threads;
}
