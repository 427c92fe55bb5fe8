/* The columns of a report line: those that every line has, and those that -a adds. */
#ifndef COLUMNS_H
#define COLUMNS_H

#include "base/names.h"
#include "base/sink.h"
#include "bulk/game_row.h"
#include "bulk/solving.h"

enum { COLUMNS_MAX = 32 };

/* The columns that a run adds, in order: indexes of column_names(). */
struct columns {
	int count;
	int list[COLUMNS_MAX];
};

/* Returns the names of the columns that -a can add. */
struct names column_names(void);
/* Reads names joined by commas, each once. Returns false for anything else. */
bool columns_read(struct columns *columns, struct span text);

/* Where and how values are written. */
struct cells {
	struct sink *out;
	bool json;
	bool *unknown; /* becomes true when a value has `?` for a point that cannot be judged */
	struct solving *solving;
};

/* Write one value, with the separator before it. */
void cells_text(const struct cells *cells, const char *key, struct span value);
/* Writes two texts as one value. */
void cells_joined(const struct cells *cells, const char *key, struct span one, struct span other);
void cells_number(const struct cells *cells, const char *key, unsigned long long value);
/* Writes the report line: the columns that every line has, then these. Judging plays and takes back stones. */
void columns_put_row(const struct cells *cells, const struct columns *columns, const struct game_row *row);

#endif
