/* Conditions on the columns of a row: --where=COLUMN OP VALUE. */
#ifndef CONDITION_H
#define CONDITION_H

#include "base/trouble.h"
#include "bulk/columns.h"

enum {
	CONDITIONS_MAX = 16,
	CONDITION_SHOWN = 20, /* bytes of an unknown column that a message shows */
};

/* The operators, in the order of their texts. */
enum comparison {
	COMPARE_EQUAL,
	COMPARE_UNEQUAL,
	COMPARE_LESS,
	COMPARE_AT_MOST,
	COMPARE_GREATER,
	COMPARE_AT_LEAST,
	COMPARE_CONTAINS, /* letters in either case */
};

struct condition {
	int column; /* its place in the table, or CONDITION_PLAYER */
	enum comparison comparison;
	struct span value;
	bool is_number; /* the value is compared as this number */
	long long number;
};
enum { CONDITION_PLAYER = -1 }; /* black and white: either of them, or neither under != */

struct conditions {
	int count;
	struct condition list[CONDITIONS_MAX];
};

/* Reads a condition, whose value stays the text's. Returns false for text that cannot be read; `fault` then says what
   would be right. */
bool condition_read(struct condition *condition, struct span text, char fault[FAULT_MAX]);

enum condition_answer {
	CONDITION_FAILS,
	CONDITION_HOLDS,
	CONDITION_TOO_LONG, /* a value is too long to be compared */
};

/* Do all conditions hold for the row? Columns that search are asked last, and only if the others hold. `cells` writes
   text to a sink that has no file. */
enum condition_answer conditions_ask(const struct conditions *conditions, const struct cells *cells,
                                     const struct game_row *row);

#endif
