/* A numbered list above a question. Up and Down select a row, and Enter answers with its number. Where no keys are
   read, a list that is too long for the screen is shown in parts, and Enter goes on to the next part. */
#ifndef LIST_H
#define LIST_H

#include "terminal/view/view.h"

/* Opens a list for the question of a screen whose `draw` is list_draw(); for its `begin`. The rows have the numbers
   `first` to `last`; 0 is the number of the last row. `put` puts the row with a number (list_put()). The title stands
   above the whole list; above a part stands `name`, and which rows these are. The last selection is kept, but hidden,
   when the numbers are the same as before. Returns next_is(NEXT_ASK). */
struct next list_open(struct paper *paper, int first, int last, const char *name, const char *title,
                      void (*put)(struct view *view, const struct play *play, int number));
/* Draws the rows that fit between the title and the question, and the notes. */
void list_draw(struct view *view, const struct play *play);
/* Puts a row, cut to one row of the screen; value may be NULL. */
void list_put(struct paper *paper, int number, const char *text, const char *value);
/* Takes a key: up and down keys move the selection, or only show it: on the entry last selected, or else on entry 1.
   Escape hides it. Returns false for a key that the list does not use now; Enter is used while the selection is
   shown. */
bool list_take(struct numbered_list *list, enum key_kind key);
/* For a list that is open: if Enter goes on to the next part, asks for that in place of the screen's question. */
void list_ask(struct paper *paper);
/* Closes the list after the answer. Returns whether this goes on to the next part: the screen must ask again. */
bool list_goes_on(struct paper *paper, struct span answer);

#endif
