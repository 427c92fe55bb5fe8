#include "terminal/manners.h"

#include "rules/line.h"
#include "terminal/think.h"

static enum mover_id player_to_move(const struct match *match)
{
	return match->session.player[match->session.game.to_move];
}

static void give_word(struct match *match, enum command_kind kind)
{
	struct command command;
	struct verdict verdict;
	command.kind = kind;
	session_obey(&match->session, &command, &verdict);
}

bool manners_claim(struct match *match)
{
	if (player_to_move(match) == MOVER_HUMAN || !game_claimable(&match->session.game))
		return false;
	give_word(match, COMMAND_CLAIM);
	return true;
}

/* The strong ones don't wait for a five that they can't stop. The levels that people learn with let them make it. */
bool manners_resign(struct match *match, const struct search_result *found)
{
	enum { LAST_PLIES = 2 };
	enum mover_id player = player_to_move(match);
	bool strong = player == MOVER_HARD || player == MOVER_ENGINE;
	if (!strong || match_is_watched(match) || found->forced >= 0 || found->forced < -LAST_PLIES)
		return false;
	give_word(match, COMMAND_RESIGN);
	return true;
}

void manners_offer(struct view *view, struct match *match)
{
	struct session *session = &match->session;
	const struct game *game = &session->game;
	enum side side = game->to_move;
	bool may = player_to_move(match) != MOVER_HUMAN && !match_is_watched(match) && !match->offered &&
		game->offer == SIDE_NONE;
	if (!may || !line_none_open(&game->board, game->rules.connect))
		return;
	match->offered = true;
	session_offer(session);
	desk_note(view, PHRASE_OFFERED, (const char *const[]){desk_side(view, side), desk_side(view, side_other(side))});
}

bool manners_agree(struct view *view, struct match *match, enum side side)
{
	bool agrees = think_agrees(view, match, side);
	if (agrees)
		session_agree(&match->session);
	return agrees;
}
