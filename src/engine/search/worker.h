/* The state of a search: position, table, meter, stack and the history of move ordering. */
#ifndef WORKER_H
#define WORKER_H

#include "base/meter.h"
#include "engine/position/moves.h"
#include "engine/position/position.h"
#include "engine/prove/vcf.h"
#include "engine/question/question.h"
#include "engine/search/time_manager.h"
#include "engine/search/transposition.h"

enum {
	SEARCH_PLIES_MAX = 256,     /* of a line of play */
	SEARCH_MOVES_MAX = 1 << 16, /* moves of all positions of one line of play together */
	ROOT_MAX = BOARD_MAX * BOARD_MAX,
	QUICK_VCF_ENTRIES = 1 << 14,
	EVALUATIONS = 1 << 14,
	CONTINUATION = 1 << 12,          /* steps between two cells, modulo this */
	CORRECTIONS = 1 << 12,           /* of each kind, for each side */
	VALUE_WIN = 30000,               /* the value of a win is this less the plies to it */
	VALUE_FORCED = VALUE_WIN - 1000, /* values from here on are forced wins */
	VALUE_INFINITE = 32000,
	VALUE_NONE = 32001,
};

/* What correction history goes by (correction.h). */
enum correction_kind {
	CORRECTION_THREATS,
	CORRECTION_MOVE,
	CORRECTION_MOVES,
	CORRECTION_REGION,
	CORRECTION_REGION_BEFORE,
	CORRECTION_KINDS
};

/* The search's stack entry for one ply. */
struct stack_entry {
	int evaluation; /* corrected; VALUE_NONE in check */
	int cell;       /* the move being searched */
	int excluded;   /* the move excluded by a singular search, or CELL_NONE */
	int killer[2];
	int pv_length;
	int16_t pv[SEARCH_PLIES_MAX]; /* principal variation: the expected play from here on */
};

struct lazy_smp;

/* Zeroed before the first question. */
struct worker {
	struct position position;
	struct tt tt;
	struct meter meter;
	struct time_manager time_manager;
	bool limits_after_win; /* once a win is found, spend few nodes on a shorter one */
	int moves;             /* entries of `move` in use */
	int roots;             /* entries of `root` in use; the best move comes first */
	int settled;           /* this many root moves, from the first, have a known end: they are not searched again */
	int first_root;        /* root moves before this one are left out of the search */
	int seldepth;          /* the highest ply of a PV node */
	struct vct *prover;    /* looks for a win of the side to move by threats */
	struct vct *refuter;   /* finds the other side's wins after a root move; may be NULL */
	struct lazy_smp *smp;  /* the helpers of this worker; may be NULL */
	const struct multi_pv *multi_pv; /* receives the events of the root; may be NULL */
	bool roots_left;                 /* the time ran out before all root moves were listed */
	struct move root[ROOT_MAX];
	unsigned long long visits[CELLS_MAX]; /* nodes below each root move */
	struct stack_entry stack[SEARCH_PLIES_MAX + 8];
	int16_t history[2][CELLS_MAX]; /* by side and cell */
	/* Continuation history: by side, by plies back to an earlier move (less 1), and by the step from that move. */
	int16_t continuation[2][2][CONTINUATION];
	int16_t correction[2][CORRECTION_KINDS][CORRECTIONS]; /* by side and kind */
	uint16_t counter[2][CELLS_MAX]; /* by side and cell of the other side's last move: the last refutation */
	uint16_t reduction[64][64];     /* late move reductions in sixteenths of a ply, by depth and move number */
	struct vcf vcf;                 /* the quick VCF, with the table below */
	uint64_t quick_vcf_table[QUICK_VCF_ENTRIES];
	uint64_t evaluation[EVALUATIONS]; /* by key: 48 bits of the key and the value; 0: none */
	struct move move[SEARCH_MOVES_MAX];
};

/* Sets up the question's position for a new search within its budget, which must outlive the search. Keeps the table
   and the history. */
void worker_start(struct worker *worker, const struct question *question);
/* Clears history, continuation history, correction history, counter moves, killers and the table of the quick VCF. */
void worker_forget(struct worker *worker);

/* Makes the move, prefetching its table entry. position_unmake_move() takes the move back. */
void worker_make_move(struct worker *worker, int cell);
/* Moves a root move to index `at`, or adds it there. */
void worker_raise_root(struct worker *worker, int at, int cell);
/* Should the search stop, because the time that the move deserves is spent (time_manager.h)? Reads the clock. */
bool worker_time_spent(const struct worker *worker);
/* Returns the table's key of the position. The key also covers the side to move and the excluded move, or
   CELL_NONE. */
uint64_t worker_tt_key(const struct worker *worker, int excluded);
/* Returns position_evaluate(), remembered if this search has evaluated the position not long ago. */
int worker_evaluate(struct worker *worker);
/* Returns whether the table has an entry of the position, and copies it. Its value is for the side to move; a forced
   end counts plies from this position. */
bool worker_tt_entry(const struct worker *worker, struct tt_entry *entry);
/* Sets the pv of this ply: the cell, then the pv of the next ply. */
void worker_update_pv(struct stack_entry *ss, int cell);

#endif
