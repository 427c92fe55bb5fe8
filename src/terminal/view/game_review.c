#include "terminal/view/game_review.h"

#include <stdio.h>

#include "base/minmax.h"
#include "terminal/tty/tty.h"
#include "terminal/view/explain.h"

enum {
	REVIEW_NODES = 10000, /* of one search; the curve of winning chances is fitted to this number */
	END_SEARCHES = 100,   /* for the review when a game ends */
	END_TIME = 5000,      /* milliseconds, where a search may take long */
	REDRAW_PAUSE = 200,   /* milliseconds between two drawings of new results */
	CURVE_MAX = 200,      /* columns of the curve */
	BAR_MAX = 40,
	LEVELS = 8, /* heights of a block character */
};

/* Has a signal arrived, or is the player's time or the review's time up? */
static bool is_called_away(void *context)
{
	const struct game_review *review = context;
	bool due = review->due > 0 && clock_now() >= review->due;
	return due || tty_signal_is_held() || play_clock_flagged(review->clock);
}

void game_review_begin(struct game_review *review, struct screen *screen, const struct game *full_game)
{
	const struct common_options *common = review->common;
	struct budget budget = common->budget;
	budget.nodes = budget.nodes > 0 ? budget.nodes : REVIEW_NODES;
	budget.threads = 1; /* more would not find the same each time */
	review->due = 0;
	review->full_game = full_game;
	review->solving = (struct solving){0};
	solving_start(&review->solving, &budget, common->timed ? common->milliseconds : 0, common->seed);
	review->stop = (struct stop){.screen = screen,
	                             .time = review->solving.budget.time,
	                             .input = STOP_ANY_INPUT,
	                             .also = is_called_away,
	                             .context = review};
	review->solving.budget.time = stop_limit(&review->stop);
	review->review.solving = &review->solving;
	review->review.most = REVIEW_TOP_MAX;
}

void game_review_pause(struct game_review *review)
{
	if (review->full_game)
		solving_end(&review->solving);
	review->full_game = NULL;
}

bool game_review_has_curve(const struct view *view, const struct play *play)
{
	enum beside_shown shown = view->picture.curve_shown;
	bool fair = !play_is_of_people(&play->session) || game_over(&play->session.game);
	bool wished = shown == BESIDE_AUTO ? fair : shown == BESIDE_ON;
	/* A clock would stand still on the screen during a long search. */
	if (chess_clock_is_on(&play->clock) && !game_over(&play->session.game))
		wished &= play->common->budget.nodes <= REVIEW_NODES;
	bool wide = view->paper.screen.keys && view->paper.screen.columns > SCREEN_USUAL_COLUMNS;
	return wished && wide && !view->lookback.open && !view->picture.aside.put;
}

/* Returns the last ply of the curve; -1 if it has none. During play, the position on the board is left to the
   player. */
static int curve_end(const struct lookback *lookback, const struct game *game)
{
	return lookback->open ? game_last_position(lookback->review->full_game)
	                      : game_last_position(game) - !game_over(game);
}

bool game_review_ply(struct game_review *review, int ply)
{
	struct annotation annotation;
	if (ply_records_at(review->records, ply)->review)
		return true;
	review->game = *review->full_game;
	review->stop.called = false;
	review_ply(&review->review, &review->game, ply, &annotation);
	if (review->stop.called)
		solving_forget(&review->solving);
	return !review->stop.called && ply_records_put_review(review->records, ply, &annotation);
}

void game_review_end(struct game_review *review, struct screen *screen, const struct game *full_game)
{
	int ply = game_last_position(full_game);
	screen_begin_work(screen);
	game_review_begin(review, screen, full_game);
	review->stop.input = screen->keys ? STOP_NEW_INPUT : STOP_NO_INPUT;
	if (review->common->timed || review->common->budget.nodes > REVIEW_NODES)
		review->due = clock_now() + END_TIME;
	while (ply >= 0 && review->solving.searches < END_SEARCHES && game_review_ply(review, ply))
		ply--;
	game_review_pause(review);
	screen_end_work(screen);
}

