#include "engine/solver.h"

#include "rules/line.h"

enum { BYTES_A_NODE = 32 }; /* more table than that has no use */

const char *const solved_how_names[] = {
	[SOLVED_BY_FOURS] = "vcf", [SOLVED_BY_THREES] = "vct", [SOLVED_BY_SEARCH] = "search", NULL};

static bool has_patterns(const struct question *question)
{
	int connect = question->rules->connect;
	return connect >= PATTERN_CONNECT_MIN && connect <= PATTERN_CONNECT_MAX && connect <= question->board->size;
}

/* Where there are no patterns for this K: a five at once, and where none fits nobody wins. */
static void look_for_five(const struct question *question, struct solution *solution)
{
	const struct board *board = question->board;
	if (question->rules->connect > board->size) {
		solution->solved = SOLVED_DRAW;
		return;
	}
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

static void prepare(struct solver *solver, const struct question *question)
{
	const struct budget *budget = question->budget;
	struct fours *fours = &solver->fours;
	size_t bytes = budget->memory;
	if (budget->nodes > 0 && budget->nodes < bytes / BYTES_A_NODE)
		bytes = (size_t)budget->nodes * BYTES_A_NODE;
	fours_make(fours, bytes / 4);
	fours_forget(fours);
	fours->position = &solver->position;
	fours->budget = budget;
	fours->nodes = 0;
	fours->allowance = budget->nodes > 0 ? budget->nodes : ~0ull;
	const struct weights *const weights[2] = {weights_of(question->rules, SIDE_BLACK),
	                                          weights_of(question->rules, SIDE_WHITE)};
	position_load(&solver->position, question->board, question->rules, question->side, weights);
}

static bool is_allowed(const struct solver *solver, const struct question *question, int cell)
{
	return !question->allowed || point_set_has(question->allowed, position_point(&solver->position, cell));
}

static void report(const struct solver *solver, enum solved solved, enum solved_how how, const int16_t *line, int length,
                   struct solution *solution)
{
	solution->solved = solved;
	solution->how = how;
	solution->length = length;
	for (int i = 0; i < length; i++)
		solution->line[i] = (int16_t)position_point(&solver->position, line[i]);
}

static void solve_by_fours(struct solver *solver, const struct question *question, struct solution *solution)
{
	struct fours *fours = &solver->fours;
	int depth = question->budget->depth;
	enum fours_answer answer = depth > 0 ? fours_search(fours, depth) : fours_shortest(fours);
	if (answer == FOURS_NONE)
		solution->solved = SOLVED_NOT;
	else if (answer == FOURS_WIN && is_allowed(solver, question, fours->line[0]))
		report(solver, SOLVED_WIN, SOLVED_BY_FOURS, fours->line, fours->length, solution);
}

void solver_ask(struct solver *solver, const struct question *question, enum solved_how most, struct solution *solution)
{
	*solution = (struct solution){.solved = SOLVED_UNKNOWN};
	if (!has_patterns(question)) {
		look_for_five(question, solution);
		return;
	}
	if (most == SOLVED_BY_FOURS && !fours_possible(question->board, question->rules, question->side)) {
		solution->solved = SOLVED_NOT;
		return;
	}
	prepare(solver, question);
	solve_by_fours(solver, question, solution);
	solution->nodes = solver->fours.nodes;
}

int solver_count_fours(struct solver *solver, const struct question *question)
{
	struct position *position = &solver->position;
	struct move moves[FOURS_MOVES_MAX];
	int wins = 0;
	bool unsure = false;
	if (!has_patterns(question) || !fours_possible(question->board, question->rules, question->side))
		return 0;
	prepare(solver, question);
	wins = position->counts[question->side][KIND_FIVE];
	int count = fours_moves(position, moves, FOURS_MOVES_MAX);
	for (int i = 0; i < count && wins < 2; i++) {
		if (!is_allowed(solver, question, moves[i].cell))
			continue;
		position_put(position, moves[i].cell);
		enum fours_answer answer = fours_after(&solver->fours, FOURS_PLIES_MAX);
		position_take(position);
		wins += answer == FOURS_WIN;
		unsure |= answer == FOURS_UNKNOWN;
	}
	return wins > 1 ? 2 : unsure ? -1 : wins;
}

void solver_free(struct solver *solver)
{
	fours_free(&solver->fours);
}
