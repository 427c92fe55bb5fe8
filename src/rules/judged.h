/* What was judged of points and hypothetical stones: a fixed amount of memory that forgets. */
#ifndef JUDGED_H
#define JUDGED_H

#include "rules/threes.h"

enum { NESTED_LEVELS = 1000 }; /* hypothetical stones on the board at once: beyond, a point is given up */

/* A set of stones as 128 bits, of which 12 find the entry and 126 are compared: that one set is taken for another has a
   chance below 2^-80 in a question, which is never. */
struct mark {
	uint64_t word[2];
};

/* A rectangle of points. */
struct box {
	uint8_t low_x, low_y, high_x, high_y;
};

/* How hard it seems to prove either answer: the proof and the disproof number. */
struct effort {
	uint32_t yes, no;
};

enum { JUDGED_ENTRIES = 1 << 12 };

struct judged {
	struct mark board; /* the stones that are no hypothetical ones */
	int depth;         /* hypothetical stones on the board */
	uint8_t x[NESTED_LEVELS], y[NESTED_LEVELS];
	struct mark stone[NESTED_LEVELS];
	struct mark path[NESTED_LEVELS]; /* of all stones up to this one */
	/* The answers for a point depend on the stones within its box: one box for each point, the last. */
	struct box box[BOARD_MAX][BOARD_MAX]; /* [y][x]; high_x is 0 where there is none */
	struct mark settled[JUDGED_ENTRIES]; /* the two lowest bits of word[1]: 1 + answer, 0 for none */
	struct judged_effort {
		uint64_t key;
		struct effort numbers;
	} open[JUDGED_ENTRIES];
};

/* Forgets everything. */
void judged_clear(struct judged *judged);
/* Starts without hypothetical stones. What was judged of this board is still known. */
void judged_start(struct judged *judged, const struct board *board);
void judged_put(struct judged *judged, int point);
void judged_take(struct judged *judged);

/* What was settled of a stone on the point, and what stones it depends on; NESTED_UNKNOWN: nothing. */
enum nested judged_recall(const struct judged *judged, int point, struct box *box);
void judged_settle(struct judged *judged, int point, enum nested answer, struct box box);

/* The numbers of a point that is not settled: of one that is not known, or was forgotten, 1 and 1. */
struct effort judged_numbers(const struct judged *judged, int point);
void judged_number(struct judged *judged, int point, struct effort numbers);

#endif
