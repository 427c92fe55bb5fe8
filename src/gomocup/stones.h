/* The stones as a manager tells them: one's own and the opponent's. Who has which colour follows from them. */
#ifndef STONES_H
#define STONES_H

#include "rules/board.h"

enum { STONES_MAX = BOARD_MAX * BOARD_MAX };

enum owner {
	OWNER_SELF = 1, /* as the protocol numbers them */
	OWNER_OPPONENT,
	OWNER_NOBODY, /* an empty point that must not be played */
};

struct stones {
	int size; /* 0: there is no board yet */
	int count;
	struct {
		int16_t point;
		uint8_t owner;
	} stone[STONES_MAX]; /* in the order in which they came */
	struct point_set taken;       /* by a stone, or barred */
	int barred;
};

void stones_clear(struct stones *stones, int size);
/* The point is not taken. */
void stones_put(struct stones *stones, enum owner owner, int point);
/* False where the point has no stone. */
bool stones_take(struct stones *stones, int point);

/* One's own stones are the opponent's from now on, and his one's own. */
void stones_change_owners(struct stones *stones);

/* Whose stones one's own are, one's own turn given: Black's where both have as many, White's where the opponent has one
   more; else whoever came first is Black. */
enum side stones_own_side(const struct stones *stones);
/* Puts the stones on the board. */
void stones_board(const struct stones *stones, struct board *board);
/* The points that may be played, into the set; NULL when no point is barred. */
const struct point_set *stones_allowed(const struct stones *stones, struct point_set *set);
/* Is there a row on the board that wins? */
bool stones_won(const struct stones *stones, const struct board *board, const struct ruleset *rules);

#endif
