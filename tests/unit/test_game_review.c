/* A review of an ended game that had a limit of time: the limit holds for this review only. */
#include <stdlib.h>

#include "tap.h"
#include "terminal/view/game_review.h"

static struct play play;
static struct screen screen;
static struct top_move top[REVIEW_TOP_MAX];

int main(void)
{
	struct common_options common = {.budget = {.nodes = 100, .memory = 1 << 20}};
	struct game_review *review = calloc(1, sizeof *review);
	if (!review)
		return EXIT_FAILURE;
	*review = (struct game_review){.common = &common, .clock = &play.clock, .records = &play.records};
	play.clock.side = SIDE_NONE;
	game_new(&play.session.game, &(struct ruleset){.rule = RULE_FREESTYLE, .size = 5, .connect = 5});
	game_play(&play.session.game, point_at(2, 2));
	review->due = 1; /* long ago */
	tap(game_review_top(review, &screen, &play.session.game, false, 2, top) == 2, "hint N has no limit of its own");
	free(review);
	return tap_status();
}
