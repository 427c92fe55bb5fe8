/* Reviews: each position of a game is searched once; winning chances of search results. */
#include <stdlib.h>
#include <string.h>

#include "review/curve.h"
#include "review/review.h"
#include "tap.h"

static struct solving solving;
static struct review review;
static struct game game;

static void start(enum rule rule, int size)
{
	const struct ruleset rules = {.rule = rule, .size = size, .connect = 5};
	const struct budget budget = {.nodes = 200, .memory = 1 << 20};
	solving = (struct solving){0};
	solving_start(&solving, &budget, 0, 1);
	review = (struct review){.solving = &solving, .most = 5};
	game_new(&game, &rules);
}

/* Plays a list of moves, each a pair of letters. */
static void play(const char *moves)
{
	for (; *moves; moves += 2)
		game_play(&game, point_at(moves[0] - 'a', moves[1] - 'a'));
}

/* Returns the number of searches since the last call. */
static int searches(void)
{
	static int last;
	int count = solving.searches - last;
	last = solving.searches;
	return count;
}

/* The position after a move is not searched again as the next position of the game. */
static void test_walk(void)
{
	enum { PLIES = 12 };
	int total = 0, most = 0;
	start(RULE_FREESTYLE, 15);
	searches();
	play("hhiihigjgigkgghjhkfh");
	int plies = game.plies;
	for (int ply = 0; ply < plies; ply++) {
		game_go_to(&game, ply);
		review_position(&review, &game);
		review_loss(&review, &game, game.history[ply].point);
		int count = searches();
		most = count > most ? count : most;
		total += count;
	}
	tap(plies > 8 && total <= plies + 1 && most <= 2, "%d plies take %d searches", plies, total);
	review_loss(&review, &game, game.history[plies - 1].point);
	review_position(&review, &game);
	tap(searches() == 0, "the last rows need no search again");
	solving_forget(&solving);
	review_position(&review, &game);
	tap(searches() == 1, "what was forgotten is searched again");
	solving_end(&solving);
}

static int chance_of(enum side side, int score, int forced)
{
	const struct ruleset rules = {.rule = RULE_STANDARD, .size = 15, .connect = 5};
	const struct search_result found = {.point = 0, .searched = true, .score = score, .forced = forced};
	return assess_result(&rules, side, &found);
}

static void test_results(void)
{
	for (enum side side = SIDE_BLACK; side < SIDE_NONE; side++) {
		const char *name = side_names[side];
		tap(chance_of(side, 29000, 5) == 1000 && chance_of(side, -29000, -6) == 0, "%s: a forced end is certain", name);
		tap(chance_of(side, 300, 0) > 600 && chance_of(side, -300, 0) < 400, "%s: a better score, a better chance", name);
		int black = curve_chance(RULE_STANDARD, side, side == SIDE_BLACK ? 300 : -300);
		tap(chance_of(side, 300, 0) == chance_for(side, black), "%s: the chance is the curve's", name);
	}
}

static int from_middle(int point)
{
	int size = game.board.size, x = abs(point_x(point) - size / 2), y = abs(point_y(point) - size / 2);
	return x > y ? x : y;
}

/* The choices on an empty board go outward from the center. If the board has no room for a win, all have the same
   chance, and keep the order in which they were chosen. */
static void test_first_move(int size)
{
	const struct ruleset rules = {.rule = RULE_FREESTYLE, .size = size, .connect = size + 1};
	struct top_move top[REVIEW_TOP_MAX];
	start(RULE_FREESTYLE, size);
	game_new(&game, &rules);
	review.most = REVIEW_TOP_MAX;
	int count = review_top(&review, &game, top), outward = 0;
	for (int i = 0; i < count; i++)
		outward += from_middle(top[i].point) == (i > 0) + (i > 8);
	tap(count == size * size && outward == count, "%d of %d choices on an empty board go outward", outward, count);
	solving_end(&solving);
}

int main(void)
{
	test_walk();
	test_first_move(4);
	test_first_move(5);
	test_results();
	return tap_status();
}
