/* The rest of a line that ends the game: where the search knew that it is won it looked no further. */
#ifndef LINE_END_H
#define LINE_END_H

#include "engine/search/search.h"

/* Goes on with stack[0]'s line, which leads to a forced end, to the last stone. False when that could not be found
   within the budget: the line is as far as it got. A forbidden answer of Black's ends it too. wins: does the side
   to move? */
bool line_end(struct worker *worker, bool wins);

#endif
