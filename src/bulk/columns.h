/* The columns of a report line: the fixed ones, and those that -a adds. */
#ifndef COLUMNS_H
#define COLUMNS_H

#include "base/names.h"
#include "bulk/cells.h"
#include "formats/format.h"

/* What one row of the report describes: a game up to some ply. */
struct game_row {
	const char *file; /* "-" for standard input */
	const struct collection *collection;
	struct replay *replay;
	bool has_beginning; /* the game up to some ply can be written as a record */
	bool last;          /* the row is about the whole game: it shows the problem and the check of the result */
	int next;           /* the point played next, or MOVE_NONE, MOVE_PASS */
	int at;             /* the first ply at which every query has matched; -1 without a query */
	const struct span *duplicate_of; /* the id of the earlier equal game, or NULL */
};

/* What the machine thinks of the move after the row's position: the values of the columns `loss`, `rank` and `mark`.
   The first two return CHANCE_UNKNOWN where a column has no value. */
int row_loss(const struct game_row *row, struct review *review);
int row_rank(const struct game_row *row, struct review *review);
enum move_mark row_mark(const struct game_row *row, struct review *review);

enum { COLUMNS_MAX = 32 };

/* The columns that -a adds, in order: indexes into the table. */
struct columns {
	int count;
	int list[COLUMNS_MAX];
};

/* Returns the names of the columns that -a can add. */
struct names column_names(void);
/* Adds the columns in a list of names separated by commas. Returns the first name that is unknown or already there; the
   names before it have been added then. `at` is NULL if there is none. */
struct span columns_read(struct columns *columns, struct span text);

/* Returns the names of all columns, by their place in the table. */
struct names column_all_names(void);
/* Returns the column's place in the table, or -1 for any other name. */
int column_find(struct span name);
/* What values of a column are, besides `-` and `?`. */
enum column_type {
	COLUMN_OF_TEXTS,
	COLUMN_OF_NUMBERS,      /* whole numbers */
	COLUMN_OF_SOME_NUMBERS, /* texts, which may be numbers */
	COLUMN_OF_DATES,        /* texts, which may be dates (date.h) */
};
enum column_type column_type(int column);
/* Is the value a fact that the record states, and replay->notes keeps? */
bool column_is_fact(int column);
/* Is a value of the column slow to compute, because a machine searches for it or many points are judged? */
bool column_searches(int column);

/* Is a machine asked for a value of the column? */
bool column_asks(int column);

/* Writes the line of column names. */
void columns_put_header(const struct cells *cells, const struct columns *columns);
/* Writes the value of a column. May put stones on the game's board to judge points, and removes them again. */
void column_put(const struct cells *cells, int column, const struct game_row *row);
/* Writes a report line: the fixed columns, then the added ones. */
void columns_put_row(const struct cells *cells, const struct columns *columns, const struct game_row *row);

#endif
