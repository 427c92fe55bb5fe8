#include "engine/random.h"

#include "rules/verdict.h"

static bool is_choice(struct board *board, const struct ruleset *rules, enum side side, int point)
{
	enum status status = verdict_of_stone(board, rules, false, side, point).status;
	return !status_refused(status) && !status_forbidden(status);
}

int random_choose(struct rng *rng, struct board *board, const struct ruleset *rules, enum side side)
{
	int choices[BOARD_MAX * BOARD_MAX];
	int count = 0;
	for (int point = POINT_NONE; (point = board_next_empty(board, point)) != POINT_NONE;)
		choices[count++] = point;
	while (count > 0) {
		unsigned draw = rng_below(rng, (unsigned)count);
		int point = choices[draw];
		if (is_choice(board, rules, side, point))
			return point;
		choices[draw] = choices[--count];
	}
	return POINT_NONE;
}
