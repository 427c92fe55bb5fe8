#include "engine/search.h"

#include <string.h>

#include "engine/history.h"
#include "engine/qsearch.h"
#include "engine/node.h"

enum {
	SINGULAR_DEPTH = 6,
	DEEPER = 40, /* a reduced move that is so much better than all before is looked at a ply deeper */
	LOOK_EVERY = 256, /* nodes between looks at the clock */
};

static int least(int a, int b)
{
	return a < b ? a : b;
}

static int most(int a, int b)
{
	return a > b ? a : b;
}

bool search_stops(struct worker *w)
{
	if (w->stopped || ++w->nodes >= w->allowance)
		w->stopped = true;
	else if (w->nodes % LOOK_EVERY == 0 && budget_over(w->budget))
		w->stopped = true;
	return w->stopped;
}

void search_forget(struct worker *w)
{
	history_forget(w);
	memset(w->rushed, 0, sizeof w->rushed);
}

/* In the table a forced end counts its plies from the entry's position, in the search from the root. */
static int value_to_tt(int value, int ply)
{
	return value >= VALUE_FORCED ? value + ply : value <= -VALUE_FORCED ? value - ply : value;
}

static int value_from_tt(int value, int ply)
{
	return value >= VALUE_FORCED ? value - ply : value <= -VALUE_FORCED ? value + ply : value;
}

void search_update_pv(struct stack_entry *ss, int cell)
{
	int length = least(ss[1].pv_length, PLY_MAX - 1);
	ss->pv[0] = (int16_t)cell;
	memcpy(&ss->pv[1], ss[1].pv, (size_t)length * sizeof *ss->pv);
	ss->pv_length = length + 1;
}

static int generate(struct worker *w, struct move *moves, bool in_check, bool threatened)
{
	int room = MOVES_MAX - w->moves;
	if (in_check)
		return moves_against_five(&w->position, moves, room);
	if (threatened)
		return moves_against_four(&w->position, moves, room);
	return moves_all(&w->position, moves, room);
}

/* Is the best move that is known much better than all others? They are searched for that, to half the depth. */
static int extension(struct worker *w, const struct node *node, int cell, const struct tt_entry *known, int value)
{
	int depth = node->depth, ply = node->ply;
	struct stack_entry *ss = &w->stack[ply];
	if (depth < SINGULAR_DEPTH || ss->excluded != CELL_NONE || cell != known->cell || ply == 0 ||
	    tt_bound(known) == BOUND_UPPER || known->depth + 3 < depth || value >= VALUE_FORCED || value <= -VALUE_FORCED)
		return 0;
	int margin = value - 5 * depth / 4;
	ss->excluded = cell;
	int others = search_position(w, margin - 1, margin, depth / 2 - 1, ply, node->cut);
	ss->excluded = CELL_NONE;
	return others < margin ? 1 : margin >= node->beta ? -1 : 0;
}

/* The key also covers the side to move and the excluded move. */
static uint64_t tt_key(uint64_t hash, enum side to_move, int excluded)
{
	return hash ^ (to_move == SIDE_WHITE ? 0x5851F42D4C957F2Du : 0) ^ (uint64_t)excluded * 0x9E3779B97F4A7C15u;
}

const struct tt_entry *search_tt_entry(const struct worker *w)
{
	const struct position *position = &w->position;
	return tt_probe(&w->tt, tt_key(position->hash, position->to_move, CELL_NONE));
}

/* Makes the move, prefetching its table entry. */
static void put(struct worker *w, int cell)
{
	struct position *position = &w->position;
	uint64_t hash = position->hash ^ position->zobrist[position->to_move][cell];
	tt_prefetch(&w->tt, tt_key(hash, side_other(position->to_move), CELL_NONE));
	position_put(position, cell);
}

