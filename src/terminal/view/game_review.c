#include "terminal/view/game_review.h"

#include <stdlib.h>

#include "terminal/tty/tty.h"

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
