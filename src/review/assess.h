/* What the machine thinks of a position: Black's winning chance, and the play that it expects. */
#ifndef ASSESS_H
#define ASSESS_H

#include "record/annotation.h"
#include "review/solving.h"

struct assessment {
	int chance;  /* CHANCE_UNKNOWN: nobody has a legal move, or there is no memory */
	bool proved; /* the chance is certain: a won, lost or drawn position */
	bool claims; /* the search claims a forced end, or few moves are left: the solver is worth asking */
	bool forced; /* the line reaches the end that the search claims */
	int value;   /* the search's value for Black, where nothing is proved */
	int best;    /* the machine's point; POINT_NONE after the end and where no point is legal */
	int length;
	int16_t line[SEARCH_LINE_MAX]; /* the play expected, best first; a proved win of the side to move ends the game */
};

/* Assesses the game's position, over or not, by one search. Without a clock the assessment depends on the position, the
   rules and the budget alone. */
void assess_position(struct solving *solving, const struct game *game, struct assessment *assessment);
/* Asks the solver, where that is worth while, whether the position is proved won, lost or drawn. */
void assess_proof(struct solving *solving, const struct game *game, struct assessment *assessment);

/* Returns the chance as the side sees it. */
static inline int chance_for(enum side side, int chance)
{
	return side == SIDE_BLACK ? chance : CHANCE_BLACK_WINS - chance;
}

#endif
