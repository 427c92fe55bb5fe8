/* A line of values, as tsv, csv or json. */
#ifndef CELLS_H
#define CELLS_H

#include "base/sink.h"
#include "commands/block.h"
#include "record/replay.h"
#include "review/review.h"

/* Where values are written, and in which format. */
struct cells {
	struct sink *out;
	enum output format;    /* OUTPUT_TEXT is tsv */
	bool *unknown;         /* set to true when a value has a point that cannot be judged (`?`); never reset */
	struct review *review; /* has the solver, too */
};

/* Begins cell `place` of a line, from 0: writes the separator, and in json the key. */
void cells_start(const struct cells *cells, int place, const char *key);
/* Write a cell's value: a text, a number, or a point or MOVE_PASS. An empty text, a negative number and MOVE_NONE
   become `-`, in csv nothing, in json null. */
void cells_text(const struct cells *cells, struct span value);
void cells_number(const struct cells *cells, long long value);
void cells_move(const struct cells *cells, int move, int size);
/* Writes two texts as one value. The second one is empty if the first is. */
void cells_joined(const struct cells *cells, struct span one, struct span other);
/* Ends the line. */
void cells_end(const struct cells *cells);
/* Writes a line of column names, not in json. NULL follows the last name. */
void cells_header(const struct cells *cells, const char *const names[]);

#endif
