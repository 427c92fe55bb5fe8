#include "engine/history.h"

#include <limits.h>
#include <string.h>

enum { HISTORY_MAX = 8192 };

void history_forget(struct thinker *t)
{
	memset(t->history, 0, sizeof t->history);
	memset(t->relative, 0, sizeof t->relative);
	memset(t->counter, 0, sizeof t->counter);
	for (int ply = 0; ply < PLY_MAX; ply++)
		t->frame[ply].killer[0] = t->frame[ply].killer[1] = CELL_NONE;
}

/* How the cell lies to the move so many plies before. */
static unsigned relation(const struct thinker *t, int ply, int back, int cell)
{
	return (unsigned)(cell - t->frame[ply - back].cell) % RELATIVE;
}

int history_of(const struct thinker *t, int ply, int cell)
{
	enum side side = t->position.to_move;
	int sum = t->history[side][cell];
	for (int back = 1; back <= 2 && back <= ply; back++)
		sum += t->relative[side][back - 1][relation(t, ply, back, cell)];
	return sum;
}

static void reward(int16_t *history, int bonus)
{
	*history = (int16_t)(*history + bonus - *history * (bonus < 0 ? -bonus : bonus) / HISTORY_MAX);
}

static void reward_move(struct thinker *t, int ply, int cell, int bonus)
{
	enum side side = t->position.to_move;
	reward(&t->history[side][cell], bonus);
	for (int back = 1; back <= 2 && back <= ply; back++)
		reward(&t->relative[side][back - 1][relation(t, ply, back, cell)], bonus);
}

void history_remember(struct thinker *t, int ply, int depth, const struct move *moves, int index)
{
	struct frame *frame = &t->frame[ply];
	int cell = moves[index].cell;
	int bonus = depth * depth * 16 + 32;
	if (bonus > HISTORY_MAX / 4)
		bonus = HISTORY_MAX / 4;
	if (frame->killer[0] != cell) {
		frame->killer[1] = frame->killer[0];
		frame->killer[0] = cell;
	}
	if (ply > 0)
		t->counter[t->position.to_move][t->frame[ply - 1].cell] = (uint16_t)cell;
	reward_move(t, ply, cell, bonus);
	for (int i = 0; i < index; i++)
		reward_move(t, ply, moves[i].cell, -bonus);
}

int history_order(const struct thinker *t, struct move *moves, int count, int ply, int first)
{
	const struct frame *frame = &t->frame[ply];
	int best = INT_MIN, counter = ply > 0 ? t->counter[t->position.to_move][t->frame[ply - 1].cell] : CELL_NONE;
	for (int i = 0; i < count; i++) {
		int cell = moves[i].cell;
		moves[i].score += history_of(t, ply, cell) / 64;
		if (moves[i].score > best)
			best = moves[i].score;
		if (cell == first)
			moves[i].score += 1 << 20;
		else if (cell == frame->killer[0])
			moves[i].score += 40;
		else if (cell == frame->killer[1] || cell == counter)
			moves[i].score += 26;
	}
	return best;
}
