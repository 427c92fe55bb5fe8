/* The machine's assessment of a position: Black's winning chance, and the expected play. */
#ifndef ASSESS_H
#define ASSESS_H

#include "record/annotation.h"
#include "review/solving.h"

struct assessment {
	int chance;  /* Black's; CHANCE_UNKNOWN: the side to move has no legal point, White must pick one of the points
	                offered for a black stone, or memory ran out */
	bool proved; /* the chance is certain: a won, lost or drawn position */
	bool forced; /* the line goes to the end that the search claims */
	int value;   /* the search's value for Black, if nothing is proved */
	int best;    /* the machine's move; POINT_NONE after the end, or if no point is legal */
	int length;
	int16_t line[SEARCH_PV_MAX]; /* the expected play, from `best` on; complete if a win of the side to move is
	                                  proved */
};

/* Assesses the game's position, over or not, by a search. Without a clock the result depends only on the position,
   the rules and the budget. */
void assess_position(struct solving *solving, const struct game *game, struct assessment *assessment);
/* Asks the solver whether the position is won, lost or drawn, if the search claims a forced end, or few points are
   empty. A proof updates the assessment, which comes from assess_position(). */
void assess_proof(struct solving *solving, const struct game *game, struct assessment *assessment);

/* Returns the side's winning chance in thousandths, from a search with the side to move. A forced end is certain. */
int assess_result(const struct ruleset *rules, enum side side, const struct search_result *found);

/* Returns a chance as a percentage, which is 0 or 100 only for a proved win. */
int chance_percent(int chance);
/* Turns Black's chance into the side's, or the side's into Black's. The chance must be known. */
static inline int chance_for(enum side side, int chance)
{
	return side == SIDE_BLACK ? chance : CHANCE_BLACK_WINS - chance;
}

#endif
