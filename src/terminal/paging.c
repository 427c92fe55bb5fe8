#include "terminal/paging.h"

#include "terminal/prompt.h"

#include <string.h>

/* Rows of the last page that belong to others: a title, and the question below. */
enum { AROUND = 4 };

void paging_begin(struct view *view)
{
	view->gathers = true;
}

static void put_page(struct view *view, struct match *match)
{
	(void)match;
	screen_begin(&view->screen);
	view_put_notes(view);
}

/* Moves lines to the notes, one at least, as many as leave a row for the question. */
static void take_page(struct view *view, struct span *rest)
{
	int rows = 0;
	struct span left = *rest;
	view->notes.used = 0;
	while (left.length > 0) {
		struct span line = text_cut_line(&left);
		rows += screen_rows_of(&view->screen, line);
		if (rows > view->screen.rows - 1 && view->notes.used > 0)
			return;
		view_note_line(view, line);
		*rest = left;
	}
}

static int rows_of(const struct view *view, struct span text)
{
	int rows = 0;
	while (text.length > 0)
		rows += screen_rows_of(&view->screen, text_cut_line(&text));
	return rows;
}

enum paging paging_show(struct view *view, struct match *match, struct span *text)
{
	char held[SINK_BYTES];
	struct span rest = {held, view->notes.used};
	memcpy(held, view->notes.bytes, rest.length);
	view->gathers = false;
	while (view->screen.in_place && rows_of(view, rest) > view->screen.rows - AROUND) {
		take_page(view, &rest);
		if (!prompt_ask(view, match, put_page, PHRASE_MORE_ASK, no_arguments, text))
			return PAGING_END;
		if (text->length > 0)
			return PAGING_LEFT;
	}
	view->notes.used = 0;
	view_note_lines(view, rest);
	return PAGING_SHOWN;
}
