#include "terminal/puzzles/exercise.h"

#include "rules/black_shapes.h"
#include "rules/line.h"

enum {
	EXERCISE_SIZE = 15,
	MARGIN = 4,       /* points from the board's edge to the point at least */
	REACH_AROUND = 4, /* points from the point to a stone at most */
};

/* What is wanted of a position, and how many black stones are tried for it. */
struct kind {
	unsigned reason; /* why the point is forbidden; 0: it is not */
	bool nested;
	int lines;    /* lines through the point that get stones */
	int per_line; /* stones on each of them */
	int others;   /* stones elsewhere */
};
static const struct kind kinds[EXERCISE_CYCLE] = {
	{REASON_33, true, 2, 2, 9},  {0, true, 2, 2, 4},          {REASON_33, false, 2, 2, 2},
	{REASON_33, false, 2, 2, 3}, {REASON_44, false, 2, 3, 2}, {REASON_OVERLINE, false, 1, 5, 3},
	{0, false, 2, 2, 2},         {0, false, 3, 2, 2},         {0, false, 2, 3, 2},
	{0, false, 1, 5, 4},
};

/* Puts a stone on the point, unless there is one, or it is off the board or the point of the question. Returns whether
   it did. */
static bool try_stone(struct board *board, enum side side, int point, int asked)
{
	if (point == POINT_NONE || point == asked || !board_empty(board, point))
		return false;
	board_put(board, side, point);
	return true;
}

/* Returns a point near the other one, or POINT_NONE. */
static int random_near(struct rng *rng, int point)
{
	enum { SQUARE = 2 * REACH_AROUND + 1 };
	int x = point_x(point) - REACH_AROUND + (int)rng_below(rng, SQUARE);
	int y = point_y(point) - REACH_AROUND + (int)rng_below(rng, SQUARE);
	return x >= 0 && y >= 0 && x < EXERCISE_SIZE && y < EXERCISE_SIZE ? point_at(x, y) : POINT_NONE;
}

/* Makes a position that may be of this kind, with few white stones. Returns the point. */
static int try_position(struct rng *rng, struct board *board, const struct kind *kind)
{
	enum { CENTERS = EXERCISE_SIZE - 2 * MARGIN };
	int y = MARGIN + (int)rng_below(rng, CENTERS);
	int x = MARGIN + (int)rng_below(rng, CENTERS);
	int asked = point_at(x, y);
	unsigned first = rng_below(rng, DIRECTIONS);
	board_clear(board, EXERCISE_SIZE);
	for (int line = 0; line < kind->lines; line++)
		for (int i = 0; i < kind->per_line; i++) {
			enum direction direction = (enum direction)((first + (unsigned)line) % DIRECTIONS);
			int step = (int)rng_below(rng, 2 * REACH_AROUND + 1) - REACH_AROUND;
			try_stone(board, SIDE_BLACK, board_step(board, asked, direction, step), asked);
		}
	for (int i = 0; i < kind->others; i++)
		try_stone(board, SIDE_BLACK, random_near(rng, asked), asked);
	for (int i = kind->nested ? 0 : board->stones / 2; i > 0; i--)
		try_stone(board, SIDE_WHITE, random_near(rng, asked), asked);
	return asked;
}

/* Would the point be forbidden if, after `levels` stones, no other point were? */
static bool is_forbidden_within(struct board *board, int point, int levels)
{
	struct black_shapes shapes = black_shapes_at(board, point);
	int real = 0;
	if (shapes.five || shapes.overline || shapes.fours >= 2)
		return !shapes.five;
	board_put(board, SIDE_BLACK, point);
	for (int i = 0; i < shapes.threes; i++) {
		const struct black_three *three = &shapes.three[i];
		bool extends = false;
		for (int k = 0; k < three->extensions; k++) {
			int extension = board_step(board, point, three->direction, three->extension[k]);
			bool five = black_shapes_at(board, extension).five;
			extends |= !five && (levels == 0 || !is_forbidden_within(board, extension, levels - 1));
		}
		real += extends;
	}
	board_take(board, SIDE_BLACK, point);
	return real >= 2;
}

/* Is there a row of five or more? */
static bool has_long_row(const struct board *board)
{
	for (int point = POINT_NONE; (point = board_next_stone(board, point)) != POINT_NONE;)
		for (enum direction d = 0; d < DIRECTIONS; d++)
			if (line_row(board, board_at(board, point), point, d).length >= 5)
				return true;
	return false;
}

/* Is the answer the one that is wanted, and not obvious? Sets the answer and `nested`. */
static bool is_wanted(struct board *board, const struct kind *kind, struct exercise *exercise)
{
	int point = exercise->point;
	if (black_shapes_harmless(board_near(board, SIDE_BLACK, point)))
		return false;
	exercise->answer = forbidden_judge(board, point);
	if (exercise->answer.reasons != kind->reason)
		return false;
	bool forbidden = kind->reason != 0;
	exercise->nested = is_forbidden_within(board, point, 0) != forbidden;
	exercise->nested |= is_forbidden_within(board, point, 1) != forbidden;
	return exercise->nested == kind->nested && !has_long_row(board);
}

/* Adds white stones that do not change the answer, if possible until there are as many as black ones. */
static void add_white(struct rng *rng, struct board *board, const struct kind *kind, struct exercise *exercise)
{
	enum { ATTEMPTS = 200 };
	int more = 2 * board_stones_of(board, SIDE_BLACK) - board->stones;
	for (int i = 0; i < ATTEMPTS && more > 0; i++) {
		int point = random_near(rng, exercise->point);
		if (!try_stone(board, SIDE_WHITE, point, exercise->point))
			continue;
		bool stays = is_wanted(board, kind, exercise);
		if (!stays)
			board_take(board, SIDE_WHITE, point);
		more -= stays;
	}
	is_wanted(board, kind, exercise);
}

/* Shuffles the kinds for the next positions (Fisher and Yates). */
static void shuffle(struct exercises *exercises)
{
	for (unsigned i = 0; i < EXERCISE_CYCLE; i++) {
		unsigned other = rng_below(&exercises->rng, i + 1);
		exercises->order[i] = exercises->order[other];
		exercises->order[other] = (unsigned char)i;
	}
}

struct exercise exercise_next(struct exercises *exercises, struct game *game)
{
	static const struct ruleset rules = {.rule = RULE_RENJU, .size = EXERCISE_SIZE, .connect = 5};
	struct exercise exercise;
	struct board board;
	if (exercises->made % EXERCISE_CYCLE == 0)
		shuffle(exercises);
	const struct kind *kind = &kinds[exercises->order[exercises->made++ % EXERCISE_CYCLE]];
	exercise.point = POINT_NONE;
	do { /* nested points are rare: any point after the first one may be one */
		if (kind->nested && exercise.point != POINT_NONE)
			exercise.point = board_next_empty(&board, exercise.point);
		else
			exercise.point = try_position(&exercises->rng, &board, kind);
	} while (exercise.point == POINT_NONE || !is_wanted(&board, kind, &exercise));
	add_white(&exercises->rng, &board, kind, &exercise);
	game_new(game, &rules);
	for (int point = POINT_NONE; (point = board_next_stone(&board, point)) != POINT_NONE;)
		game_setup(game, board_at(&board, point), &point, 1);
	game_turn(game, SIDE_BLACK);
	return exercise;
}