/* Does it need no look at moves? Then that is its value. */
static bool is_decided(struct worker *w, struct node *node, int *value)
{
	const struct position *position = &w->position;
	enum side other = side_other(node->side);
	*value = 0;
	if (search_stops(w) || position->empty == 0)
		return true;
	node->in_check = position_has(position, other, KIND_FIVE);
	enum kind wins = position_has(position, node->side, KIND_FIVE) ? KIND_FIVE : KIND_OPEN_FOUR;
	if (wins == KIND_FIVE || (!node->in_check && position_has(position, node->side, KIND_OPEN_FOUR))) {
		*value = qsearch_win(w, wins, node->ply);
		return true;
	}
	node->threatened = !node->in_check && position_has(position, other, KIND_OPEN_FOUR);
	node->alpha = most(node->alpha, node->ply - VALUE_WIN);
	node->beta = least(node->beta, VALUE_WIN - node->ply - 1);
	*value = node->alpha;
	return node->alpha >= node->beta;
}

/* Does what is known of the position answer? */
static bool is_known(const struct tt_entry *known, const struct node *node, int value)
{
	return !node->pv && known->depth >= node->depth &&
	       (tt_bound(known) & (value >= node->beta ? BOUND_LOWER : BOUND_UPPER)) != 0;
}

/* Without a good guess of the best move a deep look is dear: one ply less finds it for the next time. */
static bool knows_too_little(const struct node *node, const struct tt_entry *found)
{
	if (node->in_check)
		return false;
	return found ? node->depth >= 6 && (node->pv || node->cut) && found->depth + 4 < node->depth : node->depth >= 4;
}

/* The value of the position that the move led to, for who played it. */
static int search_move(struct worker *w, const struct node *node, int tried, int next, int reduced, int best)
{
	int ply = node->ply + 1;
	if (tried == 1)
		return -search_position(w, -node->beta, -node->alpha, next, ply, !node->pv && !node->cut);
	int result = -search_position(w, -node->alpha - 1, -node->alpha, next - reduced, ply, true);
	if (result > node->alpha && reduced > 0) {
		next += reduced > 1 && result > best + DEEPER;
		result = -search_position(w, -node->alpha - 1, -node->alpha, next, ply, !node->cut);
	}
	if (result > node->alpha && node->pv)
		result = -search_position(w, -node->beta, -node->alpha, next, ply, false);
	return result;
}

/* Every move was excluded or is forbidden. */
static int nothing_tried(const struct worker *w, const struct node *node)
{
	if (w->stack[node->ply].excluded != CELL_NONE)
		return node->alpha;
	if (node->in_check || node->threatened)
		return node->ply + (node->in_check ? 2 : 4) - VALUE_WIN;
	return node->estimate;
}

/* Searches the moves in turn; `tried` counts them, `best_cell` is one that raised alpha. */
static int search_moves(struct worker *w, struct node *node, const struct tt_entry *known, int value, int *tried,
                        int *best_cell)
{
	struct position *position = &w->position;
	struct stack_entry *ss = &w->stack[node->ply];
	struct move *moves = &w->move[w->moves];
	int count = generate(w, moves, node->in_check, node->threatened), best = -VALUE_INFINITE;
	w->moves += count;
	node->best_score = history_order(w, moves, count, node->ply, known->cell);
	for (int i = 0; i < count && !w->stopped; i++) {
		moves_pick(moves, i, count);
		int cell = moves[i].cell;
		enum kind kind = (enum kind)position->kind[node->side][cell];
		if (cell == ss->excluded)
			continue;
		if (best > -VALUE_FORCED && !node->in_check && kind <= KIND_FOUR) {
			if (node_is_late(node, *tried))
				break;
			if (node_is_hopeless(node, kind, (enum kind)position->kind[side_other(node->side)][cell]))
				continue;
		}
		if (kind == KIND_FORBIDDEN && position_forbids(position, cell))
			continue;
		int more = node->in_check ? 1 : extension(w, node, cell, known, value);
		if (w->stopped)
			break;
		int next = node->depth - 1 + more, reduced = node_reduction(w, node, &moves[i], ++*tried, next);
		ss->cell = cell;
		put(w, cell);
		int result = search_move(w, node, *tried, next, reduced, best);
		position_take(position);
		if (w->stopped || result <= best)
			continue;
		best = result;
		if (result <= node->alpha)
			continue;
		*best_cell = cell;
		search_update_pv(ss, cell);
		node->alpha = result;
		if (result >= node->beta) {
			history_update(w, node->ply, node->depth, moves, i);
			break;
		}
	}
	w->moves -= count;
	return best;
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
	if (depth <= 0 || ply >= PLY_MAX - 2)
		return qsearch(w, alpha, beta, ply);
	w->stack[ply].pv_length = 0;
	if (is_decided(w, &node, &value))
		return value;
	uint64_t hash = tt_key(w->position.hash, node.side, w->stack[ply].excluded);
	const struct tt_entry *found = tt_probe(&w->tt, hash);
	struct tt_entry known = found ? *found : (struct tt_entry){.cell = CELL_NONE};
	int tt_value = value_from_tt(known.value, ply);
	if (found && is_known(&known, &node, tt_value))
		return tt_value;
	node_evaluate(w, &node, &known, tt_value);
	if (node_is_clear(w, &node, &value))
		return value;
	node.depth -= knows_too_little(&node, found);

	int first_alpha = node.alpha;
	int best = search_moves(w, &node, &known, tt_value, &tried, &best_cell);
	if (w->stopped)
		return 0;
	if (tried == 0)
		return nothing_tried(w, &node);
	enum bound bound = best >= node.beta ? BOUND_LOWER : best > first_alpha ? BOUND_EXACT : BOUND_UPPER;
	tt_store(&w->tt, hash,
	         (struct tt_entry){.value = (int16_t)value_to_tt(best, ply),
	                           .evaluation = (int16_t)node.evaluation,
	                           .cell = (uint16_t)best_cell,
	                           .depth = (uint8_t)node.depth},
	         bound);
	return best;
}

