/* The stones in the protocol's terms: the engine's own and the opponent's. Their counts determine the colors. */
#ifndef STONES_H
#define STONES_H

#include "rules/board.h"

enum { STONES_MAX = BOARD_MAX * BOARD_MAX };

enum owner {
	OWNER_SELF = 1, /* the protocol's numbers */
	OWNER_OPPONENT,
	OWNER_NOBODY, /* an empty point that must not be played */
};

struct stones {
	int size;  /* 0: no board yet */
	int count; /* of stones, without barred points */
	struct {
		int16_t point;
		uint8_t owner;
	} stone[STONES_MAX];    /* in order of arrival */
	struct point_set taken; /* points that have a stone or are barred */
	int barred;             /* number of barred points */
	bool answered;          /* the last change was stones_answer() */
};

void stones_clear(struct stones *stones, int size);
/* Adds a stone, or bars the point. The point must not be taken yet. */
void stones_put(struct stones *stones, enum owner owner, int point);
/* Adds the engine's move. */
void stones_answer(struct stones *stones, int point);
/* Removes a stone. Returns false for a point without one. */
bool stones_take(struct stones *stones, int point);

/* Returns the number of points that may be played. */
static inline int stones_empty(const struct stones *stones)
{
	return stones->size * stones->size - stones->count - stones->barred;
}

/* Swaps the owners of all stones. */
void stones_change_owners(struct stones *stones);

/* Returns the engine's color: before its move Black if both have the same number of stones, White if the opponent has
   one more. With other numbers, the owner of the first stone is Black. */
enum side stones_own_side(const struct stones *stones);
/* Returns the side to move by the numbers of stones: Black unless Black has more. */
enum side stones_to_move(const struct stones *stones);
/* Clears the board and puts the stones on it. */
void stones_board(const struct stones *stones, struct board *board);
/* Does the board have a winning row? */
bool stones_won(const struct stones *stones, const struct board *board, const struct ruleset *rules);

#endif
