#include "engine/search/history.h"

#include <limits.h>

#include "base/costly_assert.h"
#include "base/minmax.h"

enum { HISTORY_MAX = 8192 };

/* Returns the index of a move in continuation history: the step from the move `back` plies before to the cell. */
static unsigned continuation_index(const struct worker *w, int ply, int back, int cell)
{
	return (unsigned)(cell - w->stack[ply - back].cell) % CONTINUATION;
}

int history_of(const struct worker *w, int ply, int cell)
{
	enum side side = w->position.to_move;
	int sum = w->history[side][cell] * 11 / 16;
	for (int back = 1; back <= 2 && back <= ply; back++)
		sum += w->continuation[side][back - 1][continuation_index(w, ply, back, cell)];
	return sum;
}

static void reward(int16_t *history, int bonus)
{
	costly_assert(bonus >= -HISTORY_MAX && bonus <= HISTORY_MAX && *history >= -HISTORY_MAX && *history <= HISTORY_MAX);
	*history = (int16_t)(*history + bonus - *history * (bonus < 0 ? -bonus : bonus) / HISTORY_MAX);
}

static void reward_move(struct worker *w, int ply, int cell, int bonus)
{
	enum side side = w->position.to_move;
	reward(&w->history[side][cell], bonus);
	for (int back = 1; back <= 2 && back <= ply; back++)
		reward(&w->continuation[side][back - 1][continuation_index(w, ply, back, cell)], bonus);
}

void history_update(struct worker *w, int ply, int depth, const struct move *moves, int index)
{
	struct stack_entry *ss = &w->stack[ply];
	int cell = moves[index].cell;
	int bonus = depth * depth * 16 + 21;
	if (bonus > HISTORY_MAX / 4)
		bonus = HISTORY_MAX / 4;
	if (ss->killer[0] != cell) {
		ss->killer[1] = ss->killer[0];
		ss->killer[0] = cell;
	}
	if (ply > 0)
		w->counter[w->position.to_move][w->stack[ply - 1].cell] = (uint16_t)cell;
	reward_move(w, ply, cell, bonus);
	for (int i = 0; i < index; i++)
		reward_move(w, ply, moves[i].cell, -bonus * 13 / 8);
}

int history_order(const struct worker *w, struct move *moves, int count, int ply, int first)
{
	const struct stack_entry *ss = &w->stack[ply];
	int best = INT_MIN, counter = ply > 0 ? w->counter[w->position.to_move][w->stack[ply - 1].cell] : CELL_NONE;
	for (int i = 0; i < count; i++) {
		int cell = moves[i].cell;
		moves[i].score += history_of(w, ply, cell) / 69;
		best = max(best, moves[i].score - moves[i].policy);
		if (cell == first)
			moves[i].score += 1 << 20;
		else if (cell == ss->killer[0])
			moves[i].score += 28;
		else if (cell == ss->killer[1] || cell == counter)
			moves[i].score += 19;
	}
	return best;
}
