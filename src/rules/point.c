#include "rules/point.h"

#include <stdlib.h>

#include "base/costly_assert.h"
#include "base/minmax.h"

/* The parts of a notation. */
struct notation {
	bool letters;   /* columns are letters */
	bool skips_i;   /* there is no column I */
	bool from_top;  /* the first row is the upper one */
	bool row_first; /* row,column */
	int first;      /* the lowest number of a row, and of a column that is a number */
};

static const struct notation notations[] = {
	[COORDS_LETTERS] = {.letters = true, .first = 1},
	[COORDS_TOP] = {.letters = true, .from_top = true, .first = 1},
	[COORDS_GO] = {.letters = true, .skips_i = true, .first = 1},
	[COORDS_XY] = {.from_top = true},
	[COORDS_XY1] = {.from_top = true, .first = 1},
	[COORDS_RC] = {.from_top = true, .row_first = true},
};

int point_stars(int size, int stars[STARS_MAX])
{
	int count = 0;
	if (size >= 5 && size % 2 == 1)
		stars[count++] = point_at(size / 2, size / 2);
	for (int i = 0; i < 4 && size >= 11; i++)
		stars[count++] = point_at(3 + (i & 1) * (size - 7), 3 + (i >> 1) * (size - 7));
	return count;
}

int point_from_center(int size, int point)
{
	return max(abs(point_x(point) - size / 2), abs(point_y(point) - size / 2));
}

const char *const coords_names[] = {
	[COORDS_LETTERS] = "letters",
	[COORDS_TOP] = "top",
	[COORDS_GO] = "go",
	[COORDS_XY] = "xy",
	[COORDS_XY1] = "xy1",
	[COORDS_RC] = "rc",
	NULL,
};

bool coords_from_top(enum coords coords)
{
	return notations[coords].from_top;
}

bool coords_lettered(enum coords coords)
{
	return notations[coords].letters;
}

/* Returns the index of a letter among the columns; -1 for I where it is skipped. */
static int letter_index(const struct notation *notation, char c)
{
	int index = text_lower(c) - 'a';
	if (!notation->skips_i || index < 'i' - 'a')
		return index;
	return index == 'i' - 'a' ? -1 : index - 1;
}

/* Reads a column: A to Z, then AA, AB …. Returns -1 for an invalid one. */
static int column_read(const struct notation *notation, const char *at, size_t letters)
{
	int low = letter_index(notation, at[letters - 1]);
	if (letters == 1 || low < 0)
		return low;
	int high = letter_index(notation, at[0]);
	int letter_count = notation->skips_i ? 25 : 26;
	return high < 0 ? -1 : (high + 1) * letter_count + low;
}

/* Reads a number that is the whole text, counted from `first`. Returns false for anything else. */
static bool number_read(struct span text, int first, int *value)
{
	if (!text_number(text, BOARD_MAX + 1, value))
		return false;
	*value -= first;
	return true;
}

/* Reads one or two letters, then a number. */
static bool lettered_read(const struct notation *notation, struct span text, int *x, int *y)
{
	size_t letters = text.length > 1 && text_letter(text.at[1]) ? 2 : 1;
	if (text.length <= letters || !text_letter(text.at[0]) ||
	    !number_read(text_after(text, letters), notation->first, y))
		return false;
	*x = column_read(notation, text.at, letters);
	return true;
}

/* Reads two numbers with a comma between them. */
static bool numbered_read(const struct notation *notation, struct span text, int *x, int *y)
{
	struct span rest = text, part = text_cut_to(&rest, ',');
	int *first = notation->row_first ? y : x, *second = notation->row_first ? x : y;
	return number_read(part, notation->first, first) && number_read(rest, notation->first, second);
}

/* Reads any notation. Not inlined, so that reading usual points needs fewer registers. */
__attribute__((noinline)) static enum point_reading any_read(struct span text, const struct notation *notation,
                                                             int size, int *point)
{
	int x, y;
	if (!(notation->letters ? lettered_read(notation, text, &x, &y) : numbered_read(notation, text, &x, &y)))
		return POINT_UNREADABLE;
	y = notation->from_top ? size - 1 - y : y;
	bool off = x < 0 || y < 0 || x >= size || y >= size;
	*point = off ? POINT_NONE : point_at(x, y);
	return off ? POINT_OFF_BOARD : POINT_READ;
}

enum point_reading point_read(struct span text, enum coords coords, int size, int *point)
{
	/* The usual case, without a loop: a letter and one or two digits, on the board. Values below the lowest
	   wrap around, so they are too large. A branch on the number of digits would often be mispredicted. */
	if (coords == COORDS_LETTERS && (text.length == 2 || text.length == 3)) {
		unsigned x = ((unsigned char)text.at[0] | 0x20u) - 'a', y = (unsigned char)text.at[1] - (unsigned)'0';
		unsigned last = (unsigned char)text.at[text.length - 1] - (unsigned)'0';
		unsigned row = 10 * y * (unsigned)(text.length - 2) + last - 1;
		if (x <= 'z' - 'a' && y <= 9 && last <= 9 && x < (unsigned)size && row < (unsigned)size) {
			*point = point_at((int)x, (int)row);
			return POINT_READ;
		}
	}
	return any_read(text, &notations[coords], size, point);
}

size_t point_column_label(char *out, int x, enum coords coords)
{
	const struct notation *notation = &notations[coords];
	if (!notation->letters)
		return text_decimal(out, (unsigned)(x + notation->first));
	const char *alphabet = notation->skips_i ? "ABCDEFGHJKLMNOPQRSTUVWXYZ" : "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
	int letters = notation->skips_i ? 25 : 26;
	size_t length = 0;
	if (x >= letters)
		out[length++] = alphabet[x / letters - 1];
	out[length++] = alphabet[x % letters];
	return length;
}

size_t point_row_label(char *out, int y, enum coords coords, int size)
{
	const struct notation *notation = &notations[coords];
	return text_decimal(out, (unsigned)((notation->from_top ? size - 1 - y : y) + notation->first));
}

size_t point_write(char *out, int point, enum coords coords, int size)
{
	const struct notation *notation = &notations[coords];
	int x = point_x(point);
	int y = point_y(point);
	costly_assert(x < size && y < size);
	if (notation->letters) {
		size_t length = point_column_label(out, x, coords);
		return length + point_row_label(out + length, y, coords, size);
	}
	size_t length = notation->row_first ? point_row_label(out, y, coords, size) : point_column_label(out, x, coords);
	out[length++] = ',';
	return length + (notation->row_first ? point_column_label(out + length, x, coords)
	                                     : point_row_label(out + length, y, coords, size));
}

const char *point_text(char out[POINT_TEXT_MAX + 1], int point, enum coords coords, int size)
{
	out[point_write(out, point, coords, size)] = '\0';
	return out;
}
