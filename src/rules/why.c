#include "rules/why.h"

#include <stdlib.h>

struct walk {
	struct board *board;
	const struct ruleset *rules;
	enum side side;
	void (*visit)(const struct why_shape *why, void *context);
	void *context;
	struct meter meter;      /* of the extension points */
	int shapes;              /* visited so far */
	struct visited *visited; /* the shapes, if extensions are followed; NULL without memory, so the walk ends
	                            after WHY_ALL shapes */
	struct shape scratch[LINE_SHAPES_MAX];
};

/* The visited shapes: a bit for each kind and gap, by direction and first stone. */
struct visited {
	uint16_t bits[DIRECTIONS][BOARD_MAX * POINT_STRIDE];
};

static void walk_shapes(struct walk *walk, int point, int depth);

/* Returns the bit of a shape among those with the same direction and first stone. K is 5, because extensions
   are followed only in renju. */
static unsigned bit_of(const struct board *board, const struct shape *shape)
{
	int gap = 0;
	while (shape->gap != POINT_NONE && board_step(board, shape->first, shape->direction, gap) != shape->gap)
		gap++;
	return 1u << (4 * shape->kind + gap);
}

/* Marks a shape as visited. Returns false if it was visited before, or if there is no memory for marks. */
static bool mark_visited(struct walk *walk, const struct shape *shape)
{
	if (!walk->visited)
		return false;
	uint16_t *visited = &walk->visited->bits[shape->direction][shape->first];
	unsigned bit = bit_of(walk->board, shape);
	bool again = (*visited & bit) != 0;
	*visited = (uint16_t)(*visited | bit);
	return !again;
}

/* Drops the extension points where a stone makes a five, and judges the others. Returns false if none is left: then
   the shape is no three. */
static bool judge_why_three(struct walk *walk, struct why_shape *why)
{
	bool forbids = ruleset_forbids(walk->rules, walk->side);
	int keys = 0;
	for (int i = 0; i < why->shape.keys; i++) {
		int key = why->shape.key[i];
		if (line_any_wins(walk->board, walk->rules, walk->side, key))
			continue;
		why->shape.key[keys] = key;
		why->reasons[keys] = forbids ? forbidden_judge_within(walk->board, key, &walk->meter).reasons : 0;
		why->real |= why->reasons[keys] == 0;
		why->unknown |= why->reasons[keys] == REASON_UNKNOWN;
		keys++;
	}
	why->shape.keys = keys;
	why->unknown &= !why->real;
	return keys > 0;
}

static void walk_three(struct walk *walk, const struct why_shape *why)
{
	walk->visit(why, walk->context);
	if (!ruleset_forbids(walk->rules, walk->side) || why->depth >= WHY_LEVELS)
		return;
	for (int i = 0; i < why->shape.keys; i++)
		if (forbidden_candidate(walk->board, why->shape.key[i]))
			walk_shapes(walk, why->shape.key[i], why->depth + 1);
}

static void walk_shape(struct walk *walk, int point, const struct shape *shape, int depth)
{
	struct why_shape why = {.point = point, .shape = *shape, .depth = depth};
	if (!mark_visited(walk, shape) && walk->shapes >= WHY_ALL)
		return;
	walk->shapes++;
	if (shape->kind != SHAPE_THREE)
		walk->visit(&why, walk->context);
	else if (judge_why_three(walk, &why))
		walk_three(walk, &why);
}

/* Visits all shapes of one kind that the stone on the point makes, direction by direction. Lists them again for each
   visit: a list for each level would take a megabyte of stack. */
static void walk_kind(struct walk *walk, int point, enum shape_kind kind, int depth)
{
	for (enum direction d = 0; d < DIRECTIONS; d++)
		for (int i = 0; i < line_shapes(walk->board, walk->rules, walk->side, point, d, walk->scratch); i++)
			if (walk->scratch[i].kind == kind)
				walk_shape(walk, point, &walk->scratch[i], depth);
}

static void walk_shapes(struct walk *walk, int point, int depth)
{
	board_put(walk->board, walk->side, point);
	for (enum shape_kind kind = SHAPE_FIVE; kind <= SHAPE_THREE; kind++)
		walk_kind(walk, point, kind, depth);
	board_take(walk->board, walk->side, point);
}

void why_each(struct board *board, const struct ruleset *rules, enum side side, int point,
              void (*visit)(const struct why_shape *why, void *context), void *context)
{
	struct walk walk = {.board = board,
	                    .rules = rules,
	                    .side = side,
	                    .visit = visit,
	                    .context = context,
	                    .meter = {.limit = WHY_STEPS}};
	if (ruleset_forbids(rules, side))
		walk.visited = calloc(1, sizeof *walk.visited);
	walk_shapes(&walk, point, 0);
	free(walk.visited);
}
