/* Books: entries against a slow count, the memory that they take, and keys under the eight symmetries. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "book/book.h"
#include "book/book_key.h"
#include "book/book_move.h"
#include "tap.h"

enum { KEYS = 300, POINTS = 50, SIZE = 15 };

static uint32_t expected[KEYS][POINTS];

/* Returns a key of one of three kinds: small, only high bits set, or only middle bits set. */
static uint64_t key_of(unsigned number)
{
	static const uint64_t kinds[] = {1, (uint64_t)1 << 55, (uint64_t)1 << 24};
	return number * kinds[number % 3];
}

static size_t count_expected(void)
{
	size_t count = 0;
	for (int key = 0; key < KEYS; key++)
		for (int point = 0; point < POINTS; point++)
			count += expected[key][point] > 0;
	return count;
}

static bool is_as_expected(const struct book *book)
{
	for (unsigned key = 0; key < KEYS; key++) {
		struct book_moves moves = book_find(book, key_of(key));
		for (int point = 0; point < POINTS; point++)
			if (book_weight(&moves, point * 100) != expected[key][point])
				return false;
	}
	return true;
}

/* Adds weights, most of them to a few moves. */
static void test_entries(unsigned adds)
{
	struct book book = {.entry = NULL};
	struct rng rng = rng_seeded(adds);
	bool within = true, added = true;
	size_t most = 0;
	memset(expected, 0, sizeof expected);
	for (unsigned i = 0; i < adds; i++) {
		unsigned key = rng_below(&rng, 1 + rng_below(&rng, KEYS)), weight = 1 + rng_below(&rng, 3);
		int point = (int)rng_below(&rng, POINTS);
		added &= book_add(&book, key_of(key), point * 100, weight);
		expected[key][point] += weight;
		most = book.room > most ? book.room : most;
		within &= book.used <= book.room;
	}
	book_finish(&book);
	size_t count = count_expected();
	tap(added && within && is_as_expected(&book), "%u weights are added up", adds);
	tap(book.used == count && book.room == count, "%u weights leave room for %zu entries and no more", adds, count);
	tap(most <= count * 9 / 4 || most <= 4096, "%u weights never take more than 2.25 times the final room", adds);
	tap(book_find(&book, 12345678901u).count == 0, "%u weights: an unknown key has no moves", adds);
	book_free(&book);
	tap(book_find(&book, 1).count == 0, "an empty book has no moves");
}

static void test_limits(void)
{
	struct book book = {.entry = NULL};
	book_finish(&book);
	tap(book.used == 0 && !book.entry, "a book without entries takes no memory");
	book_add(&book, 7, 3, UINT32_MAX - 1);
	book_add(&book, 7, 3, 1);
	book_add(&book, 7, 3, 5);
	book_add(&book, UINT64_MAX, 12672, 1);
	book_finish(&book);
	struct book_moves moves = book_find(&book, 7), last = book_find(&book, UINT64_MAX);
	tap(book_weight(&moves, 3) == UINT32_MAX, "a weight stops at its largest value");
	tap(moves.count == 1 && book_weight(&moves, 2) == 0 && book_weight(&moves, 4) == 0, "other points weigh nothing");
	tap(last.count == 1 && book_weight(&last, 12672) == 1, "the last key is found");
	book_free(&book);
}

static struct board turned_board(const struct board *board, int symmetry)
{
	struct board turned;
	board_clear(&turned, board->size);
	for (int y = 0; y < board->size; y++)
		for (int x = 0; x < board->size; x++) {
			enum side side = board_at(board, point_at(x, y));
			if (side != SIDE_NONE)
				board_put(&turned, side, symmetry_image(symmetry, board->size, point_at(x, y)));
		}
	return turned;
}

static bool has_same_keys(const struct board *board, int point)
{
	struct book_key key = book_key_of(board);
	for (int i = 0; i < SYMMETRIES; i++) {
		struct board turned = turned_board(board, i);
		struct book_key other = book_key_of(&turned);
		if (book_key_value(&key, SIZE, SIDE_BLACK) != book_key_value(&other, SIZE, SIDE_BLACK) ||
		    book_key_point(&key, SIZE, point) != book_key_point(&other, SIZE, symmetry_image(i, SIZE, point)))
			return false;
	}
	return true;
}

static void test_keys(void)
{
	enum { BOARDS = 200 };
	uint64_t seen[BOARDS * 2];
	int count = 0;
	bool same = true, distinct = true;
	struct rng rng = rng_seeded(1);
	for (int i = 0; i < BOARDS; i++) {
		struct board board;
		board_clear(&board, SIZE);
		for (int stones = i % 20; stones >= 0; stones--) {
			int point = point_at((int)rng_below(&rng, SIZE), (int)rng_below(&rng, SIZE));
			if (board_empty(&board, point))
				board_put(&board, stones % 2 ? SIDE_BLACK : SIDE_WHITE, point);
		}
		same &= has_same_keys(&board, point_at((int)rng_below(&rng, SIZE), (int)rng_below(&rng, SIZE)));
		struct book_key key = book_key_of(&board);
		if (i % 20 < 3)
			continue; /* boards with few stones may repeat */
		seen[count++] = book_key_value(&key, SIZE, SIDE_BLACK);
		seen[count++] = book_key_value(&key, SIZE, SIDE_WHITE);
	}
	for (int i = 0; i < count; i++)
		for (int j = 0; j < i; j++)
			distinct &= seen[i] != seen[j];
	tap(same, "the eight images of a position have one key, and one point for a move");
	tap(distinct, "other positions and sides have other keys");
	struct book_key empty = {{0}};
	tap(book_key_value(&empty, 15, SIDE_BLACK) != book_key_value(&empty, 13, SIDE_BLACK),
	    "boards of other sizes have other keys");
	tap(book_key_point(&empty, 15, point_at(14, 3)) == point_at(3, 0) &&
	        book_key_point(&empty, 15, point_at(11, 0)) == point_at(3, 0),
	    "on a symmetric position the images of a move have one point");
}

