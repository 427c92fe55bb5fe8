#include "gomocup/detail.h"

#include "review/assess.h"

static void put_detail_text(struct gomocup_player *player, const char *text)
{
	sink_text(player->out, text);
}

static void put_detail_number(struct gomocup_player *player, const char *name, unsigned long long number)
{
	put_detail_text(player, name);
	sink_number(player->out, number);
}

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
	if (line->forced == 0) {
		sink_integer(player->out, line->score);
		return;
	}
	put_detail_text(player, line->forced > 0 ? "+M" : "-M");
	sink_number(player->out, (unsigned)(line->forced > 0 ? line->forced : -line->forced));
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
		put_detail_number(player, "INFO PV ", (unsigned)i);
		put_detail_number(player, "\nINFO DEPTH ", (unsigned)line->depth);
		put_detail_number(player, "\nINFO SELDEPTH ", (unsigned)line->seldepth);
		put_detail_number(player, "\nINFO NODES ", line->visits);
		put_detail_number(player, "\nINFO TOTALNODES ", total);
		put_detail_number(player, "\nINFO TOTALTIME ", (unsigned long long)time);
		put_detail_number(player, "\nINFO SPEED ", total * 1000 / (unsigned long long)(time > 0 ? time : 1));
		put_detail_text(player, "\nINFO EVAL ");
		put_detail_value(player, line);
		int chance = assess_result(&rules, player->side, line); /* in thousandths */
		put_detail_number(player, "\nINFO WINRATE ", (unsigned)chance / 1000);
		sink_char(player->out, '.');
		for (int unit = 100; unit > 0; unit /= 10)
			sink_char(player->out, (char)('0' + chance / unit % 10));
		put_detail_text(player, "\nINFO BESTLINE");
		put_detail_line(player, line);
		player_put_line(player, "INFO PV DONE");
	}
}

static void put_message_line(struct gomocup_player *player, const struct search_result *line)
{
	put_detail_number(player, "DEPTH ", (unsigned)line->depth);
	put_detail_number(player, "-", (unsigned)line->seldepth);
	put_detail_text(player, " EV ");
	put_detail_value(player, line);
	put_detail_number(player, " N ", total_nodes(&player->multi_pv));
	put_detail_number(player, " TM ", (unsigned long long)detail_milliseconds(player));
	put_detail_text(player, " PV");
	put_detail_line(player, line);
}

static void message_depth(struct gomocup_player *player)
{
	put_detail_text(player, "MESSAGE ");
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
	put_detail_text(player, "MESSAGE REALTIME ");
	put_detail_text(player, what);
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
		put_detail_number(player, "MESSAGE PV ", (unsigned)i);
		sink_char(player->out, ' ');
		put_message_line(player, &multi_pv->line[i]);
	}
}
