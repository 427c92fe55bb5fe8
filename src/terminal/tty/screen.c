#include "terminal/tty/screen.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/minmax.h"
#include "base/utf8.h"
#include "os/file.h"
#include "os/wait.h"
#include "terminal/tty/keys.h"
#include "terminal/tty/tty.h"

enum { ROOM_LEAST = 12 }; /* columns to type in; with fewer the answer goes on the next row */

const char *const keys_how_names[] = {[KEYS_AUTO] = "auto", [KEYS_LINE] = "line", [KEYS_MOUSE] = "mouse", NULL};

/* Reads the terminal's size. It may change at any time, so this is done before each picture and after each wait. */
static void measure(struct screen *screen)
{
	screen->rows = SCREEN_USUAL_ROWS;
	screen->columns = SCREEN_USUAL_COLUMNS;
	tty_size(&screen->rows, &screen->columns);
	screen->columns = min(screen->columns, FRAME_COLUMNS);
}

/* Does the terminal say that it shows 256 colors? */
static bool shows_many_colors(const char *term)
{
	static const char *const terms[] = {"256color", "direct", "kitty", "alacritty", "foot", "ghostty", "wezterm"};
	const char *more = getenv("COLORTERM");
	bool many = getenv("WT_SESSION") || (more && (strcmp(more, "truecolor") == 0 || strcmp(more, "24bit") == 0));
	for (size_t i = 0; i < sizeof terms / sizeof *terms; i++)
		many |= term && strstr(term, terms[i]);
	return many;
}

void screen_open(struct screen *screen, struct sink *out, enum keys_how how, bool plain, char *bytes, size_t capacity,
                 size_t limit)
{
	const char *term = getenv("TERM");
	screen->out = screen->frame.out = out;
	screen->plain = plain;
	screen->drawn = 0;
	screen->keys = false;
	screen->echoes = file_is_terminal(STDIN_FILENO);
	screen->in_place = file_is_terminal(STDOUT_FILENO) && term && *term && strcmp(term, "dumb") != 0;
	screen->many_colors = shows_many_colors(term);
	screen_set_keys(screen, how);
	input_open(&screen->input, tty_input(), out, bytes, capacity, limit);
	measure(screen);
}

void screen_set_keys(struct screen *screen, enum keys_how how)
{
	if (screen->keys)
		screen_show(screen);
	screen->how = how;
	screen->keys = screen->in_place && screen->echoes && how != KEYS_LINE;
	frame_forget(&screen->frame, screen->drawn);
}

void screen_begin(struct screen *screen)
{
	measure(screen);
	screen->line = SIZE_MAX;
	if (screen->keys)
		frame_begin(&screen->frame, screen->wide);
	else if (screen->in_place)
		frame_erase(screen->out, screen->drawn, screen->rows);
	screen->drawn = 0;
}

void screen_wipe(struct screen *screen)
{
	sink_text(screen->out, "\033[H\033[J");
	screen_leave(screen);
}

void screen_leave(struct screen *screen)
{
	frame_forget(&screen->frame, 0);
	screen->drawn = 0;
}

void screen_ring(struct screen *screen)
{
	if (file_is_terminal(STDOUT_FILENO))
		sink_char(screen->out, '\a');
}

void screen_show(struct screen *screen)
{
	if (screen->keys)
		frame_show(&screen->frame, screen->rows, screen->columns);
	else
		sink_flush(screen->out);
}

void screen_find_cursor(struct screen *screen)
{
	sink_text(screen->out, "\033[6n");
}

void screen_put(struct screen *screen, struct span text, const char *pen)
{
	if (screen->keys) {
		frame_put(&screen->frame, text, pen);
		return;
	}
	if (pen)
		sink_text(screen->out, pen);
	sink_span(screen->out, text);
	if (pen)
		sink_text(screen->out, "\033[0m");
}

