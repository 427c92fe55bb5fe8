#include "engine/search/root_moves.h"

#include <assert.h>
#include <stdlib.h>

#include "base/minmax.h"

bool root_moves_may_play(struct worker *w, const struct question *question, int cell)
{
	return position_in_set(&w->position, cell, question->allowed) && !position_is_forbidden(&w->position, cell);
}

/* Keeps the legal moves among the `count` generated ones as root moves, the best first. Once there is one, stops when
   the time is up. */
static void take_roots(struct worker *w, const struct question *question, int count)
{
	int i = 0;
	for (w->roots = 0; i < count && (w->roots == 0 || !time_limit_over(&question->budget->time)); i++) {
		moves_pick(w->root, i, count);
		if (root_moves_may_play(w, question, w->root[i].cell))
			w->root[w->roots++] = w->root[i];
	}
	w->roots_left = i < count;
}

/* Finds the root moves: answers to a threat of five or of a straight four; all moves if there is no threat or no legal
   answer. */
static void find_roots(struct worker *w, const struct question *question)
{
	struct position *position = &w->position;
	enum side side = position->to_move, other = side_other(side);
	w->roots = 0;
	if (position_has(position, other, PATTERN4_FIVE))
		take_roots(w, question, moves_averting_five(position, w->root, ROOT_MAX));
	else if (position_has(position, other, PATTERN4_OPEN_FOUR) && !position_has(position, side, PATTERN4_OPEN_FOUR))
		take_roots(w, question, moves_against_straight_four(position, w->root, ROOT_MAX));
	if (w->roots == 0) {
		int count = moves_all(position, w->root, ROOT_MAX);
		moves_add_policy(position, w->root, count);
		take_roots(w, question, count);
	}
}

/* Finds the legal move nearest to the center, for a position where no generated move is legal. */
static void find_any(struct worker *w, const struct question *question)
{
	struct position *position = &w->position;
	for (int distance = 0; distance <= position->size && w->roots == 0; distance++)
		for (int cell = position->first; cell <= position->last && w->roots == 0; cell++)
			if (position->contents[cell] == CELL_EMPTY &&
			    point_from_center(position->size, position_point(position, cell)) == distance &&
			    root_moves_may_play(w, question, cell))
				w->root[w->roots++].cell = (int16_t)cell;
}

/* Adds all other legal moves to the root moves. */
static void find_others(struct worker *w, const struct question *question)
{
	struct position *position = &w->position;
	struct point_set listed = {{{0}}};
	for (int i = 0; i < w->roots; i++)
		point_set_add(&listed, position_point(position, w->root[i].cell));
	for (int cell = position->first; cell <= position->last && !time_limit_over(&question->budget->time); cell++)
		if (position->contents[cell] == CELL_EMPTY && !point_set_has(&listed, position_point(position, cell)) &&
		    root_moves_may_play(w, question, cell))
			w->root[w->roots++] = (struct move){.cell = (int16_t)cell};
}

void root_moves_list(struct worker *w, const struct question *question, int lines)
{
	find_roots(w, question);
	if (w->roots == 0)
		find_any(w, question);
	if (w->roots < lines)
		find_others(w, question);
	assert(w->roots <= w->position.empty);
}
