/* The answer to a line: a status line, or a row of tsv or json. */
#ifndef BLOCK_H
#define BLOCK_H

#include "base/sink.h"
#include "rules/game.h"

enum output {
	OUTPUT_TEXT,
	OUTPUT_TSV,
	OUTPUT_JSON,
	OUTPUT_CSV, /* of games and tables; lines are not answered in it */
};
extern const char *const output_names[]; /* ends in NULL */

/* The answer to `expect`. */
enum outcome {
	OUTCOME_NONE,
	OUTCOME_PASS,
	OUTCOME_FAIL,
};

/* What a row shows. Text shows only verdict and outcome. */
struct block_row {
	unsigned long long line; /* its number in the file */
	int ply;                 /* stones and passes so far */
	enum side side;          /* of a move, else SIDE_NONE */
	int point;               /* of a stone, else POINT_NONE */
	struct verdict verdict;  /* with an outcome, the verdict that `expect` was compared with */
	enum outcome outcome;
	enum side turn; /* the side to move; SIDE_NONE after the end */
};

struct block {
	struct sink *out;
	enum output format;
	enum coords coords;
	int size;
	int answers; /* answer lines of this block so far; not counted in text */
	bool bare;   /* answer lines of text have no "= " in front */
};

/* Writes what comes before the first row. */
void block_start(struct block *block);
/* Write a row, or in text a status line. Answer lines come between open and close. */
void block_open(struct block *block, const struct block_row *row);
void block_close(struct block *block, const struct block_row *row);
/* Write an answer line. The caller writes its text after "= " to block->out between the two. */
void block_answer_open(struct block *block);
void block_answer_close(struct block *block);
/* Writes a point in canonical form. */
void block_point(struct block *block, int point);

#endif
