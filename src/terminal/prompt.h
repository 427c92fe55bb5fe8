/* A question on a terminal that gives its keys one by one: the line is edited here, and where a point may be answered
   the cursor moves on the board above. */
#ifndef PROMPT_H
#define PROMPT_H

#include "screen/editor.h"
#include "screen/list.h"
#include "screen/screen.h"
#include "terminal/cursor.h"

struct view;
struct match;

/* What the person has at hand at every question. Zero is valid. */
struct hand {
	struct editor editor;
	struct cursor cursor;
	struct numbered_list list;
	/* Of the next question, and then no more: */
	bool points; /* the answer may be a point */
	bool lists;  /* or a number from the list, which was opened */
	bool steps;  /* or a step through a game, which has keys: back, forth, start, end */
	const char *pen; /* the control sequence of its colour, or NULL */
};

/* Rows that a question takes, and the line typed behind it. */
int prompt_rows(const struct screen *screen, struct span text);
/* Asks below what is drawn, and draws that again where it changes; `line` stays as it is until the next question. Never
   SCREEN_DRAW_AGAIN. */
enum screen_answer prompt_ask(struct view *view, struct match *match, struct span text, struct span *line);

#endif
