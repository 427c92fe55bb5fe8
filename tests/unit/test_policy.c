/* The policy network. The scores that it adds to move ordering are those of a plain computation from the fitted
   numbers; they do not depend on the orientation of the board, nor, if the rules are the same for both sides, on the
   colors. */
#include "engine/position/policy.h"

#include <stdlib.h>
#include <string.h>

#include "engine/position/moves.h"
#include "engine/position/position.h"
#include "tap.h"

enum { POSITIONS = 200, MOVES = BOARD_MAX * BOARD_MAX };

static struct position position, mirrored;

/* Places fewer than 60 stones in the middle of an empty board of 15x15. Places them on `mirror`, too, with exchanged
   coordinates and, if `swapped`, in the other color. */
static void random_board(struct board *board, struct board *mirror, bool swapped)
{
	board_clear(board, 15);
	board_clear(mirror, 15);
	for (unsigned stones = random_below(60); stones > 0; stones--) {
		int x = 2 + (int)random_below(11), y = 2 + (int)random_below(11);
		enum side side = random_below(2) ? SIDE_BLACK : SIDE_WHITE;
		if (!board_empty(board, point_at(x, y)))
			continue;
		board_put(board, side, point_at(x, y));
		board_put(mirror, swapped ? side_other(side) : side, point_at(y, x));
	}
}

/* Lists all moves, and returns their number. added[cell] receives what the policy adds to the score of a move. */
static int policy_of(struct position *of, struct move *moves, int added[CELLS_MAX])
{
	static struct move plain[MOVES];
	int count = moves_all(of, moves, MOVES);
	memcpy(plain, moves, (size_t)count * sizeof *moves);
	moves_add_policy(of, moves, count);
	for (int i = 0; i < count; i++)
		added[moves[i].cell] = moves[i].score - plain[i].score;
	return count;
}

static int limit(int64_t x, int most)
{
	return (int)(x > most ? most : x < -most ? -most : x);
}

/* Returns the sum of a feature over the six pairs of a code's four patterns. */
static int code_sum(const int16_t pair[PATTERN_PAIRS][POLICY_FEATURES], unsigned patterns, int feature)
{
	int sum = 0;
	for (int a = 0; a < DIRECTIONS; a++)
		for (int b = a + 1; b < DIRECTIONS; b++) {
			unsigned one = patterns >> 4 * a & 15, two = patterns >> 4 * b & 15;
			sum += pair[position.codes.pair[one << 4 | two]][feature];
		}
	return sum;
}

static int shape_number(const struct policy *policy, int set, unsigned shape, int feature)
{
	const uint8_t *half = position.shapes.halves[shape];
	int64_t sum = 0;
	for (int i = 0; i < POLICY_MAPPED; i++) {
		int unit = policy->half[set][half[0]][i] + policy->half[set][half[1]][i];
		sum += (int64_t)(unit > 0 ? unit : 0) * policy->mapping[set][feature][i];
	}
	return limit(sum * POLICY_ROW_ONE / (POLICY_HALF_ONE * POLICY_MAPPING_ONE), POLICY_SHAPE_MAX);
}

static int board_number(const struct policy *policy, int to_move, int feature)
{
	bool turn = to_move == 1 && !policy->two_sided;
	const struct policy_layer *layer = &policy->layer[turn ? 0 : to_move];
	int64_t sum = layer->bias[feature];
	for (int i = 0; i < NETWORK_CHANNELS; i++)
		sum += (int64_t)layer->weight[feature][turn ? i ^ NETWORK_VIEW : i] * position.accumulator[position.plies].of[i];
	return limit(sum * POLICY_BOARD_ONE / (POLICY_WEIGHT_ONE * NETWORK_CHANNEL_ONE * POLICY_SHRINK), POLICY_BOARD_MAX);
}

/* Computes the policy's score of a cell from the fitted numbers. */
static int plain_score(int cell)
{
	const struct policy *policy = fitted_numbers[position.rules.rule].policy;
	const struct cell *at = &position.cells[cell];
	int to_move = (int)position.to_move, set = policy->two_sided ? to_move : 0;
	unsigned own = position_patterns(&position, position.to_move, cell);
	unsigned other = position_patterns(&position, side_other(position.to_move), cell);
	int64_t score = 0;
	for (int i = 0; i < POLICY_FEATURES; i++) {
		int feature = policy->bias[set][i] + code_sum(policy->own[set], own, i) +
		              code_sum(policy->other[set], other, i);
		for (int d = 0; d < DIRECTIONS; d++) {
			unsigned shape = network_shape_of_line(&position.shapes, at->line[d], position.patterns.radius);
			unsigned seen = to_move == 0 ? shape : network_shape_swapped(&position.shapes, shape);
			feature += shape_number(policy, set, seen, i);
		}
		score += (int64_t)(feature > 0 ? feature : 0) * board_number(policy, to_move, i);
	}
	return limit(score * POLICY_SCORE_ONE / (POLICY_ROW_ONE * POLICY_BOARD_ONE), POLICY_SCORE_MAX);
}

