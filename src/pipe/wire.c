#include "pipe/wire.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "base/message.h"
#include "os/wait.h"

static size_t less(size_t offset, size_t dropped)
{
	return offset > dropped ? offset - dropped : 0;
}

/* Moves the bytes to the front of the buffer. */
static void wire_make_room(struct wire *wire)
{
	if (wire->start == 0)
		return;
	memmove(wire->bytes, wire->bytes + wire->start, wire->end - wire->start);
	wire->end -= wire->start;
	wire->scanned -= wire->start;
	wire->searched_end = less(wire->searched_end, wire->start);
	wire->matched_end = less(wire->matched_end, wire->start);
	wire->start = 0;
}

/* Reads what is available. Returns false if there is nothing and `waits` is false. Works on a non-blocking
   descriptor, too. */
static bool wire_fill(struct wire *wire, bool waits)
{
	if (waits)
		sink_flush(wire->out);
	int ready = wait_for_input(wire->fd, waits ? -1 : 0);
	if (ready == 0 || (ready < 0 && errno == EINTR))
		return waits;
	wire_make_room(wire);
	char *at = wire->bytes + wire->end;
	ssize_t got = ready < 0 ? -1 : read(wire->fd, at, sizeof wire->bytes - wire->end);
	if (got > 0)
		wire->end += wire->filter ? wire->filter(wire->filter_context, at, (size_t)got) : (size_t)got;
	else if (got == 0 || (errno != EINTR && errno != EAGAIN)) {
		wire->failure = got == 0 ? 0 : errno;
		wire->ended = true;
	}
	return true;
}

static bool ends_line(const struct wire *wire, char c)
{
	return c == '\n' || (c == '\r' && !wire->keeps_empty);
}

/* Cuts off a line of `length` bytes, and its end. Returns false for an empty line that is dropped. */
static bool wire_take(struct wire *wire, size_t length, bool ended, struct span *line)
{
	*line = text_trim((struct span){wire->bytes + wire->start, length});
	wire->start += length + ended;
	wire->scanned = wire->start;
	return line->length > 0 || wire->keeps_empty;
}

/* Cuts off a line that is too long. */
static void take_head(struct wire *wire, bool ended, struct span *line)
{
	wire->skipping = false;
	wire_take(wire, wire->scanned - wire->start, ended, line);
	if (line->length > WIRE_HEAD)
		line->length = WIRE_HEAD;
}

enum wire_answer wire_next(struct wire *wire, bool waits, struct span *line)
{
	for (;;) {
		while (wire->scanned < wire->end && !ends_line(wire, wire->bytes[wire->scanned]))
			wire->scanned++;
		bool whole = wire->scanned < wire->end;
		size_t length = wire->scanned - wire->start;
		if (wire->skipping || length > WIRE_LINE_MAX) {
			if (!whole) { /* drop what was read so far, except the head */
				wire->skipping = true;
				wire->end = wire->scanned = wire->start + WIRE_HEAD;
			}
			if (whole || wire->ended) {
				take_head(wire, whole, line);
				return WIRE_TOO_LONG;
			}
		} else if (whole || (wire->ended && length > 0)) {
			if (wire_take(wire, length, whole, line))
				return WIRE_LINE;
			continue;
		}
		if (wire->ended)
			return WIRE_END;
		if (!wire_fill(wire, waits))
			return WIRE_NOTHING;
	}
}

bool wire_poll(struct wire *wire)
{
	if (!wire->ended && wire->end - wire->start < sizeof wire->bytes)
		wire_fill(wire, false);
	return wire->end > wire->start || wire->ended;
}

void wire_wait(struct wire *wire, int milliseconds)
{
	sink_flush(wire->out);
	wait_for_input(wire->fd, milliseconds);
}

/* Searches the whole lines that were not searched yet. Sets matched_end for the last one that `matches`. */
static void search_lines(struct wire *wire, bool (*matches)(struct span line))
{
	size_t from = wire->searched_end > wire->start ? wire->searched_end : wire->start;
	bool fragment = wire->skipping && from == wire->start; /* the rest of a line that is too long */
	for (size_t i = from; i < wire->end; i++) {
		if (!ends_line(wire, wire->bytes[i]))
			continue;
		if (!fragment && matches(text_trim((struct span){wire->bytes + from, i - from})))
			wire->matched_end = i + 1;
		fragment = false;
		from = i + 1;
	}
	wire->searched_end = from;
}

bool wire_has_line(struct wire *wire, bool (*matches)(struct span line))
{
	while (!wire->ended && wire->end - wire->start < sizeof wire->bytes && wire_fill(wire, false))
		;
	search_lines(wire, matches);
	return wire->matched_end > wire->start;
}

bool wire_report_failure(const struct wire *wire)
{
	if (wire->failure != 0)
		message_file("standard input", wire->failure);
	return wire->failure != 0;
}
