#include "engine/levels.h"

#include <limits.h>

#include "base/minmax.h"
#include "engine/engine.h"
#include "engine/search/root_moves.h"

/* Chances are in percent. */
struct level {
	unsigned looks;       /* chance to search at all */
	unsigned looks_there; /* chance to search when a side can make a four-three */
	unsigned share;       /* a search has 1/share of the engine's nodes */
	unsigned alert;       /* chance that a glance notices the other side's threat of a five, */
	unsigned alert_three; /* of a straight four: an open three */
	bool blind;           /* what is not noticed is not seen at all */
	unsigned noise;       /* the largest error of a point's score in a glance; 64 is a factor of e in likelihood */
};

static bool has_chance(struct rng *rng, unsigned hundredths)
{
	return rng_below(rng, 100) < hundredths;
}

/* Is it a combination of two lines, of which neither is enough alone? */
static bool is_double(enum pattern4 pattern4, unsigned patterns)
{
	if (pattern4 == PATTERN4_OPEN_FOUR)
		for (unsigned lines = patterns; lines > 0; lines >>= 4)
			if ((lines & 0xF) == PATTERN_OPEN_FOUR)
				return false;
	return pattern4 == PATTERN4_OPEN_FOUR || pattern4 == PATTERN4_FOUR_THREE || pattern4 == PATTERN4_THREE_THREE;
}

/* Returns the code that a glance sees: 0 for a combination of two lines. */
static unsigned code_seen(const struct position *position, enum side side, int cell)
{
	const struct cell *at = &position->cells[cell];
	return is_double((enum pattern4)position->pattern4[side][cell], at->patterns[side]) ? 0 : at->code[side];
}

/* Returns the score of a cell at a glance. The own plain fours, which are answered at once, do not count, nor, for a
   player who is blind to them, the other side's straight fours. */
static int glance_at(const struct position *position, int cell, bool blind)
{
	enum side side = position->to_move, other = side_other(side);
	const struct weights *weights = position->weights[side];
	enum pattern4 pattern4 = (enum pattern4)position->pattern4[side][cell];
	unsigned own = pattern4 == PATTERN4_FOUR || pattern4 == PATTERN4_FOUR_MORE ? 0 : code_seen(position, side, cell);
	bool unseen = blind && position->pattern4[other][cell] == PATTERN4_OPEN_FOUR;
	return weights->attack[own] + weights->defence[unseen ? 0 : code_seen(position, other, cell)];
}

enum glimpse { GLIMPSE_ALL, GLIMPSE_OWN_FIVE, GLIMPSE_FIVE, GLIMPSE_FOUR };

/* Returns the first thing that a glance notices and must answer. */
static enum glimpse first_seen(const struct position *position, bool alert, bool alert_three)
{
	enum side side = position->to_move, other = side_other(side);
	if (position_has(position, side, PATTERN4_FIVE))
		return GLIMPSE_OWN_FIVE;
	if (alert && position_has(position, other, PATTERN4_FIVE))
		return GLIMPSE_FIVE;
	if (alert_three && position_has(position, other, PATTERN4_OPEN_FOUR) &&
	    !position_has(position, side, PATTERN4_OPEN_FOUR))
		return GLIMPSE_FOUR;
	return GLIMPSE_ALL;
}

static int find_moves(struct position *position, enum glimpse seen, struct move *moves)
{
	if (seen == GLIMPSE_FIVE)
		return moves_averting_five(position, moves, ROOT_MAX);
	if (seen == GLIMPSE_FOUR)
		return moves_against_four(position, moves, ROOT_MAX);
	return moves_all(position, moves, ROOT_MAX);
}

/* Does the move answer what the glance noticed? */
static bool is_due(struct position *position, enum glimpse seen, int cell)
{
	if (seen == GLIMPSE_OWN_FIVE)
		return position->pattern4[position->to_move][cell] == PATTERN4_FIVE;
	return seen == GLIMPSE_FOUR && moves_avert(position, cell, PATTERN4_OPEN_FOUR);
}

