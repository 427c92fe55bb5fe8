/* Wins by fours (VCF): every move of the attacker but the last makes a four, so that the other side has at most one
   answer. For an attacker who never gives up the move the search is exhaustive: "none" is proved as well as a win. The
   machines have a quick look by the same search. */
#ifndef FOURS_H
#define FOURS_H

#include "engine/budget.h"
#include "engine/moves.h"
#include "engine/position.h"

enum {
	FOURS_PLIES_MAX = 253, /* of a line */
	FOURS_MOVES_MAX = 1 << 14,
};

enum fours_answer {
	FOURS_NONE,    /* there is no win by fours, however long */
	FOURS_UNKNOWN, /* none within the plies or the budget */
	FOURS_WIN,
};

/* Zeroed before its first use. The position is the caller's, and the same after each call. */
struct fours {
	struct position *position;
	const struct budget *budget; /* only its clock is looked at here */
	unsigned long long nodes;     /* stones put, of all searches */
	unsigned long long allowance; /* the search is stopped there */
	bool stopped;
	uint64_t *place; /* the table of positions without a win; each is a hash and how many plies were searched */
	size_t places;
	uint64_t salt; /* what was kept under another one is forgotten */
	bool quick;    /* only what fours_quick() looks at */
	bool wide;
	int last;      /* the quick attacker's last four, on whose lines the next must lie; CELL_NONE: anywhere */
	int moves;     /* of `move` are used */
	struct move move[FOURS_MOVES_MAX];
	int rest; /* plies that a quick win lasts after its line */
	int length;
	int16_t line[FOURS_PLIES_MAX + 3]; /* of the last win: cells, the attacker's first */
};

/* Does the board hold so much as a row in which side can make a four or a five by one stone? Where it does not there is
   no win by fours; most boards are done with in well under a microsecond. */
bool fours_possible(const struct board *board, const struct ruleset *rules, enum side side);

/* Room for a table of so many bytes, or of as many as can be had, none at all among them. */
void fours_make(struct fours *fours, size_t bytes);
void fours_free(struct fours *fours);
/* Forgets all positions. Without that the table may be used for all positions of one ruleset and size. */
void fours_forget(struct fours *fours);

/* Has the side to move a win by fours of at most so many plies? `line` is one, not always the shortest. */
enum fours_answer fours_search(struct fours *fours, int plies);
/* The same without a limit, and `line` is a shortest one when `stopped` is not set after it. */
enum fours_answer fours_shortest(struct fours *fours);

/* Has the side to move a win by so many fours at most and a last move, as far as a quick look sees it? Plies to it, or 0.
   Passed over are points that may be forbidden, and all where two fours at once are not in sight; unless `wide`, each four
   lies on a line with the one before. `line` may end with a four that can't be stopped. Its table is one of its own. */
int fours_quick(struct fours *fours, int count, bool wide);

/* Does a stone of the side to move on the empty cell make a four or a five? */
bool fours_has_shape(const struct position *position, int cell);
/* And is it no forbidden point? */
bool fours_makes(struct position *position, int cell);
/* All such cells that make a four, and no five: as moves.h. Where the other side would make a five only those that stop
   it. */
int fours_moves(struct position *position, struct move *moves, int most);
/* The side to move has put a stone on a cell that makes a four: does it win by fours from there? `line` begins with the
   reply. */
enum fours_answer fours_after(struct fours *fours, int plies);

#endif
