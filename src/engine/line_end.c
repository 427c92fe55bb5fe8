#include "engine/line_end.h"

/* The forced answer to a five, or one that is forbidden where all are. */
static int answer_to_five(struct thinker *t, bool *ends)
{
	struct move *moves = &t->move[t->moves];
	int count = moves_against_five(&t->position, moves, MOVES_MAX - t->moves);
	for (int i = 0; i < count; i++)
		if (!position_forbids(&t->position, moves[i].cell))
			return moves[i].cell;
	*ends = true;
	return moves[0].cell;
}

/* The next move of a line whose end is forced, or CELL_NONE. */
static int next_cell(struct thinker *t, int ply, bool *ends)
{
	struct position *position = &t->position;
	enum side side = position->to_move;
	if (position_has(position, side, KIND_FIVE)) {
		*ends = true;
		return position_find(position, side, KIND_FIVE, CELL_NONE);
	}
	if (position_has(position, side_other(side), KIND_FIVE))
		return answer_to_five(t, ends);
	if (position_has(position, side, KIND_OPEN_FOUR))
		return position_find(position, side, KIND_OPEN_FOUR, CELL_NONE);
	for (int depth = 1; depth < 16 && !t->stopped; depth++) {
		int value = search_position(t, -VALUE_INFINITE, VALUE_INFINITE, depth, ply, false);
		if ((value >= VALUE_FORCED || value <= -VALUE_FORCED) && !t->stopped && t->frame[ply].length > 0)
			return t->frame[ply].line[0];
	}
	return CELL_NONE;
}

bool line_end(struct thinker *t)
{
	struct frame *frame = &t->frame[0];
	int16_t line[PLY_MAX];
	int length = 0;
	bool ends = false;
	while (!ends && length < PLY_MAX / 2) {
		struct position *position = &t->position;
		int cell = length < frame->length ? frame->line[length] : next_cell(t, length + 1, &ends);
		if (cell == CELL_NONE)
			break;
		ends = ends || position->kind[position->to_move][cell] == KIND_FIVE || position_forbids(position, cell);
		line[length++] = (int16_t)cell;
		t->frame[length].cell = cell;
		position_put(position, cell);
	}
	while (t->position.puts > 0)
		position_take(&t->position);
	for (int i = 0; i < length; i++)
		frame->line[i] = line[i];
	frame->length = length;
	return ends;
}
