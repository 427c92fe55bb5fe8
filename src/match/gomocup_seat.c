/* Engines that speak Gomocup's protocol. */
#include <string.h>

#include "base/clock.h"
#include "match/seat.h"

enum { NO_LIMIT = 100000000 }; /* milliseconds; some engines cannot read the largest int */

/* Engines say UNKNOWN to an INFO that they do not know; before any, that is the answer to ABOUT. */
static bool is_gomocup_remark(const struct seat *seat)
{
	const struct span line = seat->line;
	return line.length == 0 || text_starts(line, "message") || text_starts(line, "debug") ||
	       text_starts(line, "suggest") || (seat->introduced && text_starts(line, "unknown"));
}

/* Keeps the name in `name="..."`, or up to the next comma. */
static void keep_engine_name(struct seat *seat)
{
	struct span line = seat->line;
	while (line.length > 0 && !text_starts(line, "name"))
		text_skip(&line, 1);
	text_cut_to(&line, '=');
	line = text_trim(line);
	char end = ',';
	if (text_cut_char(&line, '"'))
		end = '"';
	contestant_copy_name(seat->name, text_cut_to(&line, end));
}

/* Is the line an answer to ABOUT? It need not have a name. */
static bool answers_about(struct span line)
{
	return memchr(line.at, '=', line.length) || text_starts(line, "unknown") || text_starts(line, "error");
}

/* Asks for the engine's name. The answer also shows that the engine has done what START began, e.g. taken memory, which
   is not of its time. Returns false if the engine has ended. */
static bool ask_name(struct seat *seat)
{
	enum seat_answer answer;
	long long until = clock_now() + seat->contestant->about;
	seat_send(seat, "ABOUT");
	do
		answer = seat_receive(seat, until);
	while (answer == SEAT_POINT && !answers_about(seat->line) && clock_until(until) > 0);
	seat->named = answer == SEAT_POINT && answers_about(seat->line);
	if (seat->named)
		keep_engine_name(seat);
	return answer == SEAT_POINT || answer == SEAT_LATE;
}

static void send_settings(struct seat *seat, const struct ruleset *rules)
{
	static const int rule_code[] = {[RULE_FREESTYLE] = 0, [RULE_STANDARD] = 1, [RULE_RENJU] = 4, [RULE_CARO] = 8};
	const struct contestant *contestant = seat->contestant;
	seat_send(seat, "INFO rule %d", rule_code[rules->rule]);
	if (contestant_timed(contestant)) {
		int match = contestant->match > 0 ? contestant->match : NO_LIMIT;
		seat_send(seat, "INFO timeout_turn %d", contestant->turn > 0 ? contestant->turn : match);
		seat_send(seat, "INFO timeout_match %d", match);
		seat_send(seat, "INFO time_left %d", match);
	}
	if (contestant->increment > 0)
		seat_send(seat, "INFO time_increment %d", contestant->increment);
	if (contestant->nodes > 0)
		seat_send(seat, "INFO max_node %d", contestant->nodes);
	if (contestant->depth > 0)
		seat_send(seat, "INFO max_depth %d", contestant->depth);
	if (contestant->megabytes > 0)
		seat_send(seat, "INFO max_memory %lld", (long long)contestant->megabytes << 20);
	if (contestant->threads > 0)
		seat_send(seat, "INFO thread_num %d", contestant->threads);
	for (int i = 0; i < contestant->info_count; i++)
		seat_send(seat, "INFO %s %s", contestant->info[i].key, contestant->info[i].value);
}

static bool gomocup_introduce(struct seat *seat, const struct ruleset *rules)
{
	long long until = clock_now() + SEAT_START_MILLISECONDS;
	seat_send(seat, "START %d", rules->size);
	if (seat_receive(seat, until) != SEAT_POINT || !text_starts(seat->line, "ok"))
		return false;
	if (seat->contestant->about > 0 && !ask_name(seat))
		return false;
	seat->introduced = true;
	send_settings(seat, rules);
	return true;
}

static enum seat_answer gomocup_prepare(struct seat *seat, const struct game *game)
{
	long long left = seat_left(seat);
	(void)game;
	if (left >= 0)
		seat_send(seat, "INFO time_left %lld", left);
	return SEAT_POINT;
}

static void gomocup_ask(struct seat *seat, const struct game *game)
{
	const int size = game->rules.size;
	const struct ply *last = game->plies > 0 ? &game->history[game->plies - 1] : NULL;
	if (!last) {
		seat_send(seat, "BEGIN");
	} else if (seat->placed) {
		seat_send(seat, "TURN %s", POINT_TEXT(last->point, COORDS_XY, size));
	} else {
		seat_send(seat, "BOARD");
		for (int i = 0; i < game->plies; i++)
			seat_send(seat, "%s,%d", POINT_TEXT(game->history[i].point, COORDS_XY, size),
			          game->history[i].side == seat->side ? 1 : 2);
		seat_send(seat, "DONE");
	}
	seat->placed = true;
}

static enum seat_answer gomocup_read(const struct seat *seat, const struct game *game, int *point)
{
	enum point_reading reading = point_read(seat->line, COORDS_XY, game->rules.size, point);
	return reading == POINT_UNREADABLE ? SEAT_ILLEGAL : SEAT_POINT;
}

const struct protocol protocol_gomocup = {
	.introduce = gomocup_introduce,
	.prepare = gomocup_prepare,
	.ask = gomocup_ask,
	.read = gomocup_read,
	.is_remark = is_gomocup_remark,
	.farewell = "END",
};
