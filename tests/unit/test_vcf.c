/* Wins by fours. The search agrees with a slow search by the definitions on a plain grid, and its wins are played
   out against every reply, for all rules, both colors, and all symmetries. test_vcf SEED POSITIONS: another
   sequence. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/prove/vcf.h"
#include "slow.h"
#include "tap.h"

enum { SLOW_FOURS = 3, POSITIONS = TAP_RUNS(120), FAR = 40 };

static char stone_of(enum side side)
{
	return side == SIDE_BLACK ? 'X' : 'O';
}

static struct position position;
static struct meter meter = {.limit = ~0ull};
static struct vcf vcf = {.position = &position, .meter = &meter};

static void place(enum side side)
{
	static struct board board;
	struct ruleset rules = {.rule = rule, .size = grid.size, .connect = slow_connect};
	board_clear(&board, grid.size);
	for (int x = 0; x < grid.size; x++)
		for (int y = 0; y < grid.size; y++)
			if (grid.at[x][y] != 0)
				board_put(&board, grid.at[x][y] == 'X' ? SIDE_BLACK : SIDE_WHITE, point_at(x, y));
	position_load(&position, &board, &rules, side);
	if (!vcf_possible(&board, &rules, side) && vcf_shortest(&vcf) != VCF_NONE)
		tap(false, "where no four is possible there is no win by fours");
}

/* Loads the grid, with an empty table. */
static void load(enum side side)
{
	vcf_forget(&vcf);
	place(side);
}

/* Does the side win against every reply with the program's moves, in at most `depth` moves? */
static bool claimed_attack(char stone, int depth)
{
	load(stone == 'X' ? SIDE_BLACK : SIDE_WHITE);
	if (depth == 0 || vcf_shortest(&vcf) != VCF_WIN)
		return false;
	int point = position_point(&position, vcf.line[0]);
	int x = point_x(point), y = point_y(point);
	if (slow_wins_at(stone, x, y))
		return true;
	if (!slow_may_play(stone, x, y))
		return false;
	grid.at[x][y] = stone;
	bool won = slow_every_reply_loses(stone, depth - 1, claimed_attack);
	grid.at[x][y] = 0;
	return won;
}

static void turn(bool mirror)
{
	struct grid old = grid;
	for (int x = 0; x < grid.size; x++)
		for (int y = 0; y < grid.size; y++)
			grid.at[mirror ? grid.size - 1 - x : y][mirror ? y : grid.size - 1 - x] = old.at[x][y];
}

static bool images_agree(enum side side, enum vcf_answer answer, int length)
{
	bool agree = true;
	for (int i = 0; i < 8; i++) {
		turn(i % 4 == 3);
		load(side);
		agree &= vcf_shortest(&vcf) == answer && (answer != VCF_WIN || vcf.length == length);
	}
	return agree; /* the grid is as before */
}

/* Is the answer the same in a corner of a board of FAR and of one of GRID_MAX, where two edges are far away? */
static bool larger_agree(enum side side)
{
	enum vcf_answer answer[2];
	int length[2], size = grid.size;
	for (int i = 0; i < 2; i++) {
		grid.size = i == 0 ? FAR : GRID_MAX;
		load(side);
		answer[i] = vcf_shortest(&vcf);
		length[i] = answer[i] == VCF_WIN ? vcf.length : 0;
	}
	grid.size = size;
	return answer[0] == answer[1] && length[0] == length[1];
}

struct tally {
	int wins, longest, differ, broken, turned, larger, quick, untrue, shorter, recalled;
};

/* A quick search may miss wins, but finds no false win and none that is too short. */
static void look_quickly(enum side side, enum vcf_answer answer, int length, struct tally *tally)
{
	static uint64_t table[1 << 10];
	static struct vcf quick = {.position = &position, .meter = &meter, .table = table, .entries = 1 << 10};
	for (int wide = 0; wide < 2 && rule != RULE_CARO; wide++) {
		load(side);
		vcf_forget(&quick);
		int plies = vcf_quick(&quick, 8, wide);
		tally->quick += plies > 0;
		tally->untrue += plies > 0 && (answer != VCF_WIN || plies < length);
	}
}

/* Entries of a stopped or shallow search, or of a search for the other side, must not mislead a later search. Also
   checks that there is no shorter win. */
