#include "terminal/play/machine_acts.h"

#include "rules/line.h"

static enum mover_id player_to_move(const struct match *match)
{
	return match->session.player[match->session.game.to_move];
}

static void give_command(struct match *match, enum command_kind kind)
{
	struct command command;
	struct verdict verdict;
	command.kind = kind;
	session_obey(&match->session, &command, &verdict);
}

bool machine_claim(struct match *match)
{
	if (player_to_move(match) == MOVER_HUMAN || !game_claimable(&match->session.game))
		return false;
	give_command(match, COMMAND_CLAIM);
	return true;
}

/* Strong machines resign when they cannot stop a five. Other machines play on, so that a learner can make the five. */
bool machine_resign(struct match *match, const struct search_result *found)
{
	enum { LAST_PLIES = 2 };
	enum mover_id player = player_to_move(match);
	bool strong = player == MOVER_HARD || player == MOVER_ENGINE;
	if (!strong || match_is_watched(match) || found->forced >= 0 || found->forced < -LAST_PLIES)
		return false;
	give_command(match, COMMAND_RESIGN);
	return true;
}

bool machine_offer_draw(struct match *match)
{
	struct session *session = &match->session;
	const struct game *game = &session->game;
	bool may = player_to_move(match) != MOVER_HUMAN && !match_is_watched(match) && !match->offered &&
	           game->offer == SIDE_NONE;
	if (!may || !line_none_open(&game->board, game->rules.connect))
		return false;
	match->offered = true;
	session_draw(session);
	return true;
}
