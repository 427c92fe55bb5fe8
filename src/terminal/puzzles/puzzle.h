/* A puzzle: a position with a proved win of the side to move. A person plays this side, and each of their moves must
   keep the win. */
#ifndef PUZZLE_H
#define PUZZLE_H

#include "engine/mover.h"
#include "engine/solver.h"
#include "rules/game.h"

enum { PUZZLE_NODES = 500000 }; /* the nodes of a proof, unless the user chose another number */

enum puzzle_state {
	PUZZLE_NEW,      /* puzzle_prove() comes next */
	PUZZLE_UNPROVED, /* no win is proved: nothing to solve */
	PUZZLE_OPEN,
	PUZZLE_SOLVED, /* the person has won, and each of their moves kept the win */
	PUZZLE_MISSED, /* after the person's last move no win is proved, or the game is over without a win */
};

/* A proved win: the moves of both sides, the person's first. The last one ends the game. */
struct proved_line {
	enum solved_how how; /* the win is forced */
	int length;
	int16_t at[SEARCH_PV_MAX];
};

/* Zeroed before puzzle_start(). */
struct puzzle {
	struct solver solver;
	struct mover_state mover_state;
	struct budget budget; /* of one proof; its time limit serves only to interrupt the proof */
	enum puzzle_state state;
	bool helped;              /* a hint was given in this try */
	int hints;                /* given for the person's next move */
	enum side side;           /* the person's */
	int plies;                /* of the game up to the puzzle's position */
	int refuted;              /* after a miss: plies to a forced win of the other side; 0: none was found */
	struct proved_line start; /* from the puzzle's position */
	struct proved_line now;   /* from the person's next move; after a miss, from the move that would have won */
};

/* What puzzle_play() did with a move. */
enum puzzle_answer {
	PUZZLE_REFUSED,  /* it is not legal: the game is unchanged */
	PUZZLE_UNJUDGED, /* the proof was interrupted: the game is unchanged */
	PUZZLE_JUDGED,   /* `state` says how; the other side has replied, unless the game is over */
};

/* Starts a puzzle for the side to move. The game must not be over. */
void puzzle_start(struct puzzle *puzzle, const struct game *game, const struct budget *budget);
void puzzle_free(struct puzzle *puzzle);
/* Tries to prove the win. The state becomes PUZZLE_OPEN or PUZZLE_UNPROVED. Returns false when memory runs out. */
bool puzzle_prove(struct puzzle *puzzle, const struct game *game);
/* Plays the person's stone, judges it, and plays the reply. If the stone keeps the win, the reply is the one that
   lasts longest in the proof. Otherwise the reply wins, if a win is found. The state must be PUZZLE_OPEN. *verdict
   becomes the verdict on the stone. */
enum puzzle_answer puzzle_play(struct puzzle *puzzle, struct game *game, int point, struct verdict *verdict);
/* How hard a proved puzzle is, by the number of the person's moves. */
enum puzzle_level {
	PUZZLE_EASY,   /* one or two moves */
	PUZZLE_MEDIUM, /* three or four */
	PUZZLE_HARD,
};
enum puzzle_level puzzle_level(const struct puzzle *puzzle);
/* Notes that a hint, or the solution, is given. Returns the number of earlier hints for the same move. */
int puzzle_help(struct puzzle *puzzle);
/* Goes back to the position of a proved puzzle for another try. The state becomes PUZZLE_OPEN. */
void puzzle_again(struct puzzle *puzzle, struct game *game);
/* Returns a hash of the position: stones, size, K, rule and side to move, but not the order of moves. It is never
   0. */
uint64_t puzzle_id(const struct game *game);

#endif
