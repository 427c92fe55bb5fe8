#include "base/minmax.h"
#include "gtp/gtp_commands.h"
#include "gtp/gtp_think.h"
#include "review/assess.h"

enum {
	MOVES = 8, /* in a report, without maxmoves */
	ANALYZED_MAX = 32,
	WHOLE = 10000, /* shares are in ten-thousandths */
};

struct analysis {
	struct gtp_player *player;
	bool fractions; /* shares are written as 0.1234, not as 1234 */
	bool plays;     /* a move is chosen: input does not end the analysis */
	enum side side;
	long long interval; /* milliseconds between reports; -1: not given yet */
	long long next;     /* when the next report is due, by clock_now() */
	bool avoids, allows;
	struct point_set avoided, allowed;
	struct multi_pv multi_pv;
	struct search_result line[ANALYZED_MAX];
};

static bool read_interval(struct analysis *analysis, struct span word)
{
	enum { UNIT = 10 };
	int interval;
	if (!gtp_number_read(word, &interval))
		return false;
	analysis->interval = max(1, interval) * (long long)UNIT;
	return true;
}

/* Reads vertices with commas between them. Passes are ignored. Returns false for anything but points and passes. */
static bool read_vertices(struct span list, int size, struct point_set *set)
{
	while (list.length > 0) {
		int vertex = vertex_read(text_cut_to(&list, ','), size);
		if (vertex >= 0)
			point_set_add(set, vertex);
		else if (vertex != VERTEX_PASS)
			return false;
	}
	return true;
}

/* Reads COLOR VERTICES PLIES after avoid, or after allow. The vertices have an effect only on the first move, and only
   if COLOR is its color and PLIES is not 0. */
static bool read_restriction(struct analysis *analysis, struct span *rest, bool allow)
{
	int size = analysis->player->game.game.rules.size, plies;
	struct point_set vertices = {{{0}}};
	enum side side;
	if (!color_read(text_word(rest), &side) || !read_vertices(text_word(rest), size, &vertices) ||
	    !gtp_number_read(text_word(rest), &plies))
		return false;
	if (side != analysis->side || plies == 0)
		return true;
	analysis->allows |= allow;
	analysis->avoids |= !allow;
	for (int point = POINT_NONE; (point = point_next(size, point)) != POINT_NONE;)
		if (point_set_has(&vertices, point))
			point_set_add(allow ? &analysis->allowed : &analysis->avoided, point);
	return true;
}

/* Avoids all points but those that are allowed. */
static void avoid_others(struct analysis *analysis)
{
	analysis->avoids = true;
	for (int point = POINT_NONE; (point = point_next(analysis->player->game.game.rules.size, point)) != POINT_NONE;)
		if (!point_set_has(&analysis->allowed, point))
			point_set_add(&analysis->avoided, point);
}

/* Reads the value of a key, and sets it. The values of unknown keys are skipped. */
static bool read_pair(struct analysis *analysis, struct span key, struct span *rest)
{
	if (text_is(key, "avoid") || text_is(key, "allow"))
		return read_restriction(analysis, rest, text_is(key, "allow"));
	struct span value = text_word(rest);
	if (text_is(key, "interval"))
		return read_interval(analysis, value);
	if (!text_is(key, "maxmoves"))
		return value.length > 0;
	if (!gtp_number_read(value, &analysis->multi_pv.most))
		return false;
	analysis->multi_pv.most = clamp(analysis->multi_pv.most, 1, ANALYZED_MAX);
	return true;
}

/* Reads [COLOR] [INTERVAL], then keys with values. Returns false if there is no interval, here or as a key. */
static bool analyze_read_arguments(struct analysis *analysis, struct span rest)
{
	struct span word = text_word(&rest);
	if (color_read(word, &analysis->side))
		word = text_word(&rest);
	if (read_interval(analysis, word))
		word = text_word(&rest);
	for (; word.length > 0; word = text_word(&rest))
		if (!read_pair(analysis, word, &rest))
			return false;
	if (analysis->allows)
		avoid_others(analysis);
	return analysis->interval >= 0;
}

static void put_share(const struct analysis *analysis, const char *name, int share)
{
	if (analysis->fractions)
		sink_format(analysis->player->out, " %s %d.%04d", name, share / WHOLE, share % WHOLE);
	else
		sink_format(analysis->player->out, " %s %d", name, share);
}

static unsigned long long all_visits(const struct multi_pv *multi_pv)
{
	unsigned long long visits = 1;
	for (int i = 0; i < multi_pv->count; i++)
		visits += multi_pv->line[i].visits;
	return visits;
}

