/* Multi-PV: the best first moves with their lines, and what the root tries. */
#include <stdlib.h>
#include <string.h>

#include "engine/mover.h"
#include "rules/forbidden.h"
#include "rules/line.h"
#include "tap.h"

enum { LINES = 225 };

static struct mover_state machine;
static struct search_result line[LINES];
static struct board board;
static struct ruleset rules = {.rule = RULE_FREESTYLE, .size = 15, .connect = 5};
static enum side side;

/* Puts stones, Black's and White's in turn, each a pair of letters. The next side is to move. */
static void put(const char *stones)
{
	side = SIDE_BLACK;
	board_clear(&board, rules.size);
	for (; *stones; stones += 2, side = side_other(side)) {
		int point = point_at(stones[0] - 'a', stones[1] - 'a');
		if (!board_empty(&board, point))
			tap(false, "a second stone at %.2s", stones);
		board_put(&board, side, point);
	}
}

static const char quiet[] = "hhhiijgigg", fours[] = "hgehhhfhihgfjhidkigjceck";

/* Asks about the board. Without `multi_pv` only the answer is wanted. */
static struct search_result ask(struct multi_pv *multi_pv, struct budget budget, const struct point_set *allowed)
{
	struct search_result found;
	struct question question = {
		.board = &board, .rules = &rules, .side = side, .allowed = allowed, .budget = &budget, .multi_pv = multi_pv};
	budget.memory = 1 << 20;
	mover_choose(&machine, MOVER_ENGINE, &question, true, &found);
	return found;
}

static struct multi_pv lines(int most)
{
	return (struct multi_pv){.most = most, .line = line};
}

static bool is_legal(const struct point_set *allowed, int point)
{
	if (!board_empty(&board, point) || (allowed && !point_set_has(allowed, point)))
		return false;
	return rules.rule != RULE_RENJU || side != SIDE_BLACK || forbidden_reasons(&board, point) == 0;
}

static int count_legal(const struct point_set *allowed)
{
	int count = 0;
	for (int y = 0; y < rules.size; y++)
		for (int x = 0; x < rules.size; x++)
			count += is_legal(allowed, point_at(x, y));
	return count;
}

/* Are there as many lines as there should be, with different legal first moves, and is the first one the answer? */
static bool is_sound(const struct multi_pv *multi_pv, const struct search_result *found,
                     const struct point_set *allowed)
{
	struct point_set seen = {{{0}}};
	int legal = count_legal(allowed);
	if (multi_pv->count != (legal < multi_pv->most ? legal : multi_pv->most))
		return false;
	if (legal > 0 && found->point != line[0].point)
		return false;
	for (int i = 0; i < multi_pv->count; i++) {
		if (!is_legal(allowed, line[i].point) || point_set_has(&seen, line[i].point))
			return false;
		if (line[i].pv_length < 1 || line[i].pv[0] != line[i].point || line[i].seldepth < line[i].pv_length)
			return false;
		point_set_add(&seen, line[i].point);
	}
	return true;
}

/* Are the lines sorted by score? */
static bool is_sorted(const struct multi_pv *multi_pv)
{
	for (int i = 1; i < multi_pv->count; i++)
		if (line[i].score > line[i - 1].score)
			return false;
	return true;
}

/* A Multi-PV search for one line is the same search as one without Multi-PV, node by node. */
static void test_alone(void)
{
	static const char *const positions[] = {"", "hh", quiet, fours};
	int other = 0;
	for (size_t i = 0; i < sizeof positions / sizeof *positions; i++)
		for (unsigned long long nodes = 10; nodes < TAP_RUNS(70000); nodes *= 3) {
			struct multi_pv multi_pv = lines(1);
			put(positions[i]);
			struct search_result plain = ask(NULL, (struct budget){.nodes = nodes}, NULL);
			struct search_result found = ask(&multi_pv, (struct budget){.nodes = nodes}, NULL);
			plain.seldepth = found.seldepth;
			plain.visits = found.visits;
			other += plain.point != found.point || plain.nodes != found.nodes || plain.score != found.score ||
			         plain.depth != found.depth || plain.pv_length != found.pv_length || plain.forced != found.forced ||
			         memcmp(plain.pv, found.pv, (size_t)plain.pv_length * sizeof *plain.pv) != 0;
			other += !is_sound(&multi_pv, &found, NULL) || line[0].nodes != found.nodes;
		}
	tap(other == 0, "one line changes nothing: %d times it did", other);
}

