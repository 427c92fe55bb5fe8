#include "bulk/ratings/fit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define LN_10 2.302585092994045684
#define LN_2 0.693147180559945309

/* Strengths are natural logarithms of odds: one unit is ELO points. The last strength is Black's advantage. */
static const double ELO = 400 / LN_10;

static const double FINE = 3e-8; /* a step that changes no printed digit */

enum {
	FIT_STEPS_MAX = 300,
	DIFFERENCE_MAX = 300, /* larger differences count as this one, so that no chance is 0 */
	SHORT_STEPS = 3,      /* how often a tiny step may fail to shrink */
};

/* Newton's method: H step = -gradient, where H is the matrix of second derivatives. Each vector has an entry for
   each strength. */
struct newton {
	const struct pairs *pairs;
	size_t players, size;                          /* size: of the vectors */
	uint32_t *white;                               /* by pair */
	double *won, *lost;                            /* by pair: Black's wins and losses; a draw is half of each */
	double *curvature;                             /* by pair: its second derivative */
	uint32_t *end;                                 /* by player: the end of the pairs in which the player is Black */
	double *strength, *gradient, *step, *diagonal; /* diagonal: of H */
	double *residual, *direction, *image;          /* for the conjugate gradients */
};

/* Returns exp(-x) for x >= 0. */
static double exp_minus(double x)
{
	/* the Taylor series up to ln 2 / 2 */
	static const double factor[] = {
		1,         1,          1. / 2,      1. / 6,       1. / 24,       1. / 120,       1. / 720,
		1. / 5040, 1. / 40320, 1. / 362880, 1. / 3628800, 1. / 39916800, 1. / 479001600, 1. / 6227020800};
	enum { TERMS = sizeof factor / sizeof *factor };
	if (x > DIFFERENCE_MAX)
		x = DIFFERENCE_MAX;
	int halvings = (int)(x / LN_2 + 0.5);
	double rest = halvings * LN_2 - x, sum = factor[TERMS - 1], power;
	for (int i = TERMS - 2; i >= 0; i--)
		sum = sum * rest + factor[i];
	uint64_t bits = (uint64_t)(1023 - halvings) << 52; /* 2 to the power of -halvings, as a double */
	memcpy(&power, &bits, sizeof power);
	return sum * power;
}

/* The chances to win and to lose against an opponent who is weaker by some difference. Both are exact even if tiny. */
struct chance {
	double win, loss;
};

static struct chance chance_of(double difference)
{
	double odds = exp_minus(fabs(difference));
	double more = 1 / (1 + odds), less = odds * more;
	return difference < 0 ? (struct chance){less, more} : (struct chance){more, less};
}

/* Returns the derivative of the negative log-likelihood with respect to the difference of strengths. */
static double slope_of(const struct newton *newton, size_t pair, struct chance chance)
{
	return chance.win * newton->lost[pair] - chance.loss * newton->won[pair];
}

/* Computes the gradient and the nonzero second derivatives. The pairs with the same Black are consecutive. */
static void differentiate(struct newton *newton)
{
	double *gradient = newton->gradient, *diagonal = newton->diagonal;
	for (size_t i = 0; i < newton->size; i++) { /* a virtual draw against a strength of 0 */
		struct chance chance = chance_of(newton->strength[i]);
		gradient[i] = (chance.win - chance.loss) / 2;
		diagonal[i] = chance.win * chance.loss;
	}
	for (size_t black = 0, i = 0; black < newton->players; black++) {
		double above = newton->strength[black] + newton->strength[newton->players], slopes = 0, curvatures = 0;
		for (; i < newton->end[black]; i++) {
			uint32_t white = newton->white[i];
			struct chance chance = chance_of(above - newton->strength[white]);
			double slope = slope_of(newton, i, chance);
			double curvature = (newton->won[i] + newton->lost[i]) * chance.win * chance.loss;
			newton->curvature[i] = curvature;
			slopes += slope;
			curvatures += curvature;
			gradient[white] -= slope;
			diagonal[white] += curvature;
		}
		gradient[black] += slopes;
		diagonal[black] += curvatures;
		gradient[newton->players] += slopes;
		diagonal[newton->players] += curvatures;
	}
}

/* Computes H times the direction. */
static void multiply(struct newton *newton)
{
	const double *from = newton->direction;
	double *to = newton->image;
	for (size_t i = 0; i < newton->size; i++)
		to[i] = newton->diagonal[i] * from[i];
	double advantage = from[newton->players], all = 0;
	for (size_t black = 0, i = 0; black < newton->players; black++) {
		double above = from[black] + advantage, sum = 0, own = 0;
		for (; i < newton->end[black]; i++) {
			uint32_t white = newton->white[i];
			double curvature = newton->curvature[i];
			own += curvature;
			sum += curvature * from[white];
			to[white] -= curvature * above;
		}
		to[black] += own * advantage - sum;
		all += own * from[black] - sum;
	}
	to[newton->players] += all;
}

static double product(const struct newton *newton, const double *one, const double *other)
{
	double sum = 0;
	for (size_t i = 0; i < newton->size; i++)
		sum += one[i] * other[i];
	return sum;
}

/* Returns the squared residual, divided by the diagonal (Jacobi preconditioner). */
static double residual_left(const struct newton *newton)
{
	double sum = 0;
	for (size_t i = 0; i < newton->size; i++)
		sum += newton->residual[i] * newton->residual[i] / newton->diagonal[i];
	return sum;
}

