/* Results of judging points with hypothetical stones on the board: a table of fixed size. */
#ifndef JUDGED_H
#define JUDGED_H

#include "rules/threes.h"

enum { NESTED_LEVELS = 1000 }; /* hypothetical stones on the board at once: beyond, a point is given up */

/* A hash of a set of stones: 12 bits find the entry, 126 bits are compared. The chance of a collision in one
   question is below 2^-80. */
struct mark {
	uint64_t word[2];
};

/* A rectangle of points. */
struct box {
	uint8_t low_x, low_y, high_x, high_y;
};

/* Proof and disproof number of "this point is a double-three". */
struct effort {
	uint32_t yes, no;
};

enum { JUDGED_ENTRIES = 1 << 12 };

struct judged {
	struct mark board; /* the real stones */
	int depth;         /* hypothetical stones on the board */
	uint8_t x[NESTED_LEVELS], y[NESTED_LEVELS];
	struct mark stone[NESTED_LEVELS];
	struct mark path[NESTED_LEVELS]; /* of all stones up to this one */
	/* A result depends on the stones within a box: the last one for each point. */
	struct box box[BOARD_MAX][BOARD_MAX]; /* [y][x]; high_x is 0 where there is none */
	struct mark settled[JUDGED_ENTRIES]; /* the two lowest bits of word[1]: 1 + answer, 0 for none */
	struct judged_effort {
		uint64_t key;
		struct effort numbers;
	} open[JUDGED_ENTRIES];
};

/* Forgets everything. */
void judged_clear(struct judged *judged);
/* Starts without hypothetical stones. Results for this board are kept. */
void judged_start(struct judged *judged, const struct board *board);
void judged_put(struct judged *judged, int point);
void judged_take(struct judged *judged);

/* Returns the stored result for a stone on the point and the box it depends on; NESTED_UNKNOWN: none. */
enum nested judged_recall(const struct judged *judged, int point, struct box *box);
void judged_settle(struct judged *judged, int point, enum nested answer, struct box box);

/* Returns the numbers of a point without a result; 1 and 1 where none are stored. */
struct effort judged_numbers(const struct judged *judged, int point);
void judged_number(struct judged *judged, int point, struct effort numbers);

#endif
