/* Black's forbidden points under renju.
   Source: RIF rules of renju, sections 3 and 9.1 to 9.3, taken literally. */
#ifndef FORBIDDEN_H
#define FORBIDDEN_H

#include <stdbool.h>

#include "base/meter.h"
#include "rules/board.h"

enum {
	FORBIDDEN_STEPS = 8000000,     /* the usual limit of the meter for one question: well below a second */
	FORBIDDEN_SEARCH_STEPS = 5000, /* after these a search treats the point as unknown */
};

/* Why a point is forbidden. Each reason is judged by itself. Messages list the reasons in this order. */
enum reason {
	REASON_OVERLINE = 1, /* a row of six or more */
	REASON_44 = 2,       /* the stone belongs to two or more fours */
	REASON_33 = 4,       /* the stone belongs to two or more real threes */
	REASON_UNKNOWN = 8,  /* the meter stopped first; then it is the only reason */
};

/* The verdict on a black stone on a point. */
struct black_verdict {
	bool five;        /* wins, so nothing is forbidden */
	unsigned reasons; /* a set of enum reason; 0 for a legal point or a five */
};

/* Judges a black stone on the empty point. A node of the meter is about one judged extension point; if the meter stops
   first, the answer is unknown, never guessed. Clears `stopped` of the meter. Puts stones and takes them back; the
   board's bytes do not change. Positions from games need at most a few hundred steps. */
struct black_verdict forbidden_judge_within(struct board *board, int point, struct meter *meter);
/* Judges a black stone with FORBIDDEN_STEPS and no clock. */
struct black_verdict forbidden_judge(struct board *board, int point);
/* Returns the reasons that forbidden_judge() finds. */
unsigned forbidden_reasons(struct board *board, int point);

/* Would a black stone on the empty point belong to two or more threes, real or not? */
bool forbidden_candidate(struct board *board, int point);

/* Calls visit for each point that is forbidden to Black or cannot be judged, in board order (A1, B1 …), whichever
   side is to move. Judges the board as a whole, which is many times faster than point by point. */
void forbidden_each(struct board *board, void (*visit)(int point, unsigned reasons, void *context), void *context);
/* As above, with a meter that all points share. */
void forbidden_each_within(struct board *board, void (*visit)(int point, unsigned reasons, void *context),
                           void *context, struct meter *meter);

#endif
