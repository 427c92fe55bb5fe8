/* The columns of a report line: those that every line has, and those that -a adds. */
#ifndef COLUMNS_H
#define COLUMNS_H

#include "base/names.h"
#include "base/sink.h"
#include "bulk/game_row.h"
#include "bulk/solving.h"

enum { COLUMNS_MAX = 32 };

/* The columns of a run, in their order: indexes of column_names(). */
struct columns {
	int count;
	int list[COLUMNS_MAX];
};

struct names column_names(void);
/* Reads names joined by commas, each once; false for anything else. */
bool columns_read(struct columns *columns, struct span text);

/* Where values are written, in which form. */
struct cells {
	struct sink *out;
	bool json;
	bool *unknown; /* set where a value has `?` for what can't be judged */
	struct solving *solving;
};

/* Each writes one value, and what parts it from the one before. */
void cells_text(const struct cells *cells, const char *key, struct span value);
/* Text that is two texts. */
void cells_joined(const struct cells *cells, const char *key, struct span one, struct span other);
void cells_number(const struct cells *cells, const char *key, unsigned long long value);
/* Writes the report line: the columns that every line has, then these. Judging plays and takes back stones. */
void columns_put_row(const struct cells *cells, const struct columns *columns, const struct game_row *row);

#endif