static void test_scores(enum rule rule)
{
	static struct move moves[MOVES];
	static int added[CELLS_MAX];
	struct board board, mirror;
	struct ruleset rules = {.rule = rule, .size = 15, .connect = 5};
	int differ = 0, compared = 0, other_than_zero = 0;
	for (int i = 0; i < POSITIONS; i++) {
		random_board(&board, &mirror, false);
		position_load(&position, &board, &rules, i % 2 ? SIDE_WHITE : SIDE_BLACK);
		int count = policy_of(&position, moves, added);
		for (int k = 0; k < count; k += 7) {
			differ += added[moves[k].cell] != plain_score(moves[k].cell);
			other_than_zero += added[moves[k].cell] != 0;
			compared++;
		}
	}
	tap(differ == 0 && other_than_zero > compared / 2, "%s: %d scores, %d differ from a plain computation",
	    rule_names[rule], compared, differ);
}

static void test_symmetry(enum rule rule, bool swapped)
{
	static struct move moves[MOVES], mirror_moves[MOVES];
	static int added[CELLS_MAX], mirror_added[CELLS_MAX];
	struct board board, mirror;
	struct ruleset rules = {.rule = rule, .size = 15, .connect = 5};
	int differ = 0;
	for (int i = 0; i < POSITIONS; i++) {
		random_board(&board, &mirror, swapped);
		position_load(&position, &board, &rules, SIDE_BLACK);
		position_load(&mirrored, &mirror, &rules, swapped ? SIDE_WHITE : SIDE_BLACK);
		int count = policy_of(&position, moves, added);
		differ += count != policy_of(&mirrored, mirror_moves, mirror_added);
		for (int k = 0; k < count; k++) {
			int point = position_point(&position, moves[k].cell);
			int cell = position_cell(&mirrored, point_at(point_y(point), point_x(point)));
			differ += added[moves[k].cell] != mirror_added[cell];
		}
	}
	tap(differ == 0, "%s: a mirrored board%s: %d scores differ", rule_names[rule],
	    swapped ? " with the colors swapped" : "", differ);
}

/* Returns an upper bound of the absolute value of the sum of a point's rows. */
static int largest_sum(const struct policy_rows *rows, int to_move, int feature)
{
	int own = 0, other = 0, shape = 0;
	for (unsigned code = 0; code < CODES; code++) {
		own = abs(rows->own[to_move][code].of[feature]) > own ? abs(rows->own[to_move][code].of[feature]) : own;
		other = abs(rows->other[to_move][code].of[feature]) > other ? abs(rows->other[to_move][code].of[feature])
		                                                            : other;
	}
	for (unsigned i = 0; i < NETWORK_SHAPES; i++)
		shape = abs(rows->shape[to_move][i].of[feature]) > shape ? abs(rows->shape[to_move][i].of[feature]) : shape;
	return own + other + DIRECTIONS * shape;
}

static void test_range(enum rule rule)
{
	struct board board;
	struct ruleset rules = {.rule = rule, .size = 15, .connect = 5};
	int largest = 0;
	board_clear(&board, 15);
	position_load(&position, &board, &rules, SIDE_BLACK);
	for (int to_move = 0; to_move < 2; to_move++)
		for (int i = 0; i < POLICY_FEATURES; i++) {
			int sum = largest_sum(&position.policy, to_move, i);
			largest = sum > largest ? sum : largest;
		}
	tap(largest <= INT16_MAX, "%s: the rows of a point add up to at most %d", rule_names[rule], largest);
}

static void test_other_connect(void)
{
	static struct move moves[MOVES];
	static int added[CELLS_MAX];
	struct board board, mirror;
	struct ruleset rules = {.rule = RULE_FREESTYLE, .size = 15, .connect = 6};
	int differ = 0;
	random_board(&board, &mirror, false);
	position_load(&position, &board, &rules, SIDE_BLACK);
	int count = policy_of(&position, moves, added);
	for (int i = 0; i < count; i++)
		differ += added[moves[i].cell] != 0;
	tap(count > 0 && differ == 0, "K of 6: the policy adds nothing");
}

int main(void)
{
	static const enum rule with_numbers[] = {RULE_FREESTYLE, RULE_STANDARD, RULE_RENJU, RULE_CARO};
	for (int i = 0; i < 3; i++) {
		test_scores(with_numbers[i]);
		test_symmetry(with_numbers[i], false);
		test_range(with_numbers[i]);
	}
	test_symmetry(RULE_FREESTYLE, true);
	test_symmetry(RULE_STANDARD, true);
	test_symmetry(RULE_CARO, true);
	test_other_connect();
	return tap_status();
}
