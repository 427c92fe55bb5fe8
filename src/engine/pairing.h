/* Draws by pairing: where each row that a side could still win with has two empty points of its own, the other side
   answers one by the other and never loses. On small boards this ends most of the search.
   Source: Hales, Jewett, "Regularity and positional games", 1963. */
#ifndef PAIRING_H
#define PAIRING_H

#include "engine/position.h"

enum { PAIRING_SIZE_MAX = 9 }; /* larger boards are not looked at */

/* Can the other side hold attacker off so, whoever is to move? False where no pairing was seen. */
bool pairing_holds(const struct position *position, enum side attacker);

#endif
