/* Long texts, page by page if the screen is redrawn in place; and the notes on a position, which may be long. */
#include "terminal/screens/screens.h"

#include <limits.h>
#include <string.h>

#include "base/minmax.h"
#include "base/utf8.h"
#include "terminal/tty/screen.h"
#include "terminal/view/picture.h"
#include "terminal/view/prompt.h"
#include "terminal/view/remark.h"

enum {
	NOTE_ROWS_LEAST = 3,   /* rows of a comment that are shown, however small the screen is */
	NOTE_SHOWN_MAX = 2000, /* bytes shown of a longer text */
	READ_MAX = 20000,      /* the same where a text is shown page by page */
};

/* Cuts the first row of the screen off a text. */
static struct span cut_row(const struct paper *paper, struct span *text)
{
	int used;
	struct span after = *text, line = text_cut_line(&after);
	struct span row = shown_row(&line, paper->screen.plain, paper->screen.columns, &used);
	*text = line.length > 0 ? text_after(*text, (size_t)(line.at - text->at)) : after;
	return row;
}

/* Shows a comment, cut if it is long. */
static void show_comment(struct paper *paper, struct span text, int rows)
{
	size_t most = paper->screen.in_place && rows == INT_MAX ? READ_MAX : NOTE_SHOWN_MAX;
	size_t length = text.length > most ? utf8_cut(text, most) : text.length;
	struct span shown = {text.at, length};
	bool fits = !paper->screen.in_place || paper_rows_of(paper, shown) <= rows;
	if (!paper->screen.in_place)
		paper_note_lines(paper, shown);
	for (int row = 0; paper->screen.in_place && shown.length > 0 && (fits || row < rows - 1); row++)
		paper_note_line(paper, cut_row(paper, &shown));
	if (!fits)
		paper_note(paper, PHRASE_NOTE_CUT, no_arguments);
	else if (length < text.length)
		paper_note_line(paper, text_span("..."));
}

/* Adds "H8 A" for a label, "H8 triangle" for a mark. */
static void add_point(const struct paper *paper, struct sink *list, const struct play *play, const struct note *note)
{
	static const enum phrase marks[NOTE_KINDS] = {[NOTE_CROSS] = PHRASE_CROSS,
	                                              [NOTE_TRIANGLE] = PHRASE_TRIANGLE,
	                                              [NOTE_CIRCLE] = PHRASE_CIRCLE,
	                                              [NOTE_SQUARE] = PHRASE_SQUARE};
	if (note->point == POINT_NONE)
		return;
	sink_item(list, ", ", POINT_NAME(play, note->point));
	sink_char(list, ' ');
	sink_span(list, note->kind == NOTE_LABEL ? note->text : text_span(paper_text(paper, marks[note->kind])));
}

/* Shows a list on one line. */
static void show_list(struct paper *paper, struct sink *list)
{
	for (size_t i = 0; i < list->used; i++)
		if (list->bytes[i] == '\n')
			list->bytes[i] = ' ';
	if (list->used > 0)
		paper_note_line(paper, sink_held(list));
}

bool note_show(struct paper *paper, const struct play *play, int plies, int rows)
{
	struct note note;
	char bytes[2][NOTE_SHOWN_MAX + 1];
	struct sink occasion = sink_into(bytes[0], sizeof bytes[0]), points = sink_into(bytes[1], sizeof bytes[1]);
	bool any = false;
	if (rows < INT_MAX)
		rows = max(NOTE_ROWS_LEAST, rows - 1); /* one row is for labels and marks */
	for (size_t at = 0; ply_records_next_note(&play->records, plies, &at, &note); any = true)
		if (note.kind <= NOTE_ROUND) {
			sink_item(&occasion, ", ", "");
			sink_span(&occasion, note.text);
		}
	show_list(paper, &occasion);
	for (size_t at = 0; ply_records_next_note(&play->records, plies, &at, &note);) {
		if (note.kind == NOTE_COMMENT)
			show_comment(paper, note.text, rows);
		else if (!note_is_of_game(note.kind))
			add_point(paper, &points, play, &note);
	}
	show_list(paper, &points);
	return any;
}

void note_write(struct paper *paper, struct play *play, int plies, struct span text)
{
	size_t at = 0;
	struct note note;
	if (text.length > 0 && !ply_records_comment(&play->records, plies, text))
		paper_note(paper, PHRASE_NOTES_FULL, no_arguments);
	else if (!ply_records_next_note(&play->records, plies, &at, &note))
		paper_note(paper, PHRASE_NO_NOTE, no_arguments);
}

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
