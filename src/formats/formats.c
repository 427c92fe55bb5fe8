#include "formats/formats.h"

#include <string.h>

#include "base/names.h"

#define POINTED(name) &format_##name,
#define NAMED(name) #name,

const char *const formats_read_names[] = {"auto", FORMATS_READ(NAMED) NULL};
const char *const formats_write_names[] = {FORMATS_WRITTEN(NAMED) NULL};

/* The readable formats come first. A format that can be read and written is listed twice. */
static const struct format *const formats[] = {FORMATS_READ(POINTED) FORMATS_WRITTEN(POINTED)};
enum { FORMATS_COUNT = sizeof formats / sizeof *formats };

const struct format *format_named(const char *name)
{
	for (int i = 0; i < FORMATS_COUNT; i++)
		if (strcmp(formats[i]->name, name) == 0)
			return formats[i];
	return NULL;
}

const struct format *format_by_ending(struct span ending)
{
	for (int i = 0; i < FORMATS_COUNT; i++) {
		const char *const *endings = formats[i]->endings;
		for (int j = 0; j < FORMAT_ENDINGS_MAX && endings[j]; j++)
			if (text_is(ending, endings[j]))
				return formats[i];
	}
	return NULL;
}

bool format_ending_is_read(struct span ending)
{
	static const char *const moves[] = {"moves", "txt", NULL}; /* save writes another format under these names */
	const struct format *format = format_by_ending(ending);
	return format ? format->read || format->read_line : names_find((struct names)NAMES(moves), ending) >= 0;
}

bool format_begins(struct span text)
{
	for (int i = 0; i < FORMATS_COUNT; i++)
		if (formats[i]->beginning && text_starts(text, formats[i]->beginning))
			return true;
	return false;
}

static const struct format *const guessed[] = {FORMATS_GUESSED(POINTED)};
enum { GUESSED = sizeof guessed / sizeof *guessed };

static bool matches_line(const struct format *format, struct span line, enum coords coords)
{
	if (format->matches)
		return format->matches(line, coords);
	return !format->is_at && text_starts(line, format->beginning);
}

const struct format *format_by_line(struct span head, enum coords coords)
{
	struct span line = format_first_line(head);
	for (int i = 0; i < GUESSED; i++)
		if (matches_line(guessed[i], line, coords))
			return guessed[i];
	return &format_moves;
}

/* Returns the format whose mark begins the bytes at hand, or NULL. */
static const struct format *format_by_mark(struct input *input)
{
	struct span head = utf8_without_bom(input_peek(input, input_held(input)));
	for (int i = 0; i < FORMATS_COUNT; i++)
		if (formats[i]->mark && text_starts(head, formats[i]->mark))
			return formats[i];
	return NULL;
}

const struct format *format_guess(struct input *input, enum coords coords)
{
	struct span line = format_first_line(format_head_lines(input, 1));
	const struct format *marked = format_by_mark(input);
	if (marked)
		return marked;
	for (int i = 0; i < GUESSED; i++) {
		const struct format *format = guessed[i];
		if (format->is_at && format->is_at(input, coords))
			return format;
		/* is_at() may have read more, and moved the bytes */
		if (format->is_at)
			line = format_first_line(format_head_lines(input, 1));
		if (matches_line(format, line, coords))
			return format;
	}
	return &format_moves;
}

static const struct {
	const char *bytes;
	size_t length;
	const char *remark;
} foreign[] = {
	{"\x1F\x8B", 2, "gzip; pipe it through gzip -dc"},
	{"\xFD"
     "7zXZ\0",
     6, "xz; pipe it through xz -dc"},
	{"\x28\xB5\x2F\xFD", 4, "zstd; pipe it through zstd -dc"},
	{"BZh91AY&SY", 10, "bzip2; pipe it through bzip2 -dc"},
	{"LZIP\x01", 5, "lzip; pipe it through lzip -dc"},
	{"\x04\x22\x4D\x18", 4, "lz4; pipe it through lz4 -dc"},
	{"\x1F\x9D", 2, "compress; pipe it through uncompress -c"},
	{"PK\x03\x04", 4, "a zip archive; pipe it through unzip -p"},
	{"7z\xBC\xAF\x27\x1C", 6, "a 7z archive; pipe it through 7z x -so"},
	{"Rar!\x1A\x07", 6, "a rar archive; pipe it through unrar p -inul"},
	{"\xFF\xFE\0\0", 4, "UTF-32; pipe it through iconv -f UTF-32 -t UTF-8"},
	{"\0\0\xFE\xFF", 4, "UTF-32; pipe it through iconv -f UTF-32 -t UTF-8"},
	{"\xFF\xFE", 2, "UTF-16; pipe it through iconv -f UTF-16 -t UTF-8"},
	{"\xFE\xFF", 2, "UTF-16; pipe it through iconv -f UTF-16 -t UTF-8"},
	{"SQLite format 3", 16, "an SQLite database; write the table of games as CSV with sqlite3 -csv -header"},
	{"%PDF-", 5, "PDF; pipe it through pdftotext"},
};

/* Recognizes UTF-16 without a byte order mark: printable characters, each with a zero byte. Returns NULL for
   anything else. */
static const char *unmarked(struct span head)
{
	static const char *const remarks[] = {"UTF-16; pipe it through iconv -f UTF-16BE -t UTF-8",
	                                      "UTF-16; pipe it through iconv -f UTF-16LE -t UTF-8"};
	for (int zero = 0; zero < 2; zero++) {
		bool all = head.length == 8;
		for (size_t i = 0; i < head.length; i++) {
			char c = head.at[i];
			all &= (int)(i % 2) == zero ? c == '\0' : (c >= ' ' && c <= '~') || c == '\r' || c == '\n';
		}
		if (all)
			return remarks[zero];
	}
	return NULL;
}

const char *format_foreign(struct input *input)
{
	for (size_t i = 0; i < sizeof foreign / sizeof *foreign; i++)
		for (size_t have = 1; have <= foreign[i].length; have++) { /* reads no more input than necessary */
			struct span head = input_peek(input, have);
			if (head.length < have || head.at[have - 1] != foreign[i].bytes[have - 1])
				break;
			if (have == foreign[i].length)
				return foreign[i].remark;
		}
	struct span head = input_peek(input, 2);
	if (head.length == 2 && (head.at[0] == '\0') != (head.at[1] == '\0'))
		return unmarked(input_peek(input, 8));
	return NULL;
}
