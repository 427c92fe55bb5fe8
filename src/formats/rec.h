/* Old Gomocup records: two names, then "x,y,ms" from 0, y from the top. Read only. */
#ifndef REC_H
#define REC_H

#include "formats/format.h"

extern const struct format format_rec;

/* Can this line, the first that says anything, be a player's name? Then two more tell, which format_rec.matches() wants. */
bool rec_suspected(struct span line, enum coords coords);

#endif
