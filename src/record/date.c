#include "record/date.h"

#include <string.h>

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
	enum { DATE_PARTS = 3 };
	static const int smallest[DATE_PARTS] = {1000, 1, 1};
	static const int largest[DATE_PARTS] = {9999, 12, 31};
	static const size_t digits[DATE_PARTS] = {4, 2, 2};
	size_t length = 0;
	bool known = true;
	for (int i = 0; i < DATE_PARTS; i++) {
		int number;
		struct span part = text_cut_to(&text, '.');
		bool unknown = date_part_is_unknown(part);
		if (part.length == 0 || part.length > digits[i] || (!known && !unknown))
			return 0;
		known &= !unknown;
		if (unknown)
			continue;
		if (!text_number(part, largest[i], &number) || number < smallest[i] || number > largest[i])
			return 0;
		if (i > 0)
			out[length++] = '-';
		for (size_t zeros = part.length; zeros < digits[i]; zeros++)
			out[length++] = '0';
		memcpy(out + length, part.at, part.length);
		length += part.length;
	}
	return text.length > 0 ? 0 : length;
}

bool date_read(struct date *date, struct span text)
{
	static const int largest[] = {9999, 12, 31};
	static const size_t digits[] = {4, 2, 2};
	bool more = true;
	for (date->parts = 0; more && date->parts < 3; date->parts++) {
		more = memchr(text.at, '-', text.length);
		struct span part = text_cut_to(&text, '-');
		int *number = &date->part[date->parts];
		if (part.length != digits[date->parts] || !text_number(part, largest[date->parts], number) ||
		    *number > largest[date->parts] || *number < (date->parts > 0))
			return false;
	}
	return !more;
}
