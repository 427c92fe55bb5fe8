#include "record/date.h"

#include <string.h>

/* The year, the month and the day. */
enum { DATE_PARTS = 3 };
static const size_t date_digits[DATE_PARTS] = {4, 2, 2};

/* Is the text a number that this part of a date can have? */
static bool fits_date_part(struct span text, int part)
{
	static const int largest[DATE_PARTS] = {9999, 12, 31};
	int number;
	return text_number(text, largest[part], &number) && number <= largest[part] && (part == 0 || number > 0);
}

/* Is the part unknown: question marks and nothing else? */
static bool date_part_is_unknown(struct span part)
{
	for (size_t i = 0; i < part.length; i++)
		if (part.at[i] != '?')
			return false;
	return true;
}

size_t date_from_dots(char out[DATE_MAX], struct span text)
{
	size_t length = 0;
	bool known = true;
	for (int i = 0; i < DATE_PARTS; i++) {
		struct span part = text_cut_to(&text, '.');
		bool unknown = date_part_is_unknown(part);
		if (part.length == 0 || part.length > date_digits[i] || (!known && !unknown))
			return 0;
		known &= !unknown;
		if (unknown)
			continue;
		if (!fits_date_part(part, i) || (i == 0 && (part.length < date_digits[0] || part.at[0] == '0')))
			return 0;
		if (i > 0)
			out[length++] = '-';
		for (size_t zeros = part.length; zeros < date_digits[i]; zeros++)
			out[length++] = '0';
		memcpy(out + length, part.at, part.length);
		length += part.length;
	}
	return text.length > 0 ? 0 : length;
}

bool date_is_readable(struct span text)
{
	bool more = true;
	for (int i = 0; more; i++) {
		more = memchr(text.at, '-', text.length);
		struct span part = text_cut_to(&text, '-');
		if (i == DATE_PARTS || part.length != date_digits[i] || !fits_date_part(part, i))
			return false;
	}
	return true;
}
