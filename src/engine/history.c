#include "engine/history.h"

#include <limits.h>
#include <string.h>

enum { HISTORY_MAX = 8192 };

void history_forget(struct thinker *t)
{
	memset(t->history, 0, sizeof t->history);
	memset(t->counter, 0, sizeof t->counter);
	for (int ply = 0; ply < PLY_MAX; ply++)
		t->frame[ply].killer[0] = t->frame[ply].killer[1] = CELL_NONE;
}

int history_of(const struct thinker *t, int cell)
{
	return t->history[t->position.to_move][cell];
}

static void reward(int16_t *history, int bonus)
{
	*history = (int16_t)(*history + bonus - *history * (bonus < 0 ? -bonus : bonus) / HISTORY_MAX);
}

void history_remember(struct thinker *t, int ply, int depth, const struct move *moves, int index)
{
	struct frame *frame = &t->frame[ply];
	enum side side = t->position.to_move;
	int cell = moves[index].cell;
	int bonus = depth * depth * 16 + 32;
	if (bonus > HISTORY_MAX / 4)
		bonus = HISTORY_MAX / 4;
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

int history_order(const struct thinker *t, struct move *moves, int count, int ply, int first)
{
	const struct frame *frame = &t->frame[ply];
	int best = INT_MIN, counter = ply > 0 ? t->counter[t->position.to_move][t->frame[ply - 1].cell] : CELL_NONE;
	for (int i = 0; i < count; i++) {
		int cell = moves[i].cell;
		moves[i].score += history_of(t, cell) / 64;
		if (moves[i].score > best)
			best = moves[i].score;
		if (cell == first)
			moves[i].score += 1 << 20;
		else if (cell == frame->killer[0])
			moves[i].score += 60;
		else if (cell == frame->killer[1] || cell == counter)
			moves[i].score += 40;
	}
	return best;
}