int screen_put_text(struct screen *screen, struct span text, int columns)
{
	int used = 0;
	for (struct span rest = screen_start_of(screen, text, columns); rest.length > 0;) {
		struct span character = shown_next(&rest, screen->plain);
		screen_put(screen, character, NULL);
		used += utf8_columns(utf8_code(character));
	}
	return used;
}

struct span screen_start_of(const struct screen *screen, struct span text, int columns)
{
	struct span rest = text;
	while (rest.length > 0) {
		struct span before = rest;
		columns -= utf8_columns(utf8_code(shown_next(&rest, screen->plain)));
		if (columns < 0)
			return (struct span){text.at, text.length - before.length};
	}
	return text;
}

struct span screen_end_of(const struct screen *screen, struct span text, int columns)
{
	for (int left = shown_width(text, screen->plain) - columns; left > 0 && text.length > 0;)
		left -= utf8_columns(utf8_code(shown_next(&text, screen->plain)));
	return text;
}

int screen_width(struct span text)
{
	return shown_width(text, false);
}

/* A line longer than a row runs on in the next row. */
static int rows_of_columns(const struct screen *screen, int columns)
{
	int width = max(screen->columns, 1);
	return max(1, (columns + width - 1) / width);
}

/* Returns the pen of the word that begins at a byte of a text; NULL if there is none. */
static const struct screen_pen *pen_at(const struct screen *screen, struct span text, size_t at)
{
	const struct span rest = text_after(text, at);
	if (at > 0 && text_letter(text.at[at - 1]))
		return NULL;
	for (const struct screen_pen *pen = screen->pens; pen < screen->pens + SCREEN_PENS; pen++) {
		size_t length = strlen(pen->word);
		bool ascii = (unsigned char)pen->word[0] <= '~';
		if (length > 0 && (ascii || !screen->plain) && length <= rest.length &&
		    memcmp(rest.at, pen->word, length) == 0 && !(length < rest.length && text_letter(rest.at[length])))
			return pen;
	}
	return NULL;
}

/* Writes a row, and words that have a color in it. */
static void put_row_with_pens(struct screen *screen, struct span row)
{
	for (size_t at = 0; at < row.length;) {
		const struct screen_pen *pen = pen_at(screen, row, at);
		size_t length = pen ? strlen(pen->word) : 0;
		if (!pen) {
			at++;
			continue;
		}
		screen_put_text(screen, (struct span){row.at, at}, INT_MAX);
		screen_put(screen, (struct span){row.at + at, length}, pen->pen);
		row = text_after(row, at + length);
		at = 0;
	}
	screen_put_text(screen, row, INT_MAX);
}

int screen_put_wrapped(struct screen *screen, struct span text)
{
	int rows = 1;
	if (!screen->in_place)
		screen_put_text(screen, text, INT_MAX);
	for (; screen->in_place; rows++) {
		put_row_with_pens(screen, shown_row(&text, screen->plain, screen->columns));
		if (text.length == 0)
			break;
		screen_put(screen, text_span("\n"), NULL);
	}
	return rows;
}

int screen_rows_of(const struct screen *screen, struct span text, int *column)
{
	int rows = 0;
	struct span row = {NULL, 0};
	while (text.length > 0) {
		struct span line = text_cut_line(&text);
		do {
			row = shown_row(&line, screen->plain, screen->columns);
			rows++;
		} while (line.length > 0);
	}
	if (column)
		*column = shown_width(row, screen->plain);
	return rows;
}

int screen_find_line(const struct screen *screen, struct span text, int *column)
{
	int rows = max(1, screen_rows_of(screen, text, column));
	if (text.length == 0 || screen->columns - *column >= ROOM_LEAST)
		return rows;
	*column = 0;
	return rows + 1;
}

void screen_put_line(struct screen *screen, struct span text)
{
	screen->drawn += screen_put_wrapped(screen, text);
	screen_put(screen, text_span("\n"), NULL);
}

void screen_put_cut(struct screen *screen, const char *line)
{
	struct span text = text_span(line);
	screen_put_line(screen, screen->in_place ? screen_start_of(screen, text, screen->columns) : text);
}

