/* Games on their way out as SGF. */
#ifndef SGF_WRITE_H
#define SGF_WRITE_H

#include "formats/format.h"

/* False for boards that two letters can't name. */
bool sgf_write(struct writing *writing, const struct replay *replay);

#endif
