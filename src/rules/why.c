#include "rules/why.h"

struct walk {
	struct board *board;
	const struct ruleset *rules;
	enum side side;
	void (*visit)(const struct why_shape *why, void *context);
	void *context;
	struct patience patience;
	int shapes;                                           /* named so far */
	uint16_t named[DIRECTIONS][BOARD_MAX * POINT_STRIDE]; /* by first stone: a bit for each kind and gap */
};

static void walk_shapes(struct walk *walk, int point, int depth);

/* The bit of a shape among those of its direction that start with the same stone. K is 5, where shapes are followed. */
static unsigned bit_of(const struct board *board, const struct shape *shape)
{
	int gap = 0;
	while (shape->gap != POINT_NONE && board_step(board, shape->first, shape->direction, gap) != shape->gap)
		gap++;
	return 1u << (4 * shape->kind + gap);
}

/* Puts the shape among those named; false when it is one already. */
static bool name_shape(struct walk *walk, const struct shape *shape)
{
	uint16_t *named = &walk->named[shape->direction][shape->first];
	unsigned bit = ruleset_forbids(walk->rules, walk->side) ? bit_of(walk->board, shape) : 0;
	bool again = (*named & bit) != 0;
	*named = (uint16_t)(*named | bit);
	return !again;
}

/* Leaves a three its true extensions, and judges them; false when none is left: then it is no three. */
static bool judge_three(struct walk *walk, struct why_shape *why)
{
	bool forbids = ruleset_forbids(walk->rules, walk->side);
	int keys = 0;
	for (int i = 0; i < why->shape.keys; i++) {
		int key = why->shape.key[i];
		if (line_any_wins(walk->board, walk->rules, walk->side, key))
			continue;
		why->shape.key[keys] = key;
		why->reasons[keys] = forbids ? forbidden_judge_within(walk->board, key, &walk->patience).reasons : 0;
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

/* All shapes of one kind through the stone on the point, direction by direction. */
static void walk_kind(struct walk *walk, int point, enum shape_kind kind, int depth)
{
	struct shape shapes[LINE_SHAPES_MAX];
	for (enum direction d = 0; d < DIRECTIONS; d++) {
		int count = line_shapes(walk->board, walk->rules, walk->side, point, d, shapes);
		for (int i = 0; i < count; i++) {
			struct why_shape why = {.shape = shapes[i], .depth = depth};
			if (shapes[i].kind != kind || (!name_shape(walk, &shapes[i]) && walk->shapes >= WHY_ALL))
				continue;
			walk->shapes++;
			if (kind != SHAPE_THREE)
				walk->visit(&why, walk->context);
			else if (judge_three(walk, &why))
				walk_three(walk, &why);
		}
	}
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
	struct walk walk = {.board = board, .rules = rules, .side = side, .visit = visit, .context = context,
	                    .patience = {.steps = WHY_STEPS}};
	walk_shapes(&walk, point, 0);
	patience_end(&walk.patience);
}
