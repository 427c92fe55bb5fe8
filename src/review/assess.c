#include "review/assess.h"

#include <string.h>

#include "base/minmax.h"
#include "review/curve.h"
#include "rules/line.h"

enum {
	FEW_EMPTY = 24,   /* the solver is asked for a draw with at most this many empty points */
	SURE = 3000,      /* the value of a forced win that is not proved; the last knot of the curve */
	CLAIM = 10000,    /* the search claims a win, though without a line, from this score on */
	PLAIN_UNIT = 256, /* the engine's score of a row that lacks one stone */
	PLAIN_ROW_MAX = 20,
};

/* Returns the chance for a game that is over. */
static int chance_of_end(const struct game *game)
{
	enum status status = game_status(game).status;
	if (status == STATUS_DRAW)
		return CHANCE_DRAW;
	return status == STATUS_WIN_BLACK ? CHANCE_BLACK_WINS : CHANCE_WHITE_WINS; /* White: also after a forbidden move */
}

static void settle_assessment(struct assessment *assessment, int chance)
{
	assessment->chance = chance;
	assessment->proved = true;
}

/* Returns the score in the engine's unit. In minimax's unit a row that lacks one stone is 4 to the power of K - 1. */
static long long scaled_score(const struct ruleset *rules, const struct search_result *found)
{
	if (found->forced != 0)
		return found->forced > 0 ? SURE : -SURE;
	if (!mover_uses_minimax(rules))
		return found->score;
	long long unit = 1ll << 2 * (min(rules->connect, PLAIN_ROW_MAX) - 1);
	return unit < PLAIN_UNIT ? found->score * (PLAIN_UNIT / unit) : found->score / (unit / PLAIN_UNIT);
}

/* Returns the score for the side to move, as the curve takes it. */
static int value_of_assessment(const struct ruleset *rules, const struct search_result *found)
{
	enum { SCORE_MAX = 100000 };
	long long score = scaled_score(rules, found);
	if (score > SCORE_MAX)
		return SCORE_MAX;
	return score < -SCORE_MAX ? -SCORE_MAX : (int)score;
}

int assess_result(const struct ruleset *rules, enum side side, const struct search_result *found)
{
	int value = value_of_assessment(rules, found);
	if (found->forced != 0)
		return found->forced > 0 ? CHANCE_BLACK_WINS : CHANCE_WHITE_WINS;
	return chance_for(side, curve_chance(rules->rule, side, side == SIDE_BLACK ? value : -value));
}

void assess_position(struct solving *solving, const struct game *game, struct assessment *assessment)
{
	struct search_result found;
	*assessment = (struct assessment){.chance = CHANCE_UNKNOWN, .best = POINT_NONE};
	if (game_over(game)) {
		settle_assessment(assessment, chance_of_end(game));
		return;
	}
	if (game_offers(game) > 0)
		return;
	solving_search(solving, game, NULL, &found);
	if (found.point == POINT_NONE)
		return;
	assessment->best = found.point;
	if (!found.searched)
		return;
	assessment->length = found.pv_length;
	assessment->forced = found.forced != 0;
	memcpy(assessment->line, found.pv, sizeof found.pv);
	int value = value_of_assessment(&game->rules, &found);
	assessment->value = game->to_move == SIDE_BLACK ? value : -value;
	assessment->chance = curve_chance(game->rules.rule, game->to_move, assessment->value);
	if (game_claimable(game))
		settle_assessment(assessment, CHANCE_WHITE_WINS);
	else if (line_none_open(&game->board, game->rules.connect))
		settle_assessment(assessment, CHANCE_DRAW);
	if (game_passed(game) && chance_for(game->to_move, assessment->chance) < CHANCE_DRAW)
		assessment->chance = CHANCE_DRAW; /* the side can end the game in a draw by passing */
}

void assess_proof(struct solving *solving, const struct game *game, struct assessment *assessment)
{
	struct solution solution;
	enum side side = game->to_move;
	bool is_better = chance_for(side, assessment->chance) > CHANCE_DRAW;
	bool few = game->board.size * game->board.size - game->board.stones <= FEW_EMPTY;
	bool claimed = assessment->forced || assessment->value >= CLAIM || assessment->value <= -CLAIM;
	if (assessment->proved || !(few || claimed) || assessment->chance == CHANCE_UNKNOWN)
		return;
	solving_prove(solving, game, SOLVED_BY_SEARCH, &solution);
	if (solution.solved == SOLVED_DRAW)
		settle_assessment(assessment, CHANCE_DRAW);
	else if (solution.solved == SOLVED_WIN && is_better)
		settle_assessment(assessment, chance_for(side, CHANCE_BLACK_WINS));
	else if (solution.solved == SOLVED_LOSS && !is_better)
		settle_assessment(assessment, chance_for(side, CHANCE_WHITE_WINS));
	bool same_move = solution.length > 0 && solution.line[0] == assessment->best;
	if (assessment->proved && !assessment->forced && same_move) { /* the search's line may be incomplete */
		assessment->length = solution.length;
		memcpy(assessment->line, solution.line, sizeof solution.line);
	}
}

int chance_percent(int chance)
{
	bool is_won = chance == CHANCE_WHITE_WINS || chance == CHANCE_BLACK_WINS;
	return is_won ? chance / 10 : clamp((chance + 5) / 10, 1, 99);
}
