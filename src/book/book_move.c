#include "book/book_move.h"

#include "base/minmax.h"
#include "book/book_key.h"
#include "engine/solver.h"
#include "rules/verdict.h"

enum { BOOK_SHARE = 10 }; /* one candidate may take 1 / BOOK_SHARE of the budget that is left */

/* A question, and the moves that the book has for it. */
struct book_choice {
	const struct question *question;
	struct mover_state *mover_state;
	enum mover_id mover;
	struct board board; /* the question's */
	struct book_key stones;
	struct book_moves moves;
	struct point_set tried;
	unsigned long long nodes; /* left of the budget; 0: no limit */
	struct solver solver;
};

/* Returns an untried point of the highest weight, random among equals; POINT_NONE if there is none. Sets *weight. */
static int pick_book_move(const struct book_choice *choice, struct rng *rng, uint32_t *weight)
{
	int best = POINT_NONE;
	unsigned equals = 0;
	*weight = 0;
	for (int point = board_next_empty(&choice->board, POINT_NONE); point != POINT_NONE;
	     point = board_next_empty(&choice->board, point)) {
		if (point_set_has(&choice->tried, point))
			continue;
		int book_point = book_key_point(&choice->stones, choice->board.size, point);
		uint32_t its_weight = book_weight(&choice->moves, book_point);
		equals = its_weight > *weight ? 1 : equals + (its_weight == *weight);
		if (its_weight > *weight || (its_weight > 0 && its_weight == *weight && rng_below(rng, equals) == 0)) {
			best = point;
			*weight = its_weight;
		}
	}
	return best;
}

/* Returns the budget of the search that tests whether a candidate is lost. */
static struct budget book_budget(const struct book_choice *choice)
{
	enum { BOOK_NODES_A_MILLISECOND = 500, PLIES_LESS = 2, NODES_FREE = 20000 };
	struct budget budget = *choice->question->budget;
	int left = time_limit_left(&budget.time), most = mover_time_limit(choice->mover, left);
	if (left != TIME_FREE)
		budget.time.reserve += left - max(0, most) / BOOK_SHARE;
	if (choice->nodes > 0)
		budget.nodes = choice->nodes / BOOK_SHARE + 1;
	else if (movers[choice->mover].time_max > 0) /* a level: nodes instead of time */
		budget.nodes = (unsigned)max(0, most) / BOOK_SHARE * BOOK_NODES_A_MILLISECOND + 1;
	else if (left == TIME_FREE && budget.depth == 0)
		budget.nodes = NODES_FREE;
	if (budget.depth > 0)
		budget.depth = max(1, budget.depth - PLIES_LESS);
	budget.keeps_table = false;
	budget.wants_value = true;
	budget.report = NULL;
	return budget;
}

/* Returns the budget of the solver that tests a candidate after the search. BOOK_NODES are enough for short wins, but
   the solver gets at most half of the nodes that are left. */
static struct budget proof_budget_of(const struct book_choice *choice, const struct budget *searched)
{
	enum { BOOK_NODES = 20000 };
	struct budget budget = *searched;
	unsigned long long left = choice->nodes;
	budget.depth = 0;
	budget.nodes = BOOK_NODES;
	if (left > 0 && left / 2 < BOOK_NODES)
		budget.nodes = left / 2 + 1;
	else if (left / BOOK_SHARE > BOOK_NODES)
		budget.nodes = left / BOOK_SHARE;
	return budget;
}

static void spend(struct book_choice *choice, unsigned long long nodes)
{
	if (choice->nodes > 0)
		choice->nodes = nodes < choice->nodes ? choice->nodes - nodes : 1;
}

/* Does a short search or the solver find a forced win of the other side after the move? Also true if there is no
   memory for the search. */
static bool is_lost(struct book_choice *choice, int point)
{
	const struct question *question = choice->question;
	struct board *board = &choice->board;
	if (verdict_of_stone(board, question->rules, question->side, point).status != STATUS_OK)
		return false; /* it ends the game, and is legal */
	struct search_result reply;
	struct budget budget = book_budget(choice);
	const struct question after = {.board = board,
	                               .rules = question->rules,
	                               .side = side_other(question->side),
	                               .budget = &budget,
	                               .restricts_later = question->restricts_later};
	board_put(board, question->side, point);
	bool lost = !mover_search(choice->mover_state, choice->mover, &after, &reply) || reply.forced > 0;
	spend(choice, reply.nodes);
	if (!lost) {
		struct solution solution;
		budget = proof_budget_of(choice, &budget);
		solver_solve(&choice->solver, &after, SOLVED_BY_THREES, &solution);
		spend(choice, solution.nodes);
		lost = solution.solved == SOLVED_WIN;
	}
	board_take(board, question->side, point);
	return lost;
}

/* Finds a book move that is legal and not lost. Returns false if there is none. */
static bool find_move(struct book_choice *choice, struct rng *rng, struct search_result *found)
{
	const struct question *question = choice->question;
	*found = (struct search_result){.point = POINT_NONE};
	for (int point; (point = pick_book_move(choice, rng, &found->weight)) != POINT_NONE;) {
		point_set_add(&choice->tried, point);
		if (!question_allows(question, &choice->board, point) || is_lost(choice, point))
			continue;
		found->point = point;
		return true;
	}
	return false;
}

/* Asks the machine itself, with what is left of the budget. */
static void ask_without_book(const struct book_choice *choice, bool advisory, struct search_result *found)
{
	struct budget budget = *choice->question->budget;
	struct question question = *choice->question;
	budget.nodes = choice->nodes;
	question.budget = &budget;
	mover_choose(choice->mover_state, choice->mover, &question, advisory, found);
}

void book_choose(const struct book *book, struct mover_state *mover_state, enum mover_id mover,
                 const struct question *question, bool advisory, struct search_result *found)
{
	struct book_choice choice;
	struct rng rng = mover_state->rng;
	if (!book || book->used == 0 || !mover_has_search(mover)) {
		mover_choose(mover_state, mover, question, advisory, found);
		return;
	}
	choice = (struct book_choice){.question = question,
	                              .mover_state = mover_state,
	                              .mover = mover,
	                              .board = *question->board,
	                              .stones = book_key_of(question->board),
	                              .nodes = question->budget->nodes};
	choice.moves = book_find(book, book_key_value(&choice.stones, choice.board.size, question->side));
	if (choice.moves.count == 0 || !find_move(&choice, &rng, found))
		ask_without_book(&choice, advisory, found);
	else if (!advisory)
		mover_state->rng = rng;
	solver_free(&choice.solver);
}
