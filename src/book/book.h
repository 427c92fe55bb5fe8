/* A book: positions, each with the moves played from it, and for each move how many games its side did not lose. */
#ifndef BOOK_H
#define BOOK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/point.h"

/* A move from a position. */
struct book_entry {
	uint64_t key;    /* of the position (book_key.h) */
	uint32_t weight; /* games, those of `point`: 1 to UINT32_MAX */
	uint16_t point; /* book_key_point(), for games in which the side that made the move did not lose; or that and one of
	                    enum book_ending */
};
/* What is added to a point for other games with the move. Only a book for people counts them (struct book_source). */
enum book_ending { BOOK_NOT_LOST, BOOK_LOST = 1 << 14, BOOK_DRAWN = 2 << 14, BOOK_OPEN = 3 << 14 };
_Static_assert((BOARD_MAX - 1) * POINT_STRIDE + BOARD_MAX - 1 < BOOK_LOST, "a point and how the games ended");
_Static_assert(sizeof(struct book_entry) == 16, "the memory for each position and move");

/* A zeroed struct is an empty book, which knows no position. */
struct book {
	struct book_entry *entry; /* after book_finish() sorted by key, then point, each pair once */
	size_t used, room;
};

/* Adds games to the weight of a move; `point` is a book_key_point(). Entries with the same key and point are merged
   from time to time, which limits the memory: at most 2.25 times the entries of the finished book, or a small
   minimum. Returns false, and adds nothing, when memory runs out. */
bool book_add(struct book *book, uint64_t key, int point, uint32_t weight);
/* Sorts and merges the entries, and frees the memory that they do not need. Call it before book_find(). */
void book_finish(struct book *book);
void book_free(struct book *book);

/* The moves from a position, by point. They are valid as long as the book does not change. */
struct book_moves {
	const struct book_entry *entry;
	size_t count;
};
/* Returns the moves from the position with this key; none if the book does not know it. */
struct book_moves book_find(const struct book *book, uint64_t key);
/* Returns how many moves the machines may play, which have entries without enum book_ending. */
size_t book_count_moves(const struct book *book);
/* Returns the weight of the move to this book_key_point(), 0 if it is not one of the moves. A value of enum book_ending
   may be added to the point. */
uint32_t book_weight(const struct book_moves *moves, int point);

#endif
