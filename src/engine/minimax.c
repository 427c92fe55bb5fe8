#include "engine/minimax.h"

#include <assert.h>
#include <string.h>

#include "base/minmax.h"
#include "rules/forbidden.h"
#include "rules/line.h"

enum {
	MINIMAX_WIDTH = 24, /* moves tried in a position, the best first */
	EMPTY_FEW = 16,     /* with at most this many empty points all of them are tried */
	SOLVED = 9, /* with at most this many empty points, and no depth limit, the search goes to the end: 3x3 is solved */
	MINIMAX_DEPTH = 4,       /* plies, if the budget limits neither depth nor nodes */
	MINIMAX_CLOCK_EVERY = 1, /* nodes between readings of the clock: a node is slow */
};

#define WIN ((int64_t)1 << 60) /* the score of a win at the root; each ply costs 1 */

struct candidate {
	int point;
	int64_t gain;
};

/* Is the point legal? Considers forbidden points and, at the root, the opening. */
static bool is_allowed(struct minimax *m, enum side side, int point)
{
	if (m->question)
		return question_allows(m->question, &m->windows.board, point);
	struct meter meter = {.limit = FORBIDDEN_SEARCH_STEPS};
	return !ruleset_forbids(&m->windows.rules, side) ||
	       forbidden_judge_within(&m->windows.board, point, &meter).reasons == 0;
}

/* Inserts a candidate into the sorted list of the `most` best. Among equals the earlier stays first. */
static int insert(struct candidate *list, int count, int most, struct candidate candidate)
{
	int at = count;
	while (at > 0 && list[at - 1].gain < candidate.gain)
		at--;
	if (at >= most)
		return count;
	int moved = count < most ? count - at : most - 1 - at;
	memmove(&list[at + 1], &list[at], (size_t)moved * sizeof *list);
	list[at] = candidate;
	return count < most ? count + 1 : most;
}

/* The moves of a position, or the one that wins. */
struct moves {
	bool wins;   /* list[0], the only move listed, completes a row */
	bool forced; /* the other side threatens to complete a row: only answers are listed */
	int count;
	struct candidate list[MINIMAX_WIDTH];
};

/* Adds the point to the moves, if it is legal. A point that wins becomes the only move. Once the other side is known to
   threaten to win, only answers are listed: points where it would win. */
static void consider_point(struct minimax *m, enum side side, int point, struct moves *moves)
{
	bool may_win, may_lose;
	struct candidate candidate = {point, windows_gain(&m->windows, side, point, &may_win, &may_lose)};
	if (may_win && line_any_wins(&m->windows.board, &m->windows.rules, side, point) && is_allowed(m, side, point)) {
		moves->list[0] = candidate;
		moves->count = 1;
		moves->wins = true;
		return;
	}
	bool threatened = may_lose && line_any_wins(&m->windows.board, &m->windows.rules, side_other(side), point);
	if (moves->forced && !threatened)
		return;
	if (threatened && !moves->forced) {
		moves->forced = true;
		moves->count = 0;
	}
	bool wanted = moves->count < MINIMAX_WIDTH || moves->list[MINIMAX_WIDTH - 1].gain < candidate.gain;
	if (wanted && is_allowed(m, side, point)) /* in this order, because judging forbidden points may take long */
		moves->count = insert(moves->list, moves->count, MINIMAX_WIDTH, candidate);
}

/* Sets `stopped` if the time is up, and returns it. Called while moves are listed, because judging forbidden points on
   a large board that was set up may take long. Does nothing at the root, where question_allows() reads the clock. */
static bool stop_if_late(struct minimax *m, enum side side)
{
	if (!m->question && ruleset_forbids(&m->windows.rules, side))
		meter_obey_stop(&m->meter);
	return m->meter.stopped;
}

