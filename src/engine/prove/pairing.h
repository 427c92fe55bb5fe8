/* Pairing strategies: a pair of empty points is assigned to every row that a side can still complete, and no point
   belongs to two pairs. The other side answers a stone on one point of a pair with a stone on its partner, and never
   loses. On small boards this cuts most of a search. Source: Hales, Jewett, "Regularity and positional games", 1963. */
#ifndef PAIRING_H
#define PAIRING_H

#include "engine/position/position.h"

enum {
	PAIRING_SIZE_MAX = 9, /* larger boards are not examined */
	PAIRING_MANY = 8,     /* the result when a row has fewer than two empty points */
	PAIRING_NONE = -1,    /* not examined, or forbidden points make pairings useless */
};

/* Returns the number of points that a pairing strategy against the attacker lacks, whoever is to move, or PAIRING_MANY
   or PAIRING_NONE. If it is 0, the attacker cannot win. */
int pairing_lacks(const struct position *position, enum side attacker);

#endif
