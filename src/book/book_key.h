/* Keys of positions. All eight images of a position have the same key. All images of a move have the same point. */
#ifndef BOOK_KEY_H
#define BOOK_KEY_H

#include "rules/board.h"

/* The stones of a position. Zero is the empty board. */
struct book_key {
	uint64_t image[SYMMETRIES]; /* hash of the stones under each symmetry */
};

/* Adds a stone. */
void book_key_put(struct book_key *key, int size, enum side side, int point);
/* Returns the key of the stones on the board. */
struct book_key book_key_of(const struct board *board);

/* Returns the key of the position with this side to move. */
uint64_t book_key_value(const struct book_key *key, int size, enum side side);
/* Turns a move to the image of the position whose hash is the smallest, and returns its point there. In a symmetric
   position several images have this hash: returns the smallest of their points. */
int book_key_point(const struct book_key *key, int size, int point);

#endif
