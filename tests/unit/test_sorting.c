/* qsort() may compare an element with itself. Each order of the program then says that both are equal, and it never
   contradicts itself. A qsort() that checks this takes the place of the C library's. */
#include <stdlib.h>
#include <string.h>

#include "bulk/elo.h"
#include "bulk/tree.h"
#include "formats/game_tree.h"
#include "tap.h"

static int sorted; /* arrays */
static bool consistent = true;

static int sign(int number)
{
	return (number > 0) - (number < 0);
}

void qsort(void *array, size_t count, size_t size, int (*compare)(const void *, const void *))
{
	enum { ROOM = 256 };
	char *bytes = array, kept[ROOM];
	sorted++;
	consistent &= size <= ROOM;
	for (size_t i = 0; i < count && consistent; i++) {
		size_t at = i;
		for (size_t k = 0; k < count; k++)
			consistent &= (i == k) == (compare(bytes + i * size, bytes + k * size) == 0) &&
			              sign(compare(bytes + i * size, bytes + k * size)) ==
			                  -sign(compare(bytes + k * size, bytes + i * size));
		memcpy(kept, bytes + i * size, size);
		for (; at > 0 && compare(bytes + (at - 1) * size, kept) > 0; at--)
			memcpy(bytes + at * size, bytes + (at - 1) * size, size);
		memcpy(bytes + at * size, kept, size);
	}
}

static void expect_sorted(int arrays, const char *what)
{
	tap(sorted == arrays && consistent, "%s", what);
	sorted = 0;
	consistent = true;
}

static void test_notes(void)
{
	static struct notes notes;
	static const int plies[] = {3, 1, 3, 2, 1};
	for (size_t i = 0; i < sizeof plies / sizeof *plies; i++) {
		notes_add(&notes, NOTE_COMMENT, POINT_NONE, text_span("a"));
		notes_settle(&notes, plies[i], true);
	}
	notes_sort(&notes);
	expect_sorted(1, "the notes of a game");
	notes_free(&notes);
}

static void test_node_notes(void)
{
	static struct node_notes notes;
	static const struct note added[] = {
		{NOTE_LABEL, 0, 5, {"a", 1}},
		{NOTE_LABEL, 0, 4, {"a", 1}},
		{NOTE_COMMENT, 0, POINT_NONE, {"bb", 2}},
		{NOTE_COMMENT, 0, POINT_NONE, {"a", 1}},
	};
	bool fits = true;
	for (uint32_t i = 0; i < 8; i++)
		fits &= node_notes_add(&notes, i / 4, &added[i % 4]) && node_notes_add(&notes, i / 4, &added[i % 4]);
	tap(fits && notes.used == 8, "a node has each note once");
	node_notes_cut(&notes, 5);
	tap(notes.used == 5 && node_notes_add(&notes, 1, &added[0]) && notes.used == 5, "notes before a cut stay");
	tap(node_notes_add(&notes, 1, &added[1]) && notes.used == 6, "notes after a cut can be added again");
	node_notes_sort(&notes);
	tap(node_notes_find(&notes, 0, NOTE_COMMENT) == 0 && node_notes_find(&notes, 1, NOTE_COMMENT) == 4 &&
	        node_notes_text(&notes, 0).length == 2 && notes.note[4].point == 4,
	    "notes are found by node and kind");
	expect_sorted(1, "the notes of a tree");
	node_notes_free(&notes);
}

static void test_tables(void)
{
	char bytes[1024];
	struct sink out = sink_into(bytes, sizeof bytes);
	static struct tree tree = {.query.size = 5, .pass.games = 1};
	static struct elo elo;
	static struct replay replay;
	const struct cells cells = {.out = &out};
	for (int i = 0; i < 5; i++)
		tree.move[point_at(i, 4 - i)].games = 1 + (unsigned)i % 2;
	tree_put(&tree, &cells);
	expect_sorted(1, "the moves of a position");
	replay_set_result(&replay, RESULT_DRAW);
	for (int i = 0; i < 3; i++) {
		replay.black = text_span(i == 0 ? "b" : "a");
		replay.white = text_span(i == 2 ? "b" : "c");
		elo_add(&elo, &replay);
	}
	tap(elo_put(&elo, &(struct elo_anchor){.number = 0}, &cells, false), "three players have ratings");
	expect_sorted(2, "players, by name and by rating");
	elo_free(&elo);
}

int main(void)
{
	test_notes();
	test_node_notes();
	test_tables();
	return tap_status();
}
