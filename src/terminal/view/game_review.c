#include "terminal/view/game_review.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/minmax.h"
#include "terminal/tty/tty.h"
#include "terminal/view/remark.h"

enum {
	REVIEW_NODES = 10000, /* of one search; the curve of winning chances is fitted to this number */
	END_SEARCHES = 100,   /* for the review when a game ends */
	END_TIME = 5000,      /* milliseconds, where a search may take long */
	REDRAW_PAUSE = 200    /* milliseconds between two drawings of new results */
};

/* Has a signal arrived, or is the player's time or the review's time up? */
static bool is_called_away(void *context)
{
	const struct game_review *review = context;
	bool due = review->due > 0 && clock_now() >= review->due;
	return due || tty_signal_is_held() || play_clock_flagged(review->play);
}

static void start_solving(struct game_review *review, struct screen *screen, const struct common_options *common)
{
	struct budget budget = common->budget;
	budget.nodes = budget.nodes > 0 ? budget.nodes : REVIEW_NODES;
	budget.threads = 1; /* more would not find the same each time */
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
	review_forget(&review->review);
}

/* Returns view->review, which is made when it is first needed; NULL when memory runs out. */
static struct game_review *review_of(struct view *view)
{
	if (!view->review)
		view->review = calloc(1, sizeof *view->review);
	return view->review;
}

bool game_review_begin(struct view *view, struct play *play)
{
	struct game_review *review = review_of(view);
	if (!review)
		return false;
	review->play = play;
	review->due = 0;
	start_solving(review, &view->paper.screen, play->common);
	return true;
}

void game_review_pause(struct view *view)
{
	if (view->review)
		solving_end(&view->review->solving);
}

void game_review_free(struct view *view)
{
	free(view->review);
	view->review = NULL;
}

bool game_review_is_on(const struct view *view, const struct play *play)
{
	return view->lookback.open && (view->lookback.reviews || play->analysis) && view->review;
}

bool game_review_ply(struct view *view, int ply)
{
	struct game_review *review = view->review;
	struct annotation annotation;
	if (!review)
		return false;
	if (ply_records_at(&review->play->records, ply)->review)
		return true;
	review->game = review->play->full_game;
	review->stop.called = false;
	review_ply(&review->review, &review->game, ply, &annotation);
	if (review->stop.called)
		review_forget(&review->review);
	return !review->stop.called && ply_records_put_review(&review->play->records, ply, &annotation);
}

void game_review_end(struct view *view, struct play *play)
{
	int ply = game_last_position(&play->session.game);
	play->full_game = play->session.game;
	screen_begin_work(&view->paper.screen);
	if (game_review_begin(view, play)) {
		view->review->stop.input = view->paper.screen.keys ? STOP_NEW_INPUT : STOP_NO_INPUT;
		if (play->common->timed || play->common->budget.nodes > REVIEW_NODES)
			view->review->due = clock_now() + END_TIME;
		while (ply > 0 && view->review->solving.searches < END_SEARCHES && game_review_ply(view, ply))
			ply--;
		game_review_pause(view);
	}
	screen_end_work(&view->paper.screen);
}

int game_review_top(struct view *view, struct play *play, int count, struct top_move top[REVIEW_TOP_MAX])
{
	struct game_review *review = review_of(view);
	if (!review)
		return 0;
	review->play = play;
	review->game = play->session.game;
	review->stop.called = false;
	if (!view->lookback.open)
		start_solving(review, &view->paper.screen, play->common);
	review->review.most = count;
	int found = review_top(&review->review, &review->game, top);
	review->review.most = REVIEW_TOP_MAX;
	if (review->stop.called)
		review_forget(&review->review);
	if (!view->lookback.open)
		solving_end(&review->solving);
	return review->stop.called ? -1 : found;
}

/* Returns the ply to review now: the one that is shown, else the first unknown one; -1 if all are known. */
static int next_ply(const struct view *view, const struct play *play)
{
	int ply = 0, last = game_last_position(&play->full_game);
	if (!ply_records_at(&play->records, view->lookback.plies)->review)
		return view->lookback.plies;
	while (ply <= last && ply_records_at(&play->records, ply)->review)
		ply++;
	return ply <= last ? ply : -1;
}

