#include "terminal/desk.h"

#include <stdio.h>
#include <string.h>

#include "base/trouble.h"
#include "base/utf8.h"

enum { LINE_MAX_BYTES = 1024 };

const char *desk_text(const struct desk *desk, enum phrase phrase)
{
	return phrase_texts[phrase][desk->language];
}

const char *desk_side(const struct desk *desk, enum side side)
{
	return desk_text(desk, side == SIDE_BLACK ? PHRASE_BLACK : PHRASE_WHITE);
}

void desk_note(struct desk *desk, enum phrase phrase, const char *const arguments[])
{
	struct sink *notes = &desk->notes;
	size_t start = notes->used;
	phrase_put(notes, desk->language, phrase, arguments);
	for (size_t i = start; i < notes->used; i++)
		if (notes->bytes[i] == '\n') /* in a file's name */
			notes->bytes[i] = '?';
	sink_char(&desk->notes, '\n');
}

void desk_line(struct desk *desk, enum phrase phrase, const char *const arguments[])
{
	char line[LINE_MAX_BYTES];
	phrase_write(line, sizeof line, desk->language, phrase, arguments);
	screen_put_line(&desk->screen, text_span(line));
}

void desk_show_notes(struct desk *desk)
{
	struct span rest = {desk->notes.bytes, desk->notes.used};
	while (rest.length > 0) {
		const char *newline = memchr(rest.at, '\n', rest.length);
		size_t length = newline ? (size_t)(newline - rest.at) : rest.length;
		screen_put_line(&desk->screen, (struct span){rest.at, length});
		length += newline != NULL;
		rest = (struct span){rest.at + length, rest.length - length};
	}
	screen_show(&desk->screen);
}

void desk_put_notes(struct desk *desk)
{
	desk_show_notes(desk);
	desk->notes.used = 0;
	desk->notes_alone = false;
}

bool desk_ask(struct desk *desk, enum phrase phrase, const char *const arguments[], struct span *answer)
{
	char prompt[LINE_MAX_BYTES];
	phrase_write(prompt, sizeof prompt, desk->language, phrase, arguments);
	if (!screen_ask(&desk->screen, text_span(prompt), answer)) {
		desk->ended = true;
		if (desk->screen.input.failure != 0) {
			trouble_file("standard input", desk->screen.input.failure);
			desk->status = EXIT_TROUBLE;
		}
		return false;
	}
	if (desk->screen.cut)
		desk_note(desk, PHRASE_TOO_LONG, NULL);
	desk->raw = command_text(*answer);
	memcpy(desk->line, answer->at, answer->length);
	*answer = command_text((struct span){desk->line, phrase_fold(desk->line, answer->length)});
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
