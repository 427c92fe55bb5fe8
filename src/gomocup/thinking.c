#include "gomocup/thinking.h"

#include "base/minmax.h"
#include "book/book_move.h"
#include "gomocup/gomocup_command.h"
#include "os/wait.h"

/* Plans the time of the answer, or of its part. */
static struct time_plan gomocup_plan(const struct gomocup_player *player)
{
	struct time_plan plan = limits_plan(&player->limits, player->common, &player->stones);
	if (player->parts == 1 || plan.maximum == TIMING_FREE)
		return plan;
	return timing_exact((int)((long long)plan.optimum * player->number / player->parts));
}

static bool is_stop(struct span line)
{
	return gomocup_command_read(&line) == GOMOCUP_STOP;
}

static bool is_stop_or_end(struct span line)
{
	return is_stop(line) || (gomocup_command_read(&line) == GOMOCUP_END && line.length == 0);
}

/* Reads the next command, which is then pending, if it has arrived. Without a clock END ends a search only if it
   arrives during one, before any other command: the same input must get the same answers. */
static void read_pending(struct gomocup_player *player)
{
	bool may_end = player->listening.timed || player->searching;
	player->pending = player_next(player, false);
	player->pending_ends = player->pending == WIRE_LINE && (may_end ? is_stop_or_end : is_stop)(player->line);
}

/* Does a command that ends the search wait, perhaps after other commands? */
static bool end_waits(struct gomocup_player *player)
{
	bool later = wire_has_line(&player->wire, player->listening.timed ? is_stop_or_end : is_stop);
	return player->pending_ends || later;
}

/* Has the input ended some time ago? A short search may still finish. Without a clock, only the last search is cut
   short. */
static bool outlives_input(struct gomocup_player *player)
{
	enum { GRACE = 400, GRACE_WITHOUT_CLOCK = 700 }; /* milliseconds of processor time */
	if (player->listening.timed)
		return player->wire.input.ended && listening_outlives(&player->listening, GRACE);
	return player->pending == WIRE_END && listening_outlives(&player->listening, GRACE_WITHOUT_CLOCK);
}

/* Obeys a command that does not end a search. Returns false for any other. */
static bool obey_at_once(struct gomocup_player *player)
{
	struct span rest = player->line;
	switch (player->pending == WIRE_LINE ? gomocup_command_read(&rest) : GOMOCUP_COMMANDS) {
	case GOMOCUP_INFO:
		limits_set(&player->limits, rest);
		listening_plan(&player->listening, gomocup_plan(player), player->asked);
		return true;
	case GOMOCUP_ABOUT:
		player_put_line(player, player_about(player));
		return true;
	case GOMOCUP_SHOWINFO:
		player_show_info(player);
		return true;
	case GOMOCUP_SHOWHASHUSAGE:
		player_show_hash(player);
		return true;
	default:
		return false;
	}
}

/* Reads the next command, unless one waits already. With a clock, obeys some commands at once. */
static void receive(struct gomocup_player *player)
{
	while (player->pending == WIRE_NOTHING) {
		read_pending(player);
		if (player->listening.timed && obey_at_once(player))
			player->pending = WIRE_NOTHING;
		else
			return;
	}
}

/* Do commands wait until the search has ended? Without a clock, the same input must get the same answers. */
static bool commands_wait(const struct gomocup_player *player)
{
	return !player->listening.timed || player->limits.yixin;
}

/* Polls the input where commands wait. Returns whether the search must stop: for END, for YXSTOP, for an end of input
   some time ago, or because nobody reads the output. */
static bool poll_for_end(struct gomocup_player *player)
{
	receive(player);
	bool ends = end_waits(player);
	if (ends)
		receive(player); /* commands before END or YXSTOP that arrived after the last poll */
	return ends || outlives_input(player) || (player->pending != WIRE_NOTHING && wait_reader_closed(player->out->fd));
}

static bool gomocup_poll(void *context, long long now)
{
	struct gomocup_player *player = context;
	bool waits = commands_wait(player);
	if (!waits)
		receive(player);
	bool stops = waits ? poll_for_end(player) : player->pending != WIRE_NOTHING;
	detail_poll(player, now);
	if (player->out->used > 0)
		sink_flush(player->out);
	return stops;
}

/* Returns an empty point, perhaps a forbidden one: the protocol has no pass. */
static int any_empty_point(const struct stones *stones, const struct board *board)
{
	int point = board_next_empty(board, POINT_NONE);
	while (point_set_has(&stones->taken, point))
		point = board_next_empty(board, point);
	return point;
}

/* Starts the clock, and polls the input before the search. A pending command ends the search at once; where commands
   wait, only YXSTOP does, or END that has ended a search. Returns the limit of the search. */
static struct time_limit start_listening(struct gomocup_player *player)
{
	struct listening *listening = &player->listening;
	listening->poll = gomocup_poll;
	listening->context = player;
	struct time_limit limit = listening_start(listening, gomocup_plan(player), player->asked);
	listening->polled = player->asked;
	if (!listening->timed && player->pending == WIRE_NOTHING)
		read_pending(player);
	listening->stopped = commands_wait(player) ? end_waits(player) : player->pending != WIRE_NOTHING;
	player->searching = true;
	return limit;
}

/* Fills the set with the points that may be played and are not blocked. Returns false if there are none, or if no such
   point is blocked. */
static bool unblocked(const struct gomocup_player *player, const struct board *board, struct point_set *set)
{
	struct point_set taken = player->stones.taken;
	for (int y = 0; y < board->size; y++)
		for (int i = 0; i < 2; i++)
			taken.row[y][i] |= player->blocked.row[board->size - 1 - y][i];
	int left = board_empty_among(board, NULL, &taken, set);
	return left > 0 && left < stones_empty(&player->stones);
}

void gomocup_think(struct gomocup_player *player, const struct request *request, const struct board *board,
                   enum side side, struct search_result *found)
{
	struct point_set allowed, free;
	int shown = request->parts > 0 ? 0 : request->lines;
	player->number = max(request->number, 1);
	player->parts = max(request->parts, 1);
	enum mover_id mover = player_machine(player);
	struct ruleset rules = player_rules(player);
	struct budget budget = limits_budget(&player->limits, player->common);
	struct question question = {.board = board,
	                            .rules = &rules,
	                            .side = side,
	                            .budget = &budget,
	                            .multi_pv = detail_start(player, request->lines, shown, side)};
	if (player->stones.barred > 0) {
		board_empty_among(board, NULL, &player->stones.taken, &allowed);
		question.allowed = &allowed;
	}
	const struct point_set *all = question.allowed;
	if (unblocked(player, board, &free))
		question.allowed = &free;
	if (request->only)
		question.allowed = request->only;
	budget.time = start_listening(player);
	budget.optimum = player->listening.optimum;
	budget.nodes = (budget.nodes + (unsigned)player->parts - 1) / (unsigned)player->parts;
	budget.wants_value = request->lines > 1;
	book_choose(request->book, &player->mover_state, mover, &question, false, found);
	if (found->point == POINT_NONE && question.allowed != all) {
		question.allowed = all;
		book_choose(request->book, &player->mover_state, mover, &question, false, found);
	}
	if (found->point == POINT_NONE)
		found->point = any_empty_point(&player->stones, board);
	detail_end(player, found);
	if (player->parts == 1)
		detail_answer(player, found->point);
	limits_spend(&player->limits, clock_now() - player->asked);
}
