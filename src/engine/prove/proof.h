/* A proof played out: one move for the attacker at each turn, and every reply that does not lose at once. A proof that
   cannot be played out is not claimed. */
#ifndef PROOF_H
#define PROOF_H

#include "engine/prove/prover.h"

/* A tree is a sequence of numbers: a cell, CELL_NONE for a pass, or one of these. */
enum {
	PROOF_OPEN = -1,  /* begins a variation */
	PROOF_CLOSE = -2, /* ends a variation */
};

enum {
	PROOF_MAX = 1 << 18,
	PROOF_PLIES_MAX = 254,
	PROOF_REPLIES_MAX = 512,
};

struct proof {
	struct prover *prover;
	bool by_fours;  /* every move of the attacker except the last makes a four */
	bool full;      /* the tree did not fit into `at` */
	int count;
	int16_t at[PROOF_MAX];
	bool follows;       /* the moves so far follow `way` */
	const int16_t *way; /* a line that is known to win, cells */
	int way_length;
	/* By ply; the first is the longest line of the whole tree. */
	int16_t line[PROOF_PLIES_MAX + 2][PROOF_PLIES_MAX + 2];
	int16_t longest[PROOF_PLIES_MAX + 2][PROOF_PLIES_MAX + 2]; /* by ply of a reply: the longest line so far */
	int16_t reply[PROOF_PLIES_MAX / 2 + 2][PROOF_REPLIES_MAX]; /* by half the ply */
};

/* Returns the point of a move in the tree, POINT_NONE for a pass. */
static inline int proof_point(const struct proof *proof, int index)
{
	int cell = proof->at[index];
	return cell == CELL_NONE ? POINT_NONE : position_point(proof->prover->position, cell);
}

/* Plays out a proof by threats, whoever is to move. Returns the length of line[0], or 0 when the budget ended first. */
int proof_play(struct proof *proof, struct prover *prover);
/* Plays out a win by fours of which one line is known, as cells: only departures from that line are searched. */
int proof_play_fours(struct proof *proof, struct prover *prover, const int16_t *line, int length);
/* Plays out one line of a proof that uses every move; the replies resist long where that is known. Returns the length
   of line[0], or 0 when the budget ended first. */
int proof_line(struct proof *proof, struct prover *prover);

#endif
