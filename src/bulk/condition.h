/* Conditions on the columns of a row: --where=COLUMN OP VALUE. */
#ifndef CONDITION_H
#define CONDITION_H

#include "bulk/columns.h"
#include "commands/fault.h"

enum {
	CONDITIONS_MAX = 16,
};

/* The operators, in the order of comparison_texts (condition.c). */
enum comparison {
	COMPARE_EQUAL,
	COMPARE_UNEQUAL,
	COMPARE_LESS,
	COMPARE_AT_MOST,
	COMPARE_GREATER,
	COMPARE_AT_LEAST,
	COMPARE_CONTAINS, /* case does not matter */
};

struct condition {
	int column; /* index of the column, or CONDITION_PLAYER */
	enum comparison comparison;
	struct span value;
	enum column_type type; /* how to compare values: as those of such a column */
	long long number;      /* the value as a number; in millionths for COLUMN_OF_SOME_NUMBERS */
};
enum { CONDITION_PLAYER = -1 }; /* column `player`: one of the players must meet the condition; with !=, both must */

struct conditions {
	int count;
	struct condition list[CONDITIONS_MAX];
};

/* Reads a condition; its value points into the text. A NUL must follow the text. Returns false for an invalid text;
   `fault` then says what would be valid. */
bool condition_read(struct condition *condition, struct span text, struct fault *fault);

enum condition_answer {
	CONDITION_FAILS,
	CONDITION_HOLDS,
	CONDITION_TOO_LONG, /* a value is too long to compare */
};

/* Returns whether all conditions hold for the row. Conditions on slow columns (column_searches()) are tested last, and
   only if the others hold. `cells` is tsv; it needs no sink. */
enum condition_answer conditions_test(const struct conditions *conditions, const struct cells *cells,
                                      const struct game_row *row);

#endif
