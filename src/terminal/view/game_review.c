#include "terminal/view/game_review.h"

#include <stdlib.h>

#include "base/array.h"
#include "terminal/tty/tty.h"

enum {
	REVIEW_NODES = 10000, /* of one search; the curve of winning chances is fitted to this number */
	REDRAW_PAUSE = 200    /* milliseconds between two drawings of new results */
};

/* Has a signal arrived, or is the player's time up? */
static bool is_called_away(void *context)
{
	const struct game_review *review = context;
	return tty_signal_is_held() || play_clock_flagged(review->play);
}

static void start_solving(struct game_review *review, struct screen *screen, const struct common_options *common)
{
	struct budget budget = common->budget;
	budget.nodes = budget.nodes > 0 ? budget.nodes : REVIEW_NODES;
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

static bool same_start(const struct game *one, const struct game *other)
{
	struct board start, other_start;
	game_setup_board(one, &start);
	game_setup_board(other, &other_start);
	return ruleset_same(&one->rules, &other->rules) && game_first_side(one) == game_first_side(other) &&
	       board_same(&start, &other_start);
}

/* Returns the number of positions, from the start, that both games have. */
static int shared_positions(const struct game *one, const struct game *other)
{
	int same = 0;
	if (!same_start(one, other))
		return 0;
	while (same < one->plies && same < other->plies && one->history[same].point == other->history[same].point &&
	       one->history[same].kind == other->history[same].kind)
		same++;
	return same + 1;
}

/* Returns view->review, which is made when it is first needed; NULL when memory runs out. */
static struct game_review *review_of(struct view *view)
{
	if (!view->review)
		view->review = calloc(1, sizeof *view->review);
	return view->review;
}

bool game_review_begin(struct view *view, const struct play *play)
{
	struct game_review *review = review_of(view);
	const struct game *game = &play->full_game;
	if (!review)
		return false;
	int known = review->list ? shared_positions(&review->game, game) : 0;
	if (!array_grow(&review->list, &review->room, (size_t)game->plies + 1, sizeof *review->list)) {
		free(review->list); /* it is too short for this game */
		review->list = NULL;
		review->room = 0;
		return false;
	}
	for (int ply = known; ply <= game->plies; ply++)
		review->list[ply].known = false;
	review->game = *game;
	review->plies = game_last_position(game);
	review->next = 0;
	review->play = play;
	start_solving(review, &view->screen, play->common);
	return true;
}

void game_review_pause(struct view *view)
{
	if (!view->review)
		return;
	game_go_to(&view->review->game, view->review->plies);
	solving_end(&view->review->solving);
}

void game_review_free(struct view *view)
{
	if (view->review)
		free(view->review->list);
	free(view->review);
	view->review = NULL;
}

bool game_review_is_on(const struct view *view, const struct play *play)
{
	return view->lookback.open && (view->lookback.reviews || play->evaluations.on) && view->review &&
	       view->review->list;
}

const struct annotation *game_review_at(const struct view *view, int ply)
{
	const struct reviewed_ply *reviewed = &view->review->list[ply];
	return reviewed->known ? &reviewed->annotation : NULL;
}

bool game_review_ply(struct view *view, int ply)
{
	struct game_review *review = view->review;
	struct reviewed_ply *reviewed = &review->list[ply];
	if (reviewed->known)
		return true;
	review->stop.called = false;
	review_ply(&review->review, &review->game, ply, &reviewed->annotation);
	if (review->stop.called)
		review_forget(&review->review);
	reviewed->known = !review->stop.called;
	return reviewed->known;
}

int game_review_top(struct view *view, const struct play *play, int count, struct top_move top[REVIEW_TOP_MAX])
{
	struct game_review *review = review_of(view);
	if (!review)
		return 0;
	review->play = play;
	review->asked = play->session.game;
	review->stop.called = false;
	if (!view->lookback.open)
		start_solving(review, &view->screen, play->common);
	review->review.most = count;
	int found = review_top(&review->review, &review->asked, top);
	review->review.most = REVIEW_TOP_MAX;
	if (review->stop.called)
		review_forget(&review->review);
	if (!view->lookback.open)
		solving_end(&review->solving);
	return review->stop.called ? -1 : found;
}

/* Returns the ply to review now: the one that is shown, else the first unknown one; -1 if all are known. */
static int next_ply(struct view *view)
{
	struct game_review *review = view->review;
	if (!game_review_at(view, view->lookback.plies))
		return view->lookback.plies;
	while (review->next <= review->plies && game_review_at(view, review->next))
		review->next++;
	return review->next <= review->plies ? review->next : -1;
}

enum work_state game_review_work(struct view *view, const struct play *play)
{
	struct game_review *review = view->review;
	int ply = game_review_is_on(view, play) ? next_ply(view) : -1;
	if (ply < 0)
		return WORK_DONE;
	bool known = game_review_ply(view, ply);
	bool waits = ply != view->lookback.plies && next_ply(view) >= 0 && clock_now() - review->shown < REDRAW_PAUSE;
	if (!known || waits)
		return WORK_GOES_ON;
	review->shown = clock_now();
	return WORK_SHOWS;
}
