/* Draws by pairing: where each row that a side could still win with has two empty points of its own, the other side
   answers one by the other and never loses. On small boards this ends most of the search.
   Source: Hales, Jewett, "Regularity and positional games", 1963. */
#ifndef PAIRING_H
#define PAIRING_H

#include "engine/position/position.h"

enum {
	PAIRING_SIZE_MAX = 9, /* larger boards are not looked at */
	PAIRING_MANY = 8,     /* lacking where a row has not two points of its own */
	PAIRING_NONE = -1,    /* no pairing could hold, for there are forbidden points, or nobody looked */
};

/* How many more points would the other side need to hold attacker off so, whoever is to move? 0: it does hold it
   off. */
int pairing_lacks(const struct position *position, enum side attacker);

#endif
