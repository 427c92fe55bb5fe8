#include "terminal/view/list.h"

#include <assert.h>
#include <stdio.h>

#include "base/minmax.h"

enum {
	LIST_LINE_MAX = 4096,
	PART_ROWS = 25, /* of a list that is not drawn in place */
};

struct next list_open(struct paper *paper, int first, int last, const char *name, const char *title,
                      void (*put)(struct view *view, const struct play *play, int number))
{
	struct numbered_list *list = &paper->list;
	if (list->first != first || list->last != last)
		*list = (struct numbered_list){.first = first, .last = last};
	list->open = true;
	list->shown = false;
	list->name = name;
	list->title = title;
	list->put = put;
	return next_is(NEXT_ASK);
}

static int list_rows(const struct numbered_list *list)
{
	return list->last - list->first + 1;
}

/* Finds the rows that are on the screen: all, or those around the selected one, or where no keys are read the next
   part. */
static void find_part(struct paper *paper)
{
	const struct screen *screen = &paper->screen;
	struct numbered_list *list = &paper->list;
	int column, question = screen_find_line(screen, text_span(paper->question), &column), count = list_rows(list);
	int rows = screen->in_place ? max(1, screen->rows - 1 - question - paper_note_rows(paper)) : PART_ROWS;
	int selected = list->shown && list->number == 0 ? count - 1 : list->number - 1;
	if (screen->keys)
		list->top = max(0, min(selected - rows / 2, count - rows));
	list->end = min(list->top + rows, count);
}

static bool has_more(const struct paper *paper)
{
	return paper->list.open && !paper->screen.keys && paper->list.end < list_rows(&paper->list);
}

void list_put(struct paper *paper, int number, const char *text, const char *value)
{
	char line[LIST_LINE_MAX];
	bool selected = paper->list.shown && paper->list.number == number;
	const char *colon = paper->language == LANGUAGE_ZH ? "：" : ": ";
	snprintf(line, sizeof line, "%3d  %s%s%s", number, text, value ? colon : "", value ? value : "");
	if (selected)
		line[0] = '>';
	screen_put_cut(&paper->screen, line);
}

void list_draw(struct view *view, const struct play *play)
{
	struct paper *paper = &view->paper;
	const struct numbered_list *list = &paper->list;
	char title[LIST_LINE_MAX];
	int count = list_rows(list);
	screen_begin(&paper->screen);
	find_part(paper);
	phrase_write(title, sizeof title, paper->language, PHRASE_LIST_PART,
	             WITH(list->name, NUMBER(list->top + 1), NUMBER(list->end), NUMBER(count), NUMBER(paper->screen.keys)));
	screen_put_cut(&paper->screen, list->end - list->top < count ? title : list->title);
	for (int row = list->top; row < list->end; row++)
		list->put(view, play, list->first == 0 ? (row + 1) % count : list->first + row);
	paper_put_notes(paper);
}

/* Moves the selection, or only shows it. */
static void move_selection(struct numbered_list *list, bool down)
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

bool list_take(struct numbered_list *list, enum key_kind key)
{
	enum { LIST_PAGE = 10 };
	bool pages = key == KEY_PAGE_UP || key == KEY_PAGE_DOWN, down = key == KEY_DOWN || key == KEY_PAGE_DOWN;
	bool chosen = list->shown && (key == KEY_ENTER || key == KEY_ESCAPE);
	if (!pages && !down && key != KEY_UP) {
		list->shown &= key != KEY_ESCAPE;
		return chosen;
	}
	move_selection(list, down);
	for (int i = 1; pages && i < LIST_PAGE && list->number != (down ? list->last : list->first); i++)
		move_selection(list, down);
	return true;
}

void list_ask(struct paper *paper)
{
	find_part(paper);
	if (has_more(paper))
		paper_ask(paper, PHRASE_LIST_ASK_MORE, WITH(NUMBER(paper->list.first), NUMBER(paper->list.last)));
}

bool list_goes_on(struct paper *paper, struct span answer)
{
	bool more = answer.length == 0 && has_more(paper);
	paper->list.top = more ? paper->list.end : 0;
	paper->list.open = false;
	return more;
}
