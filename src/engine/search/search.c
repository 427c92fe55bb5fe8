#include "engine/search/search.h"

#include <assert.h>
#include <string.h>

#include "base/minmax.h"
#include "engine/search/correction.h"
#include "engine/search/history.h"
#include "engine/search/node.h"
#include "engine/search/qsearch.h"
#include "engine/search/vct.h"

enum {
	SINGULAR_DEPTH = 6,
	DEEPER = 78, /* a reduced move better than the best one by this margin is searched a ply deeper */
};

/* In the table, the plies of a forced end count from the position of the entry; in the search, from the root. */
static int value_to_tt(int value, int ply)
{
	if (value >= VALUE_FORCED)
		return value + ply;
	return value <= -VALUE_FORCED ? value - ply : value;
}

static int value_from_tt(int value, int ply)
{
	if (value >= VALUE_FORCED)
		return value - ply;
	return value <= -VALUE_FORCED ? value + ply : value;
}

/* Adds a node's moves to those of the line of play. Returns how many. */
static int generate(struct worker *w, bool in_check, bool threatened)
{
	struct move *moves = &w->move[w->moves];
	int room = SEARCH_MOVES_MAX - w->moves, count;
	if (in_check) {
		count = moves_against_five(&w->position, moves, room);
	} else if (threatened) {
		count = moves_against_straight_four(&w->position, moves, room);
	} else {
		count = moves_all(&w->position, moves, room);
		moves_add_policy(&w->position, moves, count);
	}
	w->moves += count;
	assert(w->moves <= SEARCH_MOVES_MAX);
	return count;
}

/* Singular extension: searches all moves but the table's to three eighths of the depth. Returns the extension in plies:
   1 if the other moves are much worse, -1 if they fail high, too, else 0. */
static int singular_extension(struct worker *w, const struct node *node, int cell, const struct tt_entry *entry,
                              int tt_value)
{
	int depth = node->depth, ply = node->ply;
	struct stack_entry *ss = &w->stack[ply];
	if (depth < SINGULAR_DEPTH || ss->excluded != CELL_NONE || cell != entry->cell || ply == 0 ||
	    tt_bound(entry) == BOUND_UPPER || entry->depth + 4 < depth || tt_value >= VALUE_FORCED ||
	    tt_value <= -VALUE_FORCED)
		return 0;
	int margin = tt_value - 27 * depth / 16;
	ss->excluded = cell;
	int others = search_position(w, margin - 1, margin, depth * 3 / 8, ply, node->cut);
	ss->excluded = CELL_NONE;
	if (others < margin)
		return 1;
	return margin >= node->beta ? -1 : 0;
}

/* Counts the node, finds its threats, and narrows its window by mate distance pruning. Returns true, and sets *value,
   if no move need be searched: at the end of the budget, on a full board, with an own five or straight four, and if
   the window is empty. */
static bool enter_node(struct worker *w, struct node *node, int *value)
{
	const struct position *position = &w->position;
	enum side other = side_other(node->side);
	*value = 0;
	if (meter_count(&w->meter, METER_CLOCK_EVERY) || position->empty == 0)
		return true;
	node->in_check = position_has(position, other, PATTERN4_FIVE);
	enum pattern4 wins = position_has(position, node->side, PATTERN4_FIVE) ? PATTERN4_FIVE : PATTERN4_OPEN_FOUR;
	if (wins == PATTERN4_FIVE || (!node->in_check && position_has(position, node->side, PATTERN4_OPEN_FOUR))) {
		*value = qsearch_win(w, wins, node->ply);
		return true;
	}
	node->threatened = !node->in_check && position_has(position, other, PATTERN4_OPEN_FOUR);
	node->alpha = max(node->alpha, node->ply - VALUE_WIN);
	node->beta = min(node->beta, VALUE_WIN - node->ply - 1);
	*value = node->alpha;
	return node->alpha >= node->beta;
}

/* Does the table's bound decide the node? */
static bool tt_cuts(const struct tt_entry *entry, const struct node *node, int tt_value)
{
	return !node->pv && entry->depth >= node->depth &&
	       (tt_bound(entry) & (tt_value >= node->beta ? BOUND_LOWER : BOUND_UPPER)) != 0;
}

