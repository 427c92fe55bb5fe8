#include "formats/foreign.h"

#include <string.h>

static const struct {
	const char *bytes;
	size_t length;
	const char *remark;
} known[] = {
	{"\x1F\x8B", 2, "gzip; pipe it through gzip -dc"},
	{"\xFD" "7zXZ\0", 6, "xz; pipe it through xz -dc"},
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

/* Letters, digits and the like with a zero byte beside each: UTF-16 without its mark. */
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

const char *foreign_remark(struct input *input)
{
	for (size_t i = 0; i < sizeof known / sizeof *known; i++)
		for (size_t have = 1; have <= known[i].length; have++) { /* no further than it must */
			struct span head = input_peek(input, have);
			if (head.length < have || head.at[have - 1] != known[i].bytes[have - 1])
				break;
			if (have == known[i].length)
				return known[i].remark;
		}
	struct span head = input_peek(input, 2);
	if (head.length == 2 && (head.at[0] == '\0') != (head.at[1] == '\0'))
		return unmarked(input_peek(input, 8));
	return NULL;
}