/* A win is found: a shorter one is worth a quarter more of the nodes, and the line to the end must not go short. */
static void hurry(struct worker *w)
{
	unsigned long long half = (w->allowance - w->nodes) / 2, quarter = w->nodes / 4;
	w->allowance = w->nodes + (half < quarter ? half : quarter);
}

bool search_root(struct worker *w, int depth, int *value)
{
	struct position *position = &w->position;
	struct stack_entry *ss = &w->stack[0];
	int window = 24, middle = *value;
	bool forced = middle >= VALUE_FORCED || middle <= -VALUE_FORCED;
	int low = depth < 4 || forced ? -VALUE_INFINITE : middle - window;
	int high = depth < 4 || forced ? VALUE_INFINITE : middle + window;
	ss->excluded = CELL_NONE;
	ss->evaluation = position_evaluate(position);
	for (;;) {
		int alpha = low, best = -VALUE_INFINITE;
		for (int i = 0; i < w->roots; i++) {
			struct move root = w->root[i];
			ss->cell = root.cell;
			put(w, root.cell);
			int result, next = depth - 1;
			int reduced = depth >= 3 && i >= 2
			                  ? most(0, least((w->reduction[least(depth, 63)][least(i, 63)] - 4) / 4, next - 1))
			                  : 0;
			if (i == 0) {
				result = -search_position(w, -high, -alpha, next, 1, false);
			} else {
				result = -search_position(w, -alpha - 1, -alpha, next - reduced, 1, true);
				if (result > alpha && reduced > 0)
					result = -search_position(w, -alpha - 1, -alpha, next, 1, true);
				if (result > alpha)
					result = -search_position(w, -high, -alpha, next, 1, false);
			}
			position_take(position);
			if (w->stopped)
				return false;
			if (result > best)
				best = result;
			if (result > alpha) {
				if (w->hurries && result >= VALUE_FORCED && *value < VALUE_FORCED)
					hurry(w);
				search_update_pv(ss, root.cell);
				alpha = *value = result;
				memmove(&w->root[1], &w->root[0], (size_t)i * sizeof root);
				w->root[0] = root;
				if (result >= high)
					break;
			}
		}
		if (best > low && best < high)
			return true;
		window *= 3;
		if (best <= low)
			low = best - window < -VALUE_FORCED ? -VALUE_INFINITE : best - window;
		else
			high = best + window > VALUE_FORCED ? VALUE_INFINITE : best + window;
	}
}
