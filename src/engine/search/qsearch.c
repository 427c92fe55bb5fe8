#include "engine/search/qsearch.h"

#include <assert.h>
#include <string.h>

#include "engine/search/correction.h"

enum { QSEARCH_VCF_MARGIN = 337 }; /* a side with a value this far below alpha seldom has a VCF */

int qsearch_win(struct worker *w, enum pattern4 pattern4, int ply)
{
	struct stack_entry *ss = &w->stack[ply];
	ss->pv_length = 1;
	ss->pv[0] = (int16_t)position_find(&w->position, w->position.to_move, pattern4, CELL_NONE);
	assert(ss->pv[0] != CELL_NONE);
	return VALUE_WIN - ply - (pattern4 == PATTERN4_FIVE ? 1 : 3);
}

int qsearch_vcf(struct worker *w, int ply, int count, bool wide)
{
	struct stack_entry *ss = &w->stack[ply];
	if (ruleset_needs_open_end(&w->position.rules))
		return 0; /* a four has more than one answer in caro */
	w->position.proving = true;
	int plies = vcf_quick(&w->vcf, count, wide);
	w->position.proving = false;
	if (plies == 0)
		return 0;
	assert(w->vcf.length > 0 && w->vcf.length <= SEARCH_PLIES_MAX);
	ss->pv_length = w->vcf.length;
	memcpy(ss->pv, w->vcf.line, (size_t)w->vcf.length * sizeof *ss->pv);
	return plies;
}

static int reply_to_five(struct worker *w, int alpha, int beta, int ply)
{
	struct position *position = &w->position;
	struct move *moves = &w->move[w->moves];
	int count = moves_against_five(position, moves, SEARCH_MOVES_MAX - w->moves);
	int best = ply + 2 - VALUE_WIN;
	w->moves += count;
	assert(count > 0 && w->moves <= SEARCH_MOVES_MAX);
	for (int i = 0; i < count && !w->meter.stopped && alpha < beta; i++) {
		if (position_is_forbidden(position, moves[i].cell))
			continue;
		w->stack[ply].cell = moves[i].cell;
		position_make_move(position, moves[i].cell);
		int result = -qsearch(w, -beta, -alpha, ply + 1);
		position_unmake_move(position);
		if (result > best || i == 0)
			worker_update_pv(&w->stack[ply], moves[i].cell);
		best = result > best ? result : best;
		alpha = best > alpha ? best : alpha;
	}
	w->moves -= count;
	return best;
}

int qsearch(struct worker *w, int alpha, int beta, int ply)
{
	struct position *position = &w->position;
	enum side side = position->to_move;
	assert(alpha < beta && ply < SEARCH_PLIES_MAX);
	w->stack[ply].pv_length = 0;
	if (meter_count(&w->meter, METER_CLOCK_EVERY) || position->empty == 0)
		return 0;
	if (position_has(position, side, PATTERN4_FIVE))
		return qsearch_win(w, PATTERN4_FIVE, ply);
	if (ply >= SEARCH_PLIES_MAX - 1)
		return position_evaluate(position);
	if (position_has(position, side_other(side), PATTERN4_FIVE))
		return reply_to_five(w, alpha, beta, ply);
	if (position_has(position, side, PATTERN4_OPEN_FOUR))
		return qsearch_win(w, PATTERN4_OPEN_FOUR, ply);
	int value = correction_apply(w, ply, worker_evaluate(w));
	if (value >= beta || value + QSEARCH_VCF_MARGIN < alpha)
		return value;
	int plies = qsearch_vcf(w, ply, QSEARCH_FOURS, false);
	return plies > 0 ? VALUE_WIN - ply - plies : value;
}
