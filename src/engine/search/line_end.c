#include "engine/search/search.h"

#include <assert.h>

#include "engine/search/qsearch.h"

/* Returns a legal answer to a threat of five. If all answers are forbidden, returns one of them and sets *ends. */
static int answer_to_five(struct worker *w, bool *ends)
{
	struct move *moves = &w->move[w->moves];
	int count = moves_against_five(&w->position, moves, SEARCH_MOVES_MAX - w->moves);
	for (int i = 0; i < count; i++)
		if (!position_is_forbidden(&w->position, moves[i].cell))
			return moves[i].cell;
	*ends = true;
	return moves[0].cell;
}

static bool is_win(const struct tt_entry *entry)
{
	return entry->value >= VALUE_FORCED && (tt_bound(entry) & BOUND_LOWER) != 0;
}

/* Returns a winning move: the table's, the first of a quick VCF, or that of a new search. Returns CELL_NONE if none
   of them finds one. */
static int winning_cell(struct worker *w, int ply)
{
	enum { LINE_END_DEPTH = 16 };
	struct tt_entry entry;
	if (worker_tt_entry(w, &entry) && is_win(&entry) && w->position.contents[entry.cell] == CELL_EMPTY &&
	    !position_is_forbidden(&w->position, entry.cell))
		return entry.cell;
	if (qsearch_vcf(w, ply, QSEARCH_FOURS, true) > 0)
		return w->stack[ply].pv[0];
	for (int depth = 1; depth < LINE_END_DEPTH && !w->meter.stopped; depth++)
		if (search_position(w, VALUE_FORCED - 1, VALUE_INFINITE, depth, ply, true) >= VALUE_FORCED && !w->meter.stopped)
			return w->stack[ply].pv[0];
	return CELL_NONE;
}

/* Returns the best known value for the side to move if it is a forced win; else VALUE_INFINITE. */
static int known_win(const struct worker *w)
{
	const struct position *position = &w->position;
	struct tt_entry entry;
	if (position_has(position, position->to_move, PATTERN4_FIVE))
		return VALUE_WIN - 1;
	if (position_has(position, position->to_move, PATTERN4_OPEN_FOUR) &&
	    !position_has(position, side_other(position->to_move), PATTERN4_FIVE))
		return VALUE_WIN - 3;
	return worker_tt_entry(w, &entry) && is_win(&entry) ? entry.value : VALUE_INFINITE;
}

/* Returns the losing side's move that resists longest, by the values in the table. */
static int losing_cell(struct worker *w)
{
	enum { LINE_END_CLOCK_EVERY = 64 };
	struct position *position = &w->position;
	struct move *moves = &w->move[w->moves];
	int room = SEARCH_MOVES_MAX - w->moves, resists = VALUE_INFINITE, best = -1;
	bool threatened = position_has(position, side_other(position->to_move), PATTERN4_OPEN_FOUR);
	int count = threatened ? moves_against_straight_four(position, moves, room) : moves_all(position, moves, room);
	for (int i = 0; i < count && (i % LINE_END_CLOCK_EVERY != 0 || !meter_obey_stop(&w->meter)); i++) {
		if (position_is_forbidden(position, moves[i].cell))
			continue;
		position_make_move(position, moves[i].cell);
		int value = known_win(w);
		position_unmake_move(position);
		if (best < 0 || value < resists || (value == resists && moves[i].score > moves[best].score)) {
			resists = value;
			best = i;
		}
	}
	return best < 0 ? CELL_NONE : moves[best].cell;
}

/* Returns the next move of a line with a forced end, or CELL_NONE. */
static int next_cell(struct worker *w, int ply, bool wins, bool *ends)
{
	struct position *position = &w->position;
	enum side side = position->to_move;
	if (position_has(position, side, PATTERN4_FIVE)) {
		*ends = true;
		return position_find(position, side, PATTERN4_FIVE, CELL_NONE);
	}
	if (position_has(position, side_other(side), PATTERN4_FIVE))
		return answer_to_five(w, ends);
	if (position_has(position, side, PATTERN4_OPEN_FOUR))
		return position_find(position, side, PATTERN4_OPEN_FOUR, CELL_NONE);
	return wins ? winning_cell(w, ply) : losing_cell(w);
}

bool line_end(struct worker *w, bool wins)
{
	struct stack_entry *ss = &w->stack[0];
	int length = 0;
	bool ends = false;
	assert(w->position.plies == 0 && ss->pv_length <= SEARCH_PLIES_MAX);
	while (!ends && length < SEARCH_PLIES_MAX / 2) {
		struct position *position = &w->position;
		int cell = length < ss->pv_length ? ss->pv[length] : next_cell(w, length + 1, wins == (length % 2 == 0), &ends);
		if (cell == CELL_NONE)
			break;
		ends = ends || position->pattern4[position->to_move][cell] == PATTERN4_FIVE ||
		       position_is_forbidden(position, cell);
		ss->pv[length++] = (int16_t)cell;
		w->stack[length].cell = cell;
		position_make_move(position, cell);
	}
	while (w->position.plies > 0)
		position_unmake_move(&w->position);
	ss->pv_length = length;
	return ends;
}
