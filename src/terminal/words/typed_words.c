#include "terminal/words/typed_words.h"

#include <string.h>

#include "terminal/words/words.h"

/* Finds the Chinese word at the front of a text, and its English word. Returns its length in bytes, or 0. */
static size_t front_word(struct span text, struct span *english)
{
	for (const struct word *row = word_rows; row->word; row++)
		for (int i = 0; i < WORD_OTHERS_MAX && row->chinese[i]; i++)
			if (text_starts(text, row->chinese[i])) {
				*english = text_span(row->word);
				return strlen(row->chinese[i]);
			}
	return 0;
}

/* Returns the word that a short form stands for, or NULL. */
static const char *short_word(struct span text)
{
	for (const struct word *row = word_rows; row->word; row++)
		for (int i = 0; i < WORD_OTHERS_MAX && row->shorts[i]; i++)
			if (text_is(text, row->shorts[i]))
				return row->word;
	return NULL;
}

struct span typed_rest(struct span text)
{
	struct span english;
	size_t front = front_word(text, &english);
	if (front == 0)
		front = text_word(&(struct span){text.at, text.length}).length;
	return text_trim(text_after(text, front));
}

struct span typed_word(struct span text)
{
	struct span english;
	const char *word = short_word(text);
	if (word)
		return text_span(word);
	return text.length > 0 && front_word(text, &english) == text.length ? english : text;
}

bool typed_is_leave(struct span text)
{
	struct span word = typed_word(text);
	return text_is(word, "menu") || text_is(word, "quit");
}

bool typed_switch(struct span text, bool now, bool *on)
{
	struct span value = phrase_value_read(text_trim(text));
	*on = value.length > 0 ? text_is(value, "on") : !now;
	return value.length == 0 || *on || text_is(value, "off");
}

static size_t run_of(struct span text, size_t from, bool letters)
{
	size_t end = from;
	while (end < text.length && (letters ? text_letter(text.at[end]) : text_digit(text.at[end])))
		end++;
	return end - from;
}

/* Writes a point without blanks and with the letters first. Its one or two letters and its number may come in
   either order, with blanks between them. Returns the length, or 0 for another text. */
static size_t typed_point(struct span text, char *out)
{
	bool letters_first = text.length > 0 && text_letter(text.at[0]);
	size_t one = run_of(text, 0, letters_first);
	size_t from = one;
	while (from < text.length && text_blank(text.at[from]))
		from++;
	size_t other = run_of(text, from, !letters_first);
	size_t letters = letters_first ? one : other;
	if (one == 0 || other == 0 || from + other != text.length || letters > 2)
		return 0;
	memcpy(out, letters_first ? text.at : text.at + from, letters);
	memcpy(out + letters, letters_first ? text.at + from : text.at, one + other - letters);
	return one + other;
}

/* Returns a point, alone or after `why`, in the usual form. Returns any other command unchanged. `text` may be in
   `line`. */
static struct span straightened(struct span text, char line[TYPED_COMMAND_MAX])
{
	struct span rest = text;
	size_t front = 0;
	if (text_is(text_word(&rest), "why"))
		front = 4;
	char point[TYPED_COMMAND_MAX];
	size_t length = typed_point(front > 0 ? text_trim(rest) : text, point);
	if (length == 0)
		return text;
	memcpy(line, "why ", front);
	memcpy(line + front, point, length);
	return (struct span){line, front + length};
}

struct span typed_command(struct span text, enum coords coords, char line[TYPED_COMMAND_MAX])
{
	struct span english;
	size_t front = front_word(text, &english);
	struct span word = typed_word(text);
	if (word.at != text.at)
		return word;
	if (front > 0) {
		struct span rest = text_trim(text_after(text, front));
		memcpy(line, english.at, english.length);
		line[english.length] = ' ';
		memcpy(line + english.length + 1, rest.at, rest.length);
		text = (struct span){line, english.length + 1 + rest.length};
	}
	return coords_lettered(coords) ? straightened(text, line) : text;
}