static void test_quiet(void)
{
	struct multi_pv multi_pv = lines(5);
	put(quiet);
	struct search_result found = ask(&multi_pv, (struct budget){.depth = 7}, NULL);
	tap(is_sound(&multi_pv, &found, NULL) && is_sorted(&multi_pv), "five lines, the best one first");
	bool deep = true;
	unsigned long long visits = 0;
	for (int i = 0; i < 5; i++) {
		deep = deep && line[i].depth == 7 && line[i].pv_length > 2;
		visits += line[i].visits;
	}
	tap(deep, "each is searched to the depth");
	tap(visits > found.nodes / 3 && visits <= found.nodes, "visits are part of the nodes: %llu of %llu", visits,
	    found.nodes);
	/* The second line is what the search finds where the first move may not be played. */
	struct point_set allowed = {{{0}}};
	struct search_result second = line[1];
	for (int point = POINT_NONE; (point = board_next_empty(&board, point)) != POINT_NONE;)
		if (point != found.point)
			point_set_add(&allowed, point);
	struct search_result other = ask(NULL, (struct budget){.depth = 7}, &allowed);
	tap(llabs(other.score - second.score) < 100, "the second line is the best one without the first: %lld, %lld",
	    other.score, second.score);
	multi_pv = lines(4);
	found = ask(&multi_pv, (struct budget){.depth = 5}, &allowed);
	tap(is_sound(&multi_pv, &found, &allowed), "points that are not allowed begin no line");
}

static void test_all_moves(void)
{
	struct multi_pv multi_pv = lines(LINES);
	put("");
	struct search_result found = ask(&multi_pv, (struct budget){.depth = 2}, NULL);
	tap(multi_pv.count == 225 && is_sound(&multi_pv, &found, NULL), "all moves of an empty board are listed");
	put(quiet);
	found = ask(&multi_pv, (struct budget){.depth = 3}, NULL);
	tap(multi_pv.count == 220 && is_sound(&multi_pv, &found, NULL) && is_sorted(&multi_pv), "and all of a quiet one");
	found = ask(&multi_pv, (struct budget){.nodes = 1}, NULL);
	tap(is_sound(&multi_pv, &found, NULL), "even without time for any");
}

static void test_fives(void)
{
	struct multi_pv multi_pv = lines(4);
	put("ehaafhaoghoahhoo");
	struct search_result found = ask(&multi_pv, (struct budget){.depth = 4}, NULL);
	tap(is_sound(&multi_pv, &found, NULL) && line[0].forced == 1 && line[1].forced == 1 && line[2].forced != 1,
	    "moves that make five come first");
	put("ehaafhaoghoahhooac");
	multi_pv = lines(6);
	found = ask(&multi_pv, (struct budget){.depth = 4}, NULL);
	tap(is_sound(&multi_pv, &found, NULL) && line[0].forced == -2 && line[5].forced == -2,
	    "all moves lose to a straight four");
	put("dhehfhaaghoahhooac");
	found = ask(&multi_pv, (struct budget){.depth = 4}, NULL);
	tap(is_sound(&multi_pv, &found, NULL), "a row of both colors: the lines are sound");
}

static void test_wins(void)
{
	struct multi_pv multi_pv = lines(3);
	put(fours);
	struct search_result found = ask(&multi_pv, (struct budget){.nodes = 60000}, NULL);
	tap(is_sound(&multi_pv, &found, NULL) && found.forced > 0 && line[0].forced == found.forced,
	    "a forced win is the first line: %d plies", found.forced);
	put("ehdhfhaaghachhoooa");
	found = ask(&multi_pv, (struct budget){.nodes = 5000}, NULL);
	tap(is_sound(&multi_pv, &found, NULL) && found.forced == 0 && line[1].forced == -2 && line[2].forced == -2,
	    "lines whose end is known stay below the others");
	tap(found.nodes == 5000 && found.depth > 4, "which are searched on: %llu nodes", found.nodes);
}

struct events {
	int depths, tries, dones, bests, losses, tells;
	int tried, best;
	bool wrong;
};

static void note(void *context, enum root_event event, int point)
{
	struct events *events = context;
	switch (event) {
	case ROOT_DEPTH:
		events->depths++;
		events->wrong |= point != POINT_NONE;
		break;
	case ROOT_TRY:
		events->wrong |= events->tried != POINT_NONE;
		events->tries++;
		events->tried = point;
		break;
	case ROOT_DONE:
		events->wrong |= events->tried != point;
		events->dones++;
		events->tried = POINT_NONE;
		break;
	case ROOT_BEST:
		events->bests++;
		events->best = point;
		break;
	case ROOT_LOST:
		events->losses++;
		break;
	}
}

static void note_lines(void *context)
{
	((struct events *)context)->tells++;
}