void screen_gather(struct screen *screen)
{
	struct input *input = &screen->input;
	while (!input->ended && input_held(input) <= input->limit && wait_for_input(input->fd, 0) > 0)
		input_take(input);
}

void screen_begin_work(struct screen *screen)
{
	screen->typed = false;
	if (!screen->keys)
		return;
	tty_release_unfinished_line();
	if (!screen->works_on)
		screen_gather(screen);
	screen->work_held = input_held(&screen->input);
}

bool screen_poll_typed(struct screen *screen)
{
	screen_gather(screen);
	return screen->keys && input_held(&screen->input) > screen->work_held;
}

/* Copies the characters of typed keys to `out`, which may be where `typed` begins, and drops other keys. Enter counts
   as a blank; several blanks become one. If Ctrl-D comes first, copies it and nothing else. Returns the length. */
static size_t keep_characters(struct span typed, char *out)
{
	struct keypress key;
	size_t length = 0;
	bool gap = false;
	while (typed.length > 0) {
		size_t taken = keys_read(typed, true, &key);
		bool blank = key.kind == KEY_ENTER || (key.kind == KEY_TEXT && text_blank(key.text.at[0]));
		if (key.kind == KEY_FINISH && length == 0) {
			*out = *typed.at;
			return 1;
		}
		gap = length > 0 && (gap || blank);
		if (key.kind == KEY_TEXT && !blank) {
			if (gap)
				out[length++] = ' ';
			memmove(out + length, key.text.at, key.text.length);
			length += key.text.length;
			gap = false;
		}
		typed = text_after(typed, taken);
	}
	return length;
}

void screen_end_work(struct screen *screen)
{
	struct input *input = &screen->input;
	if (!screen->keys)
		return;
	screen_gather(screen);
	assert(input_held(input) >= screen->work_held);
	char *typed = input->bytes + input->start + screen->work_held;
	size_t length = input_held(input) - screen->work_held;
	screen->typed = length > 0;
	screen->works_on = true;
	input->end = input->start + screen->work_held + keep_characters((struct span){typed, length}, typed);
	input->scanned = input->return_scanned = input->start;
}

bool screen_user_gone(const struct screen *screen)
{
	return screen->out->failure != 0 || (screen->input.ended && input_held(&screen->input) == 0);
}

/* Returns the input's next line as far as it was read; with `complete` its newline was read, too. */
static struct span held_line(const struct input *input, bool *complete)
{
	struct span held = {input->bytes + input->start, input_held(input)};
	*complete = held.length > 0 && memchr(held.at, '\n', held.length);
	return text_cut_line(&held);
}

/* Can the next line be read without waiting? */
static bool has_line(const struct input *input)
{
	bool complete;
	struct span held = held_line(input, &complete);
	return input->ended || complete || held.length > input->limit;
}

/* Counts the rows of further lines that were typed during the prompt: the terminal has echoed them. */
static void count_typed_on(struct screen *screen)
{
	screen_gather(screen);
	struct span held = {screen->input.bytes + screen->input.start, input_held(&screen->input)};
	for (bool first = true; held.length > 0 && memchr(held.at, '\n', held.length); first = false) {
		struct span line = text_cut_line(&held);
		if (!first)
			screen->drawn += rows_of_columns(screen, screen_width(line));
	}
}

/* Waits for a line, for `due` or for Ctrl-C. Returns false when the program was stopped and continued. */
static bool await_line(struct screen *screen)
{
	struct input *input = &screen->input;
	while (!has_line(input) && (screen->due == 0 || clock_now() < screen->due) && !tty_interrupted()) {
		enum tty_event event = tty_wait(input->fd, screen->due == 0 ? -1 : clock_until(screen->due));
		if (event == TTY_CONTINUED)
			return false;
		if (event == TTY_INPUT)
			input_take(input);
	}
	return true;
}

