/* Shows a long text page by page if the screen is redrawn in place. Enter or space shows the next page, q or
   Escape ends the text. */
#ifndef PAGE_H
#define PAGE_H

#include "terminal/view/screen_ops.h"
#include "terminal/view/view.h"

/* Collects all notes from now on for page_show(), however long they are. */
void page_gather(struct view *view);
/* Returns the most rows that a text can have without being paged. */
int page_rows(const struct view *view);
/* Shows the collected notes. The last page stays in the notes; with PAGE_ASKED, it has a question of its own. Any
   answer but an empty one ends the text. Unless the answer is q or `end` is PAGE_ASKED, the screen below then obeys
   it. */
struct next page_show(struct view *view, struct play *play, enum page_end end);
/* Shows the rules in words. */
struct next page_rules(struct view *view, struct play *play, const struct ruleset *rules, enum page_end end);
/* Prepares for the question below a list. Without single keys, shows a list that is too long for the screen page by
   page, and sets view->listed; until the caller clears it, does not page the list again. The last page stays in the
   notes. */
struct next page_list(struct view *view, struct play *play, int count,
                      void (*put)(struct view *view, const struct play *play, struct list_part part));

/* Shows the comment, labels and marks on the position after `plies` plies page by page, and sets *next to what comes
   next. Returns false, and shows nothing, if they all fit below the board; the caller then calls note_show(). */
bool page_notes_if_long(struct view *view, struct play *play, int plies, struct next *next);

#endif