static void test_events(void)
{
	struct events events = {.tried = POINT_NONE};
	struct multi_pv multi_pv = {.most = 1, .line = line, .report = note_lines, .event = note, .context = &events};
	put(quiet);
	struct search_result found = ask(&multi_pv, (struct budget){.depth = 6}, NULL);
	tap(!events.wrong && events.depths == 6 && events.tells == 6, "each depth is reported");
	tap(events.tries == events.dones && events.tries > 6 * 20, "and each first move: %d", events.tries);
	tap(events.bests > 0 && events.best == found.point, "the last best move is the answer");
	/* Black threatens a straight four; White must stop it. */
	put("ehaafhaogh");
	events = (struct events){.tried = POINT_NONE};
	multi_pv.most = 20;
	found = ask(&multi_pv, (struct budget){.depth = 4}, NULL);
	tap(events.losses > 0 && found.forced >= 0, "moves that lose are reported: %d", events.losses);
}

static int stopped(void *context)
{
	int *looks = context;
	return (*looks)-- > 0 ? TIME_FREE : 0;
}

/* Random boards, numbers of lines, limits and points that are not allowed. */
static void test_random(void)
{
	int wrong = 0;
	for (int i = 0; i < TAP_RUNS(600); i++) {
		struct point_set allowed = {{{0}}};
		rules = (struct ruleset){.rule = (enum rule)(i % 4), .size = 5 + (int)random_below(5), .connect = 5};
		board_clear(&board, rules.size);
		int stones = (int)random_below((unsigned)(rules.size * rules.size));
		bool won = false;
		side = SIDE_BLACK;
		for (int n = 0; n < stones; n++) {
			int point = point_at((int)random_below((unsigned)rules.size), (int)random_below((unsigned)rules.size));
			if (!board_empty(&board, point) || line_any_wins(&board, &rules, side, point))
				continue;
			board_put(&board, side, point);
			side = side_other(side);
		}
		for (int y = 0; y < rules.size; y++)
			for (int x = 0; x < rules.size; x++)
				won |= !board_empty(&board, point_at(x, y)) &&
				       line_any_wins(&board, &rules, board_at(&board, point_at(x, y)), point_at(x, y));
		for (int point = POINT_NONE; (point = board_next_empty(&board, point)) != POINT_NONE;)
			if (random_below(10) > 0)
				point_set_add(&allowed, point);
		const struct point_set *set = i % 3 == 0 ? &allowed : NULL;
		struct multi_pv multi_pv = lines(1 + (int)random_below((unsigned)(i % 2 ? 4 : 90)));
		int looks = i % 5 == 0 ? (int)random_below(20) : 1 << 30;
		struct budget budget = {
			.nodes = 1ull << random_below(13), .depth = (int)random_below(6), .time = {.left = stopped, .context = &looks}};
		if (won || (looks < 20 && multi_pv.most > 1))
			continue;
		struct search_result found = ask(&multi_pv, budget, set);
		wrong += !is_sound(&multi_pv, &found, set);
	}
	tap(wrong == 0, "random boards: %d wrong", wrong);
	rules = (struct ruleset){.rule = RULE_FREESTYLE, .size = 15, .connect = 5};
}

static void test_hash(void)
{
	struct budget budget = {.nodes = 30000, .keeps_table = true};
	put(quiet);
	mover_forget(&machine);
	tap(mover_hashfull(&machine, MOVER_ENGINE) == 0, "an empty table");
	struct search_result first = ask(NULL, budget, NULL);
	int fill = mover_hashfull(&machine, MOVER_HUMAN);
	tap(fill > 10 && fill <= 1000, "a search fills the table: %d of 1000", fill);
	board_put(&board, side, first.point);
	side = side_other(side);
	struct search_result next = ask(NULL, budget, NULL);
	mover_forget(&machine);
	struct search_result fresh = ask(NULL, budget, NULL);
	mover_forget(&machine);
	struct search_result again = ask(NULL, budget, NULL);
	tap(again.nodes == fresh.nodes && again.depth == fresh.depth && again.score == fresh.score &&
	        (next.depth != fresh.depth || next.score != fresh.score || next.pv_length != fresh.pv_length),
	    "nothing is left of it after mover_forget()");
}

static void test_others(void)
{
	for (int mover = MOVER_RANDOM; mover < MOVER_ENGINE; mover++) {
		struct multi_pv multi_pv = lines(3);
		struct budget budget = {.nodes = 100, .memory = 1 << 20};
		struct search_result found;
		struct question question = {
			.board = &board, .rules = &rules, .side = side, .budget = &budget, .multi_pv = &multi_pv};
		mover_choose(&machine, (enum mover_id)mover, &question, true, &found);
		tap(multi_pv.count >= 1 && line[0].point == found.point, "%s lists its answer", movers[mover].name);
	}
}

int main(void)
{
	machine.rng = rng_seeded(1);
	test_alone();
	test_quiet();
	test_all_moves();
	test_fives();
	test_wins();
	test_events();
	test_random();
	test_hash();
	test_others();
	mover_state_free(&machine);
	return tap_status();
}