enum work_state game_review_work(struct view *view, const struct play *play)
{
	struct game_review *review = view->review;
	int ply = game_review_is_on(view, play) ? next_ply(view, play) : -1;
	if (ply < 0)
		return WORK_DONE;
	bool known = game_review_ply(view, ply);
	bool waits = ply != view->lookback.plies && next_ply(view, play) >= 0 && clock_now() - review->shown < REDRAW_PAUSE;
	if (!known || waits)
		return WORK_GOES_ON;
	review->shown = clock_now();
	return WORK_SHOWS;
}

enum {
	LINES = 3,
	REVIEW_LINE_MAX = 2048,
	CURVE_MAX = 200, /* columns of the curve */
	BAR_MAX = 40,
	LEVELS = 8,         /* heights of a block character */
	PLAIN_COLUMNS = 80, /* columns where the screen is not redrawn */
};

/* Must the lines be in ASCII? */
static bool is_ascii(const struct view *view)
{
	const struct look *look = &view->picture.render.look;
	return view->paper.screen.plain || look->style == STYLE_ASCII || look->wide;
}

static int columns_of(const struct paper *paper)
{
	return paper->screen.in_place ? paper->screen.columns : PLAIN_COLUMNS;
}

/* Writes Black's part of a bar and then White's. */
static void write_bar(const struct view *view, int chance, int cells, char out[REVIEW_LINE_MAX])
{
	int black = (chance * cells + 500) / 1000;
	bool ascii = is_ascii(view);
	struct sink bar = sink_into(out, REVIEW_LINE_MAX);
	static const char *const full[] = {"\u2588", "#"}, *const light[] = {"\u2591", "-"}; /* by `ascii` */
	for (int i = 0; i < cells; i++)
		sink_text(&bar, i < black ? full[ascii] : light[ascii]);
}

static void review_write_chance(const struct view *view, const struct annotation *annotation, char out[REVIEW_LINE_MAX])
{
	char bar[REVIEW_LINE_MAX] = "";
	if (!annotation || annotation->chance == CHANCE_UNKNOWN) {
		snprintf(out, REVIEW_LINE_MAX, "%s", annotation ? "" : paper_text(&view->paper, PHRASE_REVIEWING));
		return;
	}
	int part = chance_percent(annotation->chance);
	const char *const arguments[] = {NUMBER(part), bar, NUMBER(100 - part)};
	phrase_write(out, REVIEW_LINE_MAX, view->paper.language, PHRASE_CHANCE, arguments);
	int cells = min(BAR_MAX, columns_of(&view->paper) - 1 - screen_width(text_span(out)));
	write_bar(view, annotation->chance, cells, bar);
	phrase_write(out, REVIEW_LINE_MAX, view->paper.language, PHRASE_CHANCE, arguments);
}

/* Returns the character for a chance: a block of one of eight heights, or in ASCII the tenths as a digit, at most 9.
   Returns "." if the chance is unknown. */
static const char *cell(const struct view *view, const struct annotation *annotation)
{
	static const char *const tenths[] = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"};
	static const char *const blocks[LEVELS] = {"\u2581", "\u2582", "\u2583", "\u2584",
	                                           "\u2585", "\u2586", "\u2587", "\u2588"};
	if (!annotation || annotation->chance == CHANCE_UNKNOWN)
		return ".";
	return is_ascii(view) ? tenths[min(9, annotation->chance / 100)] : blocks[annotation->chance * LEVELS / 1001];
}

/* Writes Black's chance after each ply, from left to right. The ply on the screen is in brackets. If there is no room
   for all plies, a character stands for several of them. */
static void write_curve(const struct view *view, const struct play *play, char out[REVIEW_LINE_MAX])
{
	const char *label = paper_text(&view->paper, PHRASE_CHANCES);
	int last = game_last_position(&play->full_game), at = view->lookback.plies;
	int room = min(CURVE_MAX, columns_of(&view->paper) - 3 - screen_width(text_span(label)));
	int cells = min(last + 1, max(2, room));
	struct sink curve = sink_into(out, REVIEW_LINE_MAX);
	sink_text(&curve, label);
	for (int i = 0; i < cells && i <= last; i++) {
		int from = (int)((long long)i * (last + 1) / cells), to = (int)((long long)(i + 1) * (last + 1) / cells) - 1;
		bool here = from <= at && at <= to;
		const struct annotation *annotation = ply_records_at(&play->records, here ? at : to)->review;
		sink_format(&curve, here ? "(%s)" : "%s", cell(view, annotation));
	}
}

/* Writes the mark of the last move, how much winning chance it cost, and the better move. Writes "" for a move without
   a mark. */
