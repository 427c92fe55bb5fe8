/* What was said before, so that it is not said again. */
#ifndef SAID_H
#define SAID_H

#include <stdint.h>

#include "base/text.h"

enum { SAID_MAX = 1024 };

/* Zero has said nothing. */
struct said {
	int count;
	uint64_t hash[SAID_MAX];
};

/* Was this never said? Then it is now. Letters compare without regard to case. After SAID_MAX texts none is new. */
bool said_first(struct said *said, struct span text);

#endif
