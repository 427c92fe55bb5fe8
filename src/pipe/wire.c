#include "pipe/wire.h"

#include <errno.h>
#include <string.h>

#include "base/message.h"
#include "os/wait.h"

void wire_open(struct wire *wire, int fd, struct sink *out)
{
	input_open(&wire->input, fd, NULL, wire->bytes, sizeof wire->bytes, WIRE_LINE_MAX);
	wire->input.returns = true;
	wire->out = out;
}

/* Reads what is available. Returns false if there is nothing and `waits` is false. Works on a non-blocking
   descriptor, too. */
static bool wire_fill(struct wire *wire, bool waits)
{
	struct input *input = &wire->input;
	if (waits)
		sink_flush(wire->out);
	int ready = wait_for_input(input->fd, waits ? -1 : 0);
	if (ready == 0 || (ready < 0 && errno == EINTR))
		return waits;
	size_t held = input_held(input);
	input_take(input);
	size_t fresh = input_held(input) - held, kept = fresh;
	if (wire->filter)
		kept = wire->filter(wire->filter_context, input->bytes + input->end - fresh, fresh);
	input->end -= fresh - kept;
	wire->taken += kept;
	return true;
}

/* Can more be read? */
static bool has_room(const struct wire *wire)
{
	return !wire->input.ended && input_held(&wire->input) < sizeof wire->bytes;
}

enum wire_answer wire_next(struct wire *wire, bool waits, struct span *line)
{
	enum input_answer answer;
	struct span text;
	do {
		while (!input_has_line(&wire->input))
			if (!wire_fill(wire, waits))
				return WIRE_NOTHING;
		answer = input_next(&wire->input, &text);
		if (answer == INPUT_END)
			return WIRE_END;
		text = text_trim(text);
	} while (answer == INPUT_LINE && text.length == 0);
	memcpy(wire->line, text.at, text.length);
	*line = (struct span){wire->line, text.length};
	return answer == INPUT_LINE ? WIRE_LINE : WIRE_TOO_LONG;
}

bool wire_poll(struct wire *wire)
{
	if (has_room(wire))
		wire_fill(wire, false);
	return input_held(&wire->input) > 0 || wire->input.ended;
}

void wire_wait(struct wire *wire, int milliseconds)
{
	sink_flush(wire->out);
	wait_for_input(wire->input.fd, milliseconds);
}

bool wire_has_line(struct wire *wire, bool (*matches)(struct span line))
{
	const struct input *input = &wire->input;
	while (has_room(wire) && wire_fill(wire, false))
		;
	unsigned long long start = wire->taken - input_held(input);
	if (wire->searched < start)
		wire->searched = start;
	bool fragment = input->skipping && wire->searched == start; /* the rest of a line that is too long */
	size_t from = input->end - (size_t)(wire->taken - wire->searched);
	for (size_t i = from; i < input->end; i++) {
		if (input->bytes[i] != '\n' && input->bytes[i] != '\r')
			continue;
		if (!fragment && matches(text_trim((struct span){input->bytes + from, i - from})))
			wire->matched = wire->taken - (input->end - i - 1);
		fragment = false;
		from = i + 1;
	}
	wire->searched = wire->taken - (input->end - from);
	return wire->matched > start;
}

bool wire_report_failure(const struct wire *wire)
{
	if (wire->input.failure != 0)
		message_file("standard input", wire->input.failure);
	return wire->input.failure != 0;
}