static enum screen_answer take_input_line(struct screen *screen, int prompt, struct span *line)
{
	enum input_answer answer = input_next(&screen->input, line);
	if (answer == INPUT_END) {
		sink_char(screen->out, '\n'); /* ends the prompt's line */
		return SCREEN_END;
	}
	screen->cut = answer == INPUT_TOO_LONG;
	if (screen->cut)
		line->length = 0;
	/* Enter on a terminal has ended the prompt's line; without echo it is still open. */
	if (!screen->echoes)
		sink_char(screen->out, '\n');
	screen->drawn += rows_of_columns(screen, prompt + screen_width(*line));
	return SCREEN_LINE;
}

/* Ends a question whose time is up. What was typed of the line is dropped: it does not answer the next question. */
static enum screen_answer take_nothing(struct screen *screen, int prompt, struct span *line)
{
	if (screen->echoes && tty_release_unfinished_line())
		screen_gather(screen);
	screen->input.start = screen->input.scanned = screen->input.end;
	screen->cut = false;
	*line = text_span("");
	sink_char(screen->out, '\n');
	screen->drawn += rows_of_columns(screen, prompt);
	return SCREEN_LINE;
}

enum screen_answer screen_ask(struct screen *screen, struct span prompt_text, struct span *line)
{
	if (screen->echoes)
		screen_gather(screen);
	if (screen->echoes && !has_line(&screen->input) && tty_release_unfinished_line())
		screen_gather(screen);
	bool typed_ahead = has_line(&screen->input);
	tty_prompt(typed_ahead ? TTY_QUIET : TTY_GIVEN);
	if (screen->takes_interrupt)
		tty_note_interrupt();
	int prompt = screen_put_text(screen, prompt_text, INT_MAX);
	bool complete = false;
	if (screen->echoes) /* what was typed before the prompt was not echoed */
		screen_put_text(screen, held_line(&screen->input, &complete), INT_MAX);
	if (complete)
		sink_char(screen->out, '\n');
	sink_flush(screen->out);
	bool gone = screen->out->failure != 0;
	bool stopped = !gone && !await_line(screen);
	tty_end_prompt();
	measure(screen);
	if (gone || stopped)
		return gone ? SCREEN_END : SCREEN_DRAW_AGAIN;
	if (tty_interrupted()) {
		sink_char(screen->out, '\n');
		screen->drawn += rows_of_columns(screen, prompt);
		return SCREEN_INTERRUPTED;
	}
	if (!has_line(&screen->input))
		return take_nothing(screen, prompt, line);
	if (screen->echoes && !typed_ahead)
		count_typed_on(screen);
	return take_input_line(screen, prompt, line);
}

void screen_change_line(struct screen *screen, int column)
{
	frame_cut(&screen->frame, screen->line);
	screen_column(screen, column);
}

void screen_column(struct screen *screen, int column)
{
	if (screen->keys)
		frame_go(&screen->frame, column - 1);
	else
		frame_control(screen->out, column, 'G');
}

void screen_erase_rest(struct screen *screen)
{
	if (!screen->keys)
		sink_text(screen->out, "\033[K");
}

static int stop_time_left(void *context)
{
	enum { POLL_EVERY = 20 }; /* milliseconds */
	struct stop *stop = context;
	struct screen *screen = stop->screen;
	stop->called |= (stop->also && stop->also(stop->context)) || tty_interrupted();
	bool looks = stop->input == STOP_NEW_INPUT || (stop->input == STOP_ANY_INPUT && screen->echoes);
	if (!stop->called && looks && clock_now() - stop->looked >= POLL_EVERY) {
		stop->looked = clock_now();
		stop->called = screen_poll_typed(screen) || screen_user_gone(screen) ||
		               (stop->input == STOP_ANY_INPUT && input_held(&screen->input) > 0);
	}
	return stop->called ? 0 : time_limit_left(&stop->time);
}

struct time_limit stop_limit(struct stop *stop)
{
	tty_note_interrupt();
	return (struct time_limit){.left = stop_time_left, .context = stop};
}