static void look_again(enum side side, enum vcf_answer answer, int length, unsigned long long cost, struct tally *tally)
{
	load(side_other(side));
	vcf_shortest(&vcf);
	place(side);
	unsigned long long limit = meter_lower_limit(&meter, cost - (cost > 0));
	vcf_shortest(&vcf);
	meter_restore_limit(&meter, limit);
	tally->shorter += answer == VCF_WIN && vcf_search(&vcf, length - 1) == VCF_WIN;
	tally->recalled += answer == VCF_WIN && vcf_search(&vcf, length) != VCF_WIN;
	tally->recalled += vcf_shortest(&vcf) != answer || (answer == VCF_WIN && vcf.length != length);
}

static void look(enum side side, struct tally *tally)
{
	struct grid whole = grid;
	load(side);
	unsigned long long before = meter.nodes;
	enum vcf_answer answer = vcf_shortest(&vcf);
	unsigned long long cost = meter.nodes - before;
	int length = vcf.length;
	if (answer == VCF_WIN) {
		tally->wins++;
		tally->longest = length > tally->longest ? length : tally->longest;
	}
	int few = slow_connect < 5 ? SLOW_FOURS - 1 : SLOW_FOURS;
	bool near = answer == VCF_WIN && length <= 2 * few + 1;
	tally->differ += slow_attack(stone_of(side), few) != near;
	tally->broken += answer == VCF_WIN && !claimed_attack(stone_of(side), VCF_PLIES_MAX);
	look_again(side, answer, length, cost, tally);
	look_quickly(side, answer, length, tally);
	tally->turned += !images_agree(side, answer, length);
	tally->larger += slow_random(4) == 0 && !larger_agree(side);
	tally->turned += memcmp(whole.at, grid.at, sizeof grid.at) != 0;
}

static void look_at_rule(enum side side, int positions)
{
	struct tally tally = {0};
	for (int i = 0; i < positions; i++) {
		slow_position();
		look(side, &tally);
	}
	const char *name = rule_names[rule];
	const char *color = side_names[side];
	tap(tally.wins > positions / 20 && tally.longest > 2 * SLOW_FOURS,
	    "%s, %s: %d random positions hold wins by fours, the longest of %d plies", name, color, tally.wins, tally.longest);
	tap(tally.differ == 0, "%s, %s: short wins are those of a slow search; %d differ", name, color, tally.differ);
	tap(tally.broken == 0, "%s, %s: claimed wins hold against every reply; %d do not", name, color, tally.broken);
	tap(tally.shorter == 0, "%s, %s: no win is shorter than the claimed one; %d are", name, color, tally.shorter);
	tap(tally.recalled == 0, "%s, %s: entries of other searches mislead none; %d are misled", name, color,
	    tally.recalled);
	tap(tally.untrue == 0 && (tally.quick > tally.wins || rule == RULE_CARO),
	    "%s, %s: quick searches find %d wins; %d are false", name, color, tally.quick, tally.untrue);
	tap(tally.larger == 0, "%s, %s: two large boards have the same answer; %d have not", name, color, tally.larger);
	tap(tally.turned == 0, "%s, %s: turned and mirrored positions have the same answer; %d have not", name, color,
	    tally.turned);
}

/* White has E8 to H8, and wins at I8, or at D8 if that is empty. Black's stone at I8 makes a row of `row` upward.
   Returns what vcf_quick() finds for Black: the plies of a win, or 0. */
static int quick_plies(bool closed, int row)
{
	static struct vcf quick = {.position = &position, .meter = &meter};
	memset(&grid, 0, sizeof grid);
	grid.size = 15;
	for (int x = 4; x < 8; x++)
		grid.at[x][7] = 'O';
	for (int y = 8; y < 7 + row; y++)
		grid.at[8][y] = 'X';
	if (closed)
		grid.at[3][7] = 'X';
	place(SIDE_BLACK);
	return vcf_quick(&quick, 1, true);
}

/* A quick search stops a five with a four, and continues from there. */
static void test_quick_stop(void)
{
	rule = RULE_FREESTYLE;
	slow_connect = 5;
	tap(quick_plies(true, 4) == 3, "a quick search stops a five with a four that wins");
	tap(quick_plies(true, 3) == 0, "not with a three");
	tap(quick_plies(false, 4) == 0, "and it cannot stop two fives");
}

int main(int argc, char **argv)
{
	slow_seed(argc > 1 ? strtoull(argv[1], NULL, 10) : 1);
	int positions = argc > 2 ? (int)strtol(argv[2], NULL, 10) : POSITIONS;
	test_quick_stop();
	vcf_allocate(&vcf, 1 << 16); /* small, so that entries are replaced */
	for (rule = RULE_RENJU; rule <= RULE_CARO; rule++)
		for (enum side side = SIDE_BLACK; side <= SIDE_WHITE; side++)
			look_at_rule(side, positions);
	vcf_free(&vcf);
	return tap_status();
}
