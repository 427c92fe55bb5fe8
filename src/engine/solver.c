#include "engine/solver.h"

#include <assert.h>
#include <string.h>

#include "engine/prove/full_width.h"
#include "engine/prove/vcf.h"
#include "os/pages.h"
#include "rules/line.h"

enum {
	BYTES_A_NODE = 32, /* the tables have at most this many bytes for each node of the budget: more would not help */
	/* Every move is searched with SMALL_EMPTY empty points or fewer; with SHORT_EMPTY or fewer if K is SHORT_CONNECT or
	   less, because wins are short then. */
	SMALL_EMPTY = 64,
	SHORT_EMPTY = 225,
	SHORT_CONNECT = 4,
};

/* What the solver needs for a question. */
struct workspace {
	struct position position;
	struct proof proof; /* with the prover */
	struct full_width full_width;
	struct meter meter; /* of the current search, which gets a share of the budget */
	const struct question *question;
};

const char *const solved_how_names[] = {
	[SOLVED_BY_FOURS] = "vcf", [SOLVED_BY_THREES] = "vct", [SOLVED_BY_SEARCH] = "search", NULL};

/* Finds only a move that makes five. */
static void find_five(const struct question *question, struct solution *solution)
{
	const struct board *board = question->board;
	for (int point = board_next_empty(board, POINT_NONE); point != POINT_NONE; point = board_next_empty(board, point)) {
		if ((question->allowed && !point_set_has(question->allowed, point)) ||
		    !line_any_wins(board, question->rules, question->side, point))
			continue;
		solution->solved = SOLVED_WIN;
		solution->length = 1;
		solution->line[0] = (int16_t)point;
		return;
	}
}

/* Gives the next search this share of the remaining budget, in percent. */
static void lend_share(struct workspace *solver, int percent)
{
	const struct budget *budget = solver->question->budget;
	struct meter *meter = &solver->meter;
	meter->time = budget->time;
	if (budget->time.left)
		meter->time.reserve += (int)((long long)time_limit_left(&budget->time) * (100 - percent) / 100);
	unsigned long long limit = budget_limit(budget);
	meter_restore_limit(meter, limit);
	if (budget->nodes > 0 && !meter->stopped)
		meter_lower_limit(meter, ((limit - meter->nodes) * (unsigned)percent + 99) / 100);
}

static void solver_prepare(struct workspace *solver, const struct question *question, bool fours_only)
{
	const struct budget *budget = question->budget;
	size_t bytes = budget->memory;
	if (budget->nodes > 0 && budget->nodes < bytes / BYTES_A_NODE)
		bytes = (size_t)budget->nodes * BYTES_A_NODE;
	prover_load(&solver->proof.prover, &solver->position, &solver->meter, bytes, fours_only);
	solver->question = question;
	solver->meter = (struct meter){0};
	position_load(&solver->position, question->board, question->rules, question->side);
	solver->position.time = &solver->meter.time;
	solver->position.proving = true;
}

static void set_solution(const struct workspace *solver, enum solved solved, enum solved_how how, const int16_t *line,
                         int length, struct solution *solution)
{
	assert(length > 0 && length <= SEARCH_PV_MAX);
	solution->solved = solved;
	solution->how = how;
	solution->length = length;
	for (int i = 0; i < length; i++)
		solution->line[i] = (int16_t)position_point(&solver->position, line[i]);
}

static enum vcf_answer solve_by_fours(struct workspace *solver, struct solution *solution)
{
	struct vcf *vcf = &solver->proof.prover.vcf;
	int depth = solver->question->budget->depth;
	enum vcf_answer answer = depth > 0 ? vcf_search(vcf, depth) : vcf_shortest(vcf);
	if (answer == VCF_WIN && position_in_set(&solver->position, vcf->line[0], solver->question->allowed))
		set_solution(solver, SOLVED_WIN, SOLVED_BY_FOURS, vcf->line, vcf->length, solution);
	return answer;
}

/* Is the line of a win complete, and not longer than the budget allows? */
static bool is_within(const struct workspace *solver, int length)
{
	const struct budget *budget = solver->question->budget;
	return length > 0 && length <= SEARCH_PV_MAX && (budget->depth == 0 || length <= budget->depth);
}

/* Claims the win that the prover has proved, if it can be played out. */
static void claim(struct workspace *solver, enum side winner, struct solution *solution)
{
	const struct question *question = solver->question;
	struct proof *proof = &solver->proof;
	bool by_search = proof->prover.every_move;
	lend_share(solver, 100);
	int length = by_search ? proof_line(proof) : proof_play(proof);
	bool wins = winner == question->side;
	if (!is_within(solver, length) || !position_in_set(&solver->position, proof->line[0][0], question->allowed))
		return;
	enum solved_how how = proof->by_fours ? SOLVED_BY_FOURS : SOLVED_BY_THREES;
	if (by_search)
		how = SOLVED_BY_SEARCH;
	set_solution(solver, wins ? SOLVED_WIN : SOLVED_LOSS, how, proof->line[0], length, solution);
}