int game_review_top(struct game_review *review, struct screen *screen, const struct game *game, bool open, int count,
                    struct top_move top[REVIEW_TOP_MAX])
{
	review->game = *game;
	review->stop.called = false;
	if (!open)
		game_review_begin(review, screen, game);
	review->review.most = count;
	int found = review_top(&review->review, &review->game, top);
	review->review.most = REVIEW_TOP_MAX;
	if (review->stop.called)
		solving_forget(&review->solving);
	if (!open)
		game_review_pause(review);
	return review->stop.called ? -1 : found;
}

/* Returns the ply to review now: the one that is shown, else the first unknown one; -1 if all are known. */
static int next_ply(const struct ply_records *records, int shown, int last)
{
	int ply = 0;
	if (shown <= last && !ply_records_at(records, shown)->review)
		return shown;
	while (ply <= last && ply_records_at(records, ply)->review)
		ply++;
	return ply <= last ? ply : -1;
}

enum work_state game_review_work(struct view *view, const struct play *play)
{
	struct game_review *review = view->lookback.review;
	if (!game_review_is_on(&view->lookback, play->analysis) && !game_review_has_curve(view, play))
		return WORK_DONE;
	int shown = view->lookback.open ? view->lookback.plies : 0, last = curve_end(&view->lookback, &play->session.game);
	int ply = next_ply(&play->records, shown, last);
	if (ply < 0)
		return WORK_DONE;
	bool known = game_review_ply(review, ply);
	bool waits = ply != shown && next_ply(&play->records, shown, last) >= 0 &&
	             clock_now() - review->shown < REDRAW_PAUSE;
	if (!known || waits)
		return WORK_GOES_ON;
	review->shown = clock_now();
	return WORK_SHOWS;
}

/* Writes the chances of both, and between them a bar: Black's part and then White's. */
static void write_chance(const struct paper *paper, bool ascii, const struct annotation *annotation, int columns,
                         char out[REVIEW_LINE_MAX])
{
	static const char *const full[] = {"\u2588", "#"}, *const light[] = {"\u2591", "-"}; /* by `ascii` */
	char bytes[REVIEW_LINE_MAX] = "";
	struct sink bar = sink_into(bytes, sizeof bytes);
	if (!annotation || annotation->chance == CHANCE_UNKNOWN) {
		snprintf(out, REVIEW_LINE_MAX, "%s", annotation ? "" : paper_text(paper, PHRASE_REVIEWING));
		return;
	}
	int part = chance_percent(annotation->chance);
	const char *const arguments[] = {NUMBER(part), bytes, NUMBER(100 - part)};
	phrase_write(out, REVIEW_LINE_MAX, paper->language, PHRASE_CHANCE, arguments);
	int cells = min(BAR_MAX, columns - 1 - screen_width(text_span(out)));
	int black = (annotation->chance * cells + 500) / 1000;
	for (int i = 0; i < cells; i++)
		sink_text(&bar, i < black ? full[ascii] : light[ascii]);
	phrase_write(out, REVIEW_LINE_MAX, paper->language, PHRASE_CHANCE, arguments);
}

/* Returns the character for a chance: a block of one of eight heights, or in ASCII the tenths as a digit, at most 9.
   Returns "." if the chance is unknown. */
static const char *cell(bool ascii, const struct annotation *annotation)
{
	static const char *const tenths[] = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"};
	static const char *const blocks[LEVELS] = {"\u2581", "\u2582", "\u2583", "\u2584",
	                                           "\u2585", "\u2586", "\u2587", "\u2588"};
	if (!annotation || annotation->chance == CHANCE_UNKNOWN)
		return ".";
	return ascii ? tenths[min(9, annotation->chance / 100)] : blocks[annotation->chance * LEVELS / 1001];
}

/* Writes Black's chance after each ply, from left to right. The ply on the screen, `at`, is in brackets; -1: none. If
   there is no room for all plies, a character stands for several of them. */
