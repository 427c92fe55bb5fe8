/* Streams that are recognised but not read: compressed, of another encoding, other programs' files. */
#ifndef FOREIGN_H
#define FOREIGN_H

#include "base/input.h"

/* What the input is and what to pipe it through, as "gzip; pipe it through gzip -dc"; NULL where its first bytes are
   nothing of the kind. */
const char *foreign_remark(struct input *input);

#endif
