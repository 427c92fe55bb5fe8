/* Keys of positions in a book. All eight images of a position have the same key. All images of a move have the same
   point in the book. */
#ifndef BOOK_KEY_H
#define BOOK_KEY_H

#include "rules/board.h"

/* The stones of a position. A zeroed struct is the empty board. */
struct book_key {
	uint64_t image[SYMMETRIES]; /* the hash of the stones under each symmetry */
};

/* Adds a stone. */
void book_key_put(struct book_key *key, int size, enum side side, int point);
/* Returns the hashes of the stones on the board. */
struct book_key book_key_of(const struct board *board);

/* Returns the key of a position: its stones, board size and side to move. */
uint64_t book_key_value(const struct book_key *key, int size, enum side side);
/* Returns the book's point for a move: its point in the image of the position that has the smallest hash. In a
   symmetric position several images have this hash; returns the smallest of the move's points in them. */
int book_key_point(const struct book_key *key, int size, int point);

#endif