static void review_write_mark(const struct view *view, const struct play *play, char out[REVIEW_LINE_MAX])
{
	static const enum phrase phrases[] = {
		[MARK_ONLY] = PHRASE_MARK_ONLY,         [MARK_MISSED] = PHRASE_MARK_MISSED,
		[MARK_BLUNDER] = PHRASE_MARK_BLUNDER,   [MARK_MISTAKE] = PHRASE_MARK_MISTAKE,
		[MARK_DOUBTFUL] = PHRASE_MARK_DOUBTFUL,
	};
	char point[POINT_TEXT_MAX + 1] = "-", better[POINT_TEXT_MAX + 1] = "";
	int ply = view->lookback.plies;
	const struct annotation *after = ply_records_at(&play->records, ply)->review;
	const struct annotation *before = ply > 0 ? ply_records_at(&play->records, ply - 1)->review : NULL;
	out[0] = '\0';
	if (!after || !before || after->mark == MARK_NONE)
		return;
	const struct ply *played = &play->full_game.history[ply - 1];
	if (played->kind == PLY_STONE)
		explain_write_point(&play->session, played->point, point);
	if (after->mark > MARK_ONLY)
		explain_write_point(&play->session, after->best, better);
	int loss = after->chance - before->chance;
	int lost = ((loss < 0 ? -loss : loss) + 5) / 10;
	phrase_write(out, REVIEW_LINE_MAX, view->paper.language, phrases[after->mark],
	             WITH(NUMBER(game_moves(&play->session.game)), point, NUMBER(lost), better));
}

/* Writes the better line, whose moves the board shows instead of the last move. */
static void write_better(const struct view *view, const struct play *play, char out[REVIEW_LINE_MAX])
{
	char point[POINT_TEXT_MAX + 1] = "-", line[REVIEW_LINE_MAX];
	struct sink moves = sink_into(line, sizeof line);
	int ply = view->lookback.plies;
	const struct annotation *annotation = ply_records_at(&play->records, ply)->review;
	const struct ply *played = &play->full_game.history[ply - 1];
	for (int i = 0; i < annotation->length; i++)
		explain_add_point(&moves, &play->session, annotation->line[i]);
	if (played->kind == PLY_STONE)
		explain_write_point(&play->session, played->point, point);
	phrase_write(out, REVIEW_LINE_MAX, view->paper.language, PHRASE_BETTER, WITH(point, line));
}

/* Writes the line with this number. Line 0 is the most important. Writes "" if the line has no text. */
static void write_review_line(const struct view *view, const struct play *play, int line, char out[REVIEW_LINE_MAX])
{
	bool better = view->lookback.line > 0;
	if (line == 0)
		review_write_chance(view, ply_records_at(&play->records, view->lookback.plies - better)->review, out);
	else if (line == 1 && better)
		write_better(view, play, out);
	else if (line == 1)
		review_write_mark(view, play, out);
	else
		write_curve(view, play, out);
}

int review_lines_count(struct view *view, const struct play *play, int room)
{
	char text[REVIEW_LINE_MAX];
	int count = 0;
	for (int line = 0; line < LINES && game_review_is_on(view, play); line++) {
		write_review_line(view, play, line, text);
		count += text[0] != '\0';
	}
	return max(0, min(count, room));
}

void review_lines_put(struct view *view, const struct play *play, int count)
{
	char text[REVIEW_LINE_MAX];
	for (int line = 0; line < LINES && count > 0; line++) {
		write_review_line(view, play, line, text);
		struct span shown = text_span(text);
		if (shown.length == 0)
			continue;
		if (view->paper.screen.in_place)
			shown = screen_start_of(&view->paper.screen, shown, view->paper.screen.columns);
		screen_put_line(&view->paper.screen, shown);
		count--;
	}
}

const char *review_lines_sign(const struct view *view, const struct play *play, int ply)
{
	static const char *const signs[] = {
		[MARK_NONE] = "",      [MARK_ONLY] = "!",    [MARK_MISSED] = "??",
		[MARK_BLUNDER] = "??", [MARK_MISTAKE] = "?", [MARK_DOUBTFUL] = "?!",
	};
	bool better = view->lookback.line > 0 && ply >= view->lookback.plies;
	if (better || !game_review_is_on(view, play))
		return "";
	const struct annotation *annotation = ply_records_at(&play->records, ply)->review;
	return annotation ? signs[annotation->mark] : "";
}
