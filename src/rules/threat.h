/* Threats: what a side makes with one more stone on an empty point. N is the new stone in the pictures below. */
#ifndef THREAT_H
#define THREAT_H

#include "rules/board.h"

enum threat {
	THREAT_NONE,
	THREAT_THREE, /* an open three: one more stone makes it an open four, legally:   . X X N .     */
	THREAT_FOUR,  /* an open (straight) four, which a stone at either end completes:   . X X N X . */
	THREAT_FIVE,  /* a row that wins */
	THREATS,
};

/* Limits the steps for judging points in one call. A point that is not judged within them counts as forbidden. */
enum { THREATS_STEPS = 20000 };

/* Calls visit for each empty point where a side makes a threat, in board order (A1, B1 …), with the greatest threat
   there. If both sides have an equal threat there, visit gets that of `first`. A stone on a forbidden point is no
   threat. With K below 4 there are no threes, with K below 3 no fours. Puts stones and takes them back; the board's
   bytes do not change. */
void threats_each(struct board *board, const struct ruleset *rules, enum side first,
                  void (*visit)(int point, enum side side, enum threat threat, void *context), void *context);

#endif
