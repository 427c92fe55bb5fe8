/* Spans of bytes, strict numbers and words. Spans need no terminator. Nothing here depends on the locale. */
#ifndef TEXT_H
#define TEXT_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/costly_assert.h"

/* Bytes that belong to another object. They may have any value, including NUL. */
struct span {
	const char *at;
	size_t length;
};

/* Is the character a blank of the input language: space, TAB or CR? */
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

/* Returns the value of a hexadecimal digit; -1 for another character. */
static inline int text_hex_digit(char c)
{
	c = text_lower(c);
	if (text_digit(c))
		return c - '0';
	return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

struct span text_span(const char *terminated);
/* Returns the span without its first `length` bytes. It has at least as many. */
static inline struct span text_after(struct span text, size_t length)
{
	costly_assert(length <= text.length);
	return (struct span){text.at + length, text.length - length};
}

/* Cuts off the first `length` bytes. */
static inline void text_skip(struct span *text, size_t length)
{
	*text = text_after(*text, length);
}

/* Returns the number of digits at the beginning. */
static inline size_t text_digits(struct span text)
{
	size_t digits = 0;
	while (digits < text.length && text_digit(text.at[digits]))
		digits++;
	return digits;
}

/* Cuts off the digits at the beginning. Returns their number. */
static inline size_t text_cut_digits(struct span *text)
{
	size_t digits = text_digits(*text);
	text_skip(text, digits);
	return digits;
}

/* Cuts off the character if the text begins with it; case does not matter. Returns whether it does. */
static inline bool text_cut_char(struct span *text, char c)
{
	bool begins = text->length > 0 && text_lower(text->at[0]) == text_lower(c);
	if (begins)
		text_skip(text, 1);
	return begins;
}

/* Returns the span without blanks at its ends. */
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

/* Cuts off the next word and returns it; empty if there is none. Also drops the blanks at the end of the rest. */
struct span text_word(struct span *rest);
/* Cuts off the next word as text_word() does, but keeps the blanks at the end of the rest. */
struct span text_cut_word(struct span *rest);
/* Are the texts equal? Case does not matter. */
bool text_is(struct span text, const char *word);
/* Do the texts have the same bytes? */
bool text_same(struct span one, struct span other);
/* Compares bytes, a shorter text before a longer one that begins with it. Returns a number below, at or above 0. */
int text_order(struct span one, struct span other);
/* Does the text start with these bytes? Case does not matter. */
bool text_starts(struct span text, const char *prefix);
/* Does `part` occur in the text? Case does not matter. */
bool text_contains(struct span text, struct span part);

/* Reads the whole span as a decimal number; leading zeros are allowed. A number above `most` becomes most + 1.
   Returns false, and leaves *value untouched, for anything but one or more digits. `most` is below INT_MAX / 10 -
   1. */
static inline bool text_number(struct span text, int most, int *value)
{
	int number = 0;
	assert(most >= 0 && most < INT_MAX / 10 - 1);
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

/* Cuts a number off the front, read as by text_number(). Returns false, and changes nothing, if there is none. */
bool text_cut_number(struct span *text, int most, int *value);

#define TEXT_LARGE_MAX 999999999999999999u /* 18 digits */

/* Reads a number as text_number() does, up to TEXT_LARGE_MAX; false for more. */
bool text_large_number(struct span text, unsigned long long *value);
/* Returns NUMBER without a fraction of zeros: "15" for "15.0", as tools write whole numbers in a column with gaps. */
struct span text_without_fraction(struct span number);

/* Read a number that may be negative as text_number() and text_large_number() do. A number below -most becomes
   -most - 1. */
bool text_integer(struct span text, int most, int *value);
bool text_large_integer(struct span text, long long *value);
/* Reads a number such as "12", "0.25", ".5" or "3." as thousandths, rounded down. A number above `most` thousandths
   becomes most + 1. Returns false as text_number() does. */
bool text_thousandths(struct span text, int most, int *thousandths);

/* Returns the byte as messages show it: printable ASCII, or '?'. */
static inline char text_printable(char c)
{
	return c >= ' ' && c <= '~' ? c : '?';
}

/* Writes a code point below 0x110000 as UTF-8. Returns the number of bytes. */
size_t text_utf8(char out[4], uint32_t code);
/* Writes the number in decimal without a terminator. Returns the number of bytes, at most 20. */
size_t text_decimal(char *out, unsigned long long value);
enum { TEXT_THOUSANDTHS_MAX = 12 };
/* Writes thousandths, 0 or more, as a decimal number without trailing zeros, e.g. "5" or "0.25", terminated. Returns
   its length. */
size_t text_write_thousandths(char out[TEXT_THOUSANDTHS_MAX], int thousandths);

/* Returns a line without its comment, which goes from # to the end, and without the blanks around the rest. */
struct span text_before_comment(struct span line);
/* Cuts off the text before the first `end`, and that byte, or all of the text if there is none. Returns what came
   before `end`. */
struct span text_cut_to(struct span *text, char end);
/* Cuts off the next line and returns it, without its newline. */
struct span text_cut_line(struct span *text);

#endif
