/* Forced wins proved: the solver's door. It claims nothing that it has not played out against every reply. */
#ifndef SOLVER_H
#define SOLVER_H

#include "base/names.h"
#include "engine/prove/vcf.h"
#include "engine/question/question.h"
#include "engine/prove/proof.h"

enum solved {
	SOLVED_UNKNOWN, /* nothing was proved within the budget */
	SOLVED_NOT,     /* side has no win by what was asked for */
	SOLVED_DRAW,    /* neither side can force a win */
	SOLVED_LOSS,    /* the other side wins by force */
	SOLVED_WIN,
};

/* How a win is forced. */
enum solved_how {
	SOLVED_BY_FOURS, /* VCF: each of the winner's moves but the last is a four */
	SOLVED_BY_THREES, /* VCT: fours and threes */
	SOLVED_BY_SEARCH,
};
extern const char *const solved_how_names[]; /* vcf, vct, search; ends in NULL */

struct solution {
	enum solved solved;
	enum solved_how how;      /* of a win or a loss */
	unsigned long long nodes; /* stones put */
	int length;               /* of the line; 0 but for a win or a loss */
	int16_t line[SEARCH_LINE_MAX]; /* points, side's first; the last one ends the game */
	const struct proof *proof;  /* of a win by fours or threes: the solver's, until the next question; else NULL */
};

/* Zeroed before its first question. */
struct solver {
	struct position position;
	struct vcf vcf;
	struct prover prover;
	struct proof proof;
	struct meter meter; /* whose reserve of time is for later searches */
	const struct question *question;
};

/* Answers within the budget, which the question's game is open for. With no clock the same question has the same
   answer. most: the strongest means to look with. */
void solver_ask(struct solver *solver, const struct question *question, enum solved_how most,
                struct solution *solution);
/* How many first moves of side win by fours: 0, 1, or 2 for several; -1 when the budget ended first. known: a point
   that is proved to be one of them, or POINT_NONE. */
int solver_count_fours(struct solver *solver, const struct question *question, int known);
/* Gives back the tables, which are taken with the first question. */
void solver_free(struct solver *solver);

#endif
