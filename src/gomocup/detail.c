#include "gomocup/player.h"

#include <stdlib.h>

#include "base/minmax.h"
#include "review/assess.h"

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

/* Writes line number `i` as a group of INFO lines. */
static void put_info(struct gomocup_player *player, int i, int lines, int depth)
{
	const struct search_result *line = &player->multi_pv.line[i];
	unsigned long long total = total_nodes(&player->multi_pv);
	long long time = clock_now() - player->asked;
	struct ruleset rules = player_rules(player);
	sink_format(player->out, "INFO NUMPV %d\nINFO PV %d\nINFO DEPTH %d\nINFO SELDEPTH %d\n", lines, i, depth,
	            line->seldepth);
	sink_format(player->out, "INFO NODES %llu\nINFO TOTALNODES %llu\n", line->visits, total);
	sink_format(player->out, "INFO TOTALTIME %lld\nINFO SPEED %llu\nINFO EVAL ", time,
	            total * 1000 / (unsigned long long)(time > 0 ? time : 1));
	put_detail_value(player, line);
	int chance = assess_result(&rules, player->detail.side, line); /* in thousandths */
	sink_format(player->out, "\nINFO WINRATE %d.%03d\nINFO BESTLINE", chance / 1000, chance % 1000);
	put_detail_line(player, line);
	player_put_line(player, "INFO PV DONE");
}

/* Writes line number `i` as a message. */
static void put_message(struct gomocup_player *player, int i, bool numbered)
{
	const struct search_result *line = &player->multi_pv.line[i];
	unsigned long long total = total_nodes(&player->multi_pv);
	long long time = clock_now() - player->asked;
	sink_format(player->out, "MESSAGE DEPTH %d-%d ", line->depth, line->seldepth);
	if (numbered)
		sink_format(player->out, "MULTIPV %d ", i + 1);
	sink_text(player->out, "EV ");
	put_detail_value(player, line);
	sink_format(player->out, " N %llu N/MS %llu TM %lld PV", total, total / (unsigned long long)(time > 0 ? time : 1),
	            time);
	put_detail_line(player, line);
}

/* Shows the lines. A best move that a depth found before it was cut off counts as of this depth: the board then forgets
   the winning chance of the best move before. */
static void show_lines(void *context)
{
	struct gomocup_player *player = context;
	struct detail *detail = &player->detail;
	const struct multi_pv *multi_pv = &player->multi_pv;
	int lines = min(multi_pv->count, max(detail->shown, 1));
	int depth = detail->first != multi_pv->line[0].point ? detail->depth : 0;
	for (int i = 0; i < lines; i++)
		put_message(player, i, detail->shown > 1);
	for (int i = 0; i < lines && i < detail->shown && detail->wanted & DETAIL_LINES; i++)
		put_info(player, i, lines, max(multi_pv->line[i].depth, depth));
	detail->reported = total_nodes(multi_pv) + 1;
	detail->first = multi_pv->line[0].point;
}

static void send_realtime(struct gomocup_player *player, const char *what, int point, long long now)
{
	sink_format(player->out, "MESSAGE REALTIME %s", what);
	if (point != POINT_NONE)
		player_put_point(player, point);
	player_put_line(player, "");
	player->detail.sent = now;
}

static void send_best(struct gomocup_player *player, int point, long long now)
{
	player->detail.best_sent = point;
	send_realtime(player, "BEST ", point, now);
}

