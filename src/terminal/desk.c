#include "terminal/desk.h"

#include <stdio.h>
#include <string.h>

#include "base/trouble.h"
#include "base/utf8.h"

enum { LINE_MAX_BYTES = 4096 };
_Static_assert((int)EDITOR_LINE_MAX <= (int)COMMAND_LINE_MAX, "a line that was edited fits where commands are read");

const char *const desk_nothing[1] = {""};

const char *desk_text(const struct view *view, enum phrase phrase)
{
	return phrase_texts[phrase][view->language];
}

const char *desk_side(const struct view *view, enum side side)
{
	return desk_text(view, side == SIDE_BLACK ? PHRASE_BLACK : PHRASE_WHITE);
}

int desk_note_rows(const struct view *view)
{
	struct span rest = {view->notes.bytes, view->notes.used};
	int rows = 0;
	while (rest.length > 0)
		rows += screen_rows_of(&view->screen, text_cut_line(&rest));
	return rows;
}

void desk_put_notes(struct view *view)
{
	struct span rest = {view->notes.bytes, view->notes.used};
	while (rest.length > 0)
		screen_put_line(&view->screen, text_cut_line(&rest));
}

/* The notes so far and all that follow go on the screen, over the picture that is there. */
static void overflow(struct view *view)
{
	screen_begin(&view->screen);
	desk_put_notes(view);
	view->notes.used = 0;
	view->notes_shown = true;
}

void desk_note_line(struct view *view, struct span line)
{
	int rows = screen_rows_of(&view->screen, line);
	bool fits = desk_note_rows(view) + rows < view->screen.rows && view->notes.used + line.length < SINK_BYTES;
	if (!fits && !view->notes_shown && !view->gathers)
		overflow(view);
	if (view->notes_shown) {
		screen_put_line(&view->screen, line);
		return;
	}
	sink_span(&view->notes, line);
	sink_char(&view->notes, '\n');
}

void desk_note(struct view *view, enum phrase phrase, const char *const arguments[])
{
	char line[LINE_MAX_BYTES];
	phrase_write(line, sizeof line, view->language, phrase, arguments);
	for (char *newline = line; (newline = strchr(newline, '\n'));)
		*newline = '?'; /* in a file's name */
	desk_note_line(view, text_span(line));
}

void desk_note_lines(struct view *view, struct span text)
{
	while (text.length > 0)
		desk_note_line(view, text_cut_line(&text));
}

void desk_note_text(struct view *view, enum phrase phrase)
{
	desk_note_lines(view, text_span(desk_text(view, phrase)));
}

void desk_line(struct view *view, enum phrase phrase, const char *const arguments[])
{
	char line[LINE_MAX_BYTES];
	phrase_write(line, sizeof line, view->language, phrase, arguments);
	screen_put_line(&view->screen, text_span(line));
}

/* Nobody is there any more. */
static bool end(struct view *view)
{
	view->ended = true;
	if (view->screen.input.failure != 0) {
		trouble_file("standard input", view->screen.input.failure);
		view->status = EXIT_TROUBLE;
	}
	return false;
}

static void draw(struct view *view, struct match *match, desk_scene *scene)
{
	if (view->notes_shown)
		return; /* they are the scene */
	if (scene)
		scene(view, match);
	else
		desk_put_notes(view);
}

void desk_draw_again(struct view *view, struct match *match)
{
	screen_leave(&view->screen);
	view->notes_shown = false;
	draw(view, match, view->scene);
}

/* What was said has been read, or stands above. */
static void forget_notes(struct view *view)
{
	if (view->notes_shown)
		screen_leave(&view->screen);
	view->notes.used = 0;
	view->notes_alone = view->notes_shown = false;
}

void desk_draw_over(struct view *view, struct match *match)
{
	if (view->notes_shown || view->notes_alone)
		forget_notes(view);
	view->scene(view, match);
}

/* What was longer than the screen is forgotten: its end is nowhere any more, what scrolled away can be looked up. */
void desk_draw_resized(struct view *view, struct match *match)
{
	if (view->notes_shown)
		forget_notes(view);
	screen_wipe(&view->screen);
	desk_draw_again(view, match);
}

static enum screen_answer ask(struct view *view, struct match *match, struct span prompt, struct span *answer)
{
	enum screen_answer answered;
	if (view->screen.keys)
		return prompt_ask(view, match, prompt, answer);
	view->screen.due = chess_clock_due(&match->clock);
	while ((answered = screen_ask(&view->screen, prompt, answer)) == SCREEN_DRAW_AGAIN)
		desk_draw_again(view, match);
	return answered;
}

bool desk_ask(struct view *view, struct match *match, desk_scene *scene, enum phrase phrase,
              const char *const arguments[], struct span *answer)
{
	char prompt[LINE_MAX_BYTES];
	phrase_write(prompt, sizeof prompt, view->language, phrase, arguments);
	view->scene = scene ? scene : view->scene;
	view->prompt = text_span(prompt);
	draw(view, match, scene);
	enum screen_answer answered = ask(view, match, view->prompt, answer);
	view->prompt.length = 0;
	forget_notes(view);
	if (answered == SCREEN_END)
		return end(view);
	if (view->screen.cut)
		desk_note(view, PHRASE_TOO_LONG, desk_nothing);
	view->raw = command_text(*answer);
	memcpy(view->line, answer->at, answer->length);
	*answer = command_text((struct span){view->line, phrase_fold(view->line, answer->length)});
	return true;
}

const char *desk_seconds(long long milliseconds, char out[24])
{
	snprintf(out, 24, "%lld.%02lld", milliseconds / 1000, milliseconds % 1000 / 10);
	return out;
}

const char *desk_typed(struct span text, char out[DESK_TYPED_MAX])
{
	size_t length = utf8_cut(text, DESK_TYPED_MAX - 1);
	memcpy(out, text.at, length);
	out[length] = '\0';
	return out;
}
