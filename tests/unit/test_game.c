/* Random games. Undo restores every byte of the board; the shapes of `why` give the same verdicts as the fast
   code for forbidden points; and counting stones gives the same winners. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/forbidden.h"
#include "rules/game.h"
#include "rules/why.h"
#include "tap.h"

/* The shapes that a move makes, without those nested in other shapes. */
struct tally {
	bool five, overline;
	int fours, real_threes;
};

static void count_shape(const struct why_shape *why, void *context)
{
	struct tally *tally = context;
	if (why->depth > 0)
		return;
	tally->five |= why->shape.kind == SHAPE_FIVE;
	tally->overline |= why->shape.kind == SHAPE_OVERLINE;
	tally->fours += why->shape.kind == SHAPE_FOUR;
	tally->real_threes += why->shape.kind == SHAPE_THREE && why->real;
}

static bool shapes_agree(struct board *board, const struct ruleset *rules, int point)
{
	struct tally tally = {0};
	why_each(board, rules, SIDE_BLACK, point, count_shape, &tally);
	unsigned reasons = (tally.overline ? REASON_OVERLINE : 0) | (tally.fours >= 2 ? REASON_44 : 0) |
	                   (tally.real_threes >= 2 ? REASON_33 : 0);
	struct black_verdict move = forbidden_judge(board, point);
	return tally.five == move.five && (tally.five ? move.reasons == 0 : move.reasons == reasons);
}

static void test_shapes(void)
{
	static struct board board;
	static const int sizes[] = {15, 9, 19, 6, 33, 70};
	struct ruleset rules = {.rule = RULE_RENJU, .size = 15, .connect = 5};
	long points = 0;
	for (int i = 0; points < 100000; i++) {
		board_clear(&board, sizes[i % 6]);
		unsigned black = 10 + random_below(50);
		for (int y = 0; y < board.size; y++)
			for (int x = 0; x < board.size; x++) {
				unsigned draw = random_below(100);
				if (draw < black + 15)
					board_put(&board, draw < black ? SIDE_BLACK : SIDE_WHITE, point_at(x, y));
			}
		for (int point = POINT_NONE; (point = board_next_empty(&board, point)) != POINT_NONE; points++)
			if (!shapes_agree(&board, &rules, point)) {
				tap(false, "the shapes of board %d at %d agree with forbidden_judge()", i, point);
				return;
			}
	}
	tap(true, "slow and fast code agree on %ld points", points);
}

/* Does the side have a winning row through the point, counted stone by stone? */
static bool wins_slowly(const struct game *game, enum side side, int point)
{
	static const int dx[] = {1, 0, 1, 1}, dy[] = {0, 1, 1, -1};
	for (int d = 0; d < 4; d++) {
		int length = 1, closed = 0;
		for (int way = -1; way <= 1; way += 2) {
			int x = point_x(point) + way * dx[d], y = point_y(point) + way * dy[d];
			while (board_has(&game->board, x, y) && board_at(&game->board, point_at(x, y)) == side) {
				length++;
				x += way * dx[d];
				y += way * dy[d];
			}
			closed += board_has(&game->board, x, y) && board_at(&game->board, point_at(x, y)) == side_other(side);
		}
		int connect = game->rules.connect;
		bool longer = game->rules.rule == RULE_FREESTYLE || game->rules.rule == RULE_CARO ||
		              (game->rules.rule == RULE_RENJU && side == SIDE_WHITE);
		if ((length > connect && longer) || (length == connect && (game->rules.rule != RULE_CARO || closed < 2)))
			return true;
	}
	return false;
}

static struct game game, fresh;
static struct board boards[2 * 19 * 19 + 3]; /* the largest size below is 19 */

