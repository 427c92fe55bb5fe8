/* The search for the best move: principal variation search with iterative deepening, its leaves searches of fours. */
#ifndef SEARCH_H
#define SEARCH_H

#include "engine/budget.h"
#include "engine/vcf.h"
#include "engine/moves.h"
#include "engine/position.h"
#include "engine/transposition.h"

enum {
	PLY_MAX = 256,
	SEARCH_LOOK_EVERY = 256, /* nodes between looks at the clock */
	MOVES_MAX = 1 << 16,     /* of all positions on one line of play */
	QUICK_VCF_ENTRIES = 1 << 14,
	CONTINUATION = 1 << 12, /* steps between two cells, modulo this */
	ROOT_MAX = BOARD_MAX * BOARD_MAX,
	VALUE_WIN = 30000,               /* less the plies to it */
	VALUE_FORCED = VALUE_WIN - 1000, /* from here on it is forced */
	VALUE_INFINITE = 32000,
	VALUE_NONE = 32001,
};

/* The stack entry of a ply: what belongs to the position that is searched there. */
struct stack_entry {
	int evaluation; /* VALUE_NONE where the side to move must answer a four */
	int cell;       /* the move that is being searched */
	int excluded;   /* a move that is not looked at, or CELL_NONE */
	int killer[2];
	int pv_length;
	int16_t pv[PLY_MAX]; /* principal variation: the play expected from here on */
};

/* Zeroed before its first question. */
struct worker {
	struct position position;
	struct tt tt;
	struct meter meter;
	bool hurries; /* is a win in sight reason to spend less? */
	int moves; /* of `move` are used */
	int roots;
	bool some; /* time was over before all of them were there */
	struct move root[ROOT_MAX];
	struct stack_entry stack[PLY_MAX + 8];
	int16_t history[2][CELLS_MAX];
	int16_t continuation
		[2][2][CONTINUATION]; /* continuation history: by side, by how many plies back, by the step from that move */
	uint16_t counter[2][CELLS_MAX]; /* counter moves: the last that refuted a move */
	uint8_t reduction[64][64];      /* late move reductions in quarters of a ply, by depth and move number */
	struct vcf vcf;
	uint64_t quick_vcf_table[QUICK_VCF_ENTRIES]; /* its table */
	struct move move[MOVES_MAX];
};

/* The principal variation of this ply becomes the cell and that of the next ply. */
void search_update_pv(struct stack_entry *ss, int cell);

/* Forgets what earlier searches left for ordering moves. */
void search_forget(struct worker *worker);

/* The value of the position for the side to move, looking `depth` plies ahead, within alpha and beta; the line is in
   stack[ply].pv. cut: is it expected to be beta or more? */
int search_position(struct worker *worker, int alpha, int beta, int depth, int ply, bool cut);
/* Returns the position's table entry, or NULL. Its value is for the side to move; a forced end counts from there. */
const struct tt_entry *search_tt_entry(const struct worker *worker);
/* The same for the root moves, of which the best comes first. False when it was stopped on the way: what is first then
   is still the best that is known. */
bool search_root(struct worker *worker, int depth, int *value);

#endif
