/* Counts recorded games into a book. */
#ifndef BOOK_GAMES_H
#define BOOK_GAMES_H

#include "book/book.h"
#include "book/book_key.h"
#include "record/replay.h"

/* A ply of the last game, with the weight that is still to be added to the book. */
struct book_ply {
	struct ply ply;
	uint64_t key;               /* of the position before the ply */
	struct book_key stones;     /* after the ply */
	uint16_t point;             /* of the move: its book_key_point() */
	uint32_t weight;
};

/* Counts games. Often a game begins like the one before, e.g. a variation of a tree. The weights of such common moves
   are summed here, and reach the book in one call. A zeroed struct is valid once `book` is set. */
struct book_games {
	struct book *book;
	bool exhausted; /* memory ran out: some games are missing */
	bool any;       /* a game had a move */
	int size, plies;
	struct book_key start; /* the stones of the last game's set-up */
	struct book_ply ply[GAME_PLIES_MAX];
};

/* Counts the moves of the sides that did not lose, up to the game's first problem. */
void book_games_take(struct book_games *games, const struct replay *replay);
/* Adds what was counted to the book. Call it after the last game. */
void book_games_finish(struct book_games *games);

#endif
