#include "engine/minimax.h"

#include <string.h>

#include "base/minmax.h"
#include "rules/forbidden.h"
#include "rules/line.h"

enum {
	NEAR = 2,              /* moves farther from every stone are not tried, if there are stones */
	WIDTH = 24,            /* moves tried in a position, the best first */
	SMALL = 16,            /* with this many empty points or fewer all of them are tried */
	SOLVED = 9,            /* with this many empty points or fewer the search goes to the end, so 3x3 is played
	                          perfectly */
	DEPTH = 4,             /* plies, if the budget does not say */
};

#define WIN ((int64_t)1 << 60) /* at the root; 1 less for each ply */

struct candidate {
	int point;
	int64_t gain;
};

static int dense(int point)
{
	return point_y(point) * BOARD_MAX + point_x(point);
}

/* Counts the points on a line before and after a point. */
static void room(int size, int point, enum direction direction, int *back, int *on)
{
	int x = point_x(point), y = point_y(point);
	int right = size - 1 - x, up = size - 1 - y;
	const int backs[DIRECTIONS] = {x, y, min(x, y), min(x, up)};
	const int ons[DIRECTIONS] = {right, up, min(right, up), min(right, y)};
	*back = backs[direction];
	*on = ons[direction];
}

/* The windows through a point on one line. Their first points are `first` and the next ones, `step` apart. */
struct windows {
	int first, count, step;
};

static struct windows windows_of(const struct minimax *m, int point, enum direction direction)
{
	static const int steps[DIRECTIONS] = {1, BOARD_MAX, BOARD_MAX + 1, 1 - BOARD_MAX};
	int back, on, connect = m->rules.connect;
	room(m->board.size, point, direction, &back, &on);
	int farthest = min(connect - 1, back);
	int nearest = connect - 1 - on > 0 ? connect - 1 - on : 0;
	int step = steps[direction];
	return (struct windows){dense(point) - farthest * step, farthest - nearest + 1, step};
}

/* Can the side still win with the K points of the window? Stones of the other side in the window are the caller's
   business. */
static bool is_alive(const struct minimax *m, const struct minimax_window *window, enum side side)
{
	return !(m->exact[side] && window->flank[side] > 0) && !(m->needs_open && window->flank[side_other(side)] == 2);
}

/* Returns the value of a window for Black. */
static int64_t value(const struct minimax *m, const struct minimax_window *window)
{
	if (window->stones[SIDE_WHITE] == 0)
		return is_alive(m, window, SIDE_BLACK) ? m->worth[window->stones[SIDE_BLACK]] : 0;
	if (window->stones[SIDE_BLACK] == 0)
		return is_alive(m, window, SIDE_WHITE) ? -m->worth[window->stones[SIDE_WHITE]] : 0;
	return 0;
}

static void count_stone(struct minimax *m, struct minimax_window *window, enum side side, int change)
{
	m->score -= value(m, window);
	window->stones[side] = (uint8_t)(window->stones[side] + change);
	m->score += value(m, window);
}

static void count_flank(struct minimax *m, struct minimax_window *window, enum side side, int change)
{
	m->score -= value(m, window);
	window->flank[side] = (uint8_t)(window->flank[side] + change);
	m->score += value(m, window);
}

static void count_windows(struct minimax *m, enum side side, int point, int change)
{
	int connect = m->rules.connect;
	for (enum direction d = 0; d < DIRECTIONS; d++) {
		int back, on;
		struct windows windows = windows_of(m, point, d);
		for (int i = 0, at = windows.first; i < windows.count; i++, at += windows.step)
			count_stone(m, &m->window[d][at], side, change);
		room(m->board.size, point, d, &back, &on);
		if (back >= connect) /* the window that ends just before the point */
			count_flank(m, &m->window[d][dense(point) - connect * windows.step], side, change);
		if (on >= connect)
			count_flank(m, &m->window[d][dense(point) + windows.step], side, change);
	}
}

static void count_near(struct minimax *m, int point, int change)
{
	int size = m->board.size;
	for (int y = point_y(point) - NEAR; y <= point_y(point) + NEAR; y++)
		for (int x = point_x(point) - NEAR; x <= point_x(point) + NEAR; x++)
			if (x >= 0 && y >= 0 && x < size && y < size)
				m->near[y * BOARD_MAX + x] = (uint8_t)(m->near[y * BOARD_MAX + x] + change);
}

static void put(struct minimax *m, enum side side, int point)
{
	board_put(&m->board, side, point);
	count_windows(m, side, point, 1);
	count_near(m, point, 1);
}