static void write_curve(const struct paper *paper, bool ascii, const struct ply_records *records, int at, int last,
                        int columns, char out[REVIEW_LINE_MAX])
{
	const char *label = paper_text(paper, at < 0 ? PHRASE_CHANCES_PLAY : PHRASE_CHANCES);
	int room = min(CURVE_MAX, columns - 3 - screen_width(text_span(label)));
	int cells = min(last + 1, max(2, room));
	struct sink curve = sink_into(out, REVIEW_LINE_MAX);
	sink_text(&curve, label);
	for (int i = 0; i < cells && i <= last; i++) {
		int from = (int)((long long)i * (last + 1) / cells), to = (int)((long long)(i + 1) * (last + 1) / cells) - 1;
		bool here = from <= at && at <= to;
		sink_format(&curve, here ? "(%s)" : "%s", cell(ascii, ply_records_at(records, here ? at : to)->review));
	}
}

/* Writes the mark of the last move, how much winning chance it cost, and the better move; or the better line, whose
   moves the board shows instead of the last move. Writes "" for a move without a mark. */
static void write_move(const struct paper *paper, const struct lookback *lookback, const struct session *session,
                       const struct ply_records *records, const struct ply *played, char out[REVIEW_LINE_MAX])
{
	char bytes[REVIEW_LINE_MAX];
	struct sink moves = sink_into(bytes, sizeof bytes);
	int ply = lookback->plies;
	out[0] = '\0';
	const struct annotation *after = ply_records_at(records, ply)->review;
	const struct annotation *before = ply_records_at(records, ply - 1)->review;
	const char *point = played->kind == PLY_STONE ? POINT_NAME(session, played->point) : "-";
	if (lookback->line > 0) {
		for (int i = 0; i < after->length; i++)
			explain_add_point(&moves, session, after->line[i]);
		phrase_write(out, REVIEW_LINE_MAX, paper->language, PHRASE_BETTER, WITH(point, bytes));
		return;
	}
	if (!after || !before || after->mark == MARK_NONE)
		return;
	int loss = after->chance - before->chance;
	int lost = ((loss < 0 ? -loss : loss) + 5) / 10;
	enum phrase phrase = (enum phrase)((int)PHRASE_MARK_ONLY + (int)after->mark - (int)MARK_ONLY);
	phrase_write(out, REVIEW_LINE_MAX, paper->language, phrase,
	             WITH(NUMBER(game_moves(&session->game)), point, NUMBER(lost),
	                  after->mark > MARK_ONLY ? POINT_NAME(session, after->best) : ""));
}

int game_review_write(const struct paper *paper, const struct look *look, const struct lookback *lookback,
                      const struct session *session, int columns, char lines[REVIEW_LINES][REVIEW_LINE_MAX])
{
	bool ascii = paper->screen.plain || look->style == STYLE_ASCII || look->wide;
	const struct ply_records *records = lookback->review->records;
	int count = 0, ply = lookback->plies - (lookback->line > 0);
	if (lookback->open)
		write_chance(paper, ascii, ply_records_at(records, ply)->review, columns, lines[count]);
	count += lines[count][0] != '\0';
	if (lookback->open && lookback->plies > 0) {
		const struct ply *played = &lookback->review->full_game->history[lookback->plies - 1];
		write_move(paper, lookback, session, records, played, lines[count]);
		count += lines[count][0] != '\0';
	}
	write_curve(paper, ascii, records, lookback->open ? lookback->plies : -1, curve_end(lookback, &session->game),
	            columns, lines[count]);
	return count + (lines[count][0] != '\0');
}

const char *game_review_mark(const struct annotation *review)
{
	static const char *const signs[] = {
		[MARK_NONE] = "",      [MARK_ONLY] = "!",    [MARK_MISSED] = "??",
		[MARK_BLUNDER] = "??", [MARK_MISTAKE] = "?", [MARK_DOUBTFUL] = "?!",
	};
	return review ? signs[review->mark] : "";
}

bool game_review_any_mark(const struct ply_records *records)
{
	int ply = 0;
	while (ply < records->positions && !*game_review_mark(ply_records_at(records, ply)->review))
		ply++;
	return ply < records->positions;
}