/* Internal iterative reduction: returns 1, the plies to reduce by, if the table has no move of about this depth. */
static int internal_iterative_reduction(const struct node *node, const struct tt_entry *entry)
{
	if (node->in_check)
		return 0;
	if (tt_bound(entry) == BOUND_NONE)
		return node->depth >= 4;
	return node->depth >= 6 && (node->pv || node->cut) && entry->depth + 4 < node->depth;
}

/* Searches the position after move number `tried`, from 1. Returns its value for the side that moved. The first move
   gets the full window, later ones a null window and `reduced` plies less at first. A reduced move far better than
   `best` is searched a ply deeper. */
static int search_move(struct worker *w, const struct node *node, int tried, int next, int reduced, int best)
{
	int ply = node->ply + 1, result;
	if (tried == 1)
		result = -search_position(w, -node->beta, -node->alpha, next, ply, !node->pv && !node->cut);
	else
		result = -search_position(w, -node->alpha - 1, -node->alpha, next - reduced, ply, true);
	if (tried > 1 && result > node->alpha && reduced > 0) {
		next += reduced > 1 && result > best + DEEPER;
		result = -search_position(w, -node->alpha - 1, -node->alpha, next, ply, !node->cut);
	}
	if (tried > 1 && result > node->alpha && node->pv)
		result = -search_position(w, -node->beta, -node->alpha, next, ply, false);
	return result;
}

/* Returns the value of a node without a searched move: all moves are excluded or forbidden. */
static int value_without_moves(const struct worker *w, const struct node *node)
{
	if (w->stack[node->ply].excluded != CELL_NONE)
		return node->alpha;
	if (node->in_check || node->threatened)
		return node->ply + (node->in_check ? 2 : 4) - VALUE_WIN;
	return node->estimate;
}

/* Searches the moves, and returns the best value. *tried counts the moves searched. *best_cell becomes the last move
   that raised alpha. */
static int search_moves(struct worker *w, struct node *node, const struct tt_entry *entry, int tt_value, int *tried,
                        int *best_cell)
{
	struct position *position = &w->position;
	struct stack_entry *ss = &w->stack[node->ply];
	struct move *moves = &w->move[w->moves];
	int first = w->moves, count = generate(w, node->in_check, node->threatened), best = -VALUE_INFINITE;
	node->best_score = history_order(w, moves, count, node->ply, entry->cell);
	for (int i = 0; i < count && !w->meter.stopped; i++) {
		moves_pick(moves, i, count);
		int cell = moves[i].cell;
		enum pattern4 pattern4 = (enum pattern4)position->pattern4[node->side][cell];
		if (cell == ss->excluded)
			continue;
		if (best > -VALUE_FORCED && !node->in_check && pattern4 <= PATTERN4_FOUR) {
			/* Step 9. Late move pruning. */
			if (node_prunes_late(node, *tried))
				break;
			/* Step 10. Futility pruning. */
			if (node_prunes_futile(node, pattern4, (enum pattern4)position->pattern4[side_other(node->side)][cell]))
				continue;
		}
		/* Step 11. Forbidden points. Judging is slow, so it comes after pruning. */
		if (pattern4 == PATTERN4_FORBIDDEN && position_is_forbidden(position, cell))
			continue;
		/* Step 12. Extensions: answers to a threat of five, and singular moves. */
		int extension = node->in_check ? 1 : singular_extension(w, node, cell, entry, tt_value);
		if (w->meter.stopped)
			break;
		/* Step 13. Late move reductions. */
		++*tried;
		moves[*tried - 1] = moves[i]; /* the moves searched come first */
		int next = node->depth - 1 + extension, reduced = node_late_move_reduction(w, node, &moves[i], *tried, next);
		/* Step 14. Make the move, search, search again if needed, take the move back. */
		ss->cell = cell;
		worker_make_move(w, cell);
		int result = search_move(w, node, *tried, next, reduced, best);
		position_unmake_move(position);
		if (w->meter.stopped || result <= best)
			continue;
		/* Step 15. New best move. A beta cutoff updates move ordering. */
		best = result;
		if (result <= node->alpha)
			continue;
		*best_cell = cell;
		worker_update_pv(ss, cell);
		node->alpha = result;
		if (result >= node->beta) {
			history_update(w, node->ply, node->depth, moves, *tried - 1);
			break;
		}
	}
	w->moves = first;
	return best;
}

