#include "terminal/view/view.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "base/minmax.h"
#include "base/utf8.h"

enum { VIEW_LINE_MAX = 4096 };
_Static_assert((int)EDITOR_LINE_MAX <= (int)COMMAND_LINE_MAX, "a line that was edited fits where commands are read");

const char *const no_arguments[1] = {""};
const char *const beside_shown_names[] = {[BESIDE_AUTO] = "auto", [BESIDE_OFF] = "off", [BESIDE_ON] = "on", NULL};
const struct key_word escape_leaves[] = {{KEY_ESCAPE, "menu"}, {KEY_ENTER, NULL}};
const struct key_word escape_is_no[] = {{KEY_ESCAPE, "n"}, {KEY_ENTER, NULL}};

void *view_state(const struct view *view, const struct screen_ops *screen)
{
	int at = view->stack.depth - 1;
	while (at >= 0 && view->stack.at[at].screen != screen)
		at--;
	return at >= 0 ? view->stack.at[at].state : NULL;
}

/* Returns where the state of the screen that opens next begins. */
static void *next_state(struct screen_stack *stack)
{
	const struct open_screen *top = stack->depth > 0 ? &stack->at[stack->depth - 1] : NULL;
	size_t least = sizeof *stack->states, front = top ? (top->screen->size + least - 1) / least : 0;
	return (max_align_t *)(top ? top->state : stack->states) + front;
}

void *view_prepare(struct screen_stack *stack, struct next *next)
{
	next->state = next_state(stack);
	assert((char *)next->state + next->screen->size <= (char *)stack->states + sizeof stack->states);
	return memset(next->state, 0, next->screen->size);
}

void view_push(struct screen_stack *stack, struct next next)
{
	void *state = next_state(stack);
	assert(stack->depth < SCREENS_DEEP);
	if (!next.state)
		view_prepare(stack, &next);
	else /* it may have been prepared above a screen that is now replaced */
		memmove(state, next.state, next.screen->size);
	stack->at[stack->depth++] = (struct open_screen){next.screen, state};
}

void paper_put_note_rows(struct paper *paper, int rows)
{
	char last[VIEW_LINE_MAX];
	bool cut = paper_note_rows(paper) > rows;
	const struct screen *screen = &paper->screen;
	struct span rest = sink_held(&paper->notes.lines), line = text_span("");
	screen_renew(&paper->screen);
	while (rest.length > 0 || line.length > 0) {
		line = line.length > 0 ? line : text_cut_line(&rest);
		struct span row = cut ? shown_row(&line, screen->plain, screen->columns) : line;
		line.length *= cut;
		if (cut && --rows <= 0) {
			row = screen_start_of(screen, row, screen->columns - 4);
			snprintf(last, sizeof last, "%.*s ...", (int)row.length, row.at);
			screen_put_line(&paper->screen, text_span(last));
			return;
		}
		screen_put_line(&paper->screen, row);
	}
}

void paper_put_notes(struct paper *paper)
{
	paper_put_note_rows(paper, INT_MAX);
}

void paper_forget_notes(struct paper *paper)
{
	if (paper->notes.shown) {
		screen_show(&paper->screen);
		screen_leave(&paper->screen);
	}
	paper->notes.lines.used = 0;
	paper->notes.replace = paper->notes.alone = paper->notes.shown = paper->notes.shapes.any = false;
}

/* Adds a line to the notes. The line that fills the buffer ends with an ellipsis; lines after it are dropped. */
static void add_line(struct paper *paper, struct span line)
{
	static const char ellipsis[] = "...\n";
	struct sink *lines = &paper->notes.lines;
	size_t left = lines->room - 1 - lines->used;
	if (left <= sizeof ellipsis)
		return;
	bool whole = line.length + sizeof ellipsis < left;
	if (!whole)
		line.length = utf8_cut(line, left - sizeof ellipsis);
	sink_span(lines, line);
	sink_text(lines, whole ? "\n" : ellipsis);
}