/* Lists the moves near a stone; all moves if the board is empty or nearly full. */
static void find_moves(struct minimax *m, enum side side, struct moves *moves)
{
	const struct bounds *bounds = &m->windows.bounds;
	int size = m->windows.board.size;
	bool all = size * size - m->windows.board.stones <= EMPTY_FEW || m->windows.board.stones == 0;
	int low_x = all || bounds->low_x < WINDOWS_NEAR ? 0 : bounds->low_x - WINDOWS_NEAR;
	int low_y = all || bounds->low_y < WINDOWS_NEAR ? 0 : bounds->low_y - WINDOWS_NEAR;
	int high_x = all || bounds->high_x + WINDOWS_NEAR >= size ? size - 1 : bounds->high_x + WINDOWS_NEAR;
	int high_y = all || bounds->high_y + WINDOWS_NEAR >= size ? size - 1 : bounds->high_y + WINDOWS_NEAR;
	moves->wins = moves->forced = false;
	moves->count = 0;
	for (int y = low_y; y <= high_y && !moves->wins && !stop_if_late(m, side); y++)
		for (int x = low_x; x <= high_x && !moves->wins; x++)
			if ((all || m->windows.near[y * BOARD_MAX + x] > 0) && board_empty(&m->windows.board, point_at(x, y)))
				consider_point(m, side, point_at(x, y), moves);
}

static int64_t search(struct minimax *m, enum side side, int depth, int ply, int extensions, int64_t alpha,
                      int64_t beta);

/* Makes the move, searches, and takes the move back. */
static int64_t try_move(struct minimax *m, enum side side, int point, int depth, int ply, int extensions, int64_t alpha,
                        int64_t beta)
{
	struct bounds bounds = m->windows.bounds;
	windows_put(&m->windows, side, point);
	windows_widen(&m->windows, point);
	int64_t score = -search(m, side_other(side), depth, ply + 1, extensions, -beta, -alpha);
	windows_take(&m->windows, side, point);
	m->windows.bounds = bounds;
	return score;
}

/* Sets the pv of this ply: the point, then the pv of the next ply. */
static void minimax_update_pv(struct minimax *m, int ply, int point)
{
	int rest = m->length[ply + 1];
	assert(rest <= MINIMAX_PLY_MAX + 1);
	m->line[ply][0] = (int16_t)point;
	memcpy(&m->line[ply][1], m->line[ply + 1], (size_t)rest * sizeof m->line[ply][0]);
	m->length[ply] = rest + 1;
}

/* Returns the score for the side: exact between alpha and beta, else only a bound. The recursion is bounded by depth
   and extensions. */
static int64_t search(struct minimax *m, enum side side, int depth, int ply, int extensions, int64_t alpha,
                      int64_t beta)
{
	struct moves moves;
	assert(alpha < beta && ply <= MINIMAX_PLY_MAX);
	m->length[ply] = m->length[ply + 1] = 0;
	if (meter_count(&m->meter, MINIMAX_CLOCK_EVERY) || board_full(&m->windows.board))
		return 0;
	find_moves(m, side, &moves);
	if (moves.wins) {
		minimax_update_pv(m, ply, moves.list[0].point);
		return WIN - ply;
	}
	if (moves.forced && extensions > 0) {
		depth++;
		extensions--;
	}
	if (depth <= 0 || moves.count == 0 || ply >= MINIMAX_PLY_MAX)
		return side == SIDE_BLACK ? m->windows.score : -m->windows.score;
	for (int i = 0; i < moves.count && alpha < beta && !m->meter.stopped; i++) {
		int64_t score = try_move(m, side, moves.list[i].point, depth - 1, ply, extensions, alpha, beta);
		if (score <= alpha)
			continue;
		alpha = score;
		minimax_update_pv(m, ply, moves.list[i].point);
	}
	return alpha;
}

/* Shuffles moves of equal gain, because the search plays the first of several moves with the best score. */
static void shuffle_alike(struct moves *moves, struct rng *rng)
{
	for (int first = 0, last = 0; first < moves->count; first = last) {
		while (last < moves->count && moves->list[last].gain == moves->list[first].gain)
			last++;
		for (int i = last - 1; i > first; i--) {
			int other = first + (int)rng_below(rng, (unsigned)(i - first + 1));
			struct candidate candidate = moves->list[i];
			moves->list[i] = moves->list[other];
			moves->list[other] = candidate;
		}
	}
}

/* Searches the root moves to one depth, and moves the best to the front. Returns false if stopped early.
   The first move is then still the best known, because the best move of the last depth is tried first. */
