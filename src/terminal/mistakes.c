#include "terminal/mistakes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/solver.h"
#include "lines/game_question.h"
#include "match/game_hash.h"
#include "screen/tty.h"
#include "terminal/desk.h"
#include "terminal/explain.h"
#include "terminal/picture.h"

enum { LOOK = 100, ALL = 5000, MEMORY = 1 << 20, LIST_MAX = 4096 };

/* The game on its way back to its start. */
struct review {
	struct solver *solver;
	struct game game;
	struct game after; /* with a stone that is tried */
	struct deadline look, all;
	struct mistakes *mistakes;
};

static int time_left(void *context)
{
	struct review *review = context;
	int look = deadline_left(&review->look), all = deadline_left(&review->all);
	return tty_interrupted() ? 0 : look < all ? look : all;
}

static bool is_over(struct review *review)
{
	return tty_interrupted() || deadline_left(&review->all) <= 0;
}

/* A win by fours of the side to move: its plies, 0 for none, and its first point. */
static int win_of(struct review *review, const struct game *game, int *point)
{
	struct point_set set;
	struct solution solution;
	const struct budget budget = {.memory = MEMORY, .time = {.left = time_left, .context = review}};
	const struct question question = game_question(game, &budget, &set);
	if (game_over(game) || game_opens(game) || !vcf_possible(&game->board, &game->rules, game->to_move))
		return 0;
	review->look = deadline_in(LOOK);
	solver_ask(review->solver, &question, SOLVED_BY_FOURS, &solution);
	*point = solution.line[0];
	return solution.solved == SOLVED_WIN ? solution.length : 0;
}

static int winning_point(struct review *review)
{
	int point;
	return win_of(review, &review->game, &point) > 0 ? point : POINT_NONE;
}

/* Would the stone, were it not answered, be followed by a five? */
static bool makes_four(struct review *review, int stone)
{
	int point;
	review->after = review->game;
	game_play(&review->after, stone);
	game_pass(&review->after);
	return win_of(review, &review->after, &point) == 1;
}

static bool won(const struct ply *played, enum side side)
{
	return played->status == (side == SIDE_BLACK ? STATUS_WIN_BLACK : STATUS_WIN_WHITE);
}

/* Is the win by fours under way: did this ply end the game, begin what was found, or make a four after which there is a
   win again? `later` is the winning point two plies on. */
static bool was_played(struct review *review, const struct ply *played, int winning, int later)
{
	if (won(played, review->game.to_move))
		return true;
	return played->kind == PLY_STONE &&
	       (played->point == winning || (later != POINT_NONE && makes_four(review, played->point)));
}

static void look_back(struct review *review)
{
	struct game *game = &review->game;
	struct mistakes *mistakes = review->mistakes;
	int later[2] = {POINT_NONE, POINT_NONE}; /* the winning points one and two plies on */
	while (game->plies > 0 && mistakes->count < MISTAKES_MAX && !is_over(review)) {
		const struct ply played = game->history[game->plies - 1];
		game_undo(game, 1);
		int winning = winning_point(review);
		if (is_over(review))
			return; /* not to the end */
		mistakes->from = game_moves(game) + 1;
		if (winning != POINT_NONE && !was_played(review, &played, winning, later[1]))
			mistakes->found[mistakes->count++] = (struct mistake){mistakes->from, game->to_move, winning};
		later[1] = later[0];
		later[0] = winning;
	}
}

/* The board as it is at the end, while that lasts. */
static void show(struct view *view, struct match *match)
{
	if (!view->screen.in_place)
		return;
	picture_draw(view, match);
	desk_line(view, PHRASE_MISTAKES_WAIT, desk_nothing);
	screen_show(&view->screen);
}

static void find(struct view *view, struct match *match)
{
	struct mistakes *mistakes = &match->mistakes;
	mistakes->count = 0;
	mistakes->from = game_moves(&match->session.game) + 1;
	struct review *review = calloc(1, sizeof *review);
	struct solver *solver = calloc(1, sizeof *solver);
	if (review && solver) {
		review->game = match->session.game;
		review->mistakes = mistakes;
		review->solver = solver;
		review->all = deadline_in(ALL);
		tty_note_interrupt();
		show(view, match);
		look_back(review);
		solver_free(solver);
	}
	free(solver);
	free(review);
}

static void note(struct view *view, struct match *match, const struct mistakes *mistakes)
{
	char list[LIST_MAX] = "", point[POINT_TEXT_MAX + 1], move[12];
	size_t length = 0;
	for (int i = mistakes->count - 1; i >= 0 && length < sizeof list; i--) {
		const struct mistake *mistake = &mistakes->found[i];
		snprintf(move, sizeof move, "%d", mistake->move);
		if (length > 0)
			length += (size_t)snprintf(list + length, sizeof list - length, "%s", desk_text(view, PHRASE_MISTAKES_AND));
		phrase_write(list + length, sizeof list - length, view->language, PHRASE_MISTAKE,
		             (const char *const[]){move, desk_side(view, mistake->side),
			explain_write_point(match, mistake->point, point)});
		length += strlen(list + length);
	}
	desk_note(view, PHRASE_MISTAKES, (const char *const[]){list});
}

void mistakes_note(struct view *view, struct match *match)
{
	char move[12];
	struct mistakes *mistakes = &match->mistakes;
	const struct game *game = &match->session.game;
	uint64_t hash = game_hash(game, game->plies);
	if (mistakes->hash != hash)
		find(view, match);
	mistakes->hash = hash;
	if (mistakes->count > 0)
		note(view, match, mistakes);
	snprintf(move, sizeof move, "%d", mistakes->from);
	if (mistakes->from > 1)
		desk_note(view, PHRASE_MISTAKES_PART, (const char *const[]){move});
}