/* A clock on which a millisecond passes with each reading. If `left` is TIME_FREE it stands still. */
struct ticks {
	int left, read;
};

static int left_after_tick(void *context)
{
	struct ticks *ticks = context;
	ticks->read++;
	return ticks->left == TIME_FREE ? TIME_FREE - 1 : ticks->left--;
}

/* Sets up a quiet position with Black to move, and a book with one move there. */
static struct book quiet_book(struct board *board, int *point)
{
	struct book book = {.entry = NULL};
	board_clear(board, SIZE);
	board_put(board, SIDE_BLACK, point_at(7, 7));
	board_put(board, SIDE_WHITE, point_at(8, 9));
	*point = point_at(9, 7);
	struct book_key key = book_key_of(board);
	book_add(&book, book_key_value(&key, SIZE, SIDE_BLACK), book_key_point(&key, SIZE, *point), 4);
	book_finish(&book);
	return book;
}

/* Asks for the move of a quiet book, or searches the position after that move. Returns how often the clock was read. */
static int count_readings(enum mover_id mover, struct budget budget, bool from_book)
{
	struct ticks ticks = {TIME_FREE, 0};
	struct mover_state state = {.rng = rng_seeded(1)};
	const struct ruleset rules = {.rule = RULE_RENJU, .size = SIZE, .connect = 5};
	struct search_result found;
	struct board board;
	int point;
	struct book book = quiet_book(&board, &point);
	budget.memory = 1 << 20;
	budget.time = (struct time_limit){.left = left_after_tick, .context = &ticks};
	struct question question = {.board = &board, .rules = &rules, .side = SIDE_BLACK, .budget = &budget};
	if (from_book) {
		book_choose(&book, &state, mover, &question, false, &found);
		tap(found.point == point && found.weight == 4 && !found.searched, "%s plays the book's move",
		    movers[mover].name);
	} else {
		board_put(&board, SIDE_BLACK, point);
		question.side = SIDE_WHITE;
		budget.wants_value = true;
		mover_search(&state, mover, &question, &found);
	}
	mover_state_free(&state);
	book_free(&book);
	return ticks.read;
}

/* Returns how many of `left` milliseconds a move from the book takes; -1 if another move is played. */
static int count_ticks(enum mover_id mover, int left)
{
	struct ticks ticks = {left, 0};
	struct mover_state state = {.rng = rng_seeded(1)};
	const struct ruleset rules = {.rule = RULE_RENJU, .size = SIZE, .connect = 5};
	const struct budget budget = {.memory = 1 << 20, .time = {.left = left_after_tick, .context = &ticks}};
	struct search_result found;
	struct board board;
	int point;
	struct book book = quiet_book(&board, &point);
	const struct question question = {.board = &board, .rules = &rules, .side = SIDE_BLACK, .budget = &budget};
	book_choose(&book, &state, mover, &question, false, &found);
	mover_state_free(&state);
	book_free(&book);
	return found.point == point ? ticks.read : -1;
}

static void test_budgets(void)
{
	const struct budget nodes = {.nodes = 50000}, share = {.nodes = 5001}, deep = {.depth = 6}, less = {.depth = 4};
	enum { PROOF = 12 }; /* readings in a proof on this board, where there are no threats */
	int of_book = count_readings(MOVER_ENGINE, nodes, true), of_share = count_readings(MOVER_ENGINE, share, false);
	tap(abs(of_book - of_share) <= PROOF && of_share > 10,
	    "a book's move takes a tenth of the nodes: the clock is read %d and %d times", of_book, of_share);
	of_book = count_readings(MOVER_ENGINE, deep, true), of_share = count_readings(MOVER_ENGINE, less, false);
	tap(abs(of_book - of_share) <= PROOF && of_share > 3,
	    "a book's move takes two plies less: the clock is read %d and %d times", of_book, of_share);
	int ticks = count_ticks(MOVER_ENGINE, 1000);
	tap(ticks >= 90 && ticks <= 110, "a book's move takes a tenth of the time: %d of 1000 ms", ticks);
	ticks = count_ticks(MOVER_HARD, 5000);
	tap(ticks > 0 && ticks <= 110, "a level takes a tenth of its time: %d ms", ticks);
	ticks = count_ticks(MOVER_ENGINE, 0);
	tap(ticks >= 0 && ticks <= 40, "without time the book's move is played at once: %d ms", ticks);
}

int main(void)
{
	tap(sizeof(struct book_entry) == 16, "16 bytes for each position and move");
	test_entries(10);
	test_entries(4096);
	test_entries(5000);
	test_entries(300000);
	test_limits();
	test_keys();
	test_budgets();
	return tap_status();
}
