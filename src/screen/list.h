/* What is chosen from the numbered list above a question: keys go through it, and Enter answers with the number. */
#ifndef LIST_H
#define LIST_H

#include <stdbool.h>

#include "screen/keys.h"

/* Zero is no list. */
struct numbered_list {
	int first, last; /* its numbers; where it begins with 0 that is its last line */
	int number;      /* that was chosen last, or 0: none yet */
	bool out;        /* it shows */
};

/* A question has a list of these numbers above it: what was chosen from the same one before is remembered. */
void list_open(struct numbered_list *list, int first, int last);
/* Takes Up and Down, and Escape while something is chosen: did it change? */
bool list_take(struct numbered_list *list, const struct keypress *key);

static inline bool list_chooses(const struct numbered_list *list, int number)
{
	return list->out && list->number == number;
}

#endif
