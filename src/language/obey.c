#include "language/obey.h"

/* Sets up stones. An unreadable point is a syntax error, unless a point before it is bad. */
static struct verdict setup(struct game *game, const struct command *command)
{
	const int *points = command->point_list;
	if (command->unreadable && game_setup_fault(game, command->side, points, command->points) == STATUS_OK)
		return verdict_plain(STATUS_SYNTAX);
	return game_setup(game, command->side, points, command->points);
}

static struct verdict offer(struct game *game, const struct command *command)
{
	if (command->unreadable && game_offer_fault(game, command->point_list, command->points).status == STATUS_OK)
		return verdict_plain(STATUS_SYNTAX);
	return game_make_offer(game, command->point_list, command->points);
}

struct verdict obey_command(struct game *game, const struct command *command)
{
	switch (command->kind) {
	case COMMAND_MOVE:
		return game_play(game, command->point);
	case COMMAND_PASS:
		return game_pass(game);
	case COMMAND_RESIGN:
		return game_resign(game);
	case COMMAND_DRAW:
		return game_draw(game);
	case COMMAND_CLAIM:
		return game_claim(game);
	case COMMAND_UNDO:
		return game_undo(game, command->count);
	case COMMAND_SETUP:
		return setup(game, command);
	case COMMAND_TURN:
		return game_turn(game, command->side);
	case COMMAND_SWAP:
		return game_swap(game);
	case COMMAND_MORE:
		return game_more(game);
	case COMMAND_NUMBER:
		return game_number(game, command->count);
	case COMMAND_OFFER:
		return offer(game, command);
	default:
		return verdict_plain(game_over(game) ? STATUS_GAME_OVER : STATUS_NOT_ALLOWED);
	}
}
