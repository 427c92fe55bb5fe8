#include "gomocup/player.h"

#include "gomocup/gomocup_command.h"
#include "os/threads.h"
#include "version.h"

enum { CONNECT = 5 };

void player_put_line(struct gomocup_player *player, const char *line)
{
	sink_text(player->out, line);
	sink_char(player->out, '\n');
}

void player_put_point(struct gomocup_player *player, int point)
{
	sink_text(player->out, POINT_TEXT(point, COORDS_XY, player->stones.size));
}

void player_answer_point(struct gomocup_player *player, int point)
{
	stones_answer(&player->stones, point);
	player_put_point(player, point);
	player_put_line(player, "");
}

const char *player_about(struct gomocup_player *player)
{
	(void)player;
	return "name=\"renju\", version=\"" RENJU_VERSION "\"";
}

enum wire_answer player_next(struct gomocup_player *player, bool waits)
{
	for (;;) {
		enum wire_answer received = wire_next(&player->wire, waits, &player->line);
		struct span head = player->line;
		if (received != WIRE_TOO_LONG || gomocup_command_read(&head) != GOMOCUP_INFO)
			return received;
	}
}

enum wire_answer player_read(struct gomocup_player *player)
{
	enum wire_answer received = player->pending;
	player->pending = WIRE_NOTHING;
	player->pending_ends = player->searching = false;
	if (received == WIRE_NOTHING)
		received = player_next(player, true);
	player->asked = clock_now();
	return received;
}

enum mover_id player_machine(const struct gomocup_player *player)
{
	enum mover_id own = player->common->player[SIDE_BLACK];
	if (player->limits.machine != MOVER_HUMAN)
		return player->limits.machine;
	return own == MOVER_HUMAN ? MOVER_ENGINE : own;
}

const char *player_show_info(struct gomocup_player *player)
{
	player->shown_info = true;
	sink_format(player->out, "MESSAGE INFO MAX_THREAD_NUM %d\nMESSAGE INFO MAX_HASH_SIZE %d\n", processor_cores(),
	            limits_hash_most(player->common));
	return NULL;
}

const char *player_show_hash(struct gomocup_player *player)
{
	int fill = mover_hashfull(&player->mover_state, player_machine(player));
	sink_format(player->out, "MESSAGE hash usage %d.%d%%\n", fill / 10, fill % 10);
	return NULL;
}

struct ruleset player_rules(const struct gomocup_player *player)
{
	return (struct ruleset){.rule = player->limits.rule, .size = player->stones.size, .connect = CONNECT};
}

const char *player_rule_obstacle(const struct gomocup_player *player)
{
	return player->stones.size == 0 ? "ERROR START must come first" : limits_rule_obstacle(&player->limits);
}

const char *player_begin_move(const struct gomocup_player *player, struct board *board)
{
	const struct stones *stones = &player->stones;
	struct ruleset rules = player_rules(player);
	stones_board(stones, board);
	if (!player->limits.rule_known)
		return player_rule_obstacle(player);
	if (stones_empty(stones) == 0)
		return "ERROR the board is full";
	return stones_won(stones, board, &rules) ? "ERROR the game is over" : NULL;
}

/* For struct time_limit: time is left while no command waits. */
static int quiet(void *context)
{
	struct gomocup_player *player = context;
	return wire_poll(&player->wire) ? 0 : TIME_FREE;
}

void player_prepare(struct gomocup_player *player)
{
	enum { SILENCE = 20 }; /* milliseconds in which another limit may come */
	struct budget budget = limits_budget(&player->limits, player->common);
	budget.time = (struct time_limit){.left = quiet, .context = player};
	if (!wire_poll(&player->wire))
		wire_wait(&player->wire, SILENCE);
	struct ruleset rules = player_rules(player);
	mover_prepare(&player->mover_state, player_machine(player), &rules, &budget);
}
