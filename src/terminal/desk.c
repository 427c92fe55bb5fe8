#include "terminal/desk.h"

#include <stdio.h>
#include <string.h>

#include "base/trouble.h"

enum { LINE_MAX_BYTES = 1024 };

const char *sitting_text(const struct sitting *sitting, enum phrase phrase)
{
	return phrase_texts[phrase][sitting->language];
}

const char *sitting_side(const struct sitting *sitting, enum side side)
{
	return sitting_text(sitting, side == SIDE_BLACK ? PHRASE_BLACK : PHRASE_WHITE);
}

void sitting_note(struct sitting *sitting, enum phrase phrase, const char *const arguments[])
{
	phrase_put(&sitting->notes, sitting->language, phrase, arguments);
	sink_char(&sitting->notes, '\n');
}

void sitting_line(struct sitting *sitting, enum phrase phrase, const char *const arguments[])
{
	char line[LINE_MAX_BYTES];
	phrase_write(line, sizeof line, sitting->language, phrase, arguments);
	screen_put_line(&sitting->screen, text_span(line));
}

void sitting_show_notes(struct sitting *sitting)
{
	struct span rest = {sitting->notes.bytes, sitting->notes.used};
	while (rest.length > 0) {
		const char *newline = memchr(rest.at, '\n', rest.length);
		size_t length = newline ? (size_t)(newline - rest.at) : rest.length;
		screen_put_line(&sitting->screen, (struct span){rest.at, length});
		length += newline != NULL;
		rest = (struct span){rest.at + length, rest.length - length};
	}
	screen_show(&sitting->screen);
}

void sitting_put_notes(struct sitting *sitting)
{
	sitting_show_notes(sitting);
	sitting->notes.used = 0;
	sitting->notes_alone = false;
}

bool sitting_ask(struct sitting *sitting, enum phrase phrase, const char *const arguments[], struct span *answer)
{
	char prompt[LINE_MAX_BYTES];
	phrase_write(prompt, sizeof prompt, sitting->language, phrase, arguments);
	if (!screen_ask(&sitting->screen, text_span(prompt), answer)) {
		sitting->ended = true;
		if (sitting->screen.input.failure != 0) {
			trouble_file("standard input", sitting->screen.input.failure);
			sitting->status = EXIT_TROUBLE;
		}
		return false;
	}
	if (sitting->screen.cut)
		sitting_note(sitting, PHRASE_TOO_LONG, NULL);
	sitting->raw = command_text(*answer);
	memcpy(sitting->line, answer->at, answer->length);
	*answer = command_text((struct span){sitting->line, phrase_fold(sitting->line, answer->length)});
	return true;
}

const char *sitting_seconds(long long milliseconds, char out[24])
{
	snprintf(out, 24, "%lld.%02lld", milliseconds / 1000, milliseconds % 1000 / 10);
	return out;
}

const char *sitting_typed(struct span text, char out[SITTING_TYPED_MAX])
{
	size_t length = text.length < SITTING_TYPED_MAX - 1 ? text.length : SITTING_TYPED_MAX - 1;
	for (size_t i = 0; i < length; i++) {
		out[i] = text.at[i];
		if ((unsigned char)out[i] < ' ' || out[i] == 0x7F)
			out[i] = '?';
	}
	out[length] = '\0';
	return out;
}
