#include "base/sink.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/wait.h"

bool sink_flush(struct sink *sink)
{
	size_t done = 0;
	while (done < sink->used && sink->failure == 0) {
		ssize_t wrote = write(sink->fd, sink->bytes + done, sink->used - done);
		if (wrote >= 0)
			done += (size_t)wrote;
		else if (!wait_to_write(sink->fd))
			sink->failure = errno;
	}
	sink->used = 0;
	return sink->failure == 0;
}

off_t sink_append_start(const struct sink *sink)
{
	struct stat file;
	return fstat(sink->fd, &file) == 0 && S_ISREG(file.st_mode) ? file.st_size : -1;
}

bool sink_append_end(struct sink *sink, off_t before)
{
	if (sink_flush(sink))
		return true;
	if (before >= 0 && ftruncate(sink->fd, before) != 0)
		sink->failure = errno;
	return false;
}

bool sink_reader_closed(const struct sink *sink)
{
	struct pollfd output = {.fd = sink->fd};
	return poll(&output, 1, 0) > 0 && (output.revents & (POLLERR | POLLHUP)) != 0;
}

void sink_put(struct sink *sink, const char *bytes, size_t length)
{
	while (length > 0) {
		if (sink->used == SINK_BYTES)
			sink_flush(sink);
		size_t part = SINK_BYTES - sink->used < length ? SINK_BYTES - sink->used : length;
		memcpy(sink->bytes + sink->used, bytes, part);
		sink->used += part;
		bytes += part;
		length -= part;
	}
}

void sink_text(struct sink *sink, const char *terminated)
{
	sink_put(sink, terminated, strlen(terminated));
}

void sink_char(struct sink *sink, char c)
{
	sink_put(sink, &c, 1);
}

void sink_number(struct sink *sink, unsigned long long value)
{
	char digits[20];
	sink_put(sink, digits, text_decimal(digits, value));
}

void sink_integer(struct sink *sink, long long value)
{
	if (value < 0)
		sink_char(sink, '-');
	sink_number(sink, value < 0 ? 0 - (unsigned long long)value : (unsigned long long)value);
}

void sink_span(struct sink *sink, struct span span)
{
	sink_put(sink, span.at, span.length);
}
