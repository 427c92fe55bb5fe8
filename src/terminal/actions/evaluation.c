#include "terminal/actions/evaluation.h"

#include <string.h>

#include "record/game_hash.h"

static struct evaluation evaluation_of(const struct search_result *found, enum side side, uint64_t hash)
{
	struct evaluation evaluation = {.hash = hash, .side = side, .score = found->score, .forced = found->forced};
	evaluation.length = found->pv_length < EVALUATION_LINE_MAX ? found->pv_length : EVALUATION_LINE_MAX;
	memcpy(evaluation.line, found->pv, (size_t)evaluation.length * sizeof *evaluation.line);
	return evaluation;
}

bool evaluation_is_possible(const struct play *play)
{
	return play->session.game.plies < EVALUATIONS_MAX && session_may_ask(&play->session).status == STATUS_OK;
}

const struct evaluation *evaluation_at(const struct play *play, int plies)
{
	const struct evaluation *evaluation = plies < EVALUATIONS_MAX ? &play->evaluations.at[plies] : NULL;
	bool known = evaluation && evaluation->hash != 0 && evaluation->hash == game_hash(&play->session.game, plies);
	return known ? evaluation : NULL;
}

bool evaluation_is_timed(const struct play *play)
{
	const struct common_options *common = play->common;
	return common->timed || (common->budget.nodes == 0 && common->budget.depth == 0);
}

void evaluation_search(struct play *play, struct time_limit time, const bool *broken_off)
{
	struct session *session = &play->session;
	const struct game *game = &session->game;
	struct search_result found;
	session->budget = play->common->budget;
	session->budget.time = time;
	session->budget.wants_value = true;
	session_evaluate(session, MOVER_HUMAN, &found);
	if (!*broken_off && found.searched && found.depth > 0 && found.pv_length > 0)
		play->evaluations.at[game->plies] = evaluation_of(&found, game->to_move, game_hash(game, game->plies));
}
