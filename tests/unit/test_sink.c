/* Sinks that write strings: where they are full, and what they hold then. */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "base/sink.h"
#include "tap.h"

/* Does the sink hold this text, with a NUL after it and with this failure? */
static bool holds(const struct sink *sink, const char *text, int failure)
{
	return sink->used == strlen(text) && strcmp(sink->bytes, text) == 0 && sink->failure == failure &&
	       text_is(sink_held(sink), text);
}

/* Writes "one, two" in every way, into `size` bytes of a buffer that is larger. Returns whether no byte after these is
   changed, and whether what is there is the beginning of the text. */
static bool fits(size_t size)
{
	static const char whole[] = "one, two7";
	char bytes[sizeof whole + 8], expected[sizeof whole] = "";
	memset(bytes, '#', sizeof bytes);
	struct sink sink = sink_into(bytes, size);
	sink_text(&sink, "one");
	sink_char(&sink, ',');
	sink_format(&sink, "%*s%s", 1, "", "tw");
	sink_span(&sink, text_span("o"));
	sink_number(&sink, 7);
	memcpy(expected, whole, size <= sizeof whole ? size - 1 : sizeof whole - 1);
	bool good = holds(&sink, expected, size < sizeof whole ? ENOBUFS : 0) && sink_flush(&sink) == (size >= sizeof whole);
	for (size_t i = size; i < sizeof bytes; i++)
		good = good && bytes[i] == '#';
	return good;
}

static void test_sizes(void)
{
	bool good = true;
	for (size_t size = 1; size <= sizeof "one, two7" + 2; size++)
		good = fits(size) && good;
	tap(good, "a string of any size is cut where its buffer is full");
	tap(fits(1), "a buffer of one byte holds the NUL");
	tap(fits(sizeof "one, two7"), "a text fits exactly");
}

/* "five" in Chinese has three bytes. */
static void test_characters(void)
{
	char bytes[6];
	struct sink sink = sink_into(bytes, sizeof bytes);
	sink_text(&sink, "\u4e94\u4e94");
	tap(holds(&sink, "\u4e94", ENOBUFS), "a string is not cut inside a character");
	sink_char(&sink, '5');
	sink_format(&sink, "%d", 5);
	tap(holds(&sink, "\u4e94", ENOBUFS), "nothing follows the cut, even if it would fit");
	sink = sink_into(bytes, sizeof bytes);
	sink_format(&sink, "ab%s", "\u4e94\u4e94");
	tap(holds(&sink, "ab\u4e94", ENOBUFS), "a formatted text is not cut inside a character");
}

static void test_room(void)
{
	char bytes[8];
	struct sink sink = sink_into(bytes, sizeof bytes);
	sink_char(&sink, 'a');
	char *at = sink_room(&sink, 6);
	memcpy(at, "bc..", 4);
	sink_advance(&sink, at + 2);
	tap(holds(&sink, "abc", 0), "text that is written into the buffer ends with a NUL");
}

static void test_items(void)
{
	char bytes[16];
	struct sink list = sink_into(bytes, sizeof bytes);
	sink_item(&list, ", ", "");
	sink_item(&list, ", ", "lines");
	sink_item(&list, ", ", "");
	sink_text(&list, "dots");
	tap(holds(&list, "lines, dots", 0), "items have separators between them");
	sink_item(&list, ", ", "grid");
	tap(holds(&list, "lines, dots, gr", ENOBUFS), "a list is cut where its buffer is full");
}

/* A buffer of 4 bytes is flushed many times. */
static void test_descriptor(void)
{
	char bytes[5], read_back[32] = "";
	int ends[2];
	if (pipe(ends) != 0)
		return;
	struct sink sink = sink_to(ends[1], bytes, sizeof bytes);
	sink_text(&sink, "H8 I9 G7 ");
	sink_format(&sink, "%s%d", "J", 11);
	sink_integer(&sink, -5);
	bool written = sink_flush(&sink);
	close(ends[1]);
	tap(written && read(ends[0], read_back, sizeof read_back - 1) == 14 && strcmp(read_back, "H8 I9 G7 J11-5") == 0,
	    "a small buffer passes everything on");
	close(ends[0]);
	sink_text(&sink, "more text");
	tap(!sink_flush(&sink) && sink.failure == EBADF && sink.used == 0, "a failed write is remembered");
}

int main(void)
{
	test_sizes();
	test_characters();
	test_room();
	test_items();
	test_descriptor();
	return tap_status();
}
