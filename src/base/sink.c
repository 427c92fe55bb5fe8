#include "base/sink.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/array.h"
#include "base/utf8.h"
#include "os/file.h"
#include "os/wait.h"

struct sink sink_to(int fd, char *bytes, size_t size)
{
	assert(size > 0);
	bytes[0] = '\0';
	return (struct sink){.fd = fd, .room = size - 1, .bytes = bytes};
}

struct sink sink_into(char *bytes, size_t size)
{
	return sink_to(SINK_MEMORY, bytes, size);
}

struct sink sink_growing(void)
{
	char *bytes = calloc(SINK_BYTES, 1);
	return (struct sink){.fd = SINK_GROWS, .room = SINK_BYTES - 1, .bytes = bytes};
}

bool sink_flush(struct sink *sink)
{
	size_t done = 0;
	if (sink->fd < 0)
		return sink->failure == 0;
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

long long sink_append_start(const struct sink *sink)
{
	struct file_state file;
	return file_describe(sink->fd, &file) && file.kind == FILE_REGULAR ? file.size : -1;
}

bool sink_append_end(struct sink *sink, long long before)
{
	if (sink_flush(sink))
		return true;
	if (before >= 0 && !file_cut(sink->fd, before))
		sink->failure = errno;
	return false;
}

/* Returns how much of a text that is too long for the room left the string can take. After that it takes no more. */
static size_t cut(struct sink *sink, struct span text)
{
	size_t length = utf8_cut(text, sink->room - sink->used);
	sink->failure = ENOBUFS;
	sink->room = sink->used + length;
	return length;
}

void sink_make_room(struct sink *sink, size_t more)
{
	size_t size = sink->room + 1;
	if (sink->fd >= 0) {
		sink_flush(sink);
	} else if (sink->fd == SINK_GROWS && sink->failure == 0 &&
	           array_grow(&sink->bytes, &size, sink->used + more + 1, 1)) {
		sink->room = size - 1;
	} else {
		sink->failure = ENOMEM;
		sink->used = 0;
	}
}

void sink_put(struct sink *sink, const char *bytes, size_t length)
{
	size_t left = sink->room - sink->used;
	if (length > left && sink->fd == SINK_GROWS) {
		sink_make_room(sink, length);
		left = sink->room - sink->used;
	}
	if (length > left && sink->fd < 0)
		length = cut(sink, (struct span){bytes, length});
	for (; length > left; left = sink->room) {
		memcpy(sink->bytes + sink->used, bytes, left);
		sink->used += left;
		sink_flush(sink);
		bytes += left;
		length -= left;
	}
	if (length > 0)
		memcpy(sink->bytes + sink->used, bytes, length);
	sink->used += length;
	sink->bytes[sink->used] = '\0';
}

void sink_format(struct sink *sink, const char *format, ...)
{
	char text[SINK_FORMAT_MAX];
	va_list arguments;
	va_start(arguments, format);
	int length = vsnprintf(text, sizeof text, format, arguments);
	va_end(arguments);
	assert(length >= 0 && length < SINK_FORMAT_MAX);
	sink_put(sink, text, (size_t)length);
}

void sink_fill(struct sink *sink, const char *text, const char *const arguments[])
{
	for (bool chosen = false; *text;) { /* the part of one, or of more, is being written */
		if (chosen && (*text == '|' || *text == '}')) {
			text = strchr(text, '}') + 1;
			chosen = false;
			continue;
		}
		if (text[0] != '%' || text[1] < '1' || text[1] > '9') {
			sink_char(sink, *text++);
			continue;
		}
		const char *argument = arguments[text[1] - '1'];
		assert(argument);
		text += 2;
		chosen |= *text == '{';
		if (*text != '{')
			sink_text(sink, argument);
		else if (strcmp(argument, "1") == 0)
			text++;
		else
			text = strchr(text, '|') + 1;
	}
}

void sink_text(struct sink *sink, const char *terminated)
{
	sink_put(sink, terminated, strlen(terminated));
}

void sink_item(struct sink *list, const char *separator, const char *item)
{
	sink_text(list, list->used > 0 ? separator : "");
	sink_text(list, item);
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

const char *sink_digits(long long number, char out[NUMBER_MAX])
{
	snprintf(out, NUMBER_MAX, "%lld", number);
	return out;
}

void sink_span(struct sink *sink, struct span span)
{
	sink_put(sink, span.at, span.length);
}