/* Searches for a forced win of `winner` with this share of the budget, in percent, and claims it. */
static enum proved seek_win(struct workspace *solver, enum side winner, bool every_move, int percent,
                            struct solution *solution)
{
	lend_share(solver, percent);
	prover_start(&solver->proof.prover, winner, every_move);
	enum proved proved = prover_prove(&solver->proof.prover);
	if (proved == PROVED_WIN)
		claim(solver, winner, solution);
	return proved;
}

/* Makes the proof tree of a VCF. If each four has one answer, the line is the tree: no search is needed. */
static void play_out_fours(struct workspace *solver)
{
	int16_t line[VCF_PLIES_MAX + 3];
	memcpy(line, solver->proof.prover.vcf.line, sizeof line);
	lend_share(solver, 100);
	prover_start(&solver->proof.prover, solver->question->side, false);
	solver->proof.prover.by_fours = true;
	if (proof_play_fours(&solver->proof, line, solver->proof.prover.vcf.length) == 0)
		solver->proof.count = 0;
}

/* Can the other side still win? Not if the side can end the game now, by a pass or a claim. */
static bool may_lose(const struct question *question)
{
	return !question->passed && !question->claimable;
}

static bool is_small(const struct workspace *solver)
{
	return solver->position.empty <= SMALL_EMPTY;
}

/* Searches all moves for both sides. If neither can win, the game is a draw. */
static void solve_by_search(struct workspace *solver, struct solution *solution)
{
	enum side side = solver->question->side, other = side_other(side);
	/* In freestyle the first player cannot lose from an empty board (strategy stealing). */
	bool safe = solver->question->board->stones == 0 && solver->question->rules->rule == RULE_FREESTYLE;
	bool cannot_lose = safe || !may_lose(solver->question);
	enum proved own = seek_win(solver, side, true, cannot_lose ? 100 : 60, solution);
	if (own == PROVED_WIN || solution->solved != SOLVED_UNKNOWN)
		return;
	enum proved others = cannot_lose ? PROVED_NOT : seek_win(solver, other, true, 90, solution);
	if (own == PROVED_NOT && others == PROVED_NOT && !solver->question->allowed && !solver->question->claimable &&
	    !solver->position.has_unjudged)
		solution->solved = SOLVED_DRAW;
}

/* Adds the tree of a win or a loss by fours or threes. */
static void add_proof(const struct workspace *solver, struct solution *solution)
{
	const struct proof *proof = &solver->proof;
	if (solution->length > 0 && solution->how != SOLVED_BY_SEARCH && proof->count > 0 && !proof->full)
		solution->proof = proof;
}

static void solve(struct workspace *solver, enum solved_how most, struct solution *solution)
{
	enum side side = solver->question->side;
	lend_share(solver, most == SOLVED_BY_FOURS ? 100 : 50);
	enum vcf_answer fours = solve_by_fours(solver, solution);
	if (most == SOLVED_BY_FOURS) {
		solution->solved = fours == VCF_NONE && !solver->position.has_unjudged ? SOLVED_NOT : solution->solved;
		return;
	}
	if (solution->solved == SOLVED_WIN)
		play_out_fours(solver);
	if (solution->solved == SOLVED_UNKNOWN)
		seek_win(solver, side, false, is_small(solver) && most == SOLVED_BY_SEARCH ? 30 : 90, solution);
	if (solution->solved == SOLVED_UNKNOWN && may_lose(solver->question))
		seek_win(solver, side_other(side), false, 30, solution);
	bool is_short = solver->question->rules->connect <= SHORT_CONNECT && solver->position.empty <= SHORT_EMPTY;
	if (solution->solved == SOLVED_UNKNOWN && most == SOLVED_BY_SEARCH && (is_small(solver) || is_short))
		solve_by_search(solver, solution);
	add_proof(solver, solution);
}

/* Tries every move, within more plies each time. If neither side wins within the longest line possible, the game is a
   draw. */
static void solve_full_width(struct workspace *solver, const struct question *question, struct solution *solution)
{
	struct full_width *search = &solver->full_width;
	const struct budget *budget = question->budget;
	enum side side = question->side, other = side_other(side);
	bool loses = false, wins = false, may_end = may_lose(question);
	solver->meter = (struct meter){.limit = budget_limit(budget), .time = budget->time};
	full_width_load(search, question->board, question->rules, &solver->meter);
	int longest = full_width_longest(search), plies = 0;
	int most = budget->depth > 0 && budget->depth < FULL_WIDTH_PLIES_MAX ? budget->depth : FULL_WIDTH_PLIES_MAX;
	while (!wins && !loses && plies < most && plies < longest && !meter_obey_stop(&solver->meter)) {
		plies++;
		wins = plies % 2 == 1 && full_width_wins(search, side, side, question->allowed, plies);
		loses = plies % 2 == 0 && may_end && full_width_wins(search, other, side, question->allowed, plies);
	}
	solution->nodes = solver->meter.nodes;
	if (wins || loses) {
		solution->solved = wins ? SOLVED_WIN : SOLVED_LOSS;
		solution->how = SOLVED_BY_SEARCH;
		solution->length = search->length[0];
		memcpy(solution->line, search->line[0], (size_t)solution->length * sizeof solution->line[0]);
	} else if (plies == longest && !solver->meter.stopped && !question->allowed) {
		solution->solved = SOLVED_DRAW;
	}
}

