/* Victory by continuous fours (VCF): every move of the attacker except the last makes a four, so that the other
   side has at most one reply. The search is exhaustive: VCF_NONE is proved just as a win is. The machines use the
   same search in a quick form. */
#ifndef VCF_H
#define VCF_H

#include "base/meter.h"
#include "engine/position/moves.h"
#include "engine/position/position.h"

enum {
	VCF_PLIES_MAX = 253, /* of a line */
	VCF_MOVES_MAX = 1 << 14,
};

enum vcf_answer {
	VCF_NONE,    /* there is no win by fours, however long */
	VCF_UNKNOWN, /* none within the plies or the budget */
	VCF_WIN,
};

/* Zeroed before its first use. The position is the caller's, and the same after each call. The search ends when the
   meter is stopped, and nothing is searched once it is. */
struct vcf {
	struct position *position;
	struct meter *meter; /* the caller's: a node is a stone put */
	uint64_t *table; /* positions without a win: each entry is a hash and how many plies were searched */
	size_t entries;
	uint64_t salt; /* part of every hash: another salt empties the table */
	bool quick;    /* only what vcf_quick() looks at */
	bool wide;
	int last;      /* the quick attacker's last four, on whose lines the next must lie; CELL_NONE: anywhere */
	int moves;     /* of `move` are used */
	struct move move[VCF_MOVES_MAX];
	int rest; /* plies that a quick win lasts after its line */
	int length;
	int16_t line[VCF_PLIES_MAX + 3]; /* of the last win: cells, the attacker's first */
};

/* Does the board hold a row in which side can make a four or a five with one stone? Without one there is no VCF.
   Takes well under a microsecond on most boards. */
bool vcf_possible(const struct board *board, const struct ruleset *rules, enum side side);

/* Allocates up to `bytes` for the table; may end with none. */
void vcf_make(struct vcf *vcf, size_t bytes);
void vcf_free(struct vcf *vcf);
/* Empties the table. It serves all positions of one ruleset and size; empty it before another one. */
void vcf_forget(struct vcf *vcf);

/* Searches for a VCF of the side to move in at most `plies` plies. `line` is one, not always the shortest. */
enum vcf_answer vcf_search(struct vcf *vcf, int plies);
/* Searches without a limit of plies. `line` is a shortest VCF unless the meter is stopped afterwards. */
enum vcf_answer vcf_shortest(struct vcf *vcf);

/* Quick VCF: returns the plies to a win by at most `count` fours and a last move, or 0. Skips points that may be
   forbidden and positions without two fours at once in sight. Unless `wide`, each four lies on a line with the one
   before. `line` may end with a four that cannot be stopped. Needs a table of its own. */
int vcf_quick(struct vcf *vcf, int count, bool wide);

/* Does a stone of the side to move on the empty cell make a four or a five? */
bool vcf_has_shape(const struct position *position, int cell);
/* Does it, and is the point not forbidden? */
bool vcf_makes(struct position *position, int cell);
/* Generates the moves that make a four and no five (see moves.h). Where the other side threatens a five, only those
   that stop it. */
int vcf_moves(struct position *position, struct move *moves, int most);
/* Searches after a move that made a four: does its side win by fours? `line` begins with the reply. */
enum vcf_answer vcf_after(struct vcf *vcf, int plies);

#endif
