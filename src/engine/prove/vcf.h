/* Victory by continuous fours (VCF): each move of the attacker except the last makes a four, so the other side has
   at most one reply (in caro a few). The search is exhaustive: VCF_NONE is as certain as a win. The machines use a
   quick form of this search. */
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
	VCF_NONE,    /* there is no VCF of any length */
	VCF_UNKNOWN, /* no VCF within the plies or the budget */
	VCF_WIN,
};

/* Zeroed before the first use. The position belongs to the caller and is unchanged after each call. The search ends
   when the meter stops; with a stopped meter nothing is searched. */
struct vcf {
	struct position *position;
	struct meter *meter; /* the caller's; a node is one move made */
	uint64_t *table;     /* positions without a win: part of the hash, and the plies searched */
	size_t entries;
	uint64_t salt; /* part of every hash; another salt empties the table */
	bool quick;    /* search only the moves of vcf_quick() */
	bool wide;     /* of a quick search: `last` does not restrict the next four */
	int last;      /* in a quick search the attacker's last four: the next one must be on its lines; CELL_NONE:
	                  anywhere */
	int moves;     /* entries of `move` in use */
	struct move move[VCF_MOVES_MAX];
	int rest; /* plies of a quick win after its line */
	int length;
	int16_t line[VCF_PLIES_MAX + 3]; /* of the last win: cells, beginning with the attacker's move */
};

/* Does the board have a row in which the side can make a four or five with one stone? If not, there is no VCF. Takes
   well under a microsecond on most boards. */
bool vcf_possible(const struct board *board, const struct ruleset *rules, enum side side);

/* Allocates up to `bytes` for the table; may end with none. */
void vcf_allocate(struct vcf *vcf, size_t bytes);
void vcf_free(struct vcf *vcf);
/* Empties the table. Its entries hold for one ruleset and board size: call this when either changes. */
void vcf_forget(struct vcf *vcf);

/* Searches for a VCF of the side to move in at most `plies` plies. Its line is not always a shortest one. */
enum vcf_answer vcf_search(struct vcf *vcf, int plies);
/* Searches for a VCF in at most VCF_PLIES_MAX plies. The line is a shortest VCF unless the meter has stopped. */
enum vcf_answer vcf_shortest(struct vcf *vcf);

/* Searches for a quick VCF. Returns the plies to a win with at most `count` fours before the last move, or 0. Skips
   points that may be forbidden, and positions where a double threat is unlikely. Unless `wide`, each four is on a line
   through the four before. `line` may end with a four that cannot be stopped. Not for caro. The table must hold
   entries of quick searches only. */
int vcf_quick(struct vcf *vcf, int count, bool wide);

/* Would a stone of the side to move on the empty cell make a four or five? */
bool vcf_makes_four(const struct position *position, int cell);
/* Would a stone of the side to move on the empty cell make a four or five, and is the point legal? */
bool vcf_is_legal_four(struct position *position, int cell);
/* Lists the legal moves that make a four but no five (parameters as in moves.h); against a threat of five only those
   that also stop it. */
int vcf_moves(struct position *position, struct move *moves, int most);
/* Searches for a VCF of the side that has just made a four. `line` begins with the reply. */
enum vcf_answer vcf_after(struct vcf *vcf, int plies);

#endif
