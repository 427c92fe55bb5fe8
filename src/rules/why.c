#include "rules/why.h"

struct walk {
	struct board *board;
	const struct ruleset *rules;
	enum side side;
	void (*visit)(const struct why_shape *why, void *context);
	void *context;
};

static void walk_shapes(const struct walk *walk, int point, int depth);

/* Leaves a three its true extensions, and judges them; false when none is left: then it is no three. */
static bool judge_three(const struct walk *walk, struct why_shape *why)
{
	bool forbids = ruleset_forbids(walk->rules, walk->side);
	int keys = 0;
	for (int i = 0; i < why->shape.keys; i++) {
		int key = why->shape.key[i];
		if (line_any_wins(walk->board, walk->rules, walk->side, key))
			continue;
		why->shape.key[keys] = key;
		why->reasons[keys] = forbids ? forbidden_reasons(walk->board, key) : 0;
		why->real |= why->reasons[keys] == 0;
		keys++;
	}
	why->shape.keys = keys;
	return keys > 0;
}

static void walk_three(const struct walk *walk, const struct why_shape *why)
{
	walk->visit(why, walk->context);
	if (!ruleset_forbids(walk->rules, walk->side))
		return;
	for (int i = 0; i < why->shape.keys; i++)
		if (forbidden_candidate(walk->board, why->shape.key[i]))
			walk_shapes(walk, why->shape.key[i], why->depth + 1);
}

/* All shapes of one kind through the stone on the point, direction by direction. */
static void walk_kind(const struct walk *walk, int point, enum shape_kind kind, int depth)
{
	struct shape shapes[LINE_SHAPES_MAX];
	for (enum direction d = 0; d < DIRECTIONS; d++) {
		int count = line_shapes(walk->board, walk->rules, walk->side, point, d, shapes);
		for (int i = 0; i < count; i++) {
			struct why_shape why = {.shape = shapes[i], .depth = depth};
			if (shapes[i].kind != kind)
				continue;
			if (kind != SHAPE_THREE)
				walk->visit(&why, walk->context);
			else if (judge_three(walk, &why))
				walk_three(walk, &why);
		}
	}
}

static void walk_shapes(const struct walk *walk, int point, int depth)
{
	board_put(walk->board, walk->side, point);
	for (enum shape_kind kind = SHAPE_FIVE; kind <= SHAPE_THREE; kind++)
		walk_kind(walk, point, kind, depth);
	board_take(walk->board, walk->side, point);
}

void why_each(struct board *board, const struct ruleset *rules, enum side side, int point,
              void (*visit)(const struct why_shape *why, void *context), void *context)
{
	struct walk walk = {board, rules, side, visit, context};
	walk_shapes(&walk, point, 0);
}