static void take(struct minimax *m, enum side side, int point)
{
	board_take(&m->board, side, point);
	count_windows(m, side, point, -1);
	count_near(m, point, -1);
}

/* Returns what a stone gains in the side's windows and takes from the other side's, and which side might win here. */
static int64_t gain_of(const struct minimax *m, enum side side, int point, bool *may_win, bool *may_lose)
{
	int64_t gain = 0;
	int last = m->rules.connect - 1;
	*may_win = *may_lose = false;
	for (enum direction d = 0; d < DIRECTIONS; d++) {
		struct windows windows = windows_of(m, point, d);
		for (int i = 0, at = windows.first; i < windows.count; i++, at += windows.step) {
			const struct minimax_window *window = &m->window[d][at];
			int own = window->stones[side], other = window->stones[side_other(side)];
			bool attacks = other == 0 && is_alive(m, window, side);
			bool defends = own == 0 && is_alive(m, window, side_other(side));
			if (attacks)
				gain += m->worth[own + 1] - m->worth[own];
			if (defends)
				gain += (m->worth[other + 1] - m->worth[other]) / 2;
			*may_win |= attacks && own == last;
			*may_lose |= defends && other == last;
		}
	}
	return gain;
}

/* Is the point legal, with forbidden points and at the root also the opening? */
static bool is_allowed(struct minimax *m, enum side side, int point)
{
	if (m->question)
		return question_allows(m->question, &m->board, point);
	return !ruleset_forbids(&m->rules, side) || !forbidden_soon(&m->board, point);
}

/* Inserts a candidate into the sorted list of the `most` best. Of equal ones the earlier stays first. */
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
	bool wins;   /* moves[0] completes a row */
	bool forced; /* the other side threatens to complete a row: only answers are listed */
	int count;
	struct candidate list[WIDTH];
};

/* Is the candidate good enough for the list? Asked before judging forbidden points, which may take long. */
static bool is_wanted(const struct moves *moves, const struct candidate *candidate)
{
	return moves->count < WIDTH || moves->list[WIDTH - 1].gain < candidate->gain;
}

static void look_at_point(struct minimax *m, enum side side, int point, struct moves *moves)
{
	bool may_win, may_lose;
	struct candidate candidate = {point, gain_of(m, side, point, &may_win, &may_lose)};
	if (may_win && line_any_wins(&m->board, &m->rules, side, point) && is_allowed(m, side, point)) {
		moves->list[0] = candidate;
		moves->count = 1;
		moves->wins = true;
		return;
	}
	bool threatened = may_lose && line_any_wins(&m->board, &m->rules, side_other(side), point);
	if (moves->forced && !threatened)
		return;
	if (threatened && !moves->forced) {
		moves->forced = true;
		moves->count = 0;
	}
	if (is_wanted(moves, &candidate) && is_allowed(m, side, point))
		moves->count = insert(moves->list, moves->count, WIDTH, candidate);
}

/* Is the time up? Judging forbidden points on a large board that was set up may take too long. At the root the
   question's own clock is checked instead. */
static bool judges_too_long(struct minimax *m, enum side side)
{
	m->stopped |= !m->question && ruleset_forbids(&m->rules, side) && time_limit_over(&m->budget.time);
	return m->stopped;
}

/* Lists the moves of a rectangle around the stones; of the whole board if it is empty or nearly full. */
static void find_moves(struct minimax *m, enum side side, struct moves *moves)
{
	int size = m->board.size;
	bool all = size * size - m->board.stones <= SMALL || m->board.stones == 0;
	int low_x = all || m->low_x < NEAR ? 0 : m->low_x - NEAR;
	int low_y = all || m->low_y < NEAR ? 0 : m->low_y - NEAR;
	int high_x = all || m->high_x + NEAR >= size ? size - 1 : m->high_x + NEAR;
	int high_y = all || m->high_y + NEAR >= size ? size - 1 : m->high_y + NEAR;
	moves->wins = moves->forced = false;
	moves->count = 0;
	for (int y = low_y; y <= high_y && !moves->wins && !judges_too_long(m, side); y++)
		for (int x = low_x; x <= high_x && !moves->wins; x++)
			if ((all || m->near[y * BOARD_MAX + x] > 0) && board_empty(&m->board, point_at(x, y)))
				look_at_point(m, side, point_at(x, y), moves);
}