/* Plays at random to the end and checks each winner; then takes back all moves, one by one or several at once. */
static bool play_and_undo(const struct ruleset *rules)
{
	game_new(&game, rules);
	game_new(&fresh, rules);
	while (!game_over(&game)) {
		int point = point_at((int)random_below((unsigned)rules->size), (int)random_below((unsigned)rules->size));
		enum side side = game.to_move;
		boards[game.plies] = game.board;
		if (random_below(40) == 0) {
			game_pass(&game);
			continue;
		}
		enum status status = game_play(&game, point).status;
		if (status == STATUS_OCCUPIED || (status_forbidden(status) && rules->penalty == PENALTY_REJECT)) {
			if (board_full(&game.board))
				game_pass(&game);
			continue;
		}
		bool won = status == STATUS_WIN_BLACK || status == STATUS_WIN_WHITE;
		if (won != wins_slowly(&game, side, point))
			return false;
	}
	while (game.plies > 0) {
		int count = random_below(3) == 0 ? 1 + (int)random_below((unsigned)game.plies) : 1;
		if (game_undo(&game, count).status >= STATUS_OCCUPIED)
			return false;
		if (memcmp(&game.board, &boards[game.plies], sizeof game.board) != 0)
			return false;
	}
	return memcmp(&game.board, &fresh.board, sizeof game.board) == 0 && game.to_move == fresh.to_move;
}

static void test_games(void)
{
	static const int sizes[] = {15, 3, 9, 19, 7, 1, 5, 12};
	static const int connects[] = {5, 3, 4, 5, 6, 1, 2, 5};
	int games = 0;
	for (; games < 2000; games++) {
		int i = games % 8;
		enum rule rule = connects[i] == 5 ? (enum rule)(games / 8 % 4) : (enum rule)(1 + games / 8 % 3);
		struct ruleset rules = {.rule = rule, .penalty = (enum penalty)(games / 32 % 3), .size = sizes[i], .connect = connects[i]};
		if (!play_and_undo(&rules)) {
			tap(false, "game %d: rule %s, size %d, K %d", games, rule_names[rule], sizes[i], connects[i]);
			return;
		}
	}
	tap(true, "%d random games have the right winners, and undo restores every byte of the board", games);
}

/* Goes through the game backward and forward. Returns the number of positions whose side to move is not that of
   to_move[]. */
static int wrong_sides(const enum side to_move[])
{
	int plies = game.plies, wrong = 0;
	for (int ply = plies; ply >= 0; ply--) {
		game_go_to(&game, ply);
		wrong += game.to_move != to_move[ply];
	}
	for (int ply = 1; ply <= plies; ply++) {
		game_go_to(&game, ply);
		wrong += game.to_move != to_move[ply];
	}
	return wrong;
}

/* Swaps and offers do not pass the turn as stones do. */
static void test_go_to(void)
{
	const int center = point_at(7, 7), four[] = {point_at(8, 8), point_at(7, 9), point_at(5, 9)};
	const int fifths[] = {point_at(3, 3), point_at(4, 9)};
	enum side to_move[8];
	struct ruleset rules = {.rule = RULE_RENJU, .size = 15, .connect = 5};
	opening_read(&rules, text_span("swap2"));
	game_new(&game, &rules);
	for (int i = 0; i < 5; i++) {
		to_move[game.plies] = game.to_move;
		if (i == 3)
			game_swap(&game);
		else
			game_play(&game, i == 0 ? center : four[i < 3 ? i - 1 : 2]);
	}
	to_move[game.plies] = game.to_move;
	int wrong = wrong_sides(to_move);
	tap(game.plies == 5 && wrong == 0, "swap2: a swap does not pass the turn, %d of 11 positions wrong", wrong);

	opening_read(&rules, text_span("rif"));
	game_new(&game, &rules);
	for (int i = 0; i < 6; i++) {
		to_move[game.plies] = game.to_move;
		if (i == 4)
			game_make_offer(&game, fifths, 2);
		else
			game_play(&game, i == 0 ? center : i < 4 ? four[i - 1] : fifths[1]);
	}
	to_move[game.plies] = game.to_move;
	wrong = wrong_sides(to_move);
	tap(game.plies == 6 && wrong == 0, "rif: White picks a black stone, %d of 13 positions wrong", wrong);
}

int main(void)
{
	random_seed = 3;
	test_shapes();
	test_games();
	test_go_to();
	return tap_status();
}
