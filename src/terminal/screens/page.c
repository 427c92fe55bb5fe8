#include "terminal/screens/page.h"

#include <limits.h>
#include <string.h>

#include "base/minmax.h"
#include "terminal/actions/note.h"
#include "terminal/view/picture.h"
#include "terminal/view/prompt.h"

/* Rows that a page has to leave free: for a title, and for the question. */
enum { PAGE_AROUND = 4 };

void page_gather(struct view *view)
{
	view->notes.gathered = true;
}

static void put_page(struct view *view, const struct play *play)
{
	(void)play;
	screen_begin(&view->screen);
	view_put_notes(view);
}

/* Moves the lines of one page to the notes: at least one, and as many as leave a row for the question. The last line
   of a list stays for the page with the question about the list. */
static void take_page(struct view *view, struct span *rest)
{
	int rows = 0;
	struct span left = *rest;
	view->notes.lines.used = 0;
	while (left.length > 0) {
		struct span line = text_cut_line(&left);
		bool stays = view->listed && left.length == 0;
		rows += screen_rows_of(&view->screen, line);
		if ((rows > view->screen.rows - 1 || stays) && view->notes.lines.used > 0)
			return;
		view_note_line(view, line);
		*rest = left;
	}
}

int page_rows(const struct view *view)
{
	return view->screen.rows - PAGE_AROUND;
}

static bool is_long(const struct view *view)
{
	return view->screen.in_place && view_rows_of(view, view->page.rest) > page_rows(view);
}

/* The keys of a pager: space shows the next page; q and Escape go back. */
static const struct key_word page_keys[] = {{KEY_TEXT, " "}, {KEY_TEXT, "q"}, {KEY_ESCAPE, "q"}, {KEY_ENTER, NULL}};

static struct next take_last(struct view *view, struct play *play, struct span answer)
{
	(void)view;
	(void)play;
	(void)answer;
	return next_is(NEXT_BACK);
}

/* The last page of a text that is shown with PAGE_ASKED: it has a question of its own. */
static const struct screen_ops last_page = {
	.draw = put_page, .question = PHRASE_PAGE_ASK, .key_words = page_keys, .take = take_last};

/* Ends the paging: puts the rest of the text into the notes. Returns what comes next. */
static struct next end_page(struct view *view, const struct play *play, enum next_kind then)
{
	view->notes.lines.used = 0;
	view_note_lines(view, view->page.rest);
	if (view->page.end == PAGE_ASKED)
		return (struct next){.kind = then == NEXT_BACK ? NEXT_INSTEAD : NEXT_OPEN, .screen = &last_page};
	view->notes.alone = view->page.end == PAGE_ALONE || !picture_has_room(view, play);
	return next_is(then);
}

static struct next begin_page(struct view *view, struct play *play)
{
	if (!is_long(view))
		return end_page(view, play, NEXT_BACK);
	take_page(view, &view->page.rest);
	return next_is(NEXT_ASK);
}

static void ask_page(const struct view *view, struct play *play, char *out, size_t room)
{
	enum phrase phrase = view->page.rest.length > 0 ? PHRASE_MORE_ASK : PHRASE_PAGE_ASK;
	(void)play;
	phrase_write(out, room, view->language, phrase, no_arguments);
}

static struct next take_page_answer(struct view *view, struct play *play, struct span answer)
{
	(void)play;
	if (answer.length == 0 && view->page.rest.length > 0)
		return next_is(NEXT_HERE);
	if (answer.length == 0 || view->page.end == PAGE_ASKED || text_is(answer, "q"))
		return next_is(NEXT_BACK);
	return (struct next){.kind = NEXT_TYPED, .text = answer};
}

static const struct screen_ops page_screen = {
	.draw = put_page, .prompt = ask_page, .key_words = page_keys, .begin = begin_page, .take = take_page_answer};

struct next page_show(struct view *view, struct play *play, enum page_end how)
{
	struct page *page = &view->page;
	page->end = how;
	page->rest = (struct span){page->text, view->notes.lines.used};
	memcpy(page->text, view->notes.lines.bytes, page->rest.length);
	view->notes.gathered = false;
	return is_long(view) ? next_opens(&page_screen) : end_page(view, play, NEXT_HERE);
}

bool page_notes_if_long(struct view *view, struct play *play, int plies, struct next *next)
{
	size_t before = view->notes.lines.used;
	page_gather(view);
	note_show(view, play, plies, INT_MAX);
	if (view_note_rows(view) > max(NOTE_ROWS_LEAST, picture_note_rows(view, play) - 1)) {
		*next = page_show(view, play, PAGE_ASKED);
		return true;
	}
	view->notes.gathered = false;
	view->notes.lines.used = before;
	return false;
}

/* Does the list fit above the question that the top screen of the stack asks? */
static bool list_fits(struct view *view, struct play *play, int count)
{
	char question[QUESTION_MAX];
	prompt_write(view, play, view->stack.at[view->stack.depth - 1], question);
	view->prompt = text_span(question);
	struct list_part part = view_list_part(view, count, 0);
	view->prompt = text_span("");
	return part.last - part.first + 1 == count;
}

struct next page_list(struct view *view, struct play *play, int count,
                      void (*put)(struct view *view, const struct play *play, struct list_part part))
{
	if (view->listed || view->screen.keys || list_fits(view, play, count))
		return next_is(NEXT_ASK);
	view->listed = true;
	page_gather(view);
	put(view, play, (struct list_part){0, count - 1});
	return page_show(view, play, PAGE_ALONE);
}
