/* Plays out a proof as a tree: one move for the attacker at each turn, and every reply that does not lose at once.
   A win is claimed only if it can be played out. */
#ifndef PROOF_H
#define PROOF_H

#include "engine/prove/prover.h"

/* The tree is a sequence of numbers: a cell, CELL_NONE for a pass, or one of these. */
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
	struct prover prover;
	bool by_fours; /* every move of the attacker except the last makes a four */
	bool full;     /* `at` was too small for the tree */
	int count;
	int16_t at[PROOF_MAX];
	bool on_known_line;        /* the moves played so far are those of `known_line` */
	const int16_t *known_line; /* a line that is known to win, as cells */
	int known_length;
	/* By ply: the longest line from this ply on. line[0] is the longest line of the whole tree. */
	int16_t line[PROOF_PLIES_MAX + 2][PROOF_PLIES_MAX + 2];
	int16_t reply[PROOF_PLIES_MAX / 2 + 2][PROOF_REPLIES_MAX]; /* by half the ply: the replies */
};

/* Returns the point of a move in the tree, POINT_NONE for a pass. */
static inline int proof_point(const struct proof *proof, int index)
{
	int cell = proof->at[index];
	return cell == CELL_NONE ? POINT_NONE : position_point(proof->prover.position, cell);
}

/* Plays out a proof by threats, whoever is to move. Returns the length of line[0]. Returns 0 if the budget ended first,
   a line reaches PROOF_PLIES_MAX, or a position has PROOF_REPLIES_MAX replies. */
int proof_play(struct proof *proof);
/* Plays out a VCF with one known line, as cells, for the attacker to move. Requires prover.by_fours. Searches only
   where the play leaves that line. Returns the length as proof_play() does. */
int proof_play_fours(struct proof *proof, const int16_t *line, int length);
/* Plays out one line of a proof found with every_move: each reply is the one that took the most work to refute. Makes
   no tree. Returns the length of line[0]. Returns 0 if the budget ended first, or the line does not end within
   PROOF_PLIES_MAX. */
int proof_line(struct proof *proof);

#endif
