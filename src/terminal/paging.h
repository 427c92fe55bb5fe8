/* A long text, a page at a time where the screen is redrawn in place: Enter goes on. */
#ifndef PAGING_H
#define PAGING_H

#include "terminal/view.h"

/* What is noted from now on is held for paging_show(), however much it is. */
void paging_begin(struct view *view);

enum paging {
	PAGING_SHOWN, /* the last page stands in the notes, and may be looked at */
	PAGING_LEFT,  /* something was typed in place of Enter: *text; nothing more is shown */
	PAGING_END,   /* of the input */
};
enum paging paging_show(struct view *view, struct match *match, struct span *text);

#endif
