#include "terminal/desk.h"

#include <stdio.h>
#include <string.h>

#include "base/trouble.h"
#include "base/utf8.h"

enum { LINE_MAX_BYTES = 4096 };
_Static_assert((int)EDITOR_LINE_MAX <= (int)COMMAND_LINE_MAX, "a line that was edited fits where commands are read");

const char *const desk_nothing[1] = {""};

const char *desk_text(const struct desk *desk, enum phrase phrase)
{
	return phrase_texts[phrase][desk->view.language];
}

const char *desk_side(const struct desk *desk, enum side side)
{
	return desk_text(desk, side == SIDE_BLACK ? PHRASE_BLACK : PHRASE_WHITE);
}

struct span desk_next_line(struct span *rest)
{
	const char *newline = memchr(rest->at, '\n', rest->length);
	struct span line = {rest->at, newline ? (size_t)(newline - rest->at) : rest->length};
	size_t length = line.length + (newline != NULL);
	*rest = (struct span){rest->at + length, rest->length - length};
	return line;
}

int desk_note_rows(const struct desk *desk)
{
	struct span rest = {desk->view.notes.bytes, desk->view.notes.used};
	int rows = 0;
	while (rest.length > 0)
		rows += screen_rows_of(&desk->view.screen, desk_next_line(&rest));
	return rows;
}

void desk_put_notes(struct desk *desk)
{
	struct span rest = {desk->view.notes.bytes, desk->view.notes.used};
	while (rest.length > 0)
		screen_put_line(&desk->view.screen, desk_next_line(&rest));
}

/* The notes so far and all that follow go on the screen, over the picture that is there. */
static void overflow(struct desk *desk)
{
	screen_begin(&desk->view.screen);
	desk_put_notes(desk);
	desk->view.notes.used = 0;
	desk->view.notes_shown = true;
}

void desk_note_line(struct desk *desk, struct span line)
{
	int rows = screen_rows_of(&desk->view.screen, line);
	bool fits = desk_note_rows(desk) + rows < desk->view.screen.rows && desk->view.notes.used + line.length < SINK_BYTES;
	if (!fits && !desk->view.notes_shown && !desk->view.gathers)
		overflow(desk);
	if (desk->view.notes_shown) {
		screen_put_line(&desk->view.screen, line);
		return;
	}
	sink_span(&desk->view.notes, line);
	sink_char(&desk->view.notes, '\n');
}

void desk_note(struct desk *desk, enum phrase phrase, const char *const arguments[])
{
	char line[LINE_MAX_BYTES];
	phrase_write(line, sizeof line, desk->view.language, phrase, arguments);
	for (char *newline = line; (newline = strchr(newline, '\n'));)
		*newline = '?'; /* in a file's name */
	desk_note_line(desk, text_span(line));
}

void desk_note_lines(struct desk *desk, struct span text)
{
	while (text.length > 0)
		desk_note_line(desk, desk_next_line(&text));
}

void desk_note_text(struct desk *desk, enum phrase phrase)
{
	desk_note_lines(desk, text_span(desk_text(desk, phrase)));
}

void desk_line(struct desk *desk, enum phrase phrase, const char *const arguments[])
{
	char line[LINE_MAX_BYTES];
	phrase_write(line, sizeof line, desk->view.language, phrase, arguments);
	screen_put_line(&desk->view.screen, text_span(line));
}

/* Nobody is there any more. */
static bool end(struct desk *desk)
{
	desk->view.ended = true;
	if (desk->view.screen.input.failure != 0) {
		trouble_file("standard input", desk->view.screen.input.failure);
		desk->view.status = EXIT_TROUBLE;
	}
	return false;
}

static void draw(struct desk *desk, desk_scene *scene)
{
	if (desk->view.notes_shown)
		return; /* they are the scene */
	if (scene)
		scene(desk);
	else
		desk_put_notes(desk);
}

void desk_draw_again(struct desk *desk)
{
	screen_leave(&desk->view.screen);
	desk->view.notes_shown = false;
	draw(desk, desk->view.scene);
}

/* What was said has been read, or stands above. */
static void forget_notes(struct desk *desk)
{
	if (desk->view.notes_shown)
		screen_leave(&desk->view.screen);
	desk->view.notes.used = 0;
	desk->view.notes_alone = desk->view.notes_shown = false;
}

void desk_draw_over(struct desk *desk)
{
	if (desk->view.notes_shown || desk->view.notes_alone)
		forget_notes(desk);
	desk->view.scene(desk);
}

/* What was longer than the screen is forgotten: its end is nowhere any more, what scrolled away can be looked up. */
void desk_draw_resized(struct desk *desk)
{
	if (desk->view.notes_shown)
		forget_notes(desk);
	screen_wipe(&desk->view.screen);
	desk_draw_again(desk);
}

static enum screen_answer ask(struct desk *desk, struct span prompt, struct span *answer)
{
	enum screen_answer answered;
	if (desk->view.screen.keys)
		return prompt_ask(desk, prompt, answer);
	desk->view.screen.due = chess_clock_due(&desk->match.clock);
	while ((answered = screen_ask(&desk->view.screen, prompt, answer)) == SCREEN_DRAW_AGAIN)
		desk_draw_again(desk);
	return answered;
}

bool desk_is_late(const struct desk *desk)
{
	return desk->match.clock.side != SIDE_NONE && chess_clock_flagged(&desk->match.clock, desk->match.clock.side);
}

bool desk_ask(struct desk *desk, desk_scene *scene, enum phrase phrase, const char *const arguments[], struct span *answer)
{
	char prompt[LINE_MAX_BYTES];
	phrase_write(prompt, sizeof prompt, desk->view.language, phrase, arguments);
	desk->view.scene = scene ? scene : desk->view.scene;
	desk->view.prompt = text_span(prompt);
	draw(desk, scene);
	enum screen_answer answered = ask(desk, desk->view.prompt, answer);
	desk->view.prompt.length = 0;
	forget_notes(desk);
	if (answered == SCREEN_END)
		return end(desk);
	if (desk->view.screen.cut)
		desk_note(desk, PHRASE_TOO_LONG, desk_nothing);
	desk->view.raw = command_text(*answer);
	memcpy(desk->view.line, answer->at, answer->length);
	*answer = command_text((struct span){desk->view.line, phrase_fold(desk->view.line, answer->length)});
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
