/* What a machine may spend on one answer. It may be another for each. */
#ifndef BUDGET_H
#define BUDGET_H

#include <stdbool.h>
#include <stddef.h>

struct budget {
	unsigned long long nodes;   /* positions at most; 0: no limit */
	int depth;                  /* plies at most; 0: the machine's own */
	size_t memory;              /* bytes of its table; 0: none is wanted */
	int (*left)(void *context); /* milliseconds left; 0 or less: answer now. NULL: there is no clock */
	void *context;
};

/* Must the answer be given now? Costs a look at the clock, where there is one. */
static inline bool budget_over(const struct budget *budget)
{
	return budget->left && budget->left(budget->context) <= 0;
}

#endif
