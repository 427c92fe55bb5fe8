/* Lines that arrive in pieces: which are returned, and which are found before they are returned. */
#include <string.h>
#include <unistd.h>

#include "pipe/wire.h"
#include "tap.h"

enum { TOO_MANY = WIRE_LINE_MAX + 1000 };

static struct wire wire;
static int far_end; /* of the pipe that the wire reads */
static char out_bytes[64];
static struct sink out;

static void begin(void)
{
	int ends[2];
	memset(&wire, 0, sizeof wire);
	if (pipe(ends) != 0)
		return;
	far_end = ends[1];
	out = sink_into(out_bytes, sizeof out_bytes);
	wire_open(&wire, ends[0], &out);
}

static void end(void)
{
	close(wire.input.fd);
	close(far_end);
}

static void arrive(const char *text)
{
	tap(write(far_end, text, strlen(text)) == (ssize_t)strlen(text), "a piece is written");
}

/* Is this what the wire returns next, without waiting? `text` matters only for a line. */
static bool next_is(enum wire_answer wanted, const char *text)
{
	struct span line;
	return wire_next(&wire, false, &line) == wanted && (wanted != WIRE_LINE || text_is(line, text));
}

static bool is_stop(struct span line)
{
	return text_is(line, "stop");
}

static void test_lines(void)
{
	begin();
	tap(next_is(WIRE_NOTHING, "") && !wire_poll(&wire), "nothing has arrived");
	arrive("one\r\n\r\n \n  two  \nthr");
	tap(wire_poll(&wire) && next_is(WIRE_LINE, "one"), "a line that ends in both");
	tap(next_is(WIRE_LINE, "two"), "empty lines are dropped, and blanks at the ends");
	tap(next_is(WIRE_NOTHING, ""), "a piece of a line is none");
	arrive("ee\r");
	tap(next_is(WIRE_LINE, "three"), "a carriage return ends a line");
	arrive("\nlast");
	tap(next_is(WIRE_NOTHING, ""), "the newline after it ends no other");
	close(far_end);
	tap(next_is(WIRE_LINE, "last") && next_is(WIRE_END, "") && wire_poll(&wire), "the last line needs no end");
	end();
}

static void test_search(void)
{
	struct span line;
	begin();
	arrive("go\nst");
	tap(!wire_has_line(&wire, is_stop), "a piece is not found");
	arrive("op \nmore\n");
	tap(wire_has_line(&wire, is_stop) && wire_has_line(&wire, is_stop),
	    "a line in two pieces is found, again and again");
	tap(wire_next(&wire, false, &line) == WIRE_LINE, "a line before it is returned");
	arrive("and more\n");
	tap(wire_has_line(&wire, is_stop) && text_is(line, "go"), "it stays as it was while more is read");
	tap(next_is(WIRE_LINE, "stop") && !wire_has_line(&wire, is_stop), "once it is returned, it is no longer found");
	tap(next_is(WIRE_LINE, "more") && !wire_has_line(&wire, is_stop) && next_is(WIRE_LINE, "and more"), "nor later");
	end();
}

static void test_long_line(void)
{
	char blanks[TOO_MANY + 1];
	memset(blanks, ' ', TOO_MANY);
	blanks[TOO_MANY] = '\0';
	begin();
	arrive(blanks);
	tap(next_is(WIRE_NOTHING, ""), "the end of a line that is too long has not arrived");
	arrive("stop\nstop\n");
	tap(wire_has_line(&wire, is_stop), "the line after it is found");
	tap(next_is(WIRE_TOO_LONG, "") && wire_has_line(&wire, is_stop), "it is too long");
	tap(next_is(WIRE_LINE, "stop") && next_is(WIRE_NOTHING, ""), "the line after it is whole");
	arrive(blanks);
	tap(next_is(WIRE_NOTHING, ""), "the end of another one has not arrived");
	arrive("stop\n");
	tap(!wire_has_line(&wire, is_stop), "what it ends in is not a line");
	tap(next_is(WIRE_TOO_LONG, ""), "it is too long, too");
	end();
}

/* Removes the character x. */
static size_t remove_x(void *context, char *bytes, size_t length)
{
	size_t kept = 0;
	(void)context;
	for (size_t i = 0; i < length; i++)
		if (bytes[i] != 'x')
			bytes[kept++] = bytes[i];
	return kept;
}

static void test_filter(void)
{
	begin();
	wire.filter = remove_x;
	arrive("xxaxb\nxxxstxop\nxx");
	tap(wire_has_line(&wire, is_stop), "what the filter leaves is found");
	arrive("xxxxxxxxxxxxxxxxxxxx");
	tap(next_is(WIRE_LINE, "ab") && wire_has_line(&wire, is_stop), "also when it has removed more");
	tap(next_is(WIRE_LINE, "stop") && !wire_has_line(&wire, is_stop), "until it is returned");
	end();
}

int main(void)
{
	test_lines();
	test_search();
	test_long_line();
	test_filter();
	return tap_status();
}