/* Is every move tried for K without patterns? A large K needs a small board. */
static bool may_search(const struct question *question)
{
	const struct board *board = question->board;
	int empty = board->size * board->size - board->stones;
	return !question->restricts_later && (question->rules->connect < PATTERN_CONNECT_MIN || empty <= SMALL_EMPTY);
}

/* Solves a question for K without patterns, or one about an opening that restricts later stones: the search does not
   consider that. If K in a row does not fit on the board, the game is a draw. */
static void solve_without_patterns(struct workspace *solver, const struct question *question, enum solved_how most,
                                   struct solution *solution)
{
	if (question->rules->connect > question->board->size) {
		solution->solved = SOLVED_DRAW;
		return;
	}
	find_five(question, solution);
	if (solution->solved == SOLVED_UNKNOWN && most == SOLVED_BY_SEARCH && may_search(question))
		solve_full_width(solver, question, solution);
}

/* Allocates the workspace if there is none. Returns NULL when memory runs out. */
static struct workspace *workspace_of(struct solver *solver, const struct budget *budget)
{
	if (!solver->workspace)
		solver->workspace = pages_allocate(sizeof *solver->workspace, budget_affords_large_pages(budget));
	solver->exhausted |= !solver->workspace;
	return solver->workspace;
}

void solver_solve(struct solver *solver, const struct question *question, enum solved_how most,
                  struct solution *solution)
{
	struct workspace *workspace = workspace_of(solver, question->budget);
	*solution = (struct solution){.solved = SOLVED_UNKNOWN};
	if (!workspace)
		return;
	if (most == SOLVED_BY_FOURS && !vcf_possible(question->board, question->rules, question->side)) {
		solution->solved = SOLVED_NOT;
		return;
	}
	if (!patterns_possible(question->rules) || question->restricts_later) {
		solve_without_patterns(workspace, question, most, solution);
		return;
	}
	solver_prepare(workspace, question, most == SOLVED_BY_FOURS);
	solve(workspace, most, solution);
	solution->nodes = workspace->meter.nodes;
}

void solver_solve_loss(struct solver *solver, const struct question *question, struct solution *solution)
{
	enum side other = side_other(question->side);
	struct workspace *workspace = workspace_of(solver, question->budget);
	*solution = (struct solution){.solved = SOLVED_UNKNOWN};
	if (!workspace || !patterns_possible(question->rules) || question->restricts_later || !may_lose(question))
		return;
	solver_prepare(workspace, question, false);
	seek_win(workspace, other, false, is_small(workspace) ? 50 : 100, solution);
	if (solution->solved == SOLVED_UNKNOWN && is_small(workspace))
		seek_win(workspace, other, true, 100, solution);
	add_proof(workspace, solution);
	solution->nodes = workspace->meter.nodes;
}

int solver_count_fours(struct solver *solver, const struct question *question, int known)
{
	struct workspace *workspace = workspace_of(solver, question->budget);
	bool unsure = false;
	if (!vcf_possible(question->board, question->rules, question->side))
		return 0;
	if (!workspace || !patterns_possible(question->rules) || question->restricts_later)
		return -1;
	struct position *position = &workspace->position;
	struct move *moves = workspace->proof.prover.scratch;
	solver_prepare(workspace, question, true);
	lend_share(workspace, 100);
	int wins = position->counts[question->side][PATTERN4_FIVE];
	if (wins == 0 && known != POINT_NONE)
		wins = 1;
	int count = vcf_moves(position, moves, BOARD_MAX * BOARD_MAX);
	for (int i = 0; i < count && wins < 2; i++) {
		if (!position_in_set(position, moves[i].cell, question->allowed) ||
		    position_point(position, moves[i].cell) == known)
			continue;
		position_make_move(position, moves[i].cell);
		enum vcf_answer answer = vcf_after(&workspace->proof.prover.vcf, VCF_PLIES_MAX);
		position_unmake_move(position);
		wins += answer == VCF_WIN;
		unsure |= answer == VCF_UNKNOWN;
	}
	if (wins > 1)
		return 2;
	return unsure || position->has_unjudged ? -1 : wins;
}

void solver_free(struct solver *solver)
{
	if (solver->workspace)
		prover_free(&solver->workspace->proof.prover);
	pages_free(solver->workspace);
	solver->workspace = NULL;
}
