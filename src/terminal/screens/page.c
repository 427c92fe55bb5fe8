/* Shows a long text page by page if the screen is redrawn in place. */
#include "terminal/screens/screens.h"

#include <limits.h>
#include <string.h>

#include "base/minmax.h"
#include "terminal/actions/note.h"
#include "terminal/view/picture.h"
#include "terminal/view/prompt.h"

/* Rows that a page has to leave free: for a title, and for the question. */
enum { PAGE_AROUND = 4 };

static const struct screen_ops page_screen;

/* A long text that is shown page by page. */
struct page {
	enum page_end end;
	bool listed;      /* it is a list, and a question about it follows */
	struct span rest; /* the text that is not shown yet */
	char text[SINK_BYTES];
};

void page_gather(struct paper *paper)
{
	paper->notes.gathered = true;
}

static void put_page(struct view *view, const struct play *play)
{
	(void)play;
	screen_begin(&view->paper.screen);
	paper_put_notes(&view->paper);
}

/* Moves the lines of one page to the notes: at least one, and as many as leave a row for the question. The last line
   of a list stays for the page with the question about the list. */
static void take_page(struct paper *paper, struct page *page)
{
	int rows = 0;
	struct span left = page->rest;
	paper->notes.lines.used = 0;
	while (left.length > 0) {
		struct span line = text_cut_line(&left);
		bool stays = page->listed && left.length == 0;
		rows += screen_rows_of(&paper->screen, line);
		if ((rows > paper->screen.rows - 1 || stays) && paper->notes.lines.used > 0)
			return;
		paper_note_line(paper, line);
		page->rest = left;
	}
}

int page_rows(const struct paper *paper)
{
	return paper->screen.rows - PAGE_AROUND;
}

static bool is_long(const struct paper *paper, const struct page *page)
{
	return paper->screen.in_place && paper_rows_of(paper, page->rest) > page_rows(paper);
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
static struct next end_page(struct view *view, const struct play *play, const struct page *page, enum next_kind then)
{
	view->paper.notes.lines.used = 0;
	paper_note_lines(&view->paper, page->rest);
	if (page->end == PAGE_ASKED)
		return (struct next){.kind = then == NEXT_BACK ? NEXT_INSTEAD : NEXT_OPEN, .screen = &last_page};
	view->paper.notes.alone = page->end == PAGE_ALONE || !picture_has_room(view, play);
	return next_is(then);
}

static struct next begin_page(struct view *view, struct play *play)
{
	struct page *page = view_state(view, &page_screen);
	if (!is_long(&view->paper, page))
		return end_page(view, play, page, NEXT_BACK);
	take_page(&view->paper, page);
	return next_is(NEXT_ASK);
}

static void ask_page(const struct view *view, struct play *play, char *out, size_t room)
{
	const struct page *page = view_state(view, &page_screen);
	enum phrase phrase = page->rest.length > 0 ? PHRASE_MORE_ASK : PHRASE_PAGE_ASK;
	(void)play;
	phrase_write(out, room, view->paper.language, phrase, no_arguments);
}

static struct next take_page_answer(struct view *view, struct play *play, struct span answer)
{
	const struct page *page = view_state(view, &page_screen);
	(void)play;
	if (answer.length == 0 && page->rest.length > 0)
		return next_is(NEXT_HERE);
	if (answer.length == 0 || page->end == PAGE_ASKED || text_is(answer, "q"))
		return next_is(NEXT_BACK);
	return (struct next){.kind = NEXT_TYPED, .text = answer};
}

static const struct screen_ops page_screen = {
	.draw = put_page,
	.prompt = ask_page,
	.key_words = page_keys,
	.size = sizeof(struct page),
	.begin = begin_page,
	.take = take_page_answer,
};

static struct next open_page(struct view *view, struct play *play, enum page_end how, bool listed)
{
	struct next next = next_opens(&page_screen);
	struct page *page = view_prepare(view, &next);
	page->end = how;
	page->listed = listed;
	page->rest = (struct span){page->text, view->paper.notes.lines.used};
	memcpy(page->text, view->paper.notes.lines.bytes, page->rest.length);
	view->paper.notes.gathered = false;
	return is_long(&view->paper, page) ? next : end_page(view, play, page, NEXT_HERE);
}

struct next page_show(struct view *view, struct play *play, enum page_end how)
{
	return open_page(view, play, how, false);
}

bool page_notes_if_long(struct view *view, struct play *play, int plies, struct next *next)
{
	size_t before = view->paper.notes.lines.used;
	page_gather(&view->paper);
	note_show(&view->paper, play, plies, INT_MAX);
	if (paper_note_rows(&view->paper) > max(NOTE_ROWS_LEAST, picture_note_rows(view, play) - 1)) {
		*next = page_show(view, play, PAGE_ASKED);
		return true;
	}
	view->paper.notes.gathered = false;
	view->paper.notes.lines.used = before;
	return false;
}

/* Does the list fit above the question of its screen? */
static bool list_fits(struct view *view, struct play *play, const struct screen_ops *screen, int count)
{
	char question[QUESTION_MAX];
	prompt_write(view, play, screen, question);
	view->paper.question = text_span(question);
	struct list_part part = paper_list_part(&view->paper, count, 0);
	view->paper.question = text_span("");
	return part.last - part.first + 1 == count;
}

struct next page_list(struct view *view, struct play *play, const struct screen_ops *screen, int count,
                      void (*put)(struct view *view, const struct play *play, struct list_part part))
{
	bool *listed = view_state(view, screen);
	if (*listed || view->paper.screen.keys || list_fits(view, play, screen, count))
		return next_is(NEXT_ASK);
	*listed = true;
	page_gather(&view->paper);
	put(view, play, (struct list_part){0, count - 1});
	return open_page(view, play, PAGE_ALONE, true);
}
