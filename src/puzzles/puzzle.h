/* A puzzle: a position with a proved win of the side to move. A person plays this side, and each of their moves must
   keep the win. */
#ifndef PUZZLE_H
#define PUZZLE_H

#include "engine/mover.h"
#include "engine/solver.h"
#include "rules/game.h"

enum { PUZZLE_NODES = 500000 }; /* positions that are searched for a proof, unless the user chose another number */

enum puzzle_state {
	PUZZLE_NEW,      /* puzzle_prove() comes next */
	PUZZLE_UNPROVED, /* no win is proved: nothing to solve */
	PUZZLE_OPEN,
	PUZZLE_SOLVED, /* the person has won, and each of their moves kept the win */
	PUZZLE_MISSED, /* after the person's last move no win is proved, or the game is over without a win */
};

/* A proved win: the moves of both sides, the person's first. The last one ends the game. */
struct proved_line {
	int length;
	int16_t at[SEARCH_LINE_MAX];
};

/* Zeroed before puzzle_start(). */
struct puzzle {
	struct solver *solver;
	struct mover_state mover_state;
	struct budget budget; /* of a proof; its clock may only interrupt */
	enum puzzle_state state;
	bool helped;              /* a hint was given in this try */
	enum side side;           /* the person's */
	int plies;                /* of the position */
	int refuted;              /* after a miss: plies to the forced win of the other side, or 0 */
	struct proved_line start; /* from the position */
	struct proved_line now;   /* from where the person is to move; after a miss, from before the wrong move */
};

/* What became of a move. */
enum puzzle_answer {
	PUZZLE_REFUSED,  /* it is not legal: the game is unchanged */
	PUZZLE_UNJUDGED, /* the proof was interrupted: the game is unchanged */
	PUZZLE_JUDGED,   /* `state` says how; the other side has replied, unless the game is over */
};

/* Starts a puzzle with the side to move in an open game. */
void puzzle_start(struct puzzle *puzzle, const struct game *game, const struct budget *budget);
void puzzle_free(struct puzzle *puzzle);
/* Looks for the win. The state becomes PUZZLE_OPEN or PUZZLE_UNPROVED. Returns false when memory runs out. */
bool puzzle_prove(struct puzzle *puzzle, const struct game *game);
/* Plays the person's stone, judges it, and plays the reply. As long as the win is kept the reply is the one that
   lasts longest in the proof; otherwise it wins, if a win is found. PUZZLE_OPEN only. *verdict is that of the
   stone. */
enum puzzle_answer puzzle_play(struct puzzle *puzzle, struct game *game, int point, struct verdict *verdict);
/* Returns a point that keeps the win; after a miss, one that would have kept it. With an open puzzle this sets
   `helped`. */
int puzzle_hint(struct puzzle *puzzle);
/* Goes back to the position, for another try. */
void puzzle_again(struct puzzle *puzzle, struct game *game);
/* Returns a number for the position: board, rules and side to move. The order of moves does not matter. Never
   0. */
uint64_t puzzle_id(const struct game *game);

#endif
