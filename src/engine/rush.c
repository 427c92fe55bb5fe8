#include "engine/rush.h"

static int win_by(struct thinker *t, int ply, int cell, int plies)
{
	t->frame[ply].line[0] = (int16_t)cell;
	t->frame[ply].length = 1;
	return plies;
}

/* Where failures are kept: apart for each side, and for what the next four must lie on a line with. */
static struct rush_seen *seen_at(struct thinker *t, int last)
{
	uint64_t hash = t->position.hash ^ (t->position.to_move == SIDE_WHITE ? 0x9E6C63D0876A46C1u : 0);
	hash += (uint64_t)last * 0x9E3779B97F4A7C15u;
	struct rush_seen *seen = &t->rush[(hash >> 40) % RUSH_SEEN];
	if (seen->check != (uint32_t)hash)
		*seen = (struct rush_seen){.check = (uint32_t)hash};
	return seen;
}

static int attack(struct thinker *t, int ply, int fours, int last, bool wide);

/* The four is played and answered: what follows. */
static int after_four(struct thinker *t, int ply, int cell, int fours, bool wide)
{
	struct position *position = &t->position;
	enum side side = position->to_move;
	position_put(position, cell);
	int answer = position_find(position, side, KIND_FIVE, CELL_NONE);
	int plies = 0;
	if (search_stops(t)) {
		plies = 0;
	} else if (position_forbids(position, answer)) {
		win_by(t, ply + 1, answer, 0);
		t->frame[ply + 2].length = 0;
		plies = 3;
	} else {
		position_put(position, answer);
		t->frame[ply].cell = cell;
		t->frame[ply + 1].cell = answer;
		plies = attack(t, ply + 2, fours - 1, wide ? CELL_NONE : cell, wide);
		plies = plies > 0 ? plies + 2 : 0;
		position_take(position);
	}
	position_take(position);
	if (plies == 0)
		return 0;
	struct frame *frame = &t->frame[ply];
	frame->line[0] = (int16_t)cell;
	frame->line[1] = (int16_t)answer;
	for (int i = 0; i < frame[2].length; i++)
		frame->line[i + 2] = frame[2].line[i];
	frame->length = frame[2].length + 2;
	return plies;
}

/* The points of fours on the lines of a stone. */
static int near_fours(const struct position *position, int stone, struct move *moves, int most)
{
	const uint8_t *kind = position->kind[position->to_move];
	int count = 0;
	for (int d = 0; d < DIRECTIONS; d++)
		for (int half = 0; half < 2; half++) {
			int step = half == 0 ? position->step[d] : -position->step[d];
			for (int i = 1, at = stone + step; i < position->rules.connect && position->holds[at] != CELL_EDGE;
			     i++, at += step)
				if (kind[at] >= KIND_FOUR && position->holds[at] == CELL_EMPTY && count < most)
					moves[count++] = (struct move){(int16_t)at, kind[at]};
		}
	return count;
}

static int attack(struct thinker *t, int ply, int fours, int last, bool wide)
{
	struct position *position = &t->position;
	enum side side = position->to_move, other = side_other(side);
	if (t->stopped || ply >= PLY_MAX - 4)
		return 0;
	if (position_has(position, side, KIND_FIVE))
		return win_by(t, ply, position_find(position, side, KIND_FIVE, CELL_NONE), 1);
	if (position_has(position, other, KIND_FIVE)) {
		int answer = position_find(position, other, KIND_FIVE, CELL_NONE);
		if (fours == 0 || position->counts[other][KIND_FIVE] > 1 || position->kind[side][answer] < KIND_FOUR)
			return 0;
		return after_four(t, ply, answer, fours, wide);
	}
	if (position_has(position, side, KIND_OPEN_FOUR))
		return win_by(t, ply, position_find(position, side, KIND_OPEN_FOUR, CELL_NONE), 3);
	const uint16_t *counts = position->counts[side];
	if (fours == 0 || counts[KIND_FOUR] + counts[KIND_FOUR_MORE] + counts[KIND_FOUR_THREE] < 1 ||
	    (counts[KIND_FOUR_MORE] + counts[KIND_FOUR_THREE] == 0 && counts[KIND_FOUR] < 3))
		return 0;
	struct rush_seen *seen = seen_at(t, last);
	if (seen->failed >= fours)
		return 0;
	struct move *moves = &t->move[t->moves];
	int count = last == CELL_NONE ? moves_fours(position, moves, MOVES_MAX - t->moves)
	                              : near_fours(position, last, moves, MOVES_MAX - t->moves);
	int plies = 0;
	t->moves += count;
	for (int i = 0; i < count && plies == 0 && !t->stopped; i++) {
		moves_pick(moves, i, count);
		plies = after_four(t, ply, moves[i].cell, fours, wide);
	}
	t->moves -= count;
	if (plies == 0 && !t->stopped) {
		seen = seen_at(t, last);
		seen->failed = (uint8_t)fours;
	}
	return plies;
}

int rush_win(struct thinker *t, int ply, int fours, bool wide)
{
	if (ruleset_needs_open_end(&t->position.rules))
		return 0; /* a four has other answers there */
	return attack(t, ply, fours, CELL_NONE, wide);
}
