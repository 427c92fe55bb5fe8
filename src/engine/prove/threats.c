#include "engine/prove/threats.h"

#include <assert.h>
#include <string.h>

#include "engine/prove/vcf.h"

typedef bool forbids_function(struct position *position, int cell);

/* Removes the moves for which `forbids` is true. Returns the number of the others. */
static int drop_forbidden(struct position *position, struct move *moves, int count, forbids_function *forbids)
{
	int kept = 0;
	for (int i = 0; i < count; i++)
		if (!forbids(position, moves[i].cell))
			moves[kept++] = moves[i];
	return kept;
}

static int add_every(const struct position *position, struct move *moves, int most)
{
	int count = 0;
	for (int cell = position->first; cell <= position->last && count < most; cell++)
		if (position->contents[cell] == CELL_EMPTY)
			moves[count++] = (struct move){.cell = (int16_t)cell};
	return count;
}

/* A list of moves. Duplicates are found fast: a large board may have thousands of fours and threes. */
struct list {
	struct move *moves;
	int count, most;
	bool has[CELLS_MAX]; /* the cells in the list */
};

static void list_start(struct list *list, const struct position *position, struct move *moves, int count, int most)
{
	list->moves = moves;
	list->count = count;
	list->most = most;
	assert(count <= most);
	memset(list->has, 0, (size_t)position->last + 1);
	for (int i = 0; i < count; i++)
		list->has[moves[i].cell] = true;
}

static void list_add(struct list *list, int cell)
{
	if (list->has[cell] || list->count >= list->most)
		return;
	list->has[cell] = true;
	list->moves[list->count++] = (struct move){.cell = (int16_t)cell};
}

/* Lists answers to the threat of a straight four: the moves that prevent it, and the defender's own fours.
   Some of them may be forbidden. */
static int against_four(struct position *position, struct move *moves, int most)
{
	struct list list;
	int stops = moves_against_straight_four(position, moves, most);
	list_start(&list, position, moves, stops, most);
	int fours = vcf_moves(position, &moves[stops], most - stops);
	for (int i = 0; i < fours; i++)
		list_add(&list, moves[stops + i].cell);
	enum side side = position->to_move;
	int cell = CELL_NONE;
	for (int left = position->counts[side][PATTERN4_FORBIDDEN]; left > 0; left--) {
		cell = position_find(position, side, PATTERN4_FORBIDDEN, cell);
		if (vcf_makes_four(position, cell))
			list_add(&list, cell);
	}
	return list.count;
}

static int find_replies(struct position *position, struct move *moves, int most, forbids_function *forbids)
{
	enum side other = side_other(position->to_move);
	int count = 0;
	if (position_has(position, other, PATTERN4_FIVE))
		count = moves_against_five(position, moves, most);
	else if (position_has(position, other, PATTERN4_OPEN_FOUR) && !ruleset_needs_open_end(&position->rules))
		count = against_four(position, moves, most);
	else
		count = add_every(position, moves, most);
	return drop_forbidden(position, moves, count, forbids);
}

int threats_replies(struct position *position, struct move *moves, int most)
{
	return find_replies(position, moves, most, position_is_surely_forbidden);
}

int threats_all(struct position *position, struct move *moves, int most)
{
	return find_replies(position, moves, most, position_is_forbidden);
}

/* Does a stone on the cell make an open three, without a four, and is it legal? */
static bool makes_three(struct position *position, int cell)
{
	enum pattern4 pattern4 = (enum pattern4)position->pattern4[position->to_move][cell];
	if (pattern4 != PATTERN4_FORBIDDEN)
		return pattern4 >= PATTERN4_THREE && pattern4 <= PATTERN4_THREE_THREE;
	return position_makes(position, position->to_move, cell, PATTERN_OPEN_THREE, PATTERN_OPEN_THREE_TWO) &&
	       !position_is_forbidden(position, cell);
}

int threats_find(struct position *position, struct move *moves, int most)
{
	enum side side = position->to_move;
	if (position_has(position, side_other(side), PATTERN4_FIVE))
		return drop_forbidden(position, moves, moves_against_five(position, moves, most), position_is_forbidden);
	struct list list;
	list_start(&list, position, moves, vcf_moves(position, moves, most), most);
	for (int cell = position->first; cell <= position->last; cell++)
		if (position->contents[cell] == CELL_EMPTY && position->pattern4[side][cell] != PATTERN4_NOTHING &&
		    makes_three(position, cell))
			list_add(&list, cell);
	return list.count;
}
