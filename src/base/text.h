/* Spans of bytes, strict numbers and words: nothing here needs a terminator or a locale. */
#ifndef TEXT_H
#define TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Bytes owned by somebody else, of any value, NUL included. */
struct span {
	const char *at;
	size_t length;
};

/* Blanks of the input language: space, tab and carriage return. */
static inline bool text_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r';
}

static inline bool text_digit(char c)
{
	return c >= '0' && c <= '9';
}

static inline char text_lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static inline bool text_letter(char c)
{
	c = text_lower(c);
	return c >= 'a' && c <= 'z';
}

struct span text_span(const char *terminated);
/* Returns the span without the blanks at both ends. */
static inline struct span text_trim(struct span text)
{
	while (text.length > 0 && text_blank(text.at[0])) {
		text.at++;
		text.length--;
	}
	while (text.length > 0 && text_blank(text.at[text.length - 1]))
		text.length--;
	return text;
}

/* Cuts the next word off the front of *rest and returns it; empty if there is none. */
struct span text_word(struct span *rest);
/* Are they equal, ASCII letters in either case? */
bool text_is(struct span text, const char *word);
/* Does the text start with these bytes, letters in either case? */
bool text_starts(struct span text, const char *prefix);

/* Reads the whole span as decimal digits, leading zeros allowed; what exceeds `most` becomes most + 1.
   False, and *value untouched, for anything that is not one digit or more. most is below INT_MAX / 10 - 1. */
static inline bool text_number(struct span text, int most, int *value)
{
	int number = 0;
	if (text.length == 0)
		return false;
	for (size_t i = 0; i < text.length; i++) {
		if (!text_digit(text.at[i]))
			return false;
		number = number * 10 + (text.at[i] - '0');
		if (number > most)
			number = most + 1;
	}
	*value = number;
	return true;
}

/* As text_number, for numbers up to ten to the 18th; false for larger ones. */
bool text_large_number(struct span text, unsigned long long *value);
/* As text_number, for "12", "0.25", ".5" or "3." in seconds; *thousandths is cut, not rounded, and at most most + 1. */
bool text_thousandths(struct span text, int most, int *thousandths);

/* Returns the byte as diagnostics show it: printable ASCII unchanged, anything else as '?'. */
static inline char text_printable(char c)
{
	return c >= ' ' && c <= '~' ? c : '?';
}

/* Writes the character with this code, below 0x110000, as UTF-8. Returns the number of bytes. */
size_t text_utf8(char out[4], uint32_t code);
/* Writes the value in decimal without a terminator, at most 20 bytes. Returns their number. */
size_t text_decimal(char *out, unsigned long long value);

/* Cuts the next line off the front of a text, without its newline. */
struct span text_cut_line(struct span *text);

#endif