/* Solves H step = -gradient by conjugate gradients, until the residual has shrunk by the factor `enough`. */
static void solve_equations(struct newton *newton, double enough)
{
	for (size_t i = 0; i < newton->size; i++) {
		newton->step[i] = 0;
		newton->residual[i] = -newton->gradient[i];
		newton->direction[i] = newton->residual[i] / newton->diagonal[i];
	}
	double left = residual_left(newton), least = left * enough * enough;
	for (size_t turns = 2 * newton->size + 20; turns > 0 && left > least; turns--) {
		multiply(newton);
		double length = left / product(newton, newton->direction, newton->image), before = left;
		for (size_t i = 0; i < newton->size; i++) {
			newton->step[i] += length * newton->direction[i];
			newton->residual[i] -= length * newton->image[i];
		}
		left = residual_left(newton);
		for (size_t i = 0; i < newton->size; i++)
			newton->direction[i] = newton->residual[i] / newton->diagonal[i] + left / before * newton->direction[i];
	}
}

/* Returns the most by which the step changes a difference of strengths. */
static double change_of(const struct newton *newton)
{
	double most = 0, advantage = newton->step[newton->players];
	for (size_t i = 0; i < newton->size; i++)
		most = fmax(most, fabs(newton->step[i]));
	for (size_t black = 0, i = 0; black < newton->players; black++)
		for (; i < newton->end[black]; i++)
			most = fmax(most, fabs(newton->step[black] + advantage - newton->step[newton->white[i]]));
	return most;
}

/* Takes a step of Newton's method. The equation is solved more exactly after a short step. Returns how much the step
   changed any difference of strengths. */
static double make_step(struct newton *newton, double last)
{
	/* The third derivative is at most the second. Therefore a step raises the likelihood if it changes no difference by
	   more than x, where exp(x) - x - 1 = x * x: 1.79. */
	static const double SAFE = 1.79;
	enum { EXACT = 10 }; /* the residual shrinks at least to 1 / EXACT */
	differentiate(newton);
	double residual = fmax(last, 1e-8);
	solve_equations(newton, residual * EXACT < 1 ? residual : 1.0 / EXACT);
	double change = change_of(newton), part = change > SAFE ? SAFE / change : 1;
	for (size_t i = 0; i < newton->size; i++)
		newton->strength[i] += part * newton->step[i];
	return part * change;
}

/* Takes steps until one changes no printed digit. */
static void make_steps(struct newton *newton)
{
	double last = 1;
	for (int steps = 0, stuck = 0; steps < FIT_STEPS_MAX && last > FINE && stuck < SHORT_STEPS; steps++) {
		double step = make_step(newton, last);
		stuck += step < 1e-7 && step > last / 2;
		last = step;
	}
}

/* Sets the intervals by the second derivatives before the last step, which was too short to matter. */
static void read_ratings(const struct newton *newton, struct rating *ratings, double *advantage)
{
	double sum = 0;
	for (size_t i = 0; i < newton->players; i++)
		sum += newton->strength[i];
	for (size_t i = 0; i < newton->players; i++) {
		ratings[i].elo = ELO * (newton->strength[i] - sum / (double)newton->players);
		ratings[i].interval = 1.96 * ELO / sqrt(newton->diagonal[i]);
	}
	*advantage = ELO * newton->strength[newton->players];
}

/* Allocates the arrays, with all strengths 0. Returns false when memory runs out. */
static bool fit_make_room(struct newton *newton)
{
	enum { VECTORS = 7 };
	double **const vector[VECTORS] = {&newton->strength, &newton->gradient,  &newton->step, &newton->diagonal,
	                                  &newton->residual, &newton->direction, &newton->image};
	double *vectors = calloc(VECTORS * newton->size, sizeof *vectors);
	newton->curvature = malloc((newton->pairs->count + 1) * sizeof *newton->curvature);
	newton->white = malloc((newton->pairs->count + 1) * sizeof *newton->white);
	newton->won = malloc((newton->pairs->count + 1) * sizeof *newton->won);
	newton->lost = malloc((newton->pairs->count + 1) * sizeof *newton->lost);
	newton->end = calloc(newton->size, sizeof *newton->end);
	newton->strength = vectors;
	for (size_t i = 0; vectors && i < VECTORS; i++)
		*vector[i] = vectors + i * newton->size;
	return vectors && newton->curvature && newton->white && newton->won && newton->lost && newton->end;
}

static void free_room(struct newton *newton)
{
	free(newton->strength); /* the block of all vectors */
	free(newton->curvature);
	free(newton->white);
	free(newton->won);
	free(newton->lost);
	free(newton->end);
}

static void load_pairs(struct newton *newton)
{
	for (size_t i = 0; i < newton->pairs->count; i++) {
		const struct pair *pair = &newton->pairs->list[i];
		newton->white[i] = pair->white;
		newton->won[i] = (double)pair->wins + (double)pair->draws / 2;
		newton->lost[i] = (double)pair->losses + (double)pair->draws / 2;
		newton->end[pair->black] = (uint32_t)(i + 1);
	}
	for (size_t i = 1; i < newton->players; i++)
		if (newton->end[i] == 0)
			newton->end[i] = newton->end[i - 1];
}

bool fit_ratings(const struct pairs *pairs, size_t players, struct rating *ratings, double *advantage)
{
	struct newton newton = {.pairs = pairs, .players = players, .size = players + 1};
	bool room = fit_make_room(&newton);
	if (room) {
		load_pairs(&newton);
		make_steps(&newton);
		read_ratings(&newton, ratings, advantage);
	}
	free_room(&newton);
	return room;
}
