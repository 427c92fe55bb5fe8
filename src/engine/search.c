#include "engine/search.h"

#include <string.h>

#include "engine/leaf.h"
#include "engine/rush.h"

enum {
	HISTORY_MAX = 8192,
	FUTILITY = 64, /* a ply can't gain much more than this */
	RAZOR = 90,
	PRUNE_DEPTH = 9,
	SINGULAR_DEPTH = 7,
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

/* 256 times the binary logarithm, by squaring: whole numbers are the same everywhere. */
static int logarithm(unsigned n)
{
	int whole = 0, fraction = 0;
	uint64_t x = (uint64_t)n << 24;
	while (x >> 25 != 0) {
		x >>= 1;
		whole++;
	}
	for (int bit = 0; bit < 8; bit++) {
		x = x * x >> 24;
		fraction <<= 1;
		if (x >> 25 != 0) {
			x >>= 1;
			fraction |= 1;
		}
	}
	return whole * 256 + fraction;
}

bool search_stops(struct thinker *t)
{
	if (t->stopped || ++t->nodes >= t->allowance)
		t->stopped = true;
	else if (t->nodes % LOOK_EVERY == 0 && budget_over(t->budget))
		t->stopped = true;
	return t->stopped;
}

void search_prepare(struct thinker *t)
{
	for (unsigned depth = 1; depth < 64; depth++)
		for (unsigned move = 1; move < 64; move++)
			t->reduction[depth][move] = (uint8_t)(logarithm(depth) * logarithm(move) * 3 / 131072);
}

void search_forget(struct thinker *t)
{
	memset(t->history, 0, sizeof t->history);
	memset(t->counter, 0, sizeof t->counter);
	memset(t->rushed, 0, sizeof t->rushed);
	for (int ply = 0; ply < PLY_MAX; ply++)
		t->frame[ply].killer[0] = t->frame[ply].killer[1] = CELL_NONE;
}

/* How a value is kept: a forced end counts from the position, not from the root. */
static int value_kept(int value, int ply)
{
	return value >= VALUE_FORCED ? value + ply : value <= -VALUE_FORCED ? value - ply : value;
}

static int value_found(int value, int ply)
{
	return value >= VALUE_FORCED ? value - ply : value <= -VALUE_FORCED ? value + ply : value;
}

static void reward(int16_t *history, int bonus)
{
	*history = (int16_t)(*history + bonus - *history * (bonus < 0 ? -bonus : bonus) / HISTORY_MAX);
}

/* A move was too good: what led to it is remembered, and what was tried before it was not. */
static void remember(struct thinker *t, int ply, int depth, const struct move *moves, int index)
{
	struct frame *frame = &t->frame[ply];
	enum side side = t->position.to_move;
	int cell = moves[index].cell;
	int bonus = least(depth * depth * 16 + 32, HISTORY_MAX / 4);
	if (frame->killer[0] != cell) {
		frame->killer[1] = frame->killer[0];
		frame->killer[0] = cell;
	}
	if (ply > 0)
		t->counter[side][t->frame[ply - 1].cell] = (uint16_t)cell;
	reward(&t->history[side][cell], bonus);
	for (int i = 0; i < index; i++)
		reward(&t->history[side][moves[i].cell], -bonus);
}

static void lead_line(struct frame *frame, int cell)
{
	int length = least(frame[1].length, PLY_MAX - 1);
	frame->line[0] = (int16_t)cell;
	memcpy(&frame->line[1], frame[1].line, (size_t)length * sizeof *frame->line);
	frame->length = length + 1;
}

static void order(struct thinker *t, struct move *moves, int count, int ply, int first)
{
	enum side side = t->position.to_move;
	const struct frame *frame = &t->frame[ply];
	int counter = ply > 0 ? t->counter[side][t->frame[ply - 1].cell] : CELL_NONE;
	for (int i = 0; i < count; i++) {
		int cell = moves[i].cell;
		moves[i].score += t->history[side][cell] / 64;
		if (cell == first)
			moves[i].score += 1 << 20;
		else if (cell == frame->killer[0])
			moves[i].score += 60;
		else if (cell == frame->killer[1] || cell == counter)
			moves[i].score += 40;
	}
}

static int generate(struct thinker *t, struct move *moves, bool in_check, bool threatened)
{
	int room = MOVES_MAX - t->moves;
	if (in_check)
		return moves_against_five(&t->position, moves, room);
	if (threatened)
		return moves_against_four(&t->position, moves, room);
	return moves_all(&t->position, moves, room);
}

/* Is the best move that is known much better than all others? They are searched for that, to half the depth. */
static int extension(struct thinker *t, int cell, const struct memory *known, int value, int depth, int ply, int beta)
{
	struct frame *frame = &t->frame[ply];
	if (depth < SINGULAR_DEPTH || frame->excluded != CELL_NONE || !known || cell != known->cell || ply == 0 ||
	    memory_bound(known) == BOUND_UPPER || known->depth + 3 < depth || value >= VALUE_FORCED || value <= -VALUE_FORCED)
		return 0;
	int margin = value - 2 * depth;
	frame->excluded = cell;
	int others = search_position(t, margin - 1, margin, depth / 2 - 1, ply);
	frame->excluded = CELL_NONE;
	return others < margin ? 1 : margin >= beta ? -1 : 0;
}

/* Every move was excluded or is forbidden. */
static int nothing_tried(const struct frame *frame, bool in_check, bool threatened, int alpha, int ply)
{
	if (frame->excluded != CELL_NONE)
		return alpha;
	if (in_check || threatened)
		return ply + (in_check ? 2 : 4) - VALUE_WIN;
	return frame->evaluation;
}

/* A position is known apart by side to move and by what is left out of it. */
static uint64_t hash_of(uint64_t hash, enum side to_move, int excluded)
{
	return hash ^ (to_move == SIDE_WHITE ? 0x5851F42D4C957F2Du : 0) ^ (uint64_t)excluded * 0x9E3779B97F4A7C15u;
}

/* The side to move plays on the cell; what is known of that is fetched meanwhile. */
static void put(struct thinker *t, int cell)
{
	struct position *position = &t->position;
	uint64_t hash = position->hash ^ position->zobrist[position->to_move][cell];
	transposition_expect(&t->table, hash_of(hash, side_other(position->to_move), CELL_NONE));
	position_put(position, cell);
}

int search_position(struct thinker *t, int alpha, int beta, int depth, int ply)
{
	struct position *position = &t->position;
	struct frame *frame = &t->frame[ply];
	enum side side = position->to_move, other = side_other(side);
	bool wide = beta - alpha > 1;
	if (depth <= 0 || ply >= PLY_MAX - 2)
		return leaf_search(t, alpha, beta, ply);
	frame->length = 0;
	if (search_stops(t) || position->empty == 0)
		return 0;
	if (position_has(position, side, KIND_FIVE))
		return leaf_win(t, KIND_FIVE, ply);
	bool in_check = position_has(position, other, KIND_FIVE);
	if (!in_check && position_has(position, side, KIND_OPEN_FOUR))
		return leaf_win(t, KIND_OPEN_FOUR, ply);
	bool threatened = !in_check && position_has(position, other, KIND_OPEN_FOUR);
	alpha = most(alpha, ply - VALUE_WIN);
	beta = least(beta, VALUE_WIN - ply - 1);
	if (alpha >= beta)
		return alpha;

	uint64_t hash = hash_of(position->hash, side, frame->excluded);
	const struct memory *found = transposition_find(&t->table, hash);
	struct memory known = found ? *found : (struct memory){0};
	int value = found ? value_found(known.value, ply) : 0;
	if (found && !wide && known.depth >= depth &&
	    (memory_bound(&known) & (value >= beta ? BOUND_LOWER : BOUND_UPPER)) != 0)
		return value;

	int evaluation = in_check ? VALUE_NONE : found && known.evaluation != VALUE_NONE ? known.evaluation
	                                                                                 : position_evaluate(position);
	frame->evaluation = evaluation;
	bool improving = !in_check && ply >= 2 &&
	                 (t->frame[ply - 2].evaluation == VALUE_NONE || evaluation > t->frame[ply - 2].evaluation);
	if (!wide && !in_check && frame->excluded == CELL_NONE && alpha > -VALUE_FORCED && beta < VALUE_FORCED) {
		if (depth <= 3 && evaluation + RAZOR * depth < alpha) {
			int plies = rush_win(t, ply, RAZOR_FOURS, false);
			if (plies > 0)
				return VALUE_WIN - ply - plies;
			if (depth <= 2)
				return evaluation;
		}
		if (depth < PRUNE_DEPTH && evaluation - FUTILITY * (depth - improving) >= beta)
			return evaluation;
	}
	if (!found && depth >= 4 && !in_check)
		depth--;

	struct move *moves = &t->move[t->moves];
	int count = generate(t, moves, in_check, threatened);
	t->moves += count;
	order(t, moves, count, ply, found ? known.cell : CELL_NONE);
	int best = -VALUE_INFINITE, best_cell = CELL_NONE, tried = 0;
	int first_alpha = alpha;
	int limit = (3 + depth + depth * depth / 12) / (improving ? 1 : 2) + 1;
	for (int i = 0; i < count; i++) {
		moves_pick(moves, i, count);
		int cell = moves[i].cell;
		if (cell == frame->excluded)
			continue;
		enum kind kind = (enum kind)position->kind[side][cell];
		enum kind against = (enum kind)position->kind[other][cell];
		bool quiet = kind < KIND_FOUR;
		if (best > -VALUE_FORCED && !in_check && quiet) {
			if (tried >= limit && !threatened)
				break;
			if (depth <= 4 && kind < KIND_THREE && against < KIND_THREE && !threatened &&
			    evaluation + FUTILITY * (depth + 1) < alpha)
				continue;
		}
		if (kind == KIND_FORBIDDEN && position_forbids(position, cell))
			continue;
		int more = in_check ? 1 : extension(t, cell, found ? &known : NULL, value, depth, ply, beta);
		if (t->stopped)
			break;
		tried++;
		frame->cell = cell;
		put(t, cell);
		int next = depth - 1 + more, result;
		int reduced = 0;
		if (depth >= 2 && tried > 1 + wide && !in_check) {
			reduced = t->reduction[least(depth, 63)][least(tried, 63)];
			reduced += 2 * !improving - 3 * wide - t->history[side][cell] / 2048;
			if (!quiet)
				reduced -= 4;
			if (kind >= KIND_THREE || against >= KIND_THREE)
				reduced -= 2;
			if (threatened)
				reduced -= 4;
			reduced = most(0, least(reduced / 4, next - 1));
		}
		if (tried == 1) {
			result = -search_position(t, -beta, -alpha, next, ply + 1);
		} else {
			result = -search_position(t, -alpha - 1, -alpha, next - reduced, ply + 1);
			if (result > alpha && reduced > 0)
				result = -search_position(t, -alpha - 1, -alpha, next, ply + 1);
			if (result > alpha && wide)
				result = -search_position(t, -beta, -alpha, next, ply + 1);
		}
		position_take(position);
		if (t->stopped)
			break;
		if (result > best) {
			best = result;
			best_cell = result > alpha ? cell : best_cell;
			if (result > alpha) {
				lead_line(frame, cell);
				alpha = result;
				if (result >= beta) {
					remember(t, ply, depth, moves, i);
					break;
				}
			}
		}
	}
	t->moves -= count;
	if (t->stopped)
		return 0;
	if (tried == 0)
		return nothing_tried(frame, in_check, threatened, alpha, ply);
	enum bound bound = best >= beta ? BOUND_LOWER : best > first_alpha ? BOUND_EXACT : BOUND_UPPER;
	transposition_keep(&t->table, hash,
	                   (struct memory){.value = (int16_t)value_kept(best, ply), .evaluation = (int16_t)evaluation,
	                                   .cell = (uint16_t)best_cell, .depth = (uint8_t)depth}, bound);
	return best;
}

bool search_root(struct thinker *t, int depth, int *value)
{
	struct position *position = &t->position;
	struct frame *frame = &t->frame[0];
	int window = 24, middle = *value;
	bool forced = middle >= VALUE_FORCED || middle <= -VALUE_FORCED;
	int low = depth < 4 || forced ? -VALUE_INFINITE : middle - window;
	int high = depth < 4 || forced ? VALUE_INFINITE : middle + window;
	frame->excluded = CELL_NONE;
	frame->evaluation = position_evaluate(position);
	for (;;) {
		int alpha = low, best = -VALUE_INFINITE;
		for (int i = 0; i < t->roots; i++) {
			struct move root = t->root[i];
			frame->cell = root.cell;
			put(t, root.cell);
			int result, next = depth - 1;
			int reduced = depth >= 3 && i >= 2 ? most(0, least((t->reduction[least(depth, 63)][least(i, 63)] - 4) / 4, next - 1)) : 0;
			if (i == 0) {
				result = -search_position(t, -high, -alpha, next, 1);
			} else {
				result = -search_position(t, -alpha - 1, -alpha, next - reduced, 1);
				if (result > alpha && reduced > 0)
					result = -search_position(t, -alpha - 1, -alpha, next, 1);
				if (result > alpha)
					result = -search_position(t, -high, -alpha, next, 1);
			}
			position_take(position);
			if (t->stopped)
				return false;
			if (result > best)
				best = result;
			if (result > alpha) {
				lead_line(frame, root.cell);
				alpha = *value = result;
				memmove(&t->root[1], &t->root[0], (size_t)i * sizeof root);
				t->root[0] = root;
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
