#include "engine/levels.h"

#include <limits.h>

#include "base/minmax.h"
#include "engine/search/root_moves.h"

/* Chances are in percent. */
struct level {
	unsigned search_chance;        /* chance to search, not glance, when neither side can make a four-three */
	unsigned search_chance_double; /* chance to search when a side can make a four-three */
	unsigned share;                /* a search has 1/share of the engine's nodes */
	unsigned notices_five;         /* chance that a glance notices the other side's threat of a five */
	unsigned notices_three;        /* chance that it notices the threat of a straight four: an open three */
	bool blind;                    /* straight fours that were not noticed do not count in a point's score */
	unsigned noise;                /* largest random addition to a point's score, in the unit of attack[] (weights.h) */
};

/* clang-format off */
/*                                 search, double, share, five, three, blind, noise */
const struct level level_novice   = {  0,      0,    48,   100,    50,  true,    40};
const struct level level_beginner = { 62,     38,    48,    96,    96, false,    40};
const struct level level_easy     = { 88,     40,    12,   100,   100, false,     8};
const struct level level_medium   = { 95,     85,     6,   100,   100, false,    20};
const struct level level_hard     = {100,    100,     4,     0,     0, false,     0};
/* clang-format on */

/* Does the cell's pattern4 need two lines, neither of which is enough alone? */
static bool is_double(const struct position *position, enum side side, int cell)
{
	enum pattern4 pattern4 = (enum pattern4)position->pattern4[side][cell];
	if (pattern4 == PATTERN4_OPEN_FOUR)
		return !position_makes(position, side, cell, PATTERN_OPEN_FOUR, PATTERN_OPEN_FOUR);
	return pattern4 == PATTERN4_FOUR_THREE || pattern4 == PATTERN4_THREE_THREE;
}

/* Returns the code that a glance sees: 0 for a combination of two lines. */
static unsigned code_seen(const struct position *position, enum side side, int cell)
{
	return is_double(position, side, cell) ? 0 : position->cells[cell].prospect.features.code[side];
}

/* Returns the score of a cell at a glance. Own fours without a second threat do not count: they are answered at once.
   For a blind player the other side's straight fours do not count, either. */
static int glance_score(const struct position *position, int cell, bool blind)
{
	enum side side = position->to_move, other = side_other(side);
	const struct weights *weights = position->weights[side];
	enum pattern4 pattern4 = (enum pattern4)position->pattern4[side][cell];
	unsigned own = pattern4 == PATTERN4_FOUR || pattern4 == PATTERN4_FOUR_MORE ? 0 : code_seen(position, side, cell);
	bool unseen = blind && position->pattern4[other][cell] == PATTERN4_OPEN_FOUR;
	return weights->attack[own] + weights->defense[unseen ? 0 : code_seen(position, other, cell)];
}

/* What a level notices: nothing, or a point of a five or of a straight four. */
enum noticed { NOTICED_NOTHING, NOTICED_OWN_FIVE, NOTICED_FIVE, NOTICED_OPEN_FOUR };

/* Returns the most urgent thing that a level notices at a glance. */
static enum noticed most_urgent(const struct position *position, bool notices_five, bool notices_three)
{
	enum side side = position->to_move, other = side_other(side);
	if (position_has(position, side, PATTERN4_FIVE))
		return NOTICED_OWN_FIVE;
	if (notices_five && position_has(position, other, PATTERN4_FIVE))
		return NOTICED_FIVE;
	if (notices_three && position_has(position, other, PATTERN4_OPEN_FOUR) &&
	    !position_has(position, side, PATTERN4_OPEN_FOUR))
		return NOTICED_OPEN_FOUR;
	return NOTICED_NOTHING;
}

static int level_find_moves(struct position *position, enum noticed noticed, struct move *moves)
{
	if (noticed == NOTICED_FIVE)
		return moves_averting_five(position, moves, ROOT_MAX);
	if (noticed == NOTICED_OPEN_FOUR)
		return moves_against_straight_four(position, moves, ROOT_MAX);
	return moves_all(position, moves, ROOT_MAX);
}

