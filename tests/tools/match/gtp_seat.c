#include "gtp_seat.h"

#include "base/clock.h"

enum { TIMEOUT = 60000 }; /* milliseconds for answers that need no search */

bool gtp_seat_is_answer(struct span line)
{
	return line.length > 0 && (line.at[0] == '=' || line.at[0] == '?');
}

struct span gtp_seat_vertex(struct span line)
{
	if (line.at[0] == '?')
		return line;
	return text_trim(text_after(line, 1));
}

/* Waits for the answer to the last command. Returns false without one. */
static bool receive_answer(struct seat *seat, struct span *line)
{
	long long until = clock_now() + TIMEOUT;
	do
		if (engine_receive(&seat->engine, until, line) != ENGINE_LINE)
			return false;
	while (!gtp_seat_is_answer(*line));
	return true;
}

static bool accepted(struct seat *seat)
{
	struct span line;
	return receive_answer(seat, &line) && line.at[0] == '=';
}

/* Returns seconds, at least one. */
static int seconds(long long milliseconds)
{
	return milliseconds < 1000 ? 1 : (int)(milliseconds / 1000);
}

/* Sends the time for the whole game or, without one, for each move. */
static bool send_time(struct seat *seat)
{
	const struct contestant *contestant = seat->contestant;
	struct span line;
	if (contestant->match > 0)
		engine_send(&seat->engine, "time_settings %d 0 0", seconds(contestant->match));
	else
		engine_send(&seat->engine, "time_settings 0 %d 1", seconds(contestant->turn));
	return receive_answer(seat, &line);
}

bool gtp_seat_start(struct seat *seat, const struct ruleset *rules)
{
	static const char *const names[] = {
		[RULE_FREESTYLE] = "Gomoku", [RULE_STANDARD] = "Standard", [RULE_RENJU] = "Renju", [RULE_CARO] = "Caro"};
	struct span line;
	engine_send(&seat->engine, "boardsize %d", rules->size);
	if (!accepted(seat))
		return false;
	engine_send(&seat->engine, "set_game %s", names[rules->rule]);
	if (!receive_answer(seat, &line) || !send_time(seat))
		return false;
	engine_send(&seat->engine, "clear_board");
	return accepted(seat);
}

bool gtp_seat_send_moves(struct seat *seat, const struct game *game)
{
	for (; seat->plies < game->plies; seat->plies++) {
		const struct ply *ply = &game->history[seat->plies];
		char text[POINT_TEXT_MAX];
		int length = (int)point_write(text, ply->point, COORDS_GO, game->rules.size);
		engine_send(&seat->engine, "play %s %.*s", side_names[ply->side], length, text);
		if (!accepted(seat))
			return false;
	}
	return true;
}

void gtp_seat_ask(struct seat *seat, enum side side)
{
	struct span line;
	if (seat->contestant->match > 0) {
		engine_send(&seat->engine, "time_left %s %d 0", side_names[side],
		            (int)((seat->contestant->match - seat->spent) / 1000));
		receive_answer(seat, &line);
	}
	engine_send(&seat->engine, "genmove %s", side_names[side]);
	seat->plies++; /* its own move */
}
