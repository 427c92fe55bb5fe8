/* A full-width search: proves forced wins by trying every move, for K without patterns. Forbidden points are not
   considered. */
#ifndef FULL_WIDTH_H
#define FULL_WIDTH_H

#include "base/meter.h"
#include "rules/board.h"

enum { FULL_WIDTH_PLIES_MAX = 255 };

struct full_width {
	struct board board;
	const struct ruleset *rules;
	struct meter *meter;                                              /* counts the moves made */
	int16_t winning[FULL_WIDTH_PLIES_MAX + 1];                        /* the last winning point, by ply */
	int16_t line[FULL_WIDTH_PLIES_MAX + 1][FULL_WIDTH_PLIES_MAX + 1]; /* the line from each ply on */
	int length[FULL_WIDTH_PLIES_MAX + 1];
};

/* Sets up the position. Rules and meter must outlive the searches. */
void full_width_load(struct full_width *search, const struct board *board, const struct ruleset *rules,
                     struct meter *meter);
/* Does the attacker win by force within `plies` plies, with `side` to move? The first move is one of `allowed`; NULL:
   any. If so, line[0] has the moves, length[0] of them: if the attacker has no shorter win, the other side cannot make
   it longer. Returns false, too, if the meter has stopped. */
bool full_width_wins(struct full_width *search, enum side attacker, enum side side, const struct point_set *allowed,
                     int plies);
/* Returns the most plies that a forced win of either side can take: each stone may be answered by a pass. */
int full_width_longest(const struct full_width *search);

#endif
