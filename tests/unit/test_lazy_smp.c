/* The engine on several threads. This test starts the threads itself, so that it can refuse some. */
#include <errno.h>
#include <stdlib.h>

#include "engine/mover.h"
#include "os/threads.h"
#include "tap.h"

static int room, started; /* threads that may be started for a search, and those that were */

bool thread_start(pthread_t *thread, void *(*run)(void *), void *argument)
{
	if (started == room) {
		errno = EAGAIN;
		return false;
	}
	started++;
	return pthread_create(thread, NULL, run, argument) == 0;
}

static const struct ruleset rules = {.rule = RULE_FREESTYLE, .size = 15, .connect = 5};
static struct board board;
#define QUIET "e6c9b10c3"

/* Puts stones, Black's first: "h8" for each. */
static void set_board(const char *moves)
{
	board_clear(&board, rules.size);
	for (enum side side = SIDE_BLACK; *moves != '\0'; side = side_other(side)) {
		char *end;
		int x = *moves - 'a', y = (int)strtol(moves + 1, &end, 10) - 1;
		board_put(&board, side, point_at(x, rules.size - 1 - y));
		moves = end;
	}
}

/* Asks the engine with room for some threads besides the first. */
static struct search_result ask(struct budget budget, int threads_room, struct multi_pv *multi_pv)
{
	struct mover_state state = {.rng = rng_seeded(1)};
	struct search_result found;
	enum side side = board.stones % 2 == 0 ? SIDE_BLACK : SIDE_WHITE;
	struct question question =
		{.board = &board, .rules = &rules, .side = side, .budget = &budget, .multi_pv = multi_pv};
	room = threads_room;
	started = 0;
	budget.memory = 1 << 22;
	mover_choose(&state, MOVER_ENGINE, &question, false, &found);
	mover_state_free(&state);
	return found;
}

static bool is_same(const struct search_result *one, const struct search_result *other)
{
	return one->point == other->point && one->nodes == other->nodes && one->score == other->score &&
	       one->depth == other->depth && one->pv_length == other->pv_length;
}

static void test_limits(void)
{
	enum { NODES = 20000, THREADS = 4, BETWEEN = 256 };
	set_board(QUIET);
	struct search_result found = ask((struct budget){.nodes = NODES, .threads = THREADS}, THREADS, NULL);
	tap(started == THREADS - 1 && !found.short_of_threads, "four threads search: three more are started");
	tap(found.nodes >= NODES && found.nodes <= NODES + THREADS * 2 * BETWEEN,
	    "the limit counts the nodes of all threads: %llu", found.nodes);
	tap(board_empty(&board, found.point) && found.pv_length > 0 && found.pv[0] == found.point,
	    "the answer is legal, and begins its line");
	found = ask((struct budget){.depth = 7, .threads = THREADS}, THREADS, NULL);
	tap(found.depth == 7, "no thread searches deeper than the limit: %d", found.depth);
	ask((struct budget){.nodes = 3000, .threads = THREADS}, THREADS, NULL);
	tap(started == 0, "few nodes need no more threads");
}

static int stop_at; /* the call of stopped_left() at which the time is up */

static int stopped_left(void *calls)
{
	return ++*(int *)calls < stop_at ? 1000000 : 0;
}

/* A stop ends all threads. */
static void test_stop(void)
{
	int calls = 0;
	unsigned long long most = 0;
	set_board(QUIET);
	for (stop_at = 1; stop_at < 200; stop_at += 30) {
		struct budget budget = {.threads = 3, .time = {.left = stopped_left, .context = &calls}};
		calls = 0;
		struct search_result found = ask(budget, 2, NULL);
		if (found.point == POINT_NONE || calls > stop_at + 20)
			most = ~0ull;
	}
	tap(most == 0, "a stop ends the search on all threads, with an answer");
}

/* Wins are found as with one thread. */
static void test_wins(void)
{
	static const struct {
		const char *moves;
		int plies;
	} wins[] = {
		{"h8a1i8a15j8o1k8o15", 1},
		{"h8a1i8a15j8o15", 3},
		{"h8a1i9a3h10c1j8o1", 0},
	};
	for (int i = 0; i < (int)(sizeof wins / sizeof *wins); i++) {
		set_board(wins[i].moves);
		struct search_result one = ask((struct budget){.nodes = 40000}, 0, NULL);
		struct search_result four = ask((struct budget){.nodes = 40000, .threads = 4}, 3, NULL);
		tap(one.forced > 0 && four.forced > 0 && (wins[i].plies == 0 || four.forced == wins[i].plies),
		    "a win is found on four threads, too: %d plies", four.forced);
	}
}

/* Several lines are listed, all different. */
static void test_lines(void)
{
	struct search_result line[5];
	struct multi_pv multi_pv = {.most = 5, .line = line};
	set_board(QUIET);
	ask((struct budget){.nodes = 30000, .threads = 3}, 2, &multi_pv);
	bool differ = multi_pv.count == 5;
	for (int i = 0; i < multi_pv.count; i++)
		for (int j = 0; j < i; j++)
			differ = differ && line[i].point != line[j].point;
	tap(differ && started == 2, "five lines are listed by three threads: %d", multi_pv.count);
}

/* Where the system has no room for more threads, fewer search. */
static void test_no_room(void)
{
	const struct budget one = {.nodes = 20000}, four = {.nodes = 20000, .threads = 4};
	set_board(QUIET);
	struct search_result alone = ask(one, 0, NULL), refused = ask(four, 0, NULL);
	tap(refused.short_of_threads && !alone.short_of_threads && is_same(&alone, &refused),
	    "without room for a thread, the answer is that of one thread");
	struct search_result some = ask(four, 2, NULL);
	tap(some.short_of_threads && started == 2 && board_empty(&board, some.point), "two of three threads search");
}

/* Only the engine uses more threads. */
static void test_others(void)
{
	set_board("h8i9");
	for (enum mover_id mover = MOVER_RANDOM; mover < MOVER_ENGINE; mover++) {
		struct mover_state state = {.rng = rng_seeded(1)};
		struct budget budget = {.nodes = 20000, .memory = 1 << 20, .threads = 4};
		struct question question = {.board = &board, .rules = &rules, .side = SIDE_BLACK, .budget = &budget};
		struct search_result found;
		room = 3;
		started = 0;
		mover_choose(&state, mover, &question, false, &found);
		if (mover_has_search(mover))
			mover_search(&state, mover, &question, &found);
		mover_state_free(&state);
		tap(started == 0, "%s uses one thread", movers[mover].name);
	}
}

int main(void)
{
	test_limits();
	test_stop();
	test_wins();
	test_lines();
	test_no_room();
	test_others();
	return tap_status();
}
