#include "terminal/view/view.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "base/minmax.h"
#include "base/utf8.h"
#include "terminal/tty/shown.h"

enum { VIEW_LINE_MAX = 4096, ITEM_INDENT = 5 };
_Static_assert((int)EDITOR_LINE_MAX <= (int)COMMAND_LINE_MAX, "a line that was edited fits where commands are read");

const char *const no_arguments[1] = {""};
const char *const times_shown_names[] = {[TIMES_AUTO] = "auto", [TIMES_OFF] = "off", [TIMES_ON] = "on", NULL};
const struct key_word escape_leaves[] = {{KEY_ESCAPE, "menu"}, {KEY_ENTER, NULL}};
const struct key_word escape_is_no[] = {{KEY_ESCAPE, "n"}, {KEY_ENTER, NULL}};

void *view_state(const struct view *view, const struct screen_ops *screen)
{
	int at = view->stack.depth - 1;
	while (at >= 0 && view->stack.at[at].screen != screen)
		at--;
	return at >= 0 ? view->stack.at[at].state : NULL;
}

void *view_prepare(struct view *view, struct next *next)
{
	struct screen_stack *stack = &view->stack;
	const struct open_screen *top = stack->depth > 0 ? &stack->at[stack->depth - 1] : NULL;
	size_t least = sizeof *stack->states, front = top ? (top->screen->size + least - 1) / least : 0;
	next->state = (max_align_t *)(top ? top->state : stack->states) + front;
	assert((char *)next->state + next->screen->size <= (char *)stack->states + sizeof stack->states);
	return memset(next->state, 0, next->screen->size);
}

const char *view_text(const struct view *view, enum phrase phrase)
{
	return phrase_texts[view->paper.language][phrase];
}

const char *view_side(const struct view *view, enum side side)
{
	return phrase_texts[view->paper.language][side == SIDE_BLACK ? WORDING_BLACK : WORDING_WHITE];
}

int view_rows_of(const struct view *view, struct span text)
{
	int rows = 0;
	while (text.length > 0)
		rows += screen_rows_of(&view->paper.screen, text_cut_line(&text));
	return rows;
}

int view_note_rows(const struct view *view)
{
	return view_rows_of(view, sink_held(&view->paper.notes.lines));
}

void view_put_notes(struct view *view)
{
	struct span rest = sink_held(&view->paper.notes.lines);
	screen_renew(&view->paper.screen);
	while (rest.length > 0)
		screen_put_line(&view->paper.screen, text_cut_line(&rest));
}

/* Adds a line to the notes. The line that fills the buffer ends with an ellipsis; lines after it are dropped. */
static void add_line(struct view *view, struct span line)
{
	static const char ellipsis[] = "...\n";
	struct sink *lines = &view->paper.notes.lines;
	size_t left = lines->room - 1 - lines->used;
	if (left <= sizeof ellipsis)
		return;
	bool whole = line.length + sizeof ellipsis < left;
	if (!whole)
		line.length = utf8_cut(line, left - sizeof ellipsis);
	sink_span(lines, line);
	sink_text(lines, whole ? "\n" : ellipsis);
}

/* Do the notes still fit on the screen after this line? */
static bool line_fits(const struct view *view, struct span line)
{
	const struct sink *lines = &view->paper.notes.lines;
	int rows = view_note_rows(view) + screen_rows_of(&view->paper.screen, line);
	return rows < view->paper.screen.rows && lines->used + line.length < lines->room;
}

void view_note_line(struct view *view, struct span line)
{
	if (!view->paper.notes.shown && !view->paper.notes.gathered && !line_fits(view, line)) {
		/* The notes take the place of the picture. All further notes follow them on the screen at once. */
		screen_begin(&view->paper.screen);
		view_put_notes(view);
		view->paper.notes.lines.used = 0;
		view->paper.notes.shown = true;
	}
	if (view->paper.notes.shown)
		screen_put_line(&view->paper.screen, line);
	else
		add_line(view, line);
}

/* Adds a line, in which ? stands for a newline: a file name may contain one. */
static void note_text(struct view *view, char line[VIEW_LINE_MAX])
{
	for (char *newline = line; (newline = strchr(newline, '\n'));)
		*newline = '?';
	view_note_line(view, text_span(line));
}

void view_note(struct view *view, enum phrase phrase, const char *const arguments[])
{
	char line[VIEW_LINE_MAX];
	phrase_write(line, sizeof line, view->paper.language, phrase, arguments);
	note_text(view, line);
}

void view_note_sentence(struct view *view, const char *text, bool capital)
{
	char line[VIEW_LINE_MAX];
	snprintf(line, sizeof line, "%s%s", text, view_text(view, PHRASE_STOP));
	if (capital && view->paper.language == LANGUAGE_EN && line[0] >= 'a' && line[0] <= 'z')
		line[0] = (char)(line[0] - 'a' + 'A');
	note_text(view, line);
}

void view_note_wording(struct view *view, enum wording wording, const char *const arguments[])
{
	const char *text = phrase_texts[view->paper.language][wording];
	char bytes[VIEW_LINE_MAX];
	struct sink filled = sink_into(bytes, sizeof bytes);
	sink_fill(&filled, text, arguments);
	view_note_sentence(view, bytes, text[0] != '%');
}

