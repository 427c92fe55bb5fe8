/* Pairing strategies: if every row that a side can still complete has two empty points of its own, the other side
   answers one with the other and never loses. On small boards this cuts most of a search.
   Source: Hales, Jewett, "Regularity and positional games", 1963. */
#ifndef PAIRING_H
#define PAIRING_H

#include "engine/position/position.h"

enum {
	PAIRING_SIZE_MAX = 9, /* larger boards are not examined */
	PAIRING_MANY = 8,     /* the result when a row lacks both points */
	PAIRING_NONE = -1,    /* not examined, or forbidden points make pairings useless */
};

/* Returns how many points a pairing strategy against the attacker still lacks, whoever is to move. With 0 the
   attacker cannot win. */
int pairing_lacks(const struct position *position, enum side attacker);

#endif
