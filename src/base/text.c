#include "base/text.h"

#include <assert.h>
#include <string.h>

struct span text_span(const char *terminated)
{
	return (struct span){terminated, strlen(terminated)};
}

struct span text_word(struct span *rest)
{
	*rest = text_trim(*rest);
	return text_cut_word(rest);
}

struct span text_cut_word(struct span *rest)
{
	while (rest->length > 0 && text_blank(rest->at[0]))
		text_skip(rest, 1);
	struct span word = {rest->at, 0};
	if (rest->length == 0) /* `at` may be NULL */
		return word;
	while (word.length < rest->length && !text_blank(word.at[word.length]))
		word.length++;
	text_skip(rest, word.length);
	return word;
}

bool text_starts(struct span text, const char *prefix)
{
	for (size_t i = 0; prefix[i] != '\0'; i++)
		if (i == text.length || text_lower(text.at[i]) != text_lower(prefix[i]))
			return false;
	return true;
}

bool text_is(struct span text, const char *word)
{
	for (size_t i = 0; i < text.length; i++)
		if (word[i] == '\0' || text_lower(text.at[i]) != text_lower(word[i]))
			return false;
	return word[text.length] == '\0';
}

bool text_same(struct span one, struct span other)
{
	return one.length == other.length && (one.length == 0 || memcmp(one.at, other.at, one.length) == 0);
}

int text_order(struct span one, struct span other)
{
	size_t length = one.length < other.length ? one.length : other.length;
	int order = length > 0 ? memcmp(one.at, other.at, length) : 0;
	return order != 0 ? order : (one.length > other.length) - (one.length < other.length);
}

bool text_contains(struct span text, struct span part)
{
	for (size_t at = 0; at + part.length <= text.length; at++) {
		size_t same = 0;
		while (same < part.length && text_lower(text.at[at + same]) == text_lower(part.at[same]))
			same++;
		if (same == part.length)
			return true;
	}
	return false;
}

bool text_large_number(struct span text, unsigned long long *value)
{
	enum { NUMBER_DIGITS = 18 };
	unsigned long long number = 0;
	while (text.length > 1 && text.at[0] == '0')
		text = text_after(text, 1);
	if (text.length == 0 || text.length > NUMBER_DIGITS)
		return false;
	for (size_t i = 0; i < text.length; i++) {
		if (!text_digit(text.at[i]))
			return false;
		number = number * 10 + (unsigned)(text.at[i] - '0');
	}
	*value = number;
	return true;
}

bool text_cut_number(struct span *text, int most, int *value)
{
	size_t digits = text_digits(*text);
	if (!text_number((struct span){text->at, digits}, most, value))
		return false;
	text_skip(text, digits);
	return true;
}

bool text_integer(struct span text, int most, int *value)
{
	bool negative = text_cut_char(&text, '-');
	if (!text_number(text, most, value))
		return false;
	*value = negative ? -*value : *value;
	return true;
}

bool text_large_integer(struct span text, long long *value)
{
	unsigned long long number;
	bool negative = text_cut_char(&text, '-');
	if (!text_large_number(text, &number))
		return false;
	*value = negative ? -(long long)number : (long long)number;
	return true;
}

struct span text_without_fraction(struct span number)
{
	size_t length = number.length;
	while (length > 0 && number.at[length - 1] == '0')
		length--;
	bool fraction = length > 1 && length < number.length && number.at[length - 1] == '.';
	return (struct span){number.at, fraction ? length - 1 : number.length};
}

bool text_thousandths(struct span text, int most, int *thousandths)
{
	struct span part = text, whole = text_cut_to(&part, '.');
	int seconds = 0, fraction = 0;
	if (whole.length + part.length == 0 || (whole.length > 0 && !text_number(whole, most / 1000, &seconds)))
		return false;
	for (size_t i = 0, unit = 100; i < part.length; i++, unit /= 10) {
		if (!text_digit(part.at[i]))
			return false;
		fraction += (part.at[i] - '0') * (int)unit;
	}
	*thousandths = seconds > most / 1000 || seconds * 1000 + fraction > most ? most + 1 : seconds * 1000 + fraction;
	return true;
}

size_t text_utf8(char out[4], uint32_t code)
{
	assert(code < 0x110000);
	size_t length = 1u + (code >= 0x80) + (code >= 0x800) + (code >= 0x10000);
	if (length == 1) {
		out[0] = (char)code;
		return 1;
	}
	for (size_t i = length - 1; i > 0; i--, code >>= 6)
		out[i] = (char)(0x80 | (code & 0x3F));
	out[0] = (char)((0xF00u >> length & 0xFF) | code);
	return length;
}

size_t text_decimal(char *out, unsigned long long value)
{
	char digits[20];
	size_t first = sizeof digits;
	do
		digits[--first] = (char)('0' + value % 10);
	while ((value /= 10) > 0);
	memcpy(out, digits + first, sizeof digits - first);
	return sizeof digits - first;
}

size_t text_write_thousandths(char out[TEXT_THOUSANDTHS_MAX], int thousandths)
{
	assert(thousandths >= 0);
	size_t length = text_decimal(out, (unsigned)(thousandths / 1000));
	int rest = thousandths % 1000;
	if (rest > 0)
		out[length++] = '.';
	for (int unit = 100; rest > 0; rest %= unit, unit /= 10)
		out[length++] = (char)('0' + rest / unit);
	out[length] = '\0';
	return length;
}

struct span text_before_comment(struct span line)
{
	size_t length = 0; /* on short lines a loop is faster than memchr() */
	while (length < line.length && line.at[length] != '#')
		length++;
	return text_trim((struct span){line.at, length});
}

struct span text_cut_to(struct span *text, char end)
{
	const char *found = text->length > 0 ? memchr(text->at, end, text->length) : NULL;
	struct span part = {text->at, found ? (size_t)(found - text->at) : text->length};
	text_skip(text, part.length + (found != NULL));
	return part;
}

struct span text_cut_line(struct span *text)
{
	return text_cut_to(text, '\n');
}