/* Stores the best value and move of a searched node. `alpha` is the node's alpha before its moves were searched. */
static void store(struct worker *w, uint64_t key, const struct node *node, int alpha, int best, int best_cell)
{
	enum bound bound = best > alpha ? BOUND_EXACT : BOUND_UPPER;
	if (best >= node->beta)
		bound = BOUND_LOWER;
	assert(best > -VALUE_INFINITE && best < VALUE_INFINITE && node->depth > 0 && node->depth <= UINT8_MAX);
	const struct tt_entry entry = {.value = (int16_t)value_to_tt(best, node->ply),
	                               .evaluation = (int16_t)node->evaluation,
	                               .cell = (uint16_t)best_cell,
	                               .depth = (uint8_t)node->depth};
	tt_store(&w->tt, key, entry, bound);
}

/* Learns from a searched node, unless its value is only a bound that the evaluation does not contradict. */
static void learn(struct worker *w, const struct node *node, int alpha, int best)
{
	int evaluation = w->stack[node->ply].evaluation;
	bool decided = best >= VALUE_FORCED || best <= -VALUE_FORCED;
	if (node->in_check || decided || w->stack[node->ply].excluded != CELL_NONE)
		return;
	if ((best >= node->beta && best <= evaluation) || (best <= alpha && best >= evaluation))
		return;
	correction_learn(w, node->ply, node->depth, best - evaluation);
}

int search_position(struct worker *w, int alpha, int beta, int depth, int ply, bool cut)
{
	struct node node = {.side = w->position.to_move,
	                    .alpha = alpha,
	                    .beta = beta,
	                    .depth = depth,
	                    .ply = ply,
	                    .pv = beta - alpha > 1,
	                    .cut = cut};
	int value, tried = 0, best_cell = CELL_NONE;
	assert(-VALUE_INFINITE <= alpha && alpha < beta && beta <= VALUE_INFINITE && ply > 0 && ply < SEARCH_PLIES_MAX);
	if (node.pv && ply > w->seldepth)
		w->seldepth = ply;
	/* Step 1. Quiescence search at the horizon. */
	if (depth <= 0 || ply >= SEARCH_PLIES_MAX - 2)
		return qsearch(w, alpha, beta, ply);
	w->stack[ply].pv_length = 0;
	/* Step 2. Decided positions and mate distance pruning. */
	if (enter_node(w, &node, &value))
		return value;
	/* Step 3. Transposition table lookup. */
	uint64_t key = worker_tt_key(w, w->stack[ply].excluded);
	struct tt_entry entry;
	bool found = tt_probe(&w->tt, key, &entry);
	int tt_value = value_from_tt(entry.value, ply);
	if (found && tt_cuts(&entry, &node, tt_value))
		return tt_value;
	/* Step 4. Static evaluation. */
	node_evaluate(w, &node, &entry, tt_value);
	if (node_may_prune(w, &node)) {
		/* Step 5. Razoring. */
		if (node_razor(w, &node, &value))
			return value;
		/* Step 6. Reverse futility pruning. (There is no null move.) */
		if (node_is_reverse_futile(&node))
			return (node.estimate + node.beta) / 2;
	}
	/* Step 7. Internal iterative reduction. */
	node.depth -= internal_iterative_reduction(&node, &entry);
	/* Step 8. The move loop, steps 9 to 15. */
	int first_alpha = node.alpha;
	int best = search_moves(w, &node, &entry, tt_value, &tried, &best_cell);
	if (w->meter.stopped)
		return 0;
	/* Step 16. No move was searched. */
	if (tried == 0)
		return value_without_moves(w, &node);
	/* Step 17. Store in the transposition table, and learn by how much the evaluation was wrong. */
	store(w, key, &node, first_alpha, best, best_cell);
	learn(w, &node, first_alpha, best);
	return best;
}

/* Once a win is found, limits the search for a shorter win to a quarter of the nodes spent so far, but at most half of
   the nodes left. The rest can complete the line. */
static void limit_after_win(struct worker *w)
{
	struct meter *meter = &w->meter;
	unsigned long long half = (meter->limit - meter->nodes) / 2, quarter = meter->nodes / 4;
	meter_lower_limit(meter, half < quarter ? half : quarter);
}