void paper_note_line(struct paper *paper, struct span line)
{
	const struct sink *lines = &paper->notes.lines;
	if (!paper->notes.shown && !paper->notes.gathered && /* counting the rows of a long text for each line takes long */
	    (paper_note_rows(paper) + max(1, screen_rows_of(&paper->screen, line, NULL)) >= paper->screen.rows ||
	     lines->used + line.length >= lines->room)) {
		/* The notes take the place of the picture. All further notes follow them on the screen at once. */
		screen_begin(&paper->screen);
		paper_put_notes(paper);
		paper->notes.lines.used = 0;
		paper->notes.shown = true;
	}
	if (paper->notes.shown)
		screen_put_line(&paper->screen, line);
	else
		add_line(paper, line);
}

/* Adds a line, in which ? stands for a newline: a file name may contain one. */
static void note_text(struct paper *paper, char line[VIEW_LINE_MAX])
{
	for (char *newline = line; (newline = strchr(newline, '\n'));)
		*newline = '?';
	paper_note_line(paper, text_span(line));
}

struct next paper_note(struct paper *paper, enum phrase phrase, const char *const arguments[])
{
	char line[VIEW_LINE_MAX];
	phrase_write(line, sizeof line, paper->language, phrase, arguments);
	note_text(paper, line);
	return next_is(NEXT_HERE);
}

void paper_note_sentence(struct paper *paper, const char *text, bool capital)
{
	char line[VIEW_LINE_MAX];
	snprintf(line, sizeof line, "%s%s", text, paper_text(paper, PHRASE_STOP));
	if (capital && paper->language == LANGUAGE_EN && line[0] >= 'a' && line[0] <= 'z')
		line[0] = (char)(line[0] - 'a' + 'A');
	note_text(paper, line);
}

void paper_note_wording(struct paper *paper, enum wording wording, const char *const arguments[])
{
	char line[VIEW_LINE_MAX];
	phrase_write(line, sizeof line, paper->language, (enum phrase)wording, arguments);
	paper_note_sentence(paper, line, phrase_texts[paper->language][wording][0] != '%');
}

void paper_note_once(struct paper *paper, bool *told, enum phrase phrase, const char *path, int error)
{
	if (error != 0 && !*told)
		paper_note(paper, phrase, WITH(path, ERROR_TEXT(paper->language, error)));
	*told |= error != 0;
}

void paper_note_lines(struct paper *paper, struct span text)
{
	while (text.length > 0)
		paper_note_line(paper, text_cut_line(&text));
}

struct next paper_ask(struct paper *paper, enum phrase phrase, const char *const arguments[])
{
	phrase_write(paper->question, sizeof paper->question, paper->language, phrase, arguments);
	return next_is(NEXT_ASK);
}

void paper_line(struct paper *paper, enum phrase phrase, const char *const arguments[])
{
	char line[VIEW_LINE_MAX];
	phrase_write(line, sizeof line, paper->language, phrase, arguments);
	screen_put_line(&paper->screen, text_span(line));
}

const char *view_seconds(long long milliseconds, char out[NUMBER_MAX])
{
	snprintf(out, NUMBER_MAX, "%lld.%02lld", milliseconds / 1000, milliseconds % 1000 / 10);
	return out;
}

const char *view_typed(struct span text, char out[TYPED_TEXT_MAX])
{
	size_t length = utf8_cut(text, TYPED_TEXT_MAX - 1);
	memcpy(out, text.at, length);
	out[length] = '\0';
	return out;
}

void view_put_aside(struct view *view, struct play *play)
{
	struct look *look = &view->picture.render.look;
	struct aside *aside = &view->picture.aside;
	*aside = (struct aside){.put = true, .opponents = play->opponents, .look = *look};
	memcpy(aside->player, play->session.player, sizeof aside->player);
	play->full_game = play->session.game;
	play->opponents = (struct opponents){.draws = 0};
	play->session.player[SIDE_BLACK] = play->session.player[SIDE_WHITE] = MOVER_HUMAN;
	look->threats = false;
}

void view_put_back(struct view *view, struct play *play)
{
	struct aside *aside = &view->picture.aside;
	cursor_hide(&view->typing.cursor);
	if (!aside->put)
		return;
	aside->put = false;
	play->session.game = play->full_game;
	play->opponents = aside->opponents;
	memcpy(play->session.player, aside->player, sizeof aside->player);
	view->picture.render.look = aside->look;
}