/* Does the move answer what the glance noticed? */
static bool answers_threat(struct position *position, enum noticed noticed, int cell)
{
	if (noticed == NOTICED_OWN_FIVE)
		return position->pattern4[position->to_move][cell] == PATTERN4_FIVE;
	return noticed == NOTICED_OPEN_FOUR && moves_avert(position, cell, PATTERN4_OPEN_FOUR);
}

/* Chooses a move without looking ahead. found->point stays POINT_NONE when no move near the stones is legal. */
static void glance(const struct level *level, struct worker *w, const struct question *question, struct rng *rng,
                   struct search_result *found)
{
	enum { BY_FAR = 10000 };
	struct position *position = &w->position;
	unsigned attention = rng_below(rng, 100);
	bool notices_three = attention < level->notices_three;
	enum noticed noticed = most_urgent(position, attention < level->notices_five, notices_three);
	int count = level_find_moves(position, noticed, w->root), best = INT_MIN;
	for (int i = 0; i < count; i++) {
		int cell = w->root[i].cell;
		int score = glance_score(position, cell, level->blind && !notices_three) +
		            (int)rng_below(rng, level->noise + 1);
		score += answers_threat(position, noticed, cell) ? BY_FAR : 0;
		if (score > best && root_moves_may_play(w, question, cell)) {
			best = score;
			found->point = position_point(position, cell);
		}
	}
	found->searched = found->point != POINT_NONE;
	found->depth = found->pv_length = 1;
	found->nodes = (unsigned long long)count;
	found->score = position_evaluate(position);
	found->pv[0] = (int16_t)found->point;
}

/* Estimates how many nodes the engine would search within the budget. Rounds the time up to three leading binary
   digits, so that a level plays the same with 945 or 930 milliseconds left. */
static unsigned long long expected_nodes(const struct budget *budget)
{
	enum { A_MILLISECOND = 500, ENOUGH_TIME = 5120 };
	unsigned time = ENOUGH_TIME, step = 1;
	if (budget->time.left)
		time = (unsigned)min(ENOUGH_TIME, max(0, time_limit_left(&budget->time)));
	while (time / step >= 8)
		step *= 2;
	unsigned long long nodes = (unsigned long long)(time + step - 1) / step * step * A_MILLISECOND;
	return budget->nodes > 0 && budget->nodes < nodes ? budget->nodes : nodes;
}

/* Returns a level's share of the question's budget. Like the engine, a level keeps its table while a clock runs. */
static struct budget level_budget(const struct level *level, const struct budget *whole)
{
	struct budget budget = *whole;
	budget.keeps_table |= budget_clocked(&budget);
	budget.nodes = expected_nodes(whole) / level->share + 1;
	budget.time.reserve += max(0, time_limit_left(&whole->time) - LEVELS_TIME_MAX);
	return budget;
}

void level_choose(const struct level *level, struct engine *engine, const struct question *question, struct rng *rng,
                  struct search_result *found)
{
	const struct budget budget = level_budget(level, question->budget);
	struct question own_question = *question;
	own_question.budget = &budget;
	bool loaded = engine_load(engine, &own_question);
	const struct position *position = &engine->worker.position;
	struct rng own = rng_seeded(rng_below(rng, UINT_MAX) ^ (loaded ? position->hash : 0));
	bool four_three = loaded && (position_has(position, SIDE_BLACK, PATTERN4_FOUR_THREE) ||
	                             position_has(position, SIDE_WHITE, PATTERN4_FOUR_THREE));
	if (loaded && rng_below(&own, 100) >= (four_three ? level->search_chance_double : level->search_chance))
		glance(level, &engine->worker, &own_question, &own, found);
	if (found->point == POINT_NONE)
		engine_choose(engine, &own_question, &own, found);
}
