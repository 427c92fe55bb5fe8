/* Engines that speak the Go Text Protocol. */
#include "base/clock.h"
#include "match/seat.h"

/* A success begins with '=', a failure with '?'. */
static bool is_gtp_remark(const struct seat *seat)
{
	return seat->line.length == 0 || (seat->line.at[0] != '=' && seat->line.at[0] != '?');
}

/* Waits for the answer to the last command. The clock does not run. */
static enum seat_answer gtp_receive(struct seat *seat)
{
	return seat_receive(seat, clock_now() + SEAT_START_MILLISECONDS);
}

/* Was the last command obeyed? */
static bool is_obeyed(struct seat *seat)
{
	return gtp_receive(seat) == SEAT_POINT && seat->line.at[0] == '=';
}

/* Returns whole seconds, at least one. */
static long long whole_seconds(long long milliseconds)
{
	return milliseconds < 1000 ? 1 : milliseconds / 1000;
}

static bool gtp_send_time(struct seat *seat)
{
	const struct contestant *contestant = seat->contestant;
	if (contestant->match == 0)
		seat_send(seat, "time_settings 0 %lld 1", whole_seconds(contestant->turn));
	else
		seat_send(seat, "time_settings %lld %d %d", whole_seconds(contestant->match), contestant->increment / 1000,
		          contestant->increment >= 1000);
	return gtp_receive(seat) == SEAT_POINT;
}

static bool gtp_introduce(struct seat *seat, const struct ruleset *rules)
{
	static const char *const names[] =
		{[RULE_FREESTYLE] = "Gomoku", [RULE_STANDARD] = "Standard", [RULE_RENJU] = "Renju", [RULE_CARO] = "Caro"};
	seat_send(seat, "boardsize %d", rules->size);
	if (!is_obeyed(seat))
		return false;
	seat_send(seat, "set_game %s", names[rules->rule]);
	if (gtp_receive(seat) != SEAT_POINT || !gtp_send_time(seat))
		return false;
	seat_send(seat, "name");
	if (gtp_receive(seat) != SEAT_POINT)
		return false;
	contestant_copy_name(seat->name, seat->line.at[0] == '=' ? text_after(seat->line, 1) : text_span(""));
	seat_send(seat, "clear_board");
	return is_obeyed(seat);
}

/* Sends the moves that the engine does not have, and the time left. */
static enum seat_answer gtp_prepare(struct seat *seat, const struct game *game)
{
	for (; seat->plies < game->plies; seat->plies++) {
		const struct ply *ply = &game->history[seat->plies];
		seat_send(seat, "play %s %s", side_names[ply->side], POINT_TEXT(ply->point, COORDS_GO, game->rules.size));
		enum seat_answer answer = gtp_receive(seat);
		if (answer != SEAT_POINT || seat->line.at[0] != '=')
			return answer == SEAT_POINT ? SEAT_ILLEGAL : answer;
	}
	long long left = seat_left(seat);
	seat_send(seat, "time_left %s %lld %d", side_names[seat->side],
	          whole_seconds(left < 0 ? seat->contestant->turn : left), left < 0);
	return gtp_receive(seat);
}

static void gtp_ask(struct seat *seat, const struct game *game)
{
	(void)game;
	seat_send(seat, "genmove %s", side_names[seat->side]);
	seat->plies++; /* its own move */
}

static enum seat_answer gtp_read(const struct seat *seat, const struct game *game, int *point)
{
	const struct span line = seat->line;
	struct span vertex = text_trim(text_after(line, 1));
	if (line.at[0] == '=' && text_is(vertex, "resign"))
		return SEAT_RESIGNS;
	enum point_reading reading = point_read(vertex, COORDS_GO, game->rules.size, point);
	return line.at[0] == '?' || reading == POINT_UNREADABLE ? SEAT_ILLEGAL : SEAT_POINT;
}

const struct protocol protocol_gtp = {
	.introduce = gtp_introduce,
	.prepare = gtp_prepare,
	.ask = gtp_ask,
	.read = gtp_read,
	.is_remark = is_gtp_remark,
	.farewell = "quit",
};