static bool is_stopped(struct minimax *m)
{
	m->nodes++;
	if (m->budget.nodes > 0 && m->nodes >= m->budget.nodes)
		m->stopped = true;
	if (time_limit_over(&m->budget.time))
		m->stopped = true;
	return m->stopped;
}

/* Extends the bounds of the stones by a point. The caller restores them. */
static void widen(struct minimax *m, int point)
{
	int x = point_x(point), y = point_y(point);
	m->low_x = min(m->low_x, x);
	m->low_y = min(m->low_y, y);
	m->high_x = x > m->high_x ? x : m->high_x;
	m->high_y = y > m->high_y ? y : m->high_y;
}

static int64_t search(struct minimax *m, enum side side, int depth, int ply, int extensions, int64_t alpha,
                      int64_t beta);

/* Makes the move, searches, and takes the move back. */
static int64_t try_move(struct minimax *m, enum side side, int point, int depth, int ply, int extensions, int64_t alpha,
                        int64_t beta)
{
	int low_x = m->low_x, low_y = m->low_y, high_x = m->high_x, high_y = m->high_y;
	put(m, side, point);
	widen(m, point);
	int64_t score = -search(m, side_other(side), depth, ply + 1, extensions, -beta, -alpha);
	take(m, side, point);
	m->low_x = low_x;
	m->low_y = low_y;
	m->high_x = high_x;
	m->high_y = high_y;
	return score;
}

/* Makes the pv of this ply: the point, then the pv of the next ply. */
static void lead(struct minimax *m, int ply, int point)
{
	int rest = m->length[ply + 1];
	m->line[ply][0] = (int16_t)point;
	memcpy(&m->line[ply][1], m->line[ply + 1], (size_t)rest * sizeof m->line[ply][0]);
	m->length[ply] = rest + 1;
}

/* Returns the score for the side, within alpha and beta. The recursion is bounded by depth and extensions. */
static int64_t search(struct minimax *m, enum side side, int depth, int ply, int extensions, int64_t alpha,
                      int64_t beta)
{
	struct moves moves;
	m->length[ply] = m->length[ply + 1] = 0;
	if (is_stopped(m) || board_full(&m->board))
		return 0;
	find_moves(m, side, &moves);
	if (moves.wins) {
		lead(m, ply, moves.list[0].point);
		return WIN - ply;
	}
	if (moves.forced && extensions > 0) {
		depth++;
		extensions--;
	}
	if (depth <= 0 || moves.count == 0 || ply >= MINIMAX_PLY_MAX)
		return side == SIDE_BLACK ? m->score : -m->score;
	for (int i = 0; i < moves.count && alpha < beta && !m->stopped; i++) {
		int64_t score = try_move(m, side, moves.list[i].point, depth - 1, ply, extensions, alpha, beta);
		if (score <= alpha)
			continue;
		alpha = score;
		lead(m, ply, moves.list[i].point);
	}
	return alpha;
}

/* Shuffles moves of equal gain, because the first of equals is played. */
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

/* Searches the root moves to one depth, and moves the best to the front. Returns false when stopped early. Even
   then the first move is the best known: the best of the last depth was tried first. */
static bool search_root(struct minimax *m, enum side side, int depth, struct moves *moves, int64_t *best)
{
	int64_t alpha = -WIN;
	for (int i = 0; i < moves->count; i++) {
		struct candidate candidate = moves->list[i];
		int64_t score = try_move(m, side, candidate.point, depth - 1, 0, MINIMAX_EXTENSIONS, alpha, WIN);
		if (m->stopped)
			return false;
		if (i > 0 && score <= alpha)
			continue;
		alpha = *best = score;
		lead(m, 0, candidate.point);
		memmove(&moves->list[1], &moves->list[0], (size_t)i * sizeof candidate);
		moves->list[0] = candidate;
	}
	return true;
}

/* Sets the value of windows: four times more for each stone, within the range of the numbers, for any K. */
static void make_worth(struct minimax *m)
{
	enum { STEPS = 20 };
	int connect = m->rules.connect;
	for (int stones = 0; stones <= BOARD_MAX; stones++) {
		int step = connect > STEPS ? stones - (connect - STEPS) : stones;
		m->worth[stones] = stones == 0 || stones > connect ? 0 : step <= 0 ? 1 : (int64_t)1 << 2 * min(step, STEPS);
	}
}