/* Late move reductions at the root, half a ply less than elsewhere. */
static int root_late_move_reduction(const struct worker *w, int depth, int index)
{
	enum { LESS = 9 }; /* sixteenths of a ply */
	if (depth < 3 || index < 2)
		return 0;
	return max(0, min((w->reduction[min(depth, 63)][min(index, 63)] - LESS) / 16, depth - 2));
}

static void report_event(const struct worker *w, enum root_event event, int cell)
{
	multi_pv_event(w->multi_pv, event, position_point(&w->position, cell));
}

/* Searches a root move, number `index` among those that are searched. Returns its value. */
static int search_root_move(struct worker *w, const struct node *node, int index, int cell)
{
	unsigned long long nodes = w->meter.nodes;
	assert(w->moves == 0 && w->position.plies == 0);
	report_event(w, ROOT_TRY, cell);
	w->stack[0].cell = cell;
	worker_make_move(w, cell);
	/* VALUE_INFINITE: no reduced move is searched deeper. */
	int result = search_move(w, node, index + 1, node->depth - 1, root_late_move_reduction(w, node->depth, index),
	                         VALUE_INFINITE);
	position_unmake_move(&w->position);
	w->visits[cell] += w->meter.nodes - nodes;
	if (!w->meter.stopped)
		report_event(w, ROOT_DONE, cell);
	if (!w->meter.stopped && result <= -VALUE_FORCED)
		report_event(w, ROOT_LOST, cell);
	return result;
}

bool search_drop_refuted(struct worker *w, int index, int value)
{
	enum { SAFE = 100 }; /* a move with a higher value is hardly ever refuted this way */
	int cell = w->root[index].cell;
	if (value > SAFE || value <= -VALUE_FORCED || w->roots < 2 || !w->refuter || !vct_refutes(w->refuter, w, cell))
		return false;
	w->roots--;
	memmove(&w->root[index], &w->root[index + 1], (size_t)(w->roots - index) * sizeof *w->root);
	report_event(w, ROOT_LOST, cell);
	return true;
}

/* Searches the root moves within the node's window. Returns the best value. *value becomes the value of each move
   that raises alpha. */
static int search_root_moves(struct worker *w, struct node *node, int *value)
{
	int best = -VALUE_INFINITE, low = node->alpha;
	for (int i = w->first_root; i < w->roots && node->alpha < node->beta; i++) {
		int cell = w->root[i].cell;
		int result = search_root_move(w, node, i - w->first_root, cell);
		if (w->meter.stopped)
			break;
		if (result > node->alpha && i > 0 && search_drop_refuted(w, i, result)) {
			i--;
			continue;
		}
		best = max(best, result);
		if (result > node->alpha) {
			if (w->limits_after_win && result >= VALUE_FORCED && *value < VALUE_FORCED)
				limit_after_win(w);
			node->alpha = *value = result;
			worker_update_pv(&w->stack[0], cell);
			worker_raise_root(w, w->first_root, cell);
			if (w->first_root == 0)
				report_event(w, ROOT_BEST, cell);
		}
		w->meter.stopped = w->meter.stopped || (node->alpha > low && worker_time_spent(w));
	}
	return best;
}

bool search_root(struct worker *w, int depth, int *value)
{
	int window = 12, middle = *value;
	bool forced = middle >= VALUE_FORCED || middle <= -VALUE_FORCED;
	int low = depth < 4 || forced ? -VALUE_INFINITE : middle - window;
	int high = depth < 4 || forced ? VALUE_INFINITE : middle + window;
	w->stack[0].excluded = CELL_NONE;
	w->stack[0].evaluation = position_evaluate(&w->position);
	/* Aspiration windows: widened each time the value is outside. */
	for (;;) {
		struct node node = {.side = w->position.to_move, .alpha = low, .beta = high, .depth = depth, .pv = true};
		assert(low < high && w->first_root < w->roots);
		int best = search_root_moves(w, &node, value);
		if (w->meter.stopped)
			return false;
		if (best > low && best < high)
			return true;
		window *= 3;
		if (best <= low)
			low = best - window < -VALUE_FORCED ? -VALUE_INFINITE : best - window;
		else
			high = best + window > VALUE_FORCED ? VALUE_INFINITE : best + window;
	}
}
