#include "play.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "gtp_seat.h"
#include "seat.h"
#include "swap2.h"

/* Sets the result of a loss. Always returns POINT_NONE, so that a caller can report a loss in one statement. */
static int set_loss(struct result *result, const struct game *game, const char *how, const char *format, ...)
{
	va_list arguments;
	result->winner = side_other(game->to_move);
	result->how = how;
	va_start(arguments, format);
	vsnprintf(result->detail, sizeof result->detail, format, arguments);
	va_end(arguments);
	for (char *c = result->detail; *c; c++)
		*c = text_printable(*c);
	return POINT_NONE;
}

/* Sends the whole position. The engine's own stones are 1. */
static void send_board(struct engine *engine, const struct game *game)
{
	engine_send(engine, "BOARD");
	for (int i = 0; i < game->plies; i++) {
		const struct ply *ply = &game->history[i];
		char text[POINT_TEXT_MAX];
		int length = (int)point_write(text, ply->point, COORDS_XY, game->rules.size);
		engine_send(engine, "%.*s,%d", length, text, (enum side)ply->side == game->to_move ? 1 : 2);
	}
	engine_send(engine, "DONE");
}

/* Reads the engine's answer. Returns its point, or POINT_NONE if the engine has lost. */
static int answer(struct seat *seat, const struct game *game, const struct conditions *conditions, long long began,
                  struct result *result)
{
	struct span line;
	switch (seat_answer(seat, began, conditions->grace, &line)) {
	case ENGINE_LATE:
		return set_loss(result, game, "time", "no answer within %d ms of its time", conditions->grace);
	case ENGINE_GONE:
		return set_loss(result, game, "gone", "it has ended");
	default:
		break;
	}
	int point;
	bool gtp = seat->contestant->gtp;
	line = gtp ? gtp_seat_vertex(line) : line;
	int shown = line.length < 80 ? (int)line.length : 80;
	if (gtp && text_is(line, "resign"))
		return set_loss(result, game, "resign", "%s", "");
	switch (point_read(line, gtp ? COORDS_GO : COORDS_XY, conditions->rules.size, &point)) {
	case POINT_READ:
		if (!board_empty(&game->board, point))
			return set_loss(result, game, "illegal", "%.*s has a stone already", shown, line.at);
		return point;
	case POINT_OFF_BOARD:
		return set_loss(result, game, "illegal", "%.*s is off the board", shown, line.at);
	default:
		return set_loss(result, game, "error", "it says: %.*s", shown, line.at);
	}
}

/* Asks the engine for a move. Returns its point, or POINT_NONE if the engine has lost. */
static int think(struct seat *seat, const struct game *game, const struct conditions *conditions, struct result *result)
{
	struct engine *engine = &seat->engine;
	if (seat->contestant->gtp && !gtp_seat_send_moves(seat, game))
		return set_loss(result, game, "error", "it refuses a move, or does not answer to play");
	long long began = seat_begin(seat);
	if (seat->contestant->gtp) {
		gtp_seat_ask(seat, game->to_move);
		return answer(seat, game, conditions, began, result);
	}
	char text[POINT_TEXT_MAX];
	if (game->plies == 0) {
		engine_send(engine, "BEGIN");
	} else if (!seat->has_position) {
		send_board(engine, game);
	} else {
		int length = (int)point_write(text, game_last_stone(game), COORDS_XY, game->rules.size);
		engine_send(engine, "TURN %.*s", length, text);
	}
	seat->has_position = true;
	return answer(seat, game, conditions, began, result);
}

static void judge(const struct game *game, struct result *result)
{
	enum status status = game_status(game).status;
	result->how = status == STATUS_OK ? "limit" : status == STATUS_DRAW ? "full" : "five";
	if (status_forbidden(status))
		result->how = "forbidden";
	if (status == STATUS_WIN_BLACK || status == STATUS_WIN_WHITE)
		result->winner = status == STATUS_WIN_BLACK ? SIDE_BLACK : SIDE_WHITE;
	else
		result->winner = status_forbidden(status) ? SIDE_WHITE : SIDE_NONE;
}

static void play_on(struct game *game, const struct conditions *conditions, struct seat seats[2], struct result *result)
{
	while (!game_over(game) && (conditions->most_plies == 0 || game->plies < conditions->most_plies)) {
		int to_move = game->to_move == SIDE_BLACK ? result->black : 1 - result->black;
		int point = think(&seats[to_move], game, conditions, result);
		if (point == POINT_NONE)
			break;
		game_play(game, point);
	}
	if (!result->how)
		judge(game, result);
}

void play_game(struct game *game, const struct conditions *conditions, const struct opening_stones *opening, int begins,
               struct result *result)
{
	static struct seat seats[2];
	*result = (struct result){.winner = SIDE_NONE, .black = begins, .taken = SIDE_NONE};
	game_new(game, &conditions->rules);
	for (int i = 0; i < opening->count; i++)
		game_play(game, opening->point[i]);
	for (int i = FIRST; i <= SECOND && !result->how; i++)
		if (!seat_start(&seats[i], &conditions->contestant[i], &conditions->rules)) {
			set_loss(result, game, "gone",
			      conditions->contestant[i].gtp ? "it does not start, or does not answer"
			                                    : "it does not start, or does not answer ABOUT");
			result->winner = i == begins ? SIDE_WHITE : SIDE_BLACK;
		}
	if (!result->how && conditions->swap2)
		swap2_make(game, conditions, seats, begins, result);
	if (!result->how)
		play_on(game, conditions, seats, result);
	for (int i = FIRST; i <= SECOND; i++) {
		result->slowest[i] = seats[i].slowest;
		if (seats[i].engine.pid > 0)
			engine_stop(&seats[i].engine, conditions->contestant[i].gtp ? "quit" : "END");
	}
}
