#include "rules/threat.h"

#include "rules/forbidden.h"
#include "rules/line.h"

/* The smallest K with fours, with threes, and with two other stones in every threat (lines_with_stones()). */
enum { FOUR_CONNECT = 3, THREE_CONNECT = 4, NEAR_CONNECT = 5 };

struct search {
	struct board *board;
	const struct ruleset *rules;
	struct meter meter; /* of the forbidden points */
};

static bool is_forbidden(struct search *search, enum side side, int point)
{
	return ruleset_forbids(search->rules, side) &&
	       forbidden_judge_within(search->board, point, &search->meter).reasons != 0;
}

/* Does a stone on one of the extension points make an open four, without being forbidden or winning at once? The
   three's new stone is on the board. */
static bool is_open_three(struct search *search, enum side side, const struct shape *three)
{
	for (int i = 0; i < three->keys; i++)
		if (!line_any_wins(search->board, search->rules, side, three->key[i]) &&
		    !is_forbidden(search, side, three->key[i]))
			return true;
	return false;
}

/* Returns the threat of a shape that has its new stone on the board. */
static enum threat threat_of(struct search *search, enum side side, const struct shape *shape)
{
	int connect = search->rules->connect;
	bool straight = shape->gap == POINT_NONE && shape->keys == 2;
	if (shape->kind == SHAPE_FIVE)
		return THREAT_FIVE;
	if (shape->kind == SHAPE_FOUR && straight && connect >= FOUR_CONNECT)
		return THREAT_FOUR;
	if (shape->kind == SHAPE_THREE && connect >= THREE_CONNECT && is_open_three(search, side, shape))
		return THREAT_THREE;
	return THREAT_NONE;
}

/* Returns the greatest threat on one line, by a stone that is on the board. */
static enum threat threat_on_line(struct search *search, enum side side, int point, enum direction direction)
{
	struct shape shapes[LINE_SHAPES_MAX];
	enum threat most = THREAT_NONE;
	int count = line_shapes(search->board, search->rules, side, point, direction, shapes);
	for (int i = 0; i < count; i++) {
		enum threat threat = threat_of(search, side, &shapes[i]);
		most = threat > most ? threat : most;
	}
	return most;
}

/* Returns a bit for each line (near_any()) that has enough stones near the point. If K is 5 or more, a threat needs
   two other stones on its line within NEAR_REACH steps. */
static uint64_t lines_with_stones(const struct search *search, enum side side, int point)
{
	uint64_t near = board_near(search->board, side, point);
	return near_any(search->rules->connect < NEAR_CONNECT ? near : near_without_lowest(near));
}

static enum threat threat_at(struct search *search, enum side side, int point)
{
	uint64_t lines = lines_with_stones(search, side, point);
	enum threat most = THREAT_NONE;
	if (lines == 0)
		return THREAT_NONE;
	board_put(search->board, side, point);
	for (enum direction d = 0; d < DIRECTIONS; d++) {
		bool enough = (lines >> 16 * d & 0x8000) != 0;
		enum threat threat = enough ? threat_on_line(search, side, point, d) : THREAT_NONE;
		most = threat > most ? threat : most;
	}
	board_take(search->board, side, point);
	return most == THREAT_NONE || most == THREAT_FIVE || !is_forbidden(search, side, point) ? most : THREAT_NONE;
}

void threats_each(struct board *board, const struct ruleset *rules, enum side first,
                  void (*visit)(int point, enum side side, enum threat threat, void *context), void *context)
{
	struct search search = {board, rules, {.limit = THREATS_STEPS}};
	int point = POINT_NONE;
	while ((point = board_next_empty(board, point)) != POINT_NONE) {
		enum threat own = threat_at(&search, first, point);
		enum threat other = own < THREAT_FIVE ? threat_at(&search, side_other(first), point) : THREAT_NONE;
		if (other > own)
			visit(point, side_other(first), other, context);
		else if (own != THREAT_NONE)
			visit(point, first, own, context);
	}
}
