/* Writes games as SGF, with comments and annotations. */
#ifndef SGF_WRITE_H
#define SGF_WRITE_H

#include "formats/format.h"

/* The `write` of struct format. Returns false for a board that SGF cannot hold. */
bool sgf_write(struct writing *writing, const struct replay *replay);

/* Writes the beginning of a record: FF, CA unless `charset` is empty, and AP. */
void sgf_write_head(struct sink *out, struct span charset);
/* Writes the game type (GM), size, rule and set-up, which come after the head. */
void sgf_write_start(struct sink *out, const struct replay *replay);

#endif
