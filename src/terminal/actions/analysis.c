#include "terminal/actions/analysis.h"

#include <stdlib.h>

#include "base/minmax.h"
#include "commands/game_question.h"
#include "engine/solver.h"
#include "record/game_hash.h"
#include "terminal/tty/stop.h"
#include "terminal/view/explain.h"
#include "terminal/view/picture.h"

enum {
	MISSED_TEXT_MAX = 4096,
	/* To look for missed wins: milliseconds for the game and for a position, and bytes. */
	GAME_TIME = 5000,
	EACH_TIME = 100,
	MEMORY = 1 << 20,
};

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

/* Would a stone on this point threaten to make a five? */
static bool makes_four(struct replay_back *back, int stone)
{
	int point;
	back->after = back->game;
	game_play(&back->after, stone);
	game_pass(&back->after);
	return win_of(back, &back->after, &point) == 1;
}

/* Did the player follow a VCF with this ply: by winning at once, by playing `winning`, or by a four after which a VCF
   remains? `later` is the winning point two plies later, or POINT_NONE. */
static bool was_played(struct replay_back *back, const struct ply *played, int winning, int later)
{
	if (played->status == (back->game.to_move == SIDE_BLACK ? STATUS_WIN_BLACK : STATUS_WIN_WHITE))
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
		int winning;
		if (win_of(back, game, &winning) == 0)
			winning = POINT_NONE;
		if (time_limit_over(&back->time))
			return; /* out of time: this move was not examined */
		missed->from = game_moves(game) + 1;
		if (winning != POINT_NONE && !was_played(back, &played, winning, later[1]))
			missed->found[missed->count++] = (struct missed_win){missed->from, game->to_move, winning};
		later[1] = later[0];
		later[0] = winning;
	}
}

/* Finds each move where the side to move had a VCF, found within EACH_TIME, and did not follow it. Writes them to
   play->missed. Begins at the end of the game, and stops when the time is up, or after MISSED_WINS_MAX missed wins. */
static void find_missed_wins(struct play *play, struct time_limit time)
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

/* Shows the finished game and a request to wait, which stay on the screen during the search. */
static void show_analysis(struct view *view, struct play *play)
{
	if (!view->screen.in_place)
		return;
	picture_draw(view, play);
	view_line(view, PHRASE_MISTAKES_WAIT, no_arguments);
	screen_show(&view->screen);
}

static void note_list(struct view *view, struct play *play, const struct missed_wins *missed)
{
	char bytes[MISSED_TEXT_MAX];
	struct sink list = sink_into(bytes, sizeof bytes);
	for (int i = missed->count - 1; i >= 0; i--) {
		const struct missed_win *win = &missed->found[i];
		sink_item(&list, view_text(view, PHRASE_MISTAKES_AND), "");
		phrase_put(&list, view->language, PHRASE_MISTAKE,
		           WITH(NUMBER(win->move), view_side(view, win->side), POINT_NAME(play, win->point)));
	}
	view_note(view, PHRASE_MISTAKES, WITH(bytes));
}

void analysis_note_missed(struct view *view, struct play *play)
{
	const struct missed_wins *missed = &play->missed;
	struct deadline deadline = deadline_in(GAME_TIME);
	struct stop stop = {.screen = &view->screen, .time = {.left = deadline_left, .context = &deadline}};
	if (missed->hash != game_hash(&play->session.game, play->session.game.plies)) {
		const struct time_limit time = stop_limit(&stop);
		screen_begin_work(&view->screen);
		show_analysis(view, play);
		find_missed_wins(play, time);
		screen_end_work(&view->screen);
	}
	if (missed->count > 0)
		note_list(view, play, missed);
	if (missed->from > 1)
		view_note(view, PHRASE_MISTAKES_PART, WITH(NUMBER(missed->from)));
}
