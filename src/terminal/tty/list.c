#include "terminal/tty/list.h"

#include <assert.h>

void list_open(struct numbered_list *list, int first, int last)
{
	if (list->first != first || list->last != last)
		*list = (struct numbered_list){.first = first, .last = last};
	list->shown = false;
}

/* Moves the selection up or down. If the selection is hidden, only shows it: on the entry last selected, or else on
   entry 1. */
static void list_move(struct numbered_list *list, bool down)
{
	int end = down ? list->last : list->first;
	if (!list->shown && list->number == 0)
		list->number = 1;
	else if (list->shown && list->number == end)
		list->number = down ? list->first : list->last;
	else if (list->shown)
		list->number += down ? 1 : -1;
	list->shown = true;
	assert(list->number >= list->first && list->number <= list->last);
}

bool list_take(struct numbered_list *list, const struct keypress *key)
{
	bool hides = key->kind == KEY_ESCAPE && list->shown;
	if (key->kind == KEY_UP || key->kind == KEY_DOWN)
		list_move(list, key->kind == KEY_DOWN);
	else if (hides)
		list->shown = false;
	return hides || key->kind == KEY_UP || key->kind == KEY_DOWN;
}
