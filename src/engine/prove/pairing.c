#include "engine/prove/pairing.h"

#include <assert.h>
#include <string.h>

enum {
	GROUPS_MAX = 4 * PAIRING_SIZE_MAX * PAIRING_SIZE_MAX,
	CELLS_OF_GROUP = PATTERN_CONNECT_MAX,
	/* cells of the largest board that is examined */
	SMALL_CELLS = (PAIRING_SIZE_MAX + PATTERN_RADIUS_MAX) * (PAIRING_SIZE_MAX + PATTERN_RADIUS_MAX),
};

/* Neighboring rows of one line. A pair among the empty points that they have in common stops all of them. */
struct group {
	int cells;
	int16_t cell[CELLS_OF_GROUP];
};

struct pairing {
	int groups;
	struct group group[GROUPS_MAX];
	int16_t owner[SMALL_CELLS]; /* twice the group's number, plus one for its second point; -1: free */
	uint16_t seen[SMALL_CELLS]; /* the number of the search in which the cell was last visited */
	uint16_t search;
};

/* Can the attacker still fill the K points that begin here? */
static bool is_alive(const struct position *position, enum side attacker, int cell, int step)
{
	for (int i = 0; i < position->rules.connect; i++, cell += step)
		if (position->contents[cell] != CELL_EMPTY && position->contents[cell] != (int)attacker)
			return false;
	return true;
}

/* Lists the empty points among the `points` points that begin at the cell. Returns their number. */
static int common_empty(const struct position *position, int cell, int step, int points, struct group *group)
{
	group->cells = 0;
	for (int i = 0; i < points; i++, cell += step)
		if (position->contents[cell] == CELL_EMPTY)
			group->cell[group->cells++] = (int16_t)cell;
	return group->cells;
}

/* Groups rows along a line, beginning with the row at *cell, while they have two empty points in common. Moves *cell
   past them. Returns false if the first row has fewer than two empty points. */
static bool add_group(struct pairing *pairing, const struct position *position, enum side attacker, int *cell, int step)
{
	assert(pairing->groups < GROUPS_MAX);
	struct group *group = &pairing->group[pairing->groups++];
	int connect = position->rules.connect, rows = 1;
	if (common_empty(position, *cell, step, connect, group) < 2)
		return false;
	struct group wider;
	for (int first = *cell + step; rows < connect - 1 && is_alive(position, attacker, first, step);
	     first += step, rows++) {
		if (common_empty(position, first, step, connect - rows, &wider) < 2)
			break;
		*group = wider;
	}
	*cell += rows * step;
	return true;
}

static bool group_line(struct pairing *pairing, const struct position *position, enum side attacker, int first,
                       int step)
{
	int cell = first;
	while (position->contents[cell] != CELL_EDGE)
		if (!is_alive(position, attacker, cell, step))
			cell += step;
		else if (!add_group(pairing, position, attacker, &cell, step))
			return false;
	return true;
}

static bool group_rows(struct pairing *pairing, const struct position *position, enum side attacker)
{
	for (int d = 0; d < DIRECTIONS; d++)
		for (int cell = position->first; cell <= position->last; cell++) {
			bool begins = position->contents[cell] != CELL_EDGE &&
			              position->contents[cell - position->step[d]] == CELL_EDGE;
			if (begins && !group_line(pairing, position, attacker, cell, position->step[d]))
				return false;
		}
	return true;
}

/* Assigns a point to one of the two places of a group. A place that owns the point may move to another point
   (augmenting path). */
static bool assign_point(struct pairing *pairing, int place)
{
	const struct group *group = &pairing->group[place / 2];
	for (int i = 0; i < group->cells; i++) {
		int cell = group->cell[i];
		if (pairing->seen[cell] == pairing->search)
			continue;
		pairing->seen[cell] = pairing->search;
		if (pairing->owner[cell] < 0 || assign_point(pairing, pairing->owner[cell])) {
			pairing->owner[cell] = (int16_t)place;
			return true;
		}
	}
	return false;
}

int pairing_lacks(const struct position *position, enum side attacker)
{
	struct pairing pairing;
	int lacks = 0;
	/* A side with forbidden points cannot always take the second point of a pair. */
	if (position->size > PAIRING_SIZE_MAX || ruleset_forbids(&position->rules, side_other(attacker)))
		return PAIRING_NONE;
	assert(position->last < SMALL_CELLS);
	pairing.groups = 0;
	if (!group_rows(&pairing, position, attacker))
		return PAIRING_MANY;
	memset(pairing.owner, -1, sizeof pairing.owner);
	memset(pairing.seen, 0, sizeof pairing.seen);
	for (int place = 0; place < 2 * pairing.groups; place++) {
		pairing.search = (uint16_t)(place + 1);
		lacks += !assign_point(&pairing, place);
	}
	return lacks;
}
