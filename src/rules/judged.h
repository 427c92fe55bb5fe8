/* A table of fixed size: how points were judged with hypothetical stones on the board. */
#ifndef JUDGED_H
#define JUDGED_H

#include "rules/threes.h"

enum { NESTED_LEVELS = 1000 }; /* hypothetical stones on the board at once; a question that needs more is given up */

/* A hash of a set of stones. Entries of the table form pairs: 11 bits of the hash choose a pair, and 126 bits are
   compared with its two entries. The chance of a collision within a question is below 2^-80. */
struct stones_hash {
	uint64_t word[2];
};

/* A rectangle of points. */
struct box {
	uint8_t low_x, low_y, high_x, high_y;
};

/* Proof and disproof number of "this point is a double-three". */
struct pn_pair {
	uint32_t pn, dn;
};

enum { JUDGED_ENTRIES = 1 << 12 };

struct judged {
	struct stones_hash board; /* the real stones */
	int depth;         /* number of hypothetical stones on the board: entries of x, y, stone and path in use */
	uint8_t x[NESTED_LEVELS], y[NESTED_LEVELS];
	struct stones_hash stone[NESTED_LEVELS];
	struct stones_hash path[NESTED_LEVELS]; /* of the real stones and the hypothetical ones up to this one */
	/* The box of the last result for each point: the result depends only on the stones within it. */
	struct box box[BOARD_MAX][BOARD_MAX]; /* [y][x]; high_x is 0 without a result */
	struct stones_hash
		settled[JUDGED_ENTRIES]; /* results: the two lowest bits of word[1] are 1 + answer, 0 for an empty entry */
	struct judged_undecided { /* the numbers of points without a result */
		uint64_t key;
		struct pn_pair numbers;
	} undecided[JUDGED_ENTRIES];
};

/* Empties the table. */
void judged_clear(struct judged *judged);
/* Starts a question, without hypothetical stones. Keeps all earlier results. */
void judged_start(struct judged *judged, const struct board *board);
/* Adds a hypothetical stone (at most NESTED_LEVELS in all), or removes the last one. The board does not change. */
void judged_put(struct judged *judged, int point);
void judged_take(struct judged *judged);

/* Returns the result for a stone on the point, and the box that it depends on; DOUBLE_THREE_UNKNOWN if the table has
   none. */
enum double_three judged_probe(const struct judged *judged, int point, struct box *box);
/* Stores a result: DOUBLE_THREE_NO or DOUBLE_THREE_YES. */
void judged_store(struct judged *judged, int point, enum double_three answer, struct box box);

/* Returns the numbers of a point without a result; 1 and 1 if the table has none. */
struct pn_pair judged_numbers(const struct judged *judged, int point);
/* Stores the numbers of a point without a result. */
void judged_store_numbers(struct judged *judged, int point, struct pn_pair numbers);

#endif
