#include "terminal/play/machine_acts.h"

#include "rules/line.h"

static enum mover_id player_to_move(const struct play *play)
{
	return play->session.player[play->session.game.to_move];
}

static void give_command(struct play *play, enum command_kind kind)
{
	struct command command;
	struct verdict verdict;
	command.kind = kind;
	session_obey(&play->session, &command, &verdict);
}

bool machine_claim(struct play *play)
{
	if (player_to_move(play) == MOVER_HUMAN || !game_claimable(&play->session.game))
		return false;
	give_command(play, COMMAND_CLAIM);
	return true;
}

/* Strong machines resign when they cannot stop a five. Other machines play on, so that a learner can make the five. */
bool machine_resign(struct play *play, const struct search_result *found)
{
	enum { LAST_PLIES = 2 };
	enum mover_id player = player_to_move(play);
	bool strong = player == MOVER_HARD || player == MOVER_ENGINE;
	if (!strong || play_is_watched(play) || found->forced >= 0 || found->forced < -LAST_PLIES)
		return false;
	give_command(play, COMMAND_RESIGN);
	return true;
}

bool machine_offer_draw(struct play *play)
{
	struct session *session = &play->session;
	const struct game *game = &session->game;
	bool may = player_to_move(play) != MOVER_HUMAN && !play_is_watched(play) && !play->offered &&
	           game->offer == SIDE_NONE;
	if (!may || !line_none_open(&game->board, game->rules.connect))
		return false;
	play->offered = true;
	session_draw(session);
	return true;
}
