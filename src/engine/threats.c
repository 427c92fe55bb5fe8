#include "engine/threats.h"

#include "engine/fours.h"

typedef bool forbids_function(struct position *position, int cell);

static int drop_forbidden(struct position *position, struct move *moves, int count, forbids_function *forbids)
{
	int kept = 0;
	for (int i = 0; i < count; i++)
		if (!forbids(position, moves[i].cell))
			moves[kept++] = moves[i];
	return kept;
}

static int add_every(const struct position *position, struct move *moves, int most)
{
	int count = 0;
	for (int cell = position->first; cell <= position->last && count < most; cell++)
		if (position->holds[cell] == CELL_EMPTY)
			moves[count++] = (struct move){(int16_t)cell, 0};
	return count;
}

static int add_unless_there(struct move *moves, int count, int most, int cell)
{
	for (int i = 0; i < count; i++)
		if (moves[i].cell == cell)
			return count;
	if (count < most)
		moves[count++] = (struct move){(int16_t)cell, 0};
	return count;
}

/* The other side has a four that can't be stopped once it is made: what stops it now, and own fours, also those that may
   be forbidden. */
static int against_four(struct position *position, struct move *moves, int most)
{
	int stops = moves_against_four(position, moves, most), count = stops;
	if (count >= most)
		return count;
	int fours = fours_moves(position, &moves[stops], most - stops);
	for (int i = 0; i < fours; i++)
		count = add_unless_there(moves, count, most, moves[stops + i].cell);
	enum side side = position->to_move;
	int cell = CELL_NONE;
	for (int left = position->counts[side][KIND_FORBIDDEN]; left > 0; left--) {
		cell = position_find(position, side, KIND_FORBIDDEN, cell);
		if (fours_has_shape(position, cell))
			count = add_unless_there(moves, count, most, cell);
	}
	return count;
}

static int find_replies(struct position *position, struct move *moves, int most, forbids_function *forbids)
{
	enum side other = side_other(position->to_move);
	int count = 0;
	if (position_has(position, other, KIND_FIVE))
		count = moves_against_five(position, moves, most);
	else if (position_has(position, other, KIND_OPEN_FOUR) && !ruleset_needs_open_end(&position->rules))
		count = against_four(position, moves, most);
	else
		count = add_every(position, moves, most);
	return drop_forbidden(position, moves, count, forbids);
}

int threats_replies(struct position *position, struct move *moves, int most)
{
	return find_replies(position, moves, most, position_forbids_surely);
}

int threats_all(struct position *position, struct move *moves, int most)
{
	return find_replies(position, moves, most, position_forbids);
}

static bool makes_three(struct position *position, int cell)
{
	enum kind kind = (enum kind)position->kind[position->to_move][cell];
	if (kind >= KIND_THREE && kind <= KIND_THREE_THREE)
		return true;
	if (kind != KIND_FORBIDDEN)
		return false;
	bool three = false;
	for (int d = 0; d < DIRECTIONS; d++) {
		unsigned made = position->cells[cell].patterns[position->to_move] >> 4 * d & 0xF;
		three |= made == PATTERN_OPEN_THREE || made == PATTERN_OPEN_THREE_TWO;
	}
	return three && !position_forbids(position, cell);
}

int threats_find(struct position *position, struct move *moves, int most)
{
	enum side side = position->to_move;
	if (position_has(position, side_other(side), KIND_FIVE))
		return drop_forbidden(position, moves, moves_against_five(position, moves, most), position_forbids);
	int count = fours_moves(position, moves, most);
	for (int cell = position->first; cell <= position->last && count < most; cell++)
		if (position->holds[cell] == CELL_EMPTY && position->kind[side][cell] != KIND_NOTHING &&
		    makes_three(position, cell))
			count = add_unless_there(moves, count, most, cell);
	return count;
}
