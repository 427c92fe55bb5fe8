#include "terminal/play/missed_wins.h"

#include <stdlib.h>

#include "base/minmax.h"
#include "commands/game_question.h"
#include "engine/solver.h"
#include "record/game_hash.h"

enum { EACH_TIME = 100 /* milliseconds for a position */, MEMORY = 1 << 20 };

/* The game, undone move by move. */
struct replay_back {
	struct solver solver;
	struct game game;
	struct game after; /* `game` with one more stone and a pass */
	struct time_limit time;
	struct missed_wins *missed;
};

/* Searches for a VCF of the side to move. Returns its length in plies, 0 for none; *point is its first point. */
static int win_of(struct replay_back *back, const struct game *game, int *point)
{
	struct point_set set;
	struct solution solution;
	struct budget budget = {.memory = MEMORY, .time = back->time};
	budget.time.reserve = max(0, time_limit_left(&back->time) - EACH_TIME);
	const struct question question = game_question(game, &budget, &set);
	if (game_over(game) || game_is_opening(game))
		return 0;
	solver_solve(&back->solver, &question, SOLVED_BY_FOURS, &solution);
	*point = solution.line[0];
	return solution.solved == SOLVED_WIN ? solution.length : 0;
}

static int winning_point(struct replay_back *back)
{
	int point;
	return win_of(back, &back->game, &point) > 0 ? point : POINT_NONE;
}

/* Would a stone on this point threaten to make a five? */
static bool makes_four(struct replay_back *back, int stone)
{
	int point;
	back->after = back->game;
	game_play(&back->after, stone);
	game_pass(&back->after);
	return win_of(back, &back->after, &point) == 1;
}

static bool won(const struct ply *played, enum side side)
{
	return played->status == (side == SIDE_BLACK ? STATUS_WIN_BLACK : STATUS_WIN_WHITE);
}

/* Did the player follow a VCF with this ply: by winning at once, by playing `winning`, or by a four after which a VCF
   remains? `later` is the winning point two plies later, or POINT_NONE. */
static bool was_played(struct replay_back *back, const struct ply *played, int winning, int later)
{
	if (won(played, back->game.to_move))
		return true;
	return played->kind == PLY_STONE &&
	       (played->point == winning || (later != POINT_NONE && makes_four(back, played->point)));
}

static void look_back(struct replay_back *back)
{
	struct game *game = &back->game;
	struct missed_wins *missed = back->missed;
	int later[2] = {POINT_NONE, POINT_NONE}; /* winning points one and two plies later */
	while (game->plies > 0 && missed->count < MISSED_WINS_MAX && !time_limit_over(&back->time)) {
		const struct ply played = game->history[game->plies - 1];
		game_undo(game, 1);
		int winning = winning_point(back);
		if (time_limit_over(&back->time))
			return; /* out of time: this move was not examined */
		missed->from = game_moves(game) + 1;
		if (winning != POINT_NONE && !was_played(back, &played, winning, later[1]))
			missed->found[missed->count++] = (struct missed_win){missed->from, game->to_move, winning};
		later[1] = later[0];
		later[0] = winning;
	}
}

bool missed_wins_known(const struct play *play)
{
	return play->missed.hash == game_hash(&play->session.game, play->session.game.plies);
}

void missed_wins_find(struct play *play, struct time_limit time)
{
	struct missed_wins *missed = &play->missed;
	missed->count = 0;
	missed->from = game_moves(&play->session.game) + 1;
	missed->hash = game_hash(&play->session.game, play->session.game.plies);
	struct replay_back *back = calloc(1, sizeof *back);
	if (back) {
		back->game = play->session.game;
		back->missed = missed;
		back->time = time;
		look_back(back);
		solver_free(&back->solver);
	}
	free(back);
}
