/* A line of the protocol: [id] command arguments. The arguments: colors, vertices, numbers. */
#ifndef GTP_LINE_H
#define GTP_LINE_H

#include "rules/point.h"
#include "rules/ruleset.h"

/* What gtp_filter() remembers from one call to the next. */
struct gtp_filter {
	bool in_comment;
	bool after_blank; /* the last byte kept is a blank, or ends a line */
};

/* Removes from the input what the protocol ignores: control characters, comments, and blanks at the beginning of a line
   or after a blank. A tab is a blank. Returns the number of bytes left. `filter` is a struct gtp_filter, zeroed,
   but with `after_blank` true, before the first call. */
size_t gtp_filter(void *filter, char *bytes, size_t length);

struct gtp_line {
	struct span id; /* digits; empty for none */
	struct span command;
	struct span arguments;
	int count; /* of the arguments */
};

/* Splits a filtered line. The spans are parts of it. */
struct gtp_line gtp_line_read(struct span text);

enum {
	GTP_NUMBER_MAX = 2147483647,
	GTP_SIZE_MAX = 25, /* the largest board */
};

/* Reads b, w, black or white. Returns false for anything else. */
bool color_read(struct span word, enum side *side);

/* Reads a number up to GTP_NUMBER_MAX. Returns false for anything else. */
bool gtp_number_read(struct span word, int *number);

/* A vertex is a point; POINT_NONE if it is off the board; or one of these, which are below POINT_NONE. */
enum { VERTEX_UNREADABLE = -4, VERTEX_RESIGN, VERTEX_PASS };

/* Reads a point in GTP's notation, "pass" or "resign", in either case. */
int vertex_read(struct span word, int size);

#endif