static void set_up(struct minimax *m, const struct board *board)
{
	int size = board->size;
	board_clear(&m->board, size);
	for (enum direction d = 0; d < DIRECTIONS; d++)
		memset(m->window[d], 0, (size_t)size * BOARD_MAX * sizeof m->window[d][0]);
	memset(m->near, 0, (size_t)size * BOARD_MAX);
	m->score = 0;
	m->low_x = m->low_y = size - 1;
	m->high_x = m->high_y = 0;
	make_worth(m);
	for (int y = 0; y < size; y++)
		for (int x = 0; x < size; x++) {
			enum side side = board_at(board, point_at(x, y));
			if (side == SIDE_NONE)
				continue;
			put(m, side, point_at(x, y));
			widen(m, point_at(x, y));
		}
}

/* Returns a legal point when there is none near the stones. */
static int any_point(struct minimax *m, enum side side)
{
	for (int point = POINT_NONE; (point = board_next_empty(&m->board, point)) != POINT_NONE;)
		if (is_allowed(m, side, point))
			return point;
	return POINT_NONE;
}

static int depth_limit(const struct minimax *m)
{
	int empty = m->board.size * m->board.size - m->board.stones;
	int depth = m->budget.depth > 0 ? m->budget.depth : m->budget.nodes > 0 ? MINIMAX_DEPTH_MAX : DEPTH;
	if (empty <= SOLVED && m->budget.depth == 0)
		return empty;
	return min(min(depth, MINIMAX_DEPTH_MAX), empty);
}

/* Sets the result, with the expected line if it begins with the point. */
static void answer(const struct minimax *m, struct search_result *found, int point)
{
	bool expected = m->length[0] > 0 && m->line[0][0] == point;
	found->point = point;
	found->length = expected ? m->length[0] : point != POINT_NONE;
	found->line[0] = (int16_t)point;
	if (expected)
		memcpy(found->line, m->line[0], (size_t)found->length * sizeof found->line[0]);
}

static void prepare(struct minimax *m, const struct question *question)
{
	m->rules = *question->rules;
	m->rules.opening = OPENING_FREE;
	m->budget = *question->budget;
	m->exact[SIDE_BLACK] = ruleset_overline(&m->rules, SIDE_BLACK) != OVERLINE_WINS;
	m->exact[SIDE_WHITE] = ruleset_overline(&m->rules, SIDE_WHITE) != OVERLINE_WINS;
	m->needs_open = ruleset_needs_open_end(&m->rules);
	m->stopped = false;
	m->nodes = 0;
	m->length[0] = 0;
	m->question = question;
	set_up(m, question->board);
}

/* Returns the plies to the end that the score shows, as in struct search_result. */
static int forced_plies(int64_t score)
{
	if (score > WIN / 2)
		return (int)(WIN - score) + 1;
	return score < -WIN / 2 ? -(int)(WIN + score) - 1 : 0;
}

/* Limits the search for an only move: a few nodes give its value. */
static void hasten(struct minimax *m)
{
	struct budget *budget = &m->budget;
	if (!budget_hastens(budget) || (budget->nodes > 0 && budget->nodes <= BUDGET_NO_CHOICE))
		return;
	budget->depth = depth_limit(m);
	budget->nodes = BUDGET_NO_CHOICE;
}

/* Deepens the search until the budget ends or the result is certain. */
static void deepen(struct minimax *m, enum side side, struct moves *moves, struct search_result *found)
{
	int64_t score = 0;
	for (int depth = 1; depth <= depth_limit(m) && found->forced == 0; depth++) {
		bool complete = search_root(m, side, depth, moves, &score);
		found->point = moves->list[0].point;
		found->score = score;
		if (!complete)
			break;
		found->depth = depth;
		found->forced = forced_plies(score);
		budget_tell(&m->budget, found);
	}
}

void minimax_choose(void *workspace, const struct question *question, struct rng *rng, struct search_result *found)
{
	struct minimax *m = workspace;
	enum side side = question->side;
	struct moves moves;
	int centre = point_at(question->board->size / 2, question->board->size / 2);
	prepare(m, question);
	find_moves(m, side, &moves);
	shuffle_alike(&moves, rng);
	found->searched = true;
	if (question->board->stones == 0 && is_allowed(m, side, centre)) {
		answer(m, found, centre);
		return;
	}
	found->point = moves.count > 0 ? moves.list[0].point : any_point(m, side);
	m->question = NULL;
	if (moves.wins) {
		found->score = WIN;
		found->forced = 1;
	} else if (moves.count > 0) {
		if (moves.count == 1)
			hasten(m);
		deepen(m, side, &moves, found);
	}
	found->nodes = m->nodes;
	answer(m, found, found->point);
}
