#include "terminal/actions/review_steps.h"

#include "base/minmax.h"
#include "terminal/tty/tty.h"
#include "terminal/view/game_review.h"
#include "terminal/view/picture.h"

bool review_steps_move(struct view *view, int ply)
{
	return (ply == 0 || game_review_ply(view, ply - 1)) && game_review_ply(view, ply);
}

/* Lets Ctrl-C break off a review. Where single keys are read, any key breaks it off, too. */
static void allow_break(const struct view *view)
{
	tty_note_interrupt();
	if (view->screen.keys)
		tty_release_unfinished_line();
}

/* Shows that the review goes on, unless everything is known. */
static void show_review(struct view *view, struct play *play)
{
	int known = 0, plies = game_last_position(&play->full_game);
	while (known <= plies && game_review_at(view, known))
		known++;
	if (known > plies || !view->screen.in_place)
		return;
	picture_draw(view, play);
	if (game_review_at(view, view->lookback.plies)) /* else the picture says so */
		view_line(view, PHRASE_REVIEWING, no_arguments);
	screen_show(&view->screen);
}

/* Finds the next marked move. After the end of the game, continues from its start. Returns the ply; 0 if
   no move is marked, -1 if the review was broken off. */
static int find_marked(struct view *view, int plies)
{
	for (int ply = 0; ply <= plies && !view->screen.keys; ply++)
		if (!game_review_ply(view, ply))
			return -1;
	for (int i = 0; i < plies; i++) {
		int ply = (view->lookback.plies + i) % plies + 1;
		if (!review_steps_move(view, ply))
			return -1;
		if (game_review_at(view, ply)->mark != MARK_NONE)
			return ply;
	}
	return 0;
}

/* Obeys `review`: goes to the next marked move. */
static void go_to_marked(struct view *view, struct play *play)
{
	if (!view->review || !view->review->list)
		return;
	view->lookback.reviews = true;
	view->lookback.line = 0;
	allow_break(view);
	show_review(view, play);
	int ply = find_marked(view, game_last_position(&play->full_game));
	if (ply > 0)
		view->lookback.plies = ply;
	else
		view_note(view, ply == 0 ? PHRASE_NO_MARKS : PHRASE_REVIEW_STOPPED, no_arguments);
}

int review_steps_better_length(const struct view *view)
{
	bool known = view->review && view->review->list && game_review_at(view, view->lookback.plies);
	return known ? game_review_at(view, view->lookback.plies)->length : 0;
}

/* Obeys `better`: plays the next move of the better line. */
static void show_better(struct view *view)
{
	struct lookback *lookback = &view->lookback;
	allow_break(view);
	lookback->reviews = true;
	if (view->review && view->review->list && !review_steps_move(view, lookback->plies))
		view_note(view, PHRASE_REVIEW_STOPPED, no_arguments);
	else if (review_steps_better_length(view) == 0)
		view_note(view, PHRASE_NO_BETTER, no_arguments);
	else
		lookback->line = min(lookback->line + 1, review_steps_better_length(view));
}

bool review_steps_obey(struct view *view, struct play *play, enum word_id word)
{
	if (word == WORD_REVIEW)
		go_to_marked(view, play);
	if (word == WORD_BETTER)
		show_better(view);
	return word == WORD_REVIEW || word == WORD_BETTER;
}
