/* A proof played out: the attacker's move at each of its turns, and every reply to it that does not lose at once. What
   can't be played out so is no proof. */
#ifndef PROOF_H
#define PROOF_H

#include "engine/prove/prover.h"

/* In a tree each number is a cell, CELL_NONE for a pass, or one of these; moves follow each other, variations stand
   one after the other. */
enum {
	PROOF_OPEN = -1,  /* a variation begins */
	PROOF_CLOSE = -2, /* and ends */
};

enum {
	PROOF_MAX = 1 << 18,
	PROOF_PLIES_MAX = 254,
	PROOF_REPLIES_MAX = 512,
};

struct proof {
	struct prover *prover;
	bool by_fours;  /* every attacking move but the last makes a four */
	bool full;      /* there was no more room: `at` is not the whole tree */
	int count;
	int16_t at[PROOF_MAX];
	bool follows;       /* the moves so far are those of `way` */
	const int16_t *way; /* a line that is known to win, cells */
	int way_length;
	/* By ply; the first is the longest line of the whole tree. */
	int16_t line[PROOF_PLIES_MAX + 2][PROOF_PLIES_MAX + 2];
	int16_t longest[PROOF_PLIES_MAX + 2][PROOF_PLIES_MAX + 2]; /* by ply of a reply: the longest line so far */
	int16_t reply[PROOF_PLIES_MAX / 2 + 2][PROOF_REPLIES_MAX]; /* by half the ply */
};

/* The point of a move in the tree, POINT_NONE for a pass. */
static inline int proof_point(const struct proof *proof, int index)
{
	int cell = proof->at[index];
	return cell == CELL_NONE ? POINT_NONE : position_point(proof->prover->position, cell);
}

/* Plays out what the prover has proved of the position, with threats only, whoever is to move. The length of
   line[0], or 0 when the budget ended on the way. */
int proof_play(struct proof *proof, struct prover *prover);
/* The same of a win by fours one line of which is known, as its cells: only what leaves that line is looked for. */
int proof_play_fours(struct proof *proof, struct prover *prover, const int16_t *line, int length);
/* One line of a proof with every move, its replies chosen to last long where that is seen: in line[0]; returns its
   length, or 0. */
int proof_line(struct proof *proof, struct prover *prover);

#endif
