/* Proves forced wins that need more than fours: depth-first proof-number search (df-pn) with its own table. Sources:
   Nagai, "Df-pn algorithm for searching AND/OR trees and its applications", 2002; for threats Allis, van den Herik,
   Huntjens, "Go-Moku solved by new search techniques", 1996. */
#ifndef PROVER_H
#define PROVER_H

#include "engine/prove/dfpn_table.h"
#include "engine/prove/vcf.h"

enum proved {
	PROVED_UNKNOWN, /* the budget ended first */
	PROVED_NOT,     /* the attacker has no such win */
	PROVED_WIN,
};

enum {
	PROVER_MOVES_MAX = 1 << 15, /* children of all positions of one line of play together */
	PROVER_PLIES_MAX = 250,
	PROVER_VCF_PLIES = 31, /* of the VCF search at each new position */
};

/* A child of a node: a move, with the proof and disproof numbers of the position after it. */
struct child {
	uint64_t hash; /* of the position after the move; 0 for a pass */
	struct proof_numbers numbers;
	int16_t cell; /* CELL_NONE for a pass */
};

/* Zeroed before the first use. */
struct prover {
	struct position *position; /* the caller's, as is the meter of `vcf` */
	struct vcf vcf;
	enum side attacker;
	bool every_move; /* search all moves; else only fours and threes of the attacker */
	bool by_fours;   /* the win is a VCF: prover_move() follows the shortest one */
	struct dfpn_table table;
	int images; /* symmetric positions that share an entry: SYMMETRIES with every_move, else 1 */
	uint64_t hash[SYMMETRIES];
	uint64_t key[2][CELLS_MAX][SYMMETRIES]; /* hash key of a stone, by image */
	int children;                           /* entries of `child` in use */
	struct child child[PROVER_MOVES_MAX];
	struct move scratch[BOARD_MAX * BOARD_MAX];
	int winning; /* the attacker's move that wins, where a win was last found: after prover_prove() at the root */
};

/* Sets up the prover for a position and a meter. Allocates at most `bytes` for the tables, or nothing if memory runs
   out. `fours_only`: only `vcf` is going to be used. */
void prover_load(struct prover *prover, struct position *position, struct meter *meter, size_t bytes, bool fours_only);
void prover_free(struct prover *prover);

/* Starts a new search of the position for a forced win of the attacker. */
void prover_start(struct prover *prover, enum side attacker, bool every_move);
/* Continues the search of prover_start(). Either side may be to move. */
enum proved prover_prove(struct prover *prover);
/* Returns the winning move of a proved position with the attacker to move; CELL_NONE if the budget ended first. */
int prover_move(struct prover *prover);
/* Returns the number of moves made so far below the position after a move to the cell; 0 if the table has no entry. */
uint64_t prover_work(const struct prover *prover, int cell);

/* Make and take back a move of the position, and update the prover's hashes. CELL_NONE is a pass. */
void prover_put(struct prover *prover, int cell);
void prover_take(struct prover *prover, int cell);

#endif
