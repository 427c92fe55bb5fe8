/* The columns of a report line: the fixed ones, and those that -a adds. */
#ifndef COLUMNS_H
#define COLUMNS_H

#include "base/names.h"
#include "bulk/cells.h"
#include "bulk/game_row.h"

enum { COLUMNS_MAX = 32 };

/* The columns that -a adds, in order: indexes into the table. */
struct columns {
	int count;
	int list[COLUMNS_MAX];
};

/* Returns the names of the columns that -a can add. */
struct names column_names(void);
/* Adds the columns in a list of names separated by commas. Returns false for an unknown name, and for one that is
   already there; the names before it have been added then. */
bool columns_read(struct columns *columns, struct span text);

/* Returns the names of all columns, by their place in the table. */
struct names column_all_names(void);
/* Returns the column's place in the table, or -1 for any other name. */
int column_find(struct span name);
/* Are the column's values numbers, `-` or `?`? */
bool column_is_number(int column);
/* Is a value of the column slow to compute, because a machine searches for it or many points are judged? */
bool column_searches(int column);

/* Writes the line of column names. */
void columns_put_header(const struct cells *cells, const struct columns *columns);
/* Writes the value of a column. May put stones on the game's board to judge points, and removes them again. */
void column_put(const struct cells *cells, int column, const struct game_row *row);
/* Writes a report line: the fixed columns, then the added ones. */
void columns_put_row(const struct cells *cells, const struct columns *columns, const struct game_row *row);

#endif