/* Chooses a move without looking ahead. found->point stays POINT_NONE when no move near the stones is legal. */
static void glance(const struct level *level, struct worker *w, const struct question *question, struct rng *rng,
                   struct search_result *found)
{
	enum { BY_FAR = 10000 };
	struct position *position = &w->position;
	unsigned attention = rng_below(rng, 100);
	bool alert_three = attention < level->alert_three;
	enum glimpse seen = first_seen(position, attention < level->alert, alert_three);
	int count = find_moves(position, seen, w->root), best = INT_MIN;
	for (int i = 0; i < count; i++) {
		int cell = w->root[i].cell;
		int score = glance_at(position, cell, level->blind && !alert_three) + (int)rng_below(rng, level->noise + 1);
		score += is_due(position, seen, cell) ? BY_FAR : 0;
		if (score > best && root_moves_may_play(w, question, cell)) {
			best = score;
			found->point = position_point(position, cell);
		}
	}
	found->searched = found->point != POINT_NONE;
	found->depth = found->length = 1;
	found->nodes = (unsigned long long)count;
	found->score = position_evaluate(position);
	found->line[0] = (int16_t)found->point;
}

static bool lines_cross(const struct position *position)
{
	return position_has(position, SIDE_BLACK, PATTERN4_FOUR_THREE) ||
	       position_has(position, SIDE_WHITE, PATTERN4_FOUR_THREE);
}

/* Returns about how many nodes the engine would search within the budget. Only the three leading binary digits of
   the time count, rounded up: a level plays the same with 945 or 930 milliseconds left. */
static unsigned long long reach(const struct budget *budget)
{
	enum { A_MILLISECOND = 500, ENOUGH = 5120 };
	unsigned time = ENOUGH, step = 1;
	if (budget->time.left)
		time = (unsigned)min(ENOUGH, max(0, time_limit_left(&budget->time)));
	while (time / step >= 8)
		step *= 2;
	unsigned long long nodes = (unsigned long long)(time + step - 1) / step * step * A_MILLISECOND;
	return budget->nodes > 0 && budget->nodes < nodes ? budget->nodes : nodes;
}

/* Returns the budget of a level within the question's. Like the engine, a level keeps its table while a clock runs. */
static struct budget budget_of(const struct level *level, const struct budget *whole)
{
	struct budget budget = *whole;
	budget.carries |= budget_clocked(&budget);
	budget.nodes = reach(whole) / level->share + 1;
	budget.time.reserve += max(0, time_limit_left(&whole->time) - LEVELS_PATIENCE);
	return budget;
}

static void choose(const struct level *level, struct engine *engine, const struct question *question, struct rng *rng,
                   struct search_result *found)
{
	const struct budget budget = budget_of(level, question->budget);
	struct question own_question = *question;
	own_question.budget = &budget;
	bool sees = engine_load(engine, &own_question);
	const struct position *position = &engine->worker.position;
	struct rng own = rng_seeded(rng_below(rng, UINT_MAX) ^ (sees ? position->hash : 0));
	if (sees && !has_chance(&own, lines_cross(position) ? level->looks_there : level->looks))
		glance(level, &engine->worker, &own_question, &own, found);
	if (found->point == POINT_NONE)
		engine_choose(engine, &own_question, &own, found);
}

void novice_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found)
{
	static const struct level level = {.share = 48, .alert = 100, .alert_three = 50, .blind = true, .noise = 40};
	choose(&level, workspace, question, rng, found);
}

void beginner_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found)
{
	static const struct level level = {
		.looks = 62, .looks_there = 38, .share = 48, .alert = 96, .alert_three = 96, .noise = 40};
	choose(&level, workspace, question, rng, found);
}

void easy_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found)
{
	static const struct level level = {
		.looks = 88, .looks_there = 40, .share = 12, .alert = 100, .alert_three = 100, .noise = 8};
	choose(&level, workspace, question, rng, found);
}

void medium_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found)
{
	static const struct level level = {
		.looks = 95, .looks_there = 85, .share = 6, .alert = 100, .alert_three = 100, .noise = 20};
	choose(&level, workspace, question, rng, found);
}

void hard_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found)
{
	static const struct level level = {.looks = 100, .looks_there = 100, .share = 4};
	choose(&level, workspace, question, rng, found);
}