/* Sends the most important line that the board has not seen. */
static void send_next(struct gomocup_player *player, long long now)
{
	enum { LONG_TRY = 100 }; /* milliseconds: first moves that take less are not shown */
	struct detail *detail = &player->detail;
	if (detail->begins) {
		detail->begins = false;
		detail->trying_sent = POINT_NONE;
		send_realtime(player, "REFRESH", POINT_NONE, now);
	} else if (detail->trying_sent != POINT_NONE && detail->trying_sent != detail->tried) {
		send_realtime(player, "DONE ", detail->trying_sent, now);
		detail->trying_sent = POINT_NONE;
	} else if (detail->best != detail->best_sent) {
		send_best(player, detail->best, now);
	} else if (detail->lost != POINT_NONE) {
		send_realtime(player, "LOST ", detail->lost, now);
		detail->lost = POINT_NONE;
	} else if (detail->tried != POINT_NONE && detail->trying_sent == POINT_NONE && now - detail->since >= LONG_TRY) {
		detail->trying_sent = detail->tried;
		send_realtime(player, "POS ", detail->tried, now);
	}
}

void detail_poll(struct gomocup_player *player, long long now)
{
	/* Milliseconds. With LINE_GAP, and the two lines at the end, there are at most twenty lines a second. */
	enum { FIRST_DEPTH = 8, FIRST_TIME = 200, LINE_GAP = 60 };
	const struct detail *detail = &player->detail;
	if (detail->wanted & DETAIL_REALTIME && detail->depth >= FIRST_DEPTH && now - player->asked >= FIRST_TIME &&
	    now - detail->sent >= LINE_GAP)
		send_next(player, now);
}

static void report_search_event(void *context, enum root_event event, int point)
{
	struct gomocup_player *player = context;
	struct detail *detail = &player->detail;
	long long now = clock_now();
	switch (event) {
	case ROOT_DEPTH:
		detail->depth++;
		detail->begins = true;
		break;
	case ROOT_TRY:
		detail->tried = point;
		detail->since = now;
		break;
	case ROOT_DONE:
		detail->tried = POINT_NONE;
		break;
	case ROOT_BEST:
		detail->best = point;
		break;
	case ROOT_LOST:
		if (!player->limits.redraws_late && !point_set_has(&detail->lost_seen, point))
			detail->lost = point;
		point_set_add(&detail->lost_seen, point);
		break;
	}
	detail_poll(player, now);
}

void detail_end(struct gomocup_player *player, const struct search_result *found)
{
	struct detail *detail = &player->detail;
	struct multi_pv *multi_pv = &player->multi_pv;
	if (!detail->wanted && !(detail->last_only && player->number == 1))
		return;
	multi_pv_answer(multi_pv, found);
	if (detail->first != found->point || detail->reported != total_nodes(multi_pv) + 1)
		show_lines(player);
	if (player->limits.redraws_late && detail->shown > 1 && detail->wanted & DETAIL_LINES)
		put_info(player, 0, 1, max(found->depth, detail->depth) + 1); /* the board forgets the other lines */
}

void detail_answer(struct gomocup_player *player, int point)
{
	struct detail *detail = &player->detail;
	if (detail->sent == 0)
		return;
	if (detail->best_sent != point)
		send_best(player, point, detail->sent);
	send_realtime(player, "REFRESH", POINT_NONE, detail->sent);
}

struct multi_pv *detail_start(struct gomocup_player *player, int lines, int shown, enum side side)
{
	struct multi_pv *multi_pv = &player->multi_pv;
	struct detail *detail = &player->detail;
	struct detail before = *detail;
	*multi_pv = (struct multi_pv){.most = lines, .line = player->lines, .context = player};
	*detail = (struct detail){
		.wanted = player->limits.detail,
		.last_only = player->common->verbose,
		.shown = player->limits.detail ? shown : 1,
		.side = side,
		.first = POINT_NONE,
		.best = POINT_NONE,
		.best_sent = POINT_NONE,
		.tried = POINT_NONE,
		.trying_sent = POINT_NONE,
		.lost = POINT_NONE};
	if (player->number > 1) { /* the board still shows the part before */
		detail->best_sent = before.best_sent;
		detail->trying_sent = before.trying_sent;
		detail->sent = before.sent;
	}
	if (detail->wanted) {
		multi_pv->report = show_lines;
		multi_pv->event = report_search_event;
	}
	return detail->wanted || detail->last_only || lines > 1 ? multi_pv : NULL;
}
