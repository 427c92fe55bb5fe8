/* A numbered list above a prompt: Up and Down select an entry, and Enter answers with its number. */
#ifndef LIST_H
#define LIST_H

#include <stdbool.h>

#include "terminal/tty/keys.h"

/* All zero: there is no list. */
struct numbered_list {
	int first, last; /* the numbers; a list that begins with 0 shows 0 as its last line */
	int number;      /* the entry last selected; 0 may also mean that none was */
	bool shown;      /* the selection is visible */
};

/* Opens the list for a prompt. The last selection is kept, but hidden, when the numbers are the same as before. */
void list_open(struct numbered_list *list, int first, int last);
/* Handles Up and Down; and Escape, which hides a visible selection. Returns whether the key was one of these. */
bool list_take(struct numbered_list *list, const struct keypress *key);

/* Is this entry visibly selected? */
static inline bool list_is_selected(const struct numbered_list *list, int number)
{
	return list->shown && list->number == number;
}

#endif
