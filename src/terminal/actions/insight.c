#include "terminal/actions/insight.h"

#include <string.h>

#include "record/game_hash.h"

static struct insight insight_of(const struct search_result *found, enum side side, uint64_t hash)
{
	struct insight insight = {.hash = hash, .side = side, .score = found->score, .forced = found->forced};
	insight.length = found->length < INSIGHT_LINE_MAX ? found->length : INSIGHT_LINE_MAX;
	memcpy(insight.line, found->line, (size_t)insight.length * sizeof *insight.line);
	return insight;
}

bool insight_is_possible(const struct match *match)
{
	return match->session.game.plies < INSIGHTS_MAX && session_may_ask(&match->session).status == STATUS_OK;
}

const struct insight *insight_at(const struct match *match, int plies)
{
	const struct insight *insight = plies < INSIGHTS_MAX ? &match->insights.at[plies] : NULL;
	bool known = insight && insight->hash != 0 && insight->hash == game_hash(&match->session.game, plies);
	return known ? insight : NULL;
}

bool insight_is_timed(const struct match *match)
{
	const struct terms *terms = match->terms;
	return terms->timed || (terms->budget.nodes == 0 && terms->budget.depth == 0);
}

void insight_find(struct match *match, struct time_limit time, const bool *broken_off)
{
	struct session *session = &match->session;
	const struct game *game = &session->game;
	struct search_result found;
	session->budget = match->terms->budget;
	session->budget.time = time;
	session->budget.wants_value = true;
	session_evaluate(session, MOVER_HUMAN, &found);
	if (!*broken_off && found.searched && found.depth > 0 && found.length > 0)
		match->insights.at[game->plies] = insight_of(&found, game->to_move, game_hash(game, game->plies));
}