static void put_analysis_line(const struct analysis *analysis, int order)
{
	struct gtp_player *player = analysis->player;
	struct sink *out = player->out;
	const struct search_result *line = &analysis->multi_pv.line[order];
	sink_text(out, order > 0 ? " info move " : "info move ");
	gtp_put_vertex(player, line->point);
	sink_format(out, " visits %llu", line->visits < GTP_NUMBER_MAX ? line->visits : GTP_NUMBER_MAX);
	put_share(analysis, "winrate", assess_result(&player->game.game.rules, analysis->side, line) * (WHOLE / 1000));
	put_share(analysis, "prior", (int)(line->visits * WHOLE / all_visits(&analysis->multi_pv)));
	sink_format(out, " order %d pv", order);
	for (int i = 0; i < max(1, line->pv_length); i++) {
		sink_char(out, ' ');
		gtp_put_vertex(player, i < line->pv_length ? line->pv[i] : line->point);
	}
}

/* Writes a report, unless there are no lines yet. `now` is a time of clock_now(). */
static void report_analysis(struct analysis *analysis, long long now)
{
	if (analysis->multi_pv.count == 0)
		return;
	for (int i = 0; i < analysis->multi_pv.count; i++)
		put_analysis_line(analysis, i);
	sink_char(analysis->player->out, '\n');
	sink_flush(analysis->player->out);
	analysis->next = now + analysis->interval;
}

/* Reports during a search. The watch function of struct gtp_wanted. */
static bool watch(void *context, bool input, long long now)
{
	struct analysis *analysis = context;
	bool stops = (input && !analysis->plays) || analysis->player->out->failure != 0;
	if (!stops && now >= analysis->next)
		report_analysis(analysis, now);
	return stops;
}

static void search_for_analysis(struct analysis *analysis, struct time_plan plan, struct gtp_wanted wanted,
                                struct search_result *found)
{
	wanted.multi_pv = &analysis->multi_pv;
	wanted.avoided = analysis->avoids ? &analysis->avoided : NULL;
	wanted.watch = watch;
	wanted.context = analysis;
	gtp_search(analysis->player, plan, &wanted, found);
	if (found->point != POINT_NONE)
		multi_pv_answer(&analysis->multi_pv, found);
}

/* Repeats the report of the search that has ended, until input arrives. */
static void analysis_wait(struct analysis *analysis)
{
	struct wire *wire = &analysis->player->wire;
	while (!wire_poll(wire) && analysis->player->out->failure == 0) {
		long long now = clock_now();
		if (now >= analysis->next)
			report_analysis(analysis, now);
		int wait = min(clock_until(analysis->next), 1000);
		wire_wait(wire, analysis->multi_pv.count == 0 ? -1 : wait);
	}
}

static void analyze(struct analysis *analysis)
{
	struct gtp_player *player = analysis->player;
	struct search_result found;
	struct time_plan plan = player->common->timed ? gtp_own_time(player) : timing_exact(TIMING_FREE);
	if (!game_over(&player->game.game))
		search_for_analysis(analysis, plan, (struct gtp_wanted){.machine = MOVER_ENGINE, .advisory = true}, &found);
	analysis_wait(analysis);
	gtp_game_return_turn(&player->game);
	player->answered = false; /* how long the analysis took must not change later answers */
}

static void analyze_play(struct analysis *analysis)
{
	struct gtp_player *player = analysis->player;
	struct search_result found = {.point = POINT_NONE};
	const struct gtp_wanted wanted = {.machine = gtp_machine(player, analysis->side), .book = player->common->book};
	if (game_over(&player->game.game)) {
		player->game.late_passes++;
	} else {
		search_for_analysis(analysis, gtp_move_time(player, analysis->side), wanted, &found);
		report_analysis(analysis, clock_now());
		gtp_play_found(player, analysis->side, &found);
	}
	sink_text(player->out, "play ");
	gtp_put_move(player, &found);
}

void gtp_analyze(struct gtp_player *player)
{
	const struct span command = player->line.command;
	struct analysis analysis = {.player = player,
	                            .fractions = text_starts(command, "kata-"),
	                            .plays = text_contains(command, text_span("genmove")),
	                            .side = player->game.game.to_move,
	                            .interval = -1,
	                            .multi_pv = {.most = MOVES}};
	if (!analyze_read_arguments(&analysis, player->line.arguments)) {
		gtp_refuse(player, gtp_syntax_error);
		return;
	}
	bool over = game_over(&player->game.game);
	const char *error = over ? NULL : gtp_game_give_turn(&player->game, analysis.side);
	if (error) {
		gtp_refuse(player, error);
		return;
	}
	analysis.multi_pv.line = analysis.line;
	analysis.next = player->asked + analysis.interval;
	gtp_begin_report(player);
	if (analysis.plays)
		analyze_play(&analysis);
	else
		analyze(&analysis);
	gtp_end(player);
}
