#include "gomocup/player.h"

#include "base/version.h"
#include "book/book_move.h"
#include "gomocup/order.h"

enum { CONNECT = 5 };

void player_say(struct gomocup_player *player, const char *line)
{
	sink_text(player->out, line);
	sink_char(player->out, '\n');
}

void player_put_point(struct gomocup_player *player, int point)
{
	char text[POINT_TEXT_MAX];
	sink_put(player->out, text, point_write(text, point, COORDS_XY, player->stones.size));
}

void player_about(struct gomocup_player *player)
{
	player_say(player, "name=\"renju\", version=\"" RENJU_VERSION "\"");
}

enum wire_answer player_read(struct gomocup_player *player)
{
	enum wire_answer heard = player->heard;
	player->heard = WIRE_NOTHING;
	if (heard == WIRE_NOTHING)
		heard = wire_next(&player->wire, true, &player->line);
	player->asked = deadline_now();
	return heard;
}

void player_unread(struct gomocup_player *player, enum wire_answer heard)
{
	player->heard = heard;
}

/* Sets the time of the answer. INFO may change the limits during a search. */
static void set_due(struct gomocup_player *player)
{
	int time = limits_milliseconds(&player->limits, player->terms, &player->stones);
	long long left = player->asked + time - deadline_now();
	player->timed = time != TIMING_FREE;
	player->due = deadline_in(left > 0 ? (int)left : 0);
}

/* Polls the input without a clock. Commands and the end of input wait, because the same input must get the same
   answers. END stops the search, and so does a pipe that nobody reads. */
static void listen_for_end(struct gomocup_player *player)
{
	if (player->heard == WIRE_NOTHING) {
		player->heard = wire_next(&player->wire, false, &player->line);
		struct span rest = player->line;
		player->stopped = player->heard == WIRE_LINE && order_read(&rest) == ORDER_END;
	}
	if (player->heard != WIRE_NOTHING && !player->stopped)
		player->stopped = sink_deserted(player->out);
}

/* Obeys INFO and ABOUT during a search. Any other command stops the search. */
static void listen(struct gomocup_player *player)
{
	for (;;) {
		player->heard = wire_next(&player->wire, false, &player->line);
		struct span rest = player->line;
		enum order order = player->heard == WIRE_LINE ? order_read(&rest) : ORDERS;
		if (order == ORDER_INFO) {
			limits_tell(&player->limits, rest);
			set_due(player);
		} else if (order == ORDER_ABOUT) {
			player_about(player);
			sink_flush(player->out);
		} else {
			player->stopped = player->heard != WIRE_NOTHING;
			return;
		}
	}
}

/* Returns the milliseconds left, for struct time_limit, and polls the input. */
static int left(void *context)
{
	enum { BETWEEN_POLLS = 2 }; /* milliseconds */
	struct gomocup_player *player = context;
	long long now = deadline_now();
	if (!player->stopped && now - player->polled >= BETWEEN_POLLS) {
		player->polled = now;
		if (player->timed)
			listen(player);
		else
			listen_for_end(player);
	}
	if (player->stopped)
		return 0;
	return player->timed ? deadline_left(&player->due) : TIME_FREE;
}

struct ruleset player_rules(const struct gomocup_player *player)
{
	return (struct ruleset){
		.rule = player->limits.rule, .size = player->stones.size, .connect = CONNECT};
}

const char *player_rule_obstacle(const struct gomocup_player *player)
{
	return player->limits.rule_known ? NULL : "ERROR the rule must be 0 to 4, 6, or 8 to 11";
}

const char *player_obstacle(const struct gomocup_player *player, const struct board *board)
{
	const struct stones *stones = &player->stones;
	struct ruleset rules = player_rules(player);
	if (!player->limits.rule_known)
		return player_rule_obstacle(player);
	if (stones->count + stones->barred == stones->size * stones->size)
		return "ERROR the board is full";
	if (stones_won(stones, board, &rules))
		return "ERROR the game is over";
	return NULL;
}

/* Returns an empty point, perhaps a forbidden one: the protocol has no pass. */
static int any_point(const struct stones *stones, const struct board *board)
{
	int point = board_next_empty(board, POINT_NONE);
	while (point_set_has(&stones->taken, point))
		point = board_next_empty(board, point);
	return point;
}

/* Polls the input before the search. With a clock a waiting command ends the search at once. */
static void start_listening(struct gomocup_player *player)
{
	if (!player->timed && player->heard == WIRE_NOTHING)
		player->heard = wire_next(&player->wire, false, &player->line);
	player->stopped = player->timed && player->heard != WIRE_NOTHING;
}

void player_prepare(struct gomocup_player *player)
{
	struct budget budget = limits_budget(&player->limits, player->terms);
	mover_prepare(&player->mover_state, player->terms->player[SIDE_BLACK], &budget);
}

static void think(struct gomocup_player *player, const struct book *book, const struct board *board, enum side side,
                  struct search_result *found)
{
	struct point_set set;
	enum mover_id mover = player->terms->player[SIDE_BLACK];
	struct ruleset rules = player_rules(player);
	struct budget budget = limits_budget(&player->limits, player->terms);
	const struct question question = {.board = board,
	                                  .rules = &rules,
	                                  .side = side,
	                                  .allowed = stones_allowed(&player->stones, &set),
	                                  .budget = &budget};
	player->polled = player->asked;
	set_due(player);
	start_listening(player);
	budget.time.left = left;
	budget.time.context = player;
	book_choose(book, &player->mover_state, mover == MOVER_HUMAN ? MOVER_ENGINE : mover, &question, false, found);
	if (found->point == POINT_NONE)
		found->point = any_point(&player->stones, board);
	limits_spend(&player->limits, deadline_now() - player->asked);
}

void player_think(struct gomocup_player *player, const struct board *board, enum side side,
                  struct search_result *found)
{
	think(player, player->terms->book, board, side, found);
}

void player_search(struct gomocup_player *player, const struct board *board, enum side side,
                   struct search_result *found)
{
	think(player, NULL, board, side, found);
}