void view_note_once(struct view *view, bool *told, enum phrase phrase, const char *path, int error)
{
	if (!*told)
		view_note(view, phrase, WITH(path, ERROR_TEXT(view->paper.language, error)));
	*told = true;
}

void view_note_lines(struct view *view, struct span text)
{
	while (text.length > 0)
		view_note_line(view, text_cut_line(&text));
}

/* Puts a line on the screen, or among the notes that page_show() will show. */
static void put_line(struct view *view, const char *line)
{
	if (view->paper.notes.gathered)
		view_note_line(view, text_span(line));
	else
		screen_put_line(&view->paper.screen, text_span(line));
}

void view_line(struct view *view, enum phrase phrase, const char *const arguments[])
{
	char line[VIEW_LINE_MAX];
	phrase_write(line, sizeof line, view->paper.language, phrase, arguments);
	put_line(view, line);
}

/* Puts a line as put_line() does, but on the screen only as much as fits on one row. */
static void put_row(struct view *view, char line[VIEW_LINE_MAX])
{
	if (view->paper.screen.in_place && !view->paper.notes.gathered)
		line[screen_start_of(&view->paper.screen, text_span(line), view->paper.screen.columns).length] = '\0';
	put_line(view, line);
}

void list_open(struct numbered_list *list, int first, int last)
{
	if (list->first != first || list->last != last)
		*list = (struct numbered_list){.first = first, .last = last};
	list->shown = false;
}

static void write_item(const struct view *view, int number, const char *text, const char *value,
                       char out[VIEW_LINE_MAX])
{
	const char *colon = view->paper.language == LANGUAGE_ZH ? "：" : ": ";
	if (value)
		snprintf(out, VIEW_LINE_MAX, "%3d  %s%s%s", number, text, colon, value);
	else
		snprintf(out, VIEW_LINE_MAX, "%3d  %s", number, text);
	if (view->paper.list.shown && view->paper.list.number == number)
		out[0] = '>';
}

/* Cuts the next row of an item off a text. The rows after the first are indented. */
static void cut_item_row(const struct view *view, struct span *rest, bool first, char row[VIEW_LINE_MAX])
{
	int used, columns = max(1, view->paper.screen.columns - (first ? 0 : ITEM_INDENT));
	struct span text = view->paper.screen.in_place ? shown_row(rest, view->paper.screen.plain, columns, &used) : *rest;
	if (!view->paper.screen.in_place)
		rest->length = 0;
	snprintf(row, VIEW_LINE_MAX, "%*s%.*s", first ? 0 : ITEM_INDENT, "", (int)text.length, text.at);
}

int view_item_rows(const struct view *view, int number, const char *text, const char *value)
{
	char line[VIEW_LINE_MAX], row[VIEW_LINE_MAX];
	int rows = 0;
	write_item(view, number, text, value, line);
	for (struct span rest = text_span(line); rest.length > 0; rows++)
		cut_item_row(view, &rest, rows == 0, row);
	return rows;
}

void view_item(struct view *view, int number, const char *text, const char *value)
{
	char line[VIEW_LINE_MAX], row[VIEW_LINE_MAX];
	write_item(view, number, text, value, line);
	struct span rest = text_span(line);
	for (bool first = true; rest.length > 0; first = false) {
		cut_item_row(view, &rest, first, row);
		put_line(view, row);
	}
}

void view_list_title(struct view *view, enum phrase phrase, const char *const arguments[])
{
	char line[VIEW_LINE_MAX];
	phrase_write(line, sizeof line, view->paper.language, phrase, arguments);
	put_row(view, line);
}

void view_list_item(struct view *view, int number, const char *text, const char *value)
{
	char line[VIEW_LINE_MAX];
	write_item(view, number, text, value, line);
	put_row(view, line);
}

struct list_part view_list_part(const struct view *view, int count, int selected)
{
	int column, question = screen_find_line(&view->paper.screen, view->paper.question, &column);
	int rows = max(1, view->paper.screen.rows - 1 - question - view_note_rows(view));
	if (!view->paper.screen.in_place || rows >= count)
		return (struct list_part){0, count - 1};
	int first = max(0, min(selected - rows / 2, count - rows));
	return (struct list_part){first, first + rows - 1};
}

bool view_list_part_title(struct view *view, enum phrase name, struct list_part part, int count)
{
	if (part.last - part.first + 1 >= count || !view->paper.screen.keys)
		return false;
	view_list_title(view, PHRASE_LIST_PART,
	                WITH(view_text(view, name), NUMBER(part.first + 1), NUMBER(part.last + 1), NUMBER(count)));
	return true;
}

const char *view_seconds(long long milliseconds, char out[PHRASE_NUMBER_MAX])
{
	snprintf(out, PHRASE_NUMBER_MAX, "%lld.%02lld", milliseconds / 1000, milliseconds % 1000 / 10);
	return out;
}

const char *view_typed(struct span text, char out[TYPED_TEXT_MAX])
{
	size_t length = utf8_cut(text, TYPED_TEXT_MAX - 1);
	memcpy(out, text.at, length);
	out[length] = '\0';
	return out;
}
