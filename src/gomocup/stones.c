#include "gomocup/stones.h"

#include <string.h>

#include "rules/line.h"

void stones_clear(struct stones *stones, int size)
{
	stones->size = size;
	stones->count = stones->barred = 0;
	stones->answered = false;
	stones->taken = (struct point_set){{{0}}};
}

void stones_put(struct stones *stones, enum owner owner, int point)
{
	point_set_add(&stones->taken, point);
	stones->answered = false;
	if (owner == OWNER_NOBODY) {
		stones->barred++;
		return;
	}
	int last = stones->count++;
	stones->stone[last].point = (int16_t)point;
	stones->stone[last].owner = (uint8_t)owner;
}

void stones_answer(struct stones *stones, int point)
{
	stones_put(stones, OWNER_SELF, point);
	stones->answered = true;
}

bool stones_take(struct stones *stones, int point)
{
	int found = stones->count;
	while (found-- > 0 && stones->stone[found].point != point)
		;
	if (found < 0)
		return false;
	int after = --stones->count - found;
	stones->answered = false;
	memmove(&stones->stone[found], &stones->stone[found + 1], (size_t)after * sizeof stones->stone[0]);
	point_set_remove(&stones->taken, point);
	return true;
}

void stones_change_owners(struct stones *stones)
{
	for (int i = 0; i < stones->count; i++)
		stones->stone[i].owner = stones->stone[i].owner == OWNER_SELF ? OWNER_OPPONENT : OWNER_SELF;
	stones->answered = false;
}

enum side stones_own_side(const struct stones *stones)
{
	int ahead = stones->answered ? -1 : 0; /* the engine's stones before its move, minus the opponent's */
	for (int i = 0; i < stones->count; i++)
		ahead += stones->stone[i].owner == OWNER_SELF ? 1 : -1;
	if (ahead == 0 || ahead == -1)
		return ahead == 0 ? SIDE_BLACK : SIDE_WHITE;
	return stones->stone[0].owner == OWNER_SELF ? SIDE_BLACK : SIDE_WHITE;
}

enum side stones_to_move(const struct stones *stones)
{
	enum side own = stones_own_side(stones);
	int more = 0; /* Black's stones minus White's */
	for (int i = 0; i < stones->count; i++)
		more += (stones->stone[i].owner == OWNER_SELF) == (own == SIDE_BLACK) ? 1 : -1;
	return more > 0 ? SIDE_WHITE : SIDE_BLACK;
}

void stones_board(const struct stones *stones, struct board *board)
{
	enum side own = stones_own_side(stones);
	board_clear(board, stones->size);
	for (int i = 0; i < stones->count; i++)
		board_put(board, stones->stone[i].owner == OWNER_SELF ? own : side_other(own), stones->stone[i].point);
}

bool stones_won(const struct stones *stones, const struct board *board, const struct ruleset *rules)
{
	for (int i = 0; i < stones->count; i++) {
		int point = stones->stone[i].point;
		if (line_any_wins(board, rules, board_at(board, point), point))
			return true;
	}
	return false;
}
