#include "gtp/gtp_game.h"

void gtp_game_new(struct gtp_game *game, const struct ruleset *rules)
{
	game_new(&game->game, rules);
	game->late_passes = 0;
}

/* Returns the message for a move of this status. */
static const char *wrong(enum status status)
{
	static const char *const texts[STATUSES] = {
		[STATUS_FORBIDDEN_OVERLINE] = "illegal move forbidden overline",
		[STATUS_FORBIDDEN_44] = "illegal move forbidden 4-4",
		[STATUS_FORBIDDEN_33] = "illegal move forbidden 3-3",
		[STATUS_OCCUPIED] = "illegal move occupied",
		[STATUS_OFF_BOARD] = "illegal move off board",
		[STATUS_GAME_OVER] = "illegal move game over",
		[STATUS_OPENING] = "illegal move opening",
	};
	return texts[status] ? texts[status] : "illegal move not allowed";
}

const char *gtp_game_give_turn(struct gtp_game *game, enum side side)
{
	if (game->game.to_move == side)
		return NULL;
	if (game_passed(&game->game) || game_pass(&game->game).rejected)
		return "illegal move out of turn";
	game->put_in[game->game.plies - 1] = true;
	return NULL;
}

void gtp_game_return_turn(struct gtp_game *game)
{
	int last = game->game.plies - 1;
	if (last >= 0 && game->put_in[last])
		game_undo(&game->game, 1);
}

static struct verdict gtp_carry_out(struct game *game, int vertex)
{
	if (vertex == VERTEX_PASS)
		return game_pass(game);
	return vertex == VERTEX_RESIGN ? game_resign(game) : game_play(game, vertex);
}

const char *gtp_game_play(struct gtp_game *game, enum side side, int vertex)
{
	bool over = game_over(&game->game);
	if (over && vertex == VERTEX_PASS) {
		game->late_passes++;
		return NULL;
	}
	const char *error = over ? wrong(STATUS_GAME_OVER) : gtp_game_give_turn(game, side);
	if (error)
		return error;
	struct verdict verdict = gtp_carry_out(&game->game, vertex);
	if (verdict.rejected) {
		gtp_game_return_turn(game);
		return wrong(verdict.status);
	}
	game->put_in[game->game.plies - 1] = false;
	return NULL;
}

bool gtp_game_undo(struct gtp_game *game)
{
	int plies = game->game.plies;
	if (game->late_passes > 0) {
		game->late_passes--;
		return true;
	}
	if (plies == 0)
		return false;
	bool put_in = plies > 1 && game->put_in[plies - 2];
	game_undo(&game->game, 1 + put_in);
	return true;
}
