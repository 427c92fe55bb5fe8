/* Games on their way out as one RenLib tree. */
#ifndef LIB_WRITE_H
#define LIB_WRITE_H

#include "formats/format.h"

/* Adds the game's line to the tree; false for set-up stones, White first, another size than 15, or, with `exhausted`, where
   there is no memory. */
bool lib_write(struct writing *writing, const struct replay *replay);
/* Writes the tree, siblings by their byte, and forgets it. */
bool lib_finish(struct writing *writing);

#endif
