#include "engine/position/moves.h"

#include <assert.h>
#include <string.h>

static inline int score_of(const struct position *position, int cell)
{
	enum side side = position->to_move;
	const struct cell *at = &position->cells[cell];
	const struct weights *weights = position->weights[side];
	return weights->attack[at->prospect.features.code[side]] +
	       weights->defense[at->prospect.features.code[side_other(side)]];
}

static inline int add(const struct position *position, struct move *moves, int count, int most, int cell)
{
	if (count < most)
		moves[count++] = (struct move){.cell = (int16_t)cell, .score = score_of(position, cell)};
	return count;
}

static int add_once(const struct position *position, struct move *moves, int count, int most, int cell)
{
	for (int i = 0; i < count; i++)
		if (moves[i].cell == cell)
			return count;
	return add(position, moves, count, most, cell);
}

int moves_all(const struct position *position, struct move *moves, int most)
{
	int count = 0;
	for (int cell = position->first; cell <= position->last;) {
		uint64_t eight;
		memcpy(&eight, &position->near[cell], sizeof eight); /* skips eight cells at once: most of a large board is
		                                                        far from every stone */
		if (eight == 0) {
			cell += 8;
			continue;
		}
		for (int end = cell + 8; cell < end; cell++)
			if (position->near[cell] > 0 && position->contents[cell] == CELL_EMPTY)
				count = add(position, moves, count, most, cell);
	}
	return count;
}

static int add_kind(const struct position *position, struct move *moves, int count, int most, enum side side,
                    enum pattern4 pattern4)
{
	int left = position->counts[side][pattern4];
	for (int cell = CELL_NONE; left > 0; left--) {
		cell = position_find(position, side, pattern4, cell);
		assert(cell != CELL_NONE); /* counts[] and pattern4[] agree */
		count = add_once(position, moves, count, most, cell);
	}
	return count;
}

int moves_fours(const struct position *position, struct move *moves, int most)
{
	int count = 0;
	for (enum pattern4 pattern4 = PATTERN4_OPEN_FOUR; pattern4 >= PATTERN4_FOUR; pattern4--)
		count = add_kind(position, moves, count, most, position->to_move, pattern4);
	return count;
}

/* Adds the points beyond both ends of the row that `five` completes. Where a row needs an open end (caro), a stone on
   such a point also stops the row. */
static int add_row_ends(const struct position *position, struct move *moves, int count, int most, int five)
{
	enum side other = side_other(position->to_move);
	for (int d = 0; d < DIRECTIONS; d++) {
		if (position_pattern(position, other, five, d) != PATTERN_FIVE)
			continue;
		for (int step = -position->step[d], ends = 0; ends < 2; step = -step, ends++) {
			int end = five + step;
			while (position->contents[end] == (int)other)
				end += step;
			if (position->contents[end] == CELL_EMPTY)
				count = add_once(position, moves, count, most, end);
		}
	}
	return count;
}

int moves_against_five(const struct position *position, struct move *moves, int most)
{
	enum side other = side_other(position->to_move);
	int count = add_kind(position, moves, 0, most, other, PATTERN4_FIVE);
	if (ruleset_needs_open_end(&position->rules))
		for (int i = 0, fives = count; i < fives; i++)
			count = add_row_ends(position, moves, count, most, moves[i].cell);
	return count;
}

bool moves_avert(struct position *position, int cell, enum pattern4 pattern4)
{
	enum side other = side_other(position->to_move);
	position_make_move(position, cell);
	bool averts = !position_has(position, other, pattern4);
	position_unmake_move(position);
	return averts;
}

int moves_averting_five(struct position *position, struct move *moves, int most)
{
	int count = moves_against_five(position, moves, most), kept = 0;
	for (int i = 0; i < count; i++)
		if (moves_avert(position, moves[i].cell, PATTERN4_FIVE)) {
			struct move move = moves[i];
			moves[i] = moves[kept];
			moves[kept++] = move;
		}
	return kept > 0 ? kept : count;
}

