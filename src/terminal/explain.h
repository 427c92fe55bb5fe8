/* The answer to `why` in words. */
#ifndef EXPLAIN_H
#define EXPLAIN_H

#include "rules/game.h"
#include "terminal/phrases.h"

/* Reads what it says of points in this notation, in this language. */
struct explain {
	struct sink *out; /* each line ends in a newline */
	enum language language;
	enum coords coords;
};

/* What a stone of side on the empty point would do, and each shape it would make, nested ones indented. Judging plays
   and takes back stones. */
void explain_point(const struct explain *explain, struct game *game, enum side side, int point);
/* The shapes alone. */
void explain_shapes(const struct explain *explain, struct game *game, enum side side, int point);
/* The names of the reasons, joined. Returns out. */
const char *explain_reasons(enum language language, unsigned reasons, char *out, size_t room);
/* A point as text, terminated. Returns out. */
const char *explain_write_point(const struct explain *explain, const struct game *game, int point, char out[POINT_TEXT_MAX + 1]);

#endif
