/* Reads the arguments of commands: colors, vertices and numbers. */
#ifndef VERTEX_H
#define VERTEX_H

#include "rules/point.h"
#include "rules/ruleset.h"

enum {
	GTP_NUMBER_MAX = 2147483647,
	GTP_SIZE_MAX = 25, /* the largest board */
};

/* Reads b, w, black or white. Returns false for anything else. */
bool color_read(struct span word, enum side *side);

/* Reads a number up to GTP_NUMBER_MAX. Returns false for anything else. */
bool gtp_number_read(struct span word, int *number);

enum vertex_kind {
	VERTEX_POINT,
	VERTEX_OFF_BOARD,
	VERTEX_PASS,
	VERTEX_RESIGN,
	VERTEX_UNREADABLE,
};

struct vertex {
	enum vertex_kind kind;
	int point; /* of VERTEX_POINT */
};

/* Reads a point in GTP's notation, "pass" or "resign", in either case. */
struct vertex vertex_read(struct span word, int size);

#endif
