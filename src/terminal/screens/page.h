/* A long text, a page at a time where the screen is redrawn in place: Enter goes on. */
#ifndef PAGE_H
#define PAGE_H

#include "terminal/view/screen_ops.h"
#include "terminal/view/view.h"

/* What is noted from now on is held for page_show(), however much it is. */
void page_gather(struct view *view);
/* Returns the rows of a text that is shown at once, not a page at a time. */
int page_rows(const struct view *view);
/* Shows it; the last page stands in the notes then. What is typed in place of Enter is for the screen below, and
   nothing more is shown. */
struct next page_show(struct view *view, struct match *match, enum page_end end);

#endif
