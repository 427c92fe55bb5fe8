/* Fuzzes books: reads a file in whatever format it seems to have, checks the entries, and plays moves from them. */
#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L
#endif
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "book/book_file.h"
#include "book/book_move.h"
#include "rules/forbidden.h"
#include "rules/game.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Aborts unless the entries are sorted and each move is there once, with a weight. */
static void check_entries(const struct book *book)
{
	if (book->used != book->room)
		abort();
	for (size_t i = 0; i < book->used; i++) {
		const struct book_entry *entry = &book->entry[i], *before = entry - 1;
		bool after = i == 0 || before->key < entry->key || (before->key == entry->key && before->point < entry->point);
		struct book_moves moves = book_find(book, entry->key);
		if (!after || book_weight(&moves, entry->point) != entry->weight || entry->weight == 0)
			abort();
	}
}

/* Plays up to a few moves of both sides. Aborts if one is illegal. */
static void play(const struct book *book, struct mover_state *state, int size)
{
	enum { MOVES = 12 };
	static struct game game;
	const struct ruleset rules = {.rule = RULE_RENJU, .size = size, .connect = 5};
	const struct budget budget = {.nodes = 20, .memory = 1 << 16};
	game_new(&game, &rules);
	for (int i = 0; i < MOVES && !game_over(&game); i++) {
		struct search_result found;
		const struct question question = {
			.board = &game.board, .rules = &rules, .side = game.to_move, .budget = &budget};
		book_choose(book, state, MOVER_ENGINE, &question, false, &found);
		if (found.weight == 0)
			return;
		struct verdict verdict = game_play(&game, found.point);
		if (verdict.rejected || status_forbidden(verdict.status))
			abort();
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct mover_state state;
	static FILE *file;
	char path[32];
	struct book book = {.entry = NULL};
	if (!file)
		file = tmpfile();
	if (!file || ftruncate(fileno(file), 0) != 0 || (size > 0 && pwrite(fileno(file), data, size, 0) < 0))
		abort();
	snprintf(path, sizeof path, "/dev/fd/%d", fileno(file));
	const struct book_source source = {path, {.rule = RULE_RENJU, .size = 15, .connect = 5}, false, COORDS_LETTERS,
	                                   NULL, true};
	struct book_report report = book_read(&book, &source);
	if (report.faulty && (book.entry || (report.error == 0 && report.fault[0] == '\0')))
		abort();
	check_entries(&book);
	state.rng = rng_seeded(size);
	play(&book, &state, 15);
	play(&book, &state, 7);
	book_free(&book);
	return 0;
}
