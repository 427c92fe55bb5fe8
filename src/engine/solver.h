/* Proofs of forced wins. The solver claims only what it has played out against every reply. */
#ifndef SOLVER_H
#define SOLVER_H

#include "base/names.h"
#include "engine/prove/vcf.h"
#include "engine/question/question.h"
#include "engine/prove/proof.h"

enum solved {
	SOLVED_UNKNOWN, /* nothing was proved within the budget */
	SOLVED_NOT,     /* the side has no win by these means */
	SOLVED_DRAW,    /* neither side can force a win */
	SOLVED_LOSS,    /* the other side wins by force */
	SOLVED_WIN,
};

/* How a win is forced. */
enum solved_how {
	SOLVED_BY_FOURS, /* VCF: each of the winner's moves except the last is a four */
	SOLVED_BY_THREES, /* VCT: fours and threes */
	SOLVED_BY_SEARCH,
};
extern const char *const solved_how_names[]; /* vcf, vct, search; ends in NULL */

struct solution {
	enum solved solved;
	enum solved_how how;      /* of a win or a loss */
	unsigned long long nodes; /* stones put */
	int length;               /* of the line; 0 unless it is a win or a loss */
	int16_t line[SEARCH_LINE_MAX]; /* points, side's first; the last one ends the game */
	const struct proof *proof;  /* of a win by fours or threes, valid until the next question; else NULL */
};

/* Zeroed before its first question. */
struct solver {
	struct position position;
	struct vcf vcf;
	struct prover prover;
	struct proof proof;
	struct meter meter; /* its reserve of time is kept for later searches */
	const struct question *question;
};

/* Answers within the budget; the game is open. Without a clock the same question gives the same answer. most: the
   strongest means to use. */
void solver_ask(struct solver *solver, const struct question *question, enum solved_how most,
                struct solution *solution);
/* Returns how many first moves win by fours: 0, 1, or 2 for several; -1 when the budget ended first. known: a point
   that is proved to be one of them, or POINT_NONE. */
int solver_count_fours(struct solver *solver, const struct question *question, int known);
/* Frees the tables, which the first question allocates. */
void solver_free(struct solver *solver);

#endif
