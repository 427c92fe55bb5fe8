#include "gomocup/detail.h"

#include <stdlib.h>

#include "review/assess.h"

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

void detail_show(struct gomocup_player *player, enum side side)
{
	player->side = side;
	player->best = POINT_NONE;
	player->reported = 0;
	player->multi_pv.context = player;
	player->multi_pv.report = report_detail;
	if (player->detail & DETAIL_REALTIME)
		player->multi_pv.event = report_search_event;
}

void detail_end(struct gomocup_player *player, const struct search_result *found)
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