static bool minimax_root(struct minimax *m, enum side side, int depth, struct moves *moves, int64_t *best)
{
	int64_t alpha = -WIN;
	for (int i = 0; i < moves->count; i++) {
		struct candidate candidate = moves->list[i];
		int64_t score = try_move(m, side, candidate.point, depth - 1, 0, MINIMAX_EXTENSIONS, alpha, WIN);
		if (m->meter.stopped)
			return false;
		if (i > 0 && score <= alpha)
			continue;
		alpha = *best = score;
		minimax_update_pv(m, 0, candidate.point);
		memmove(&moves->list[1], &moves->list[0], (size_t)i * sizeof candidate);
		moves->list[0] = candidate;
	}
	return true;
}

/* Returns any legal point, for a position where no point near the stones or no answer to a threat is legal. Returns
   POINT_NONE if no point is legal. */
static int any_point(struct minimax *m, enum side side)
{
	for (int point = POINT_NONE; (point = board_next_empty(&m->windows.board, point)) != POINT_NONE;)
		if (is_allowed(m, side, point))
			return point;
	return POINT_NONE;
}

/* Returns the depth of the deepest search. */
static int deepest(const struct windows *windows, const struct budget *budget)
{
	int empty = windows->board.size * windows->board.size - windows->board.stones;
	int depth = budget->nodes > 0 ? MINIMAX_DEPTH_MAX : MINIMAX_DEPTH;
	if (empty <= SOLVED && budget->depth == 0)
		return empty;
	if (budget->depth > 0)
		depth = min(budget->depth, MINIMAX_DEPTH_MAX);
	return min(depth, empty);
}

/* Sets the point and its line: the pv if it begins with the point, else the point alone. */
static void answer(const struct minimax *m, struct search_result *found, int point)
{
	bool expected = m->length[0] > 0 && m->line[0][0] == point;
	found->point = point;
	found->pv_length = expected ? m->length[0] : point != POINT_NONE;
	found->pv[0] = (int16_t)point;
	if (expected)
		memcpy(found->pv, m->line[0], (size_t)found->pv_length * sizeof found->pv[0]);
}

static void prepare(struct minimax *m, const struct question *question)
{
	m->meter = (struct meter){.limit = budget_limit(question->budget), .time = question->budget->time};
	m->length[0] = 0;
	m->question = question;
	windows_load(&m->windows, question->board, question->rules);
	m->depth = deepest(&m->windows, question->budget);
}

/* Returns the plies to the forced end that the score implies, as in struct search_result. */
static int forced_plies(int64_t score)
{
	if (score > WIN / 2)
		return (int)(WIN - score) + 1;
	return score < -WIN / 2 ? -(int)(WIN + score) - 1 : 0;
}

/* Deepens the search until the budget ends or the result is certain. */
static void minimax_deepen(struct minimax *m, const struct question *question, struct moves *moves,
                           struct search_result *found)
{
	int64_t score = 0;
	if (moves->count == 1 && budget_limits_only_move(question->budget)) /* a few nodes give its value */
		meter_lower_limit(&m->meter, BUDGET_ONLY_MOVE);
	for (int depth = 1; depth <= m->depth && found->forced == 0; depth++) {
		bool complete = minimax_root(m, question->side, depth, moves, &score);
		found->point = moves->list[0].point;
		found->score = score;
		if (!complete)
			break;
		found->depth = depth;
		found->forced = forced_plies(score);
		budget_report(question->budget, found);
	}
}

void minimax_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found)
{
	struct minimax *m = workspace;
	enum side side = question->side;
	struct moves moves;
	int center = point_at(question->board->size / 2, question->board->size / 2);
	prepare(m, question);
	find_moves(m, side, &moves);
	shuffle_alike(&moves, rng);
	found->searched = true;
	if (question->board->stones == 0 && is_allowed(m, side, center)) {
		answer(m, found, center);
		return;
	}
	found->point = moves.count > 0 ? moves.list[0].point : any_point(m, side);
	m->question = NULL;
	if (moves.wins) {
		found->score = WIN;
		found->forced = 1;
	} else if (moves.count > 0) {
		minimax_deepen(m, question, &moves, found);
	}
	found->nodes = m->meter.nodes;
	answer(m, found, found->point);
}
