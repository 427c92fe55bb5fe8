#include "gomocup/thinking.h"

#include <stdlib.h>
#include <string.h>

#include "book/book_move.h"
#include "gomocup/gomocup_command.h"
#include "os/wait.h"
#include "review/assess.h"

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

/* Does YXSTOP wait to be obeyed, perhaps after other commands? */
static bool stop_waits(struct gomocup_player *player)
{
	/* The line that was read last is copied, because reading more would overwrite it. */
	if (player->pending == WIRE_LINE && player->line.at != player->kept) {
		memcpy(player->kept, player->line.at, player->line.length);
		player->line.at = player->kept;
	}
	return (player->pending == WIRE_LINE && is_stop(player->line)) || wire_has_line(&player->wire, is_stop);
}

/* Has the input ended some time ago? A short search may still finish. Without a clock, only the last search is cut
   short. */
static bool outlives_input(struct gomocup_player *player)
{
	enum { GRACE = 400, GRACE_WITHOUT_CLOCK = 700 }; /* milliseconds of processor time */
	if (player->listening.timed)
		return player->wire.ended && listening_outlives(&player->listening, GRACE);
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
		player_about(player, rest);
		return true;
	case GOMOCUP_SHOWINFO:
		player_show_info(player, rest);
		return true;
	case GOMOCUP_SHOWHASHUSAGE:
		player_show_hash(player, rest);
		return true;
	default:
		return false;
	}
}

