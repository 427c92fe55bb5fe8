/* A transposition table of fixed size: which points are double-threes, with hypothetical stones on the board. */
#ifndef THREE_TABLE_H
#define THREE_TABLE_H

#include "base/proof_numbers.h"
#include "rules/threes.h"

/* The most hypothetical stones on the board at once. A question that needs more is given up. */
enum { DOUBLE_THREE_LEVELS = 1000 };

/* A hash of a set of stones. Entries of the table form pairs: 11 bits of the hash choose a pair, and 126 bits are
   compared with its two entries. The chance of a collision within a question is below 2^-80. */
struct stones_hash {
	uint64_t word[2];
};

/* A rectangle of points. */
struct box {
	uint8_t low_x, low_y, high_x, high_y;
};

enum { THREE_TABLE_ENTRIES = 1 << 12 };

struct three_table {
	struct stones_hash board; /* the real stones */
	int depth;         /* number of hypothetical stones on the board: entries of x, y, stone and path in use */
	uint8_t x[DOUBLE_THREE_LEVELS], y[DOUBLE_THREE_LEVELS];
	struct stones_hash stone[DOUBLE_THREE_LEVELS];
	struct stones_hash path[DOUBLE_THREE_LEVELS]; /* of the real stones and the hypothetical ones up to this one */
	/* The box of the last result for each point: the result depends only on the stones within it. */
	struct box box[BOARD_MAX][BOARD_MAX]; /* [y][x]; high_x is 0 without a result */
	/* Results: the two lowest bits of word[1] are 1 + enum double_three, 0 for an empty entry. */
	struct stones_hash settled[THREE_TABLE_ENTRIES];
	struct undecided_entry { /* the numbers of points without a result */
		uint64_t key;
		struct proof_numbers numbers;
	} undecided[THREE_TABLE_ENTRIES];
};

/* Empties the table. */
void three_table_clear(struct three_table *table);
/* Starts a question, without hypothetical stones. Keeps all earlier results. */
void three_table_start(struct three_table *table, const struct board *board);
/* Adds a hypothetical stone (at most DOUBLE_THREE_LEVELS in all), or removes the last one. The board does not
   change. */
void three_table_put(struct three_table *table, int point);
void three_table_take(struct three_table *table);

/* Returns the result for a stone on the point, and the box that it depends on; DOUBLE_THREE_UNKNOWN if the table has
   none. */
enum double_three three_table_probe(const struct three_table *table, int point, struct box *box);
/* Stores a result: DOUBLE_THREE_NO or DOUBLE_THREE_YES. */
void three_table_store(struct three_table *table, int point, enum double_three answer, struct box box);

/* Returns the numbers of a point without a result; 1 and 1 if the table has none. */
struct proof_numbers three_table_numbers(const struct three_table *table, int point);
/* Stores the numbers of a point without a result. */
void three_table_store_numbers(struct three_table *table, int point, struct proof_numbers numbers);

#endif