enum { DEFENSES_MAX = 1 + DIRECTIONS * 2 * PATTERN_RADIUS_MAX };

/* Lists the points that may stop the other side's move to `point`: the point itself and, on each line where the move
   makes a four, the points that complete the four. Before the move, a stone of the other side on such a point makes at
   least a four, or an overline. In caro, any empty point within the radius on that line may stop the four. */
static int defenses(const struct position *position, int point, int cells[DEFENSES_MAX])
{
	enum side other = side_other(position->to_move);
	bool ends_count = ruleset_needs_open_end(&position->rules);
	int count = 0;
	cells[count++] = point;
	for (int d = 0; d < DIRECTIONS; d++) {
		unsigned made = position_pattern(position, other, point, d);
		if (made != PATTERN_CLOSED_FOUR && made != PATTERN_OPEN_FOUR)
			continue;
		for (int i = -position->patterns.radius; i <= position->patterns.radius; i++) {
			int cell = point + i * position->step[d];
			if (i == 0 || position->contents[cell] != CELL_EMPTY)
				continue;
			unsigned there = position_pattern(position, other, cell, d);
			if (ends_count || there >= PATTERN_CLOSED_FOUR || there == PATTERN_OVERLONG)
				cells[count++] = cell;
		}
	}
	assert(count <= DEFENSES_MAX);
	return count;
}

static int intersect(int *cells, int count, const int *others, int other_count)
{
	int kept = 0;
	for (int i = 0; i < count; i++)
		for (int j = 0; j < other_count; j++)
			if (cells[i] == others[j]) {
				cells[kept++] = cells[i];
				break;
			}
	return kept;
}

int moves_against_straight_four(const struct position *position, struct move *moves, int most)
{
	enum side side = position->to_move;
	enum side other = side_other(side);
	int cells[DEFENSES_MAX], more[DEFENSES_MAX];
	int point = position_find(position, other, PATTERN4_OPEN_FOUR, CELL_NONE);
	assert(point != CELL_NONE);
	int kept = defenses(position, point, cells);
	for (int left = position->counts[other][PATTERN4_OPEN_FOUR] - 1; left > 0 && kept > 0; left--) {
		point = position_find(position, other, PATTERN4_OPEN_FOUR, point);
		kept = intersect(cells, kept, more, defenses(position, point, more));
	}
	int count = 0;
	for (int i = 0; i < kept; i++)
		count = add_once(position, moves, count, most, cells[i]);
	for (enum pattern4 pattern4 = PATTERN4_FOUR; pattern4 < PATTERN4_OPEN_FOUR; pattern4++)
		count = add_kind(position, moves, count, most, side, pattern4);
	return count > 0 ? count : add_kind(position, moves, 0, most, other, PATTERN4_OPEN_FOUR);
}

void moves_add_policy(struct position *position, struct move *moves, int count)
{
	struct policy_vector board;
	int to_move = (int)position->to_move;
	if (!position->has_network || !position->with_shapes)
		return;
	position_accumulate(position);
	policy_board(&position->policy, &position->accumulator[position->plies], to_move, &board);
	for (int i = 0; i < count; i++) {
		const struct features *point = &position->cells[moves[i].cell].prospect.features;
		moves[i].policy = (int16_t)policy_score(&position->policy, point, to_move, &board);
		moves[i].score += moves[i].policy;
	}
}

void moves_pick(struct move *moves, int from, int count)
{
	/* Packs score and index into one number, to avoid branches: many would be mispredicted. Of equal scores the first
	   one wins. */
	assert(from < count && count <= 1 << 16);
	int64_t best = INT64_MIN;
	for (int i = from; i < count; i++) {
		int64_t ranked = (int64_t)moves[i].score * (1 << 16) - i;
		best = ranked > best ? ranked : best;
	}
	int place = (int)(-best & 0xFFFF);
	struct move picked = moves[place];
	moves[place] = moves[from];
	moves[from] = picked;
}
