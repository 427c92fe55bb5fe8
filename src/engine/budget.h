/* What a machine may spend on one answer. */
#ifndef BUDGET_H
#define BUDGET_H

#include <stdbool.h>

struct budget {
	unsigned long long nodes;         /* positions at most; 0: no limit */
	int depth;                        /* plies at most; 0: the machine's own */
	bool (*expired)(void *context);   /* must it answer now? NULL: never; asked every few dozen positions */
	void *context;
};

#endif
