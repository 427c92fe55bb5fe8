#include "terminal/paging.h"

#include <string.h>

/* Rows of the last page that belong to others: a title, and the question below. */
enum { AROUND = 4 };

void paging_begin(struct desk *desk)
{
	desk->view.gathers = true;
}

static void put_page(struct desk *desk)
{
	screen_begin(&desk->view.screen);
	desk_put_notes(desk);
}

/* Moves lines to the notes, one at least, as many as leave a row for the question. */
static void take_page(struct desk *desk, struct span *rest)
{
	int rows = 0;
	struct span left = *rest;
	desk->view.notes.used = 0;
	while (left.length > 0) {
		struct span line = desk_next_line(&left);
		rows += screen_rows_of(&desk->view.screen, line);
		if (rows > desk->view.screen.rows - 1 && desk->view.notes.used > 0)
			return;
		desk_note_line(desk, line);
		*rest = left;
	}
}

static int rows_of(const struct desk *desk, struct span text)
{
	int rows = 0;
	while (text.length > 0)
		rows += screen_rows_of(&desk->view.screen, desk_next_line(&text));
	return rows;
}

enum paging paging_show(struct desk *desk, struct span *text)
{
	char held[SINK_BYTES];
	struct span rest = {held, desk->view.notes.used};
	memcpy(held, desk->view.notes.bytes, rest.length);
	desk->view.gathers = false;
	while (desk->view.screen.in_place && rows_of(desk, rest) > desk->view.screen.rows - AROUND) {
		take_page(desk, &rest);
		if (!desk_ask(desk, put_page, PHRASE_MORE_ASK, desk_nothing, text))
			return PAGING_END;
		if (text->length > 0)
			return PAGING_LEFT;
	}
	desk->view.notes.used = 0;
	desk_note_lines(desk, rest);
	return PAGING_SHOWN;
}
