#include "pipe/wire.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

void wire_open(struct wire *wire, int fd, struct sink *out)
{
	wire->fd = fd;
	wire->out = out;
	wire->ended = wire->skipping = false;
	wire->start = wire->scanned = wire->end = 0;
}

/* Reads what is available. Returns false if there is nothing and `waits` is false. Works on a non-blocking
   descriptor, too. */
static bool fill(struct wire *wire, bool waits)
{
	struct pollfd input = {.fd = wire->fd, .events = POLLIN};
	if (waits)
		sink_flush(wire->out);
	int ready = poll(&input, 1, waits ? -1 : 0);
	if (ready == 0 || (ready < 0 && errno == EINTR))
		return waits;
	memmove(wire->bytes, wire->bytes + wire->start, wire->end - wire->start);
	wire->end -= wire->start;
	wire->scanned -= wire->start;
	wire->start = 0;
	ssize_t got = ready < 0 ? -1 : read(wire->fd, wire->bytes + wire->end, sizeof wire->bytes - wire->end);
	if (got > 0)
		wire->end += (size_t)got;
	else if (got == 0 || (errno != EINTR && errno != EAGAIN))
		wire->ended = true;
	return true;
}

static bool ends_line(char c)
{
	return c == '\n' || c == '\r';
}

/* Cuts off a line of `length` bytes, and its end. Returns false for an empty line. */
static bool take(struct wire *wire, size_t length, bool ended, struct span *line)
{
	*line = text_trim((struct span){wire->bytes + wire->start, length});
	wire->start += length + ended;
	wire->scanned = wire->start;
	return line->length > 0;
}

/* Drops the bytes read so far of a line that is too long. */
static void skip(struct wire *wire)
{
	wire->skipping = true;
	wire->start = wire->scanned = wire->end;
}

enum wire_answer wire_next(struct wire *wire, bool waits, struct span *line)
{
	for (;;) {
		while (wire->scanned < wire->end && !ends_line(wire->bytes[wire->scanned]))
			wire->scanned++;
		bool whole = wire->scanned < wire->end;
		size_t length = wire->scanned - wire->start;
		if (wire->skipping || length > WIRE_LINE_MAX) {
			if (!whole)
				skip(wire);
			if (whole || wire->ended) {
				wire->skipping = false;
				take(wire, wire->scanned - wire->start, whole, line);
				return WIRE_TOO_LONG;
			}
		} else if (whole || (wire->ended && length > 0)) {
			if (take(wire, length, whole, line))
				return WIRE_LINE;
			continue;
		}
		if (wire->ended)
			return WIRE_END;
		if (!fill(wire, waits))
			return WIRE_NOTHING;
	}
}
