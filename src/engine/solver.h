/* Proves forced wins. The solver claims a VCT only after playing it out against every reply. */
#ifndef SOLVER_H
#define SOLVER_H

#include "base/names.h"
#include "engine/prove/proof.h"
#include "engine/question/question.h"

enum solved {
	SOLVED_UNKNOWN, /* nothing proved within the budget */
	SOLVED_NOT,     /* the side has no win by the means in `most` */
	SOLVED_DRAW,    /* neither side can force a win */
	SOLVED_LOSS,    /* the other side wins by force */
	SOLVED_WIN,
};

/* How a win is forced. */
enum solved_how {
	SOLVED_BY_FOURS,  /* VCF: each of the winner's moves except the last is a four */
	SOLVED_BY_THREES, /* VCT: fours and threes */
	SOLVED_BY_SEARCH,
};
extern const char *const solved_how_names[]; /* vcf, vct, search; ends in NULL */

struct solution {
	enum solved solved;
	enum solved_how how;         /* for a win or a loss */
	unsigned long long nodes;    /* moves made */
	int length;                  /* of the line; 0 without a win or loss */
	int16_t line[SEARCH_PV_MAX]; /* points, beginning with the side's move; the last move ends the game */
	const struct proof *proof;   /* the tree of a win or loss by fours or threes, until the next question; or NULL */
};

/* Zeroed before the first question. */
struct solver {
	struct workspace *workspace; /* allocated at the first question */
	bool exhausted;              /* memory ran out for a question: nothing was proved */
};

/* Answers a question about a game that is not over, within the budget. Without a clock, the same question gives the
   same answer. `most`: the strongest means to use. The budget's depth is the longest line of a win, in plies. It does
   not end the search: the budget needs nodes or a time, too (game_proof_budget()). */
void solver_solve(struct solver *solver, const struct question *question, enum solved_how most,
                  struct solution *solution);
/* Asks only whether the side loses by force, and spends the whole budget on that. The result is SOLVED_LOSS or
   SOLVED_UNKNOWN. */
void solver_solve_loss(struct solver *solver, const struct question *question, struct solution *solution);
/* Returns how many first moves win by fours: 0, 1, or 2 for several; -1 if that is unknown, because the budget ended, a
   point could not be judged, K has no patterns, or the opening restricts later stones. `known`: a first move
   that is known to win by fours, or POINT_NONE. */
int solver_count_fours(struct solver *solver, const struct question *question, int known);
/* Frees the workspace. The solver may be asked again. */
void solver_free(struct solver *solver);

#endif