/* Reads the next command, unless one waits already. With a clock, obeys some commands at once. */
static void receive(struct gomocup_player *player)
{
	while (player->pending == WIRE_NOTHING) {
		player->pending = player_next(player, false);
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
static bool poll_for_stop(struct gomocup_player *player)
{
	bool was_pending = player->pending != WIRE_NOTHING;
	receive(player);
	struct span rest = player->line;
	bool ends = !was_pending && player->pending == WIRE_LINE && gomocup_command_read(&rest) == GOMOCUP_END;
	bool stops = stop_waits(player);
	if (stops)
		receive(player); /* commands before YXSTOP that arrived after the last poll */
	return ends || stops || outlives_input(player) ||
	       (player->pending != WIRE_NOTHING && wait_reader_closed(player->out->fd));
}

static bool gomocup_poll(void *context, long long now)
{
	struct gomocup_player *player = context;
	bool waits = commands_wait(player);
	if (!waits)
		receive(player);
	bool stops = waits ? poll_for_stop(player) : player->pending != WIRE_NOTHING;
	(void)now;
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
   wait, only YXSTOP does. Returns the limit of the search. */
static struct time_limit start_listening(struct gomocup_player *player)
{
	struct listening *listening = &player->listening;
	listening->poll = gomocup_poll;
	listening->context = player;
	struct time_limit limit = listening_start(listening, gomocup_plan(player), player->asked);
	listening->polled = player->asked;
	if (!listening->timed && player->pending == WIRE_NOTHING)
		player->pending = player_next(player, false);
	listening->stopped = commands_wait(player) ? stop_waits(player) : player->pending != WIRE_NOTHING;
	return limit;
}

/* Fills the set with the empty points that are not blocked. Returns false if there are none, or if no empty point is
   blocked. */
static bool unblocked(const struct gomocup_player *player, struct point_set *set)
{
	const struct stones *stones = &player->stones;
	int count = 0, blocked = 0;
	*set = (struct point_set){{{0}}};
	for (int y = 0; y < stones->size; y++)
		for (int x = 0; x < stones->size; x++) {
			int point = point_at(x, y);
			bool free = !point_set_has(&stones->taken, point);
			bool block = point_set_has(&player->blocked, point_at(x, stones->size - 1 - y));
			if (free && !block)
				point_set_add(set, point);
			count += free && !block;
			blocked += free && block;
		}
	return count > 0 && blocked > 0;
}

/* What a search is asked for. */
struct request {
	const struct book *book; /* tried before a search; NULL: no book */
	int lines;               /* 1: only the answer */
	struct part part;
};

/* What a search shows to GUIs that ask for it with INFO show_detail follows. */

static long long detail_milliseconds(const struct gomocup_player *player)
{
	return clock_now() - player->asked;
}

/* Returns the nodes of the whole search so far. */
static unsigned long long total_nodes(const struct multi_pv *multi_pv)
{
	unsigned long long nodes = 0;
	for (int i = 0; i < multi_pv->count; i++)
		if (multi_pv->line[i].nodes > nodes)
			nodes = multi_pv->line[i].nodes;
	return nodes;
}

static void put_detail_value(struct gomocup_player *player, const struct search_result *line)
{
	if (line->forced == 0)
		sink_integer(player->out, line->score);
	else
		sink_format(player->out, "%cM%d", line->forced > 0 ? '+' : '-', abs(line->forced));
}

static void put_detail_line(struct gomocup_player *player, const struct search_result *line)
{
	for (int i = 0; i < line->pv_length; i++) {
		sink_char(player->out, ' ');
		player_put_point(player, line->pv[i]);
	}
	player_put_line(player, "");
}

static void info_lines(struct gomocup_player *player)
{
	const struct multi_pv *multi_pv = &player->multi_pv;
	unsigned long long total = total_nodes(multi_pv);
	long long time = detail_milliseconds(player);
	struct ruleset rules = player_rules(player);
	for (int i = 0; i < multi_pv->count && i < player->shown; i++) {
		const struct search_result *line = &multi_pv->line[i];
		sink_format(player->out, "INFO PV %d\nINFO DEPTH %d\nINFO SELDEPTH %d\n", i, line->depth, line->seldepth);
		sink_format(player->out, "INFO NODES %llu\nINFO TOTALNODES %llu\n", line->visits, total);
		sink_format(player->out, "INFO TOTALTIME %lld\nINFO SPEED %llu\nINFO EVAL ", time,
		            total * 1000 / (unsigned long long)(time > 0 ? time : 1));
		put_detail_value(player, line);
		int chance = assess_result(&rules, player->side, line); /* in thousandths */
		sink_format(player->out, "\nINFO WINRATE %d.%03d\nINFO BESTLINE", chance / 1000, chance % 1000);
		put_detail_line(player, line);
		player_put_line(player, "INFO PV DONE");
	}
}

static void put_message_line(struct gomocup_player *player, const struct search_result *line)
{
	sink_format(player->out, "DEPTH %d-%d EV ", line->depth, line->seldepth);
	put_detail_value(player, line);
	sink_format(player->out, " N %llu TM %lld PV", total_nodes(&player->multi_pv), detail_milliseconds(player));
	put_detail_line(player, line);
}

static void message_depth(struct gomocup_player *player)
{
	sink_text(player->out, "MESSAGE ");
	put_message_line(player, &player->multi_pv.line[0]);
	player->reported = total_nodes(&player->multi_pv) + 1;
}

/* Shows the best line after each depth; with DETAIL_LINES, also the details of each line. */
static void report_detail(void *context)
{
	struct gomocup_player *player = context;
	message_depth(player);
	if (player->detail & DETAIL_LINES)
		info_lines(player);
}

static void realtime(struct gomocup_player *player, const char *what, int point)
{
	sink_format(player->out, "MESSAGE REALTIME %s", what);
	if (point != POINT_NONE)
		player_put_point(player, point);
	player_put_line(player, "");
}

static void report_search_event(void *context, enum root_event event, int point)
{
	static const char *const names[] = {[ROOT_DEPTH] = "REFRESH",
	                                    [ROOT_TRY] = "POS ",
	                                    [ROOT_DONE] = "DONE ",
	                                    [ROOT_BEST] = "BEST ",
	                                    [ROOT_LOST] = "LOST "};
	struct gomocup_player *player = context;
	if (event == ROOT_BEST)
		player->best = point;
	realtime(player, names[event], point);
}

/* Shows the answer, and the other lines of player->multi_pv, after the search. */
static void detail_end(struct gomocup_player *player, const struct search_result *found)
{
	struct multi_pv *multi_pv = &player->multi_pv;
	struct search_result answer = *found;
	if (answer.pv_length == 0) {
		answer.pv_length = 1;
		answer.pv[0] = (int16_t)answer.point;
	}
	multi_pv_answer(multi_pv, &answer);
	if (player->reported != total_nodes(multi_pv) + 1)
		message_depth(player);
	if (player->detail & DETAIL_REALTIME && player->best != found->point)
		realtime(player, "BEST ", found->point);
	if (player->detail & DETAIL_LINES) {
		info_lines(player);
		return;
	}
	for (int i = 0; i < multi_pv->count && i < player->shown && player->shown > 1; i++) {
		sink_format(player->out, "MESSAGE PV %d ", i);
		put_message_line(player, &multi_pv->line[i]);
	}
}

/* Prepares to show the search, if the GUI wants to see it, and to list the lines. Returns NULL for neither. */
static struct multi_pv *gomocup_show(struct gomocup_player *player, int lines, enum side side)
{
	struct multi_pv *multi_pv = &player->multi_pv;
	*multi_pv = (struct multi_pv){.most = lines, .line = player->lines};
	player->detail = player->limits.detail;
	if (player->detail == 0)
		return lines > 1 ? multi_pv : NULL;
	player->side = side;
	player->best = POINT_NONE;
	player->reported = 0;
	multi_pv->context = player;
	multi_pv->report = report_detail;
	if (player->detail & DETAIL_REALTIME)
		multi_pv->event = report_search_event;
	return multi_pv;
}

static void gomocup_think(struct gomocup_player *player, struct request request, const struct board *board,
                          enum side side, struct search_result *found)
{
	struct point_set allowed, free;
	enum mover_id mover = player_machine(player);
	struct ruleset rules = player_rules(player);
	struct budget budget = limits_budget(&player->limits, player->common);
	struct question question = {.board = board,
	                            .rules = &rules,
	                            .side = side,
	                            .allowed = stones_allowed(&player->stones, &allowed),
	                            .budget = &budget,
	                            .multi_pv = gomocup_show(player, request.lines, side)};
	const struct point_set *all = question.allowed;
	if (unblocked(player, &free))
		question.allowed = &free;
	if (request.part.only)
		question.allowed = request.part.only;
	player->number = request.part.number;
	player->parts = request.part.parts;
	budget.time = start_listening(player);
	budget.optimum = player->listening.optimum;
	budget.nodes = (budget.nodes + (unsigned)request.part.parts - 1) / (unsigned)request.part.parts;
	budget.wants_value = request.lines > 1;
	book_choose(request.book, &player->mover_state, mover, &question, false, found);
	if (found->point == POINT_NONE && question.allowed != all) {
		question.allowed = all;
		book_choose(request.book, &player->mover_state, mover, &question, false, found);
	}
	if (found->point == POINT_NONE)
		found->point = any_empty_point(&player->stones, board);
	if (player->detail != 0)
		detail_end(player, found);
	limits_spend(&player->limits, clock_now() - player->asked);
}

static const struct part whole = {NULL, 1, 1};

void think_move(struct gomocup_player *player, const struct board *board, enum side side, struct search_result *found)
{
	player->shown = 1;
	gomocup_think(player, (struct request){player->common->book, 1, whole}, board, side, found);
}

void think_search(struct gomocup_player *player, const struct board *board, enum side side, struct search_result *found)
{
	player->shown = 1;
	gomocup_think(player, (struct request){NULL, 1, whole}, board, side, found);
}

void think_lines(struct gomocup_player *player, const struct board *board, enum side side, int count,
                 struct search_result *found)
{
	player->shown = count;
	gomocup_think(player, (struct request){NULL, count, whole}, board, side, found);
}

void think_all(struct gomocup_player *player, const struct board *board, enum side side, struct part part,
               struct search_result *found)
{
	player->shown = 0;
	gomocup_think(player, (struct request){NULL, STONES_MAX, part}, board, side, found);
}
