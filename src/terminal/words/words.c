#include "terminal/words/words.h"

#include <string.h>

#include "terminal/tty/keys.h"

const struct word *words_find(struct span text)
{
	for (const struct word *row = word_rows; row->word; row++)
		if (text_is(text, row->word))
			return row;
	return NULL;
}

bool words_takes_file(const struct word *word)
{
	return word->argument[LANGUAGE_EN] && strcmp(word->argument[LANGUAGE_EN], "FILE") == 0;
}

bool words_has(struct span text, unsigned flag)
{
	const struct word *row = words_find(text);
	return row && (row->flags & flag) != 0;
}

bool typed_begins(struct span typed, const char *word)
{
	size_t same = 0;
	while (same < typed.length && word[same] && text_lower(word[same]) == text_lower(typed.at[same]))
		same++;
	return same == typed.length;
}

/* Adds a word to the completions of a text, if it begins with the text. `goes_on`: the word takes an argument. */
static void consider_word(struct completion *found, struct span text, const char *word, bool goes_on)
{
	if (!word || !typed_begins(text, word))
		return;
	completion_add(found, text_span(word));
	found->goes_on = goes_on;
}

size_t words_complete(struct span text, unsigned flags, char out[WORD_MAX_BYTES])
{
	struct completion found = {.count = 0};
	for (const struct word *row = word_rows; row->word && text.length > 0; row++) {
		bool goes_on = row->argument[LANGUAGE_EN] != NULL;
		if ((row->flags & flags) == 0)
			continue;
		consider_word(&found, text, row->word, goes_on);
		for (int i = 0; i < WORD_OTHERS_MAX; i++) {
			consider_word(&found, text, row->chinese[i], goes_on);
			if (row->shorts[i] && row->shorts[i][1]) /* one letter is not completed */
				consider_word(&found, text, row->shorts[i], goes_on);
		}
	}
	size_t length = completion_rest(&found, text, out);
	if (found.count == 1 && found.goes_on)
		out[length++] = ' ';
	return length;
}

/* Finds the Chinese word at the front of a text, or the short form that is the whole text, and its English word.
   Returns its length in bytes, or 0. */
static size_t front_word(struct span text, struct span *english)
{
	for (const struct word *row = word_rows; row->word; row++) {
		*english = text_span(row->word);
		for (int i = 0; i < WORD_OTHERS_MAX; i++)
			if (row->shorts[i] && text_is(text, row->shorts[i]))
				return text.length;
			else if (row->chinese[i] && text_starts(text, row->chinese[i]))
				return strlen(row->chinese[i]);
	}
	return 0;
}

struct span typed_rest(struct span text)
{
	struct span english;
	size_t front = front_word(text, &english);
	if (front == 0)
		front = text_word(&(struct span){text.at, text.length}).length;
	return text_trim(text_after(text, front));
}

struct span typed_name(struct span answer)
{
	size_t length = 0;
	while (length < answer.length && (answer.at[length] != '#' || (length > 0 && !text_blank(answer.at[length - 1]))))
		length++;
	return text_trim((struct span){answer.at, length});
}

struct span typed_word(struct span text)
{
	struct span english;
	return text.length > 0 && front_word(text, &english) == text.length ? english : text;
}

bool typed_is_leave(struct span text)
{
	struct span word = typed_word(text);
	bool back = text_is(word, "back") && !text_is(text, "b");
	return back || text_is(word, "menu") || text_is(word, "quit") || text_is(text, "返回");
}

bool typed_switch(struct span text, bool now, bool *on)
{
	text = text_trim(text);
	bool off = text_is(text, "off") || text_is(text, phrase_value(LANGUAGE_ZH, "off"));
	*on = text_is(text, "on") || text_is(text, phrase_value(LANGUAGE_ZH, "on")) || (text.length == 0 && !now);
	return text.length == 0 || *on || off;
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
	if (front > 0 && front == text.length)
		return english;
	if (front > 0) {
		struct span rest = text_trim(text_after(text, front));
		memcpy(line, english.at, english.length);
		line[english.length] = ' ';
		memcpy(line + english.length + 1, rest.at, rest.length);
		text = (struct span){line, english.length + 1 + rest.length};
	}
	return coords_lettered(coords) ? straightened(text, line) : text;
}
