#include "match/seat.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/message.h"
#include "base/minmax.h"

enum { SEAT_SLICE = 20 }; /* milliseconds after which a stop, and the processor time, are looked at */

void seat_copy(char *out, size_t room, struct span text)
{
	size_t length = text.length < room ? text.length : room - 1;
	for (size_t i = 0; i < length; i++)
		out[i] = text_printable(text.at[i]);
	out[length] = '\0';
}

/* Shows what is said on stderr. */
static void show_line(const struct seat *seat, char mark, struct span line)
{
	char said[SEAT_LINE_MAX + 1], text[SEAT_LINE_MAX + CONTESTANT_NAME_MAX + 4];
	const char *name = seat->contestant->name;
	if (!seat->settings->verbose)
		return;
	seat_copy(said, sizeof said, line);
	snprintf(text, sizeof text, "%s%c %s", name[0] ? name : seat->name, mark, said);
	message_total(text);
}

void seat_send(struct seat *seat, const char *format, ...)
{
	char line[SEAT_LINE_MAX];
	va_list arguments;
	va_start(arguments, format);
	int length = vsnprintf(line, sizeof line - 1, format, arguments);
	va_end(arguments);
	length = min(length, (int)sizeof line - 2);
	show_line(seat, '<', (struct span){line, (size_t)length});
	line[length++] = '\n';
	child_write(&seat->child, line, (size_t)length, ONE_SECOND);
}

/* Takes the bytes up to the next newline, or all. Returns them without the newline. */
static struct span pass_line(struct seat *seat)
{
	const char *from = seat->bytes + seat->start;
	size_t held = seat->end - seat->start;
	const char *newline = memchr(from, '\n', held);
	seat->start = newline ? (size_t)(newline + 1 - seat->bytes) : seat->end;
	seat->cut = !newline;
	return (struct span){from, newline ? (size_t)(newline - from) : held};
}

static bool take_seat_line(struct seat *seat)
{
	if (seat->cut)
		pass_line(seat); /* the rest of a line that was too long */
	size_t held = seat->end - seat->start;
	bool whole = memchr(seat->bytes + seat->start, '\n', held) || held == sizeof seat->bytes;
	if (!whole && !(seat->closed && held > 0))
		return false;
	seat->line = text_trim(pass_line(seat));
	return true;
}

/* Waits for more output, at most SEAT_SLICE and until `until`. */
static void take_output(struct seat *seat, long long until)
{
	memmove(seat->bytes, seat->bytes + seat->start, seat->end - seat->start);
	seat->end -= seat->start;
	seat->start = 0;
	int wait = min(clock_until(until), SEAT_SLICE);
	long got = child_read(&seat->child, seat->bytes + seat->end, sizeof seat->bytes - seat->end, wait);
	if (got > 0)
		seat->end += (size_t)got;
	seat->closed = got < 0;
}

/* Copies the word after the first of these words, which stand alone in the line, case aside. */
static void read_said(char out[SEAT_SAID_MAX], struct span line, const char *const words[3])
{
	while (line.length > 0) {
		struct span word = text_word(&line);
		if (!text_is(word, words[0]) && !text_is(word, words[1]) && !text_is(word, words[2]))
			continue;
		word = text_word(&line);
		if (word.length > 0 && word.length < SEAT_SAID_MAX)
			seat_copy(out, SEAT_SAID_MAX, word);
		return;
	}
}

/* Notes what a MESSAGE says about the search, e.g. "MESSAGE DEPTH 12-20 EV 35 N 98765 ...". */
static void hear(struct seat *seat)
{
	const struct span line = seat->line;
	if (!text_starts(line, "message"))
		return;
	read_said(seat->said.depth, line, (const char *const[]){"depth", "depth:", "d"});
	seat->said.depth[strcspn(seat->said.depth, "-")] = '\0';
	read_said(seat->said.value, line, (const char *const[]){"ev", "eval", "value"});
	read_said(seat->said.nodes, line, (const char *const[]){"n", "node", "nodes"});
}

enum seat_answer seat_receive(struct seat *seat, long long until)
{
	for (bool is_last = false; !seat->settings->stopped();) {
		while (take_seat_line(seat)) {
			show_line(seat, '>', seat->line);
			hear(seat);
			if (!seat->protocol->is_remark(seat))
				return SEAT_POINT;
		}
		if (seat->closed)
			return SEAT_CRASHED;
		if (is_last)
			return SEAT_LATE;
		is_last = clock_until(until) == 0;
		take_output(seat, until);
	}
	return SEAT_STOPPED;
}

bool seat_start(struct seat *seat, const struct contestant *contestant, const struct seat_settings *settings,
                const struct ruleset *rules, enum side side)
{
	char command[CONTESTANT_COMMAND_MAX];
	*seat = (struct seat){.contestant = contestant,
	                      .protocol = contestant->gtp ? &protocol_gtp : &protocol_gomocup,
	                      .settings = settings,
	                      .side = side,
	                      .memory = -1};
	return contestant_command(contestant, command, sizeof command) &&
	       child_start(&seat->child, command, settings->library) && seat->protocol->introduce(seat, rules);
}

/* Returns the milliseconds left on the clock for the game, below 0 where it is overstepped. */
static long long clock_left(const struct seat *seat)
{
	const struct contestant *contestant = seat->contestant;
	return contestant->match + (long long)contestant->increment * seat->moves - seat->spent;
}

long long seat_left(const struct seat *seat)
{
	long long left = clock_left(seat);
	return seat->contestant->match == 0 ? -1 : left > 0 ? left : 0;
}

/* Returns the milliseconds that an answer may take now. */
static long long most_time(const struct seat *seat)
{
	long long left = clock_left(seat);
	int turn = seat->contestant->turn;
	if (seat->contestant->match == 0)
		return turn > 0 ? turn : SEAT_ANSWER_MILLISECONDS;
	return turn > 0 && turn < left ? turn : left;
}

/* A question, while its answer is waited for. */
struct waiting {
	long long began, most; /* by clock_now(); milliseconds */
	long long processor;   /* milliseconds used when it began; -1: the wall clock counts */
};

/* Returns the milliseconds used since the question began. */
static long long used_time(const struct seat *seat, const struct waiting *waiting)
{
	if (waiting->processor < 0)
		return clock_now() - waiting->began;
	long long used = child_usage(&seat->child, NULL).cpu - waiting->processor;
	return used > 0 ? used : 0;
}

/* Waits for the answer, as long as the engine has time. */
static enum seat_answer wait_for_answer(struct seat *seat, const struct waiting *waiting)
{
	enum { WALL = 20, WALL_LEAST = 20000 };
	enum seat_answer answer;
	if (waiting->processor < 0)
		return seat_receive(seat, waiting->began + waiting->most);
	/* By the wall clock an answer may take much longer, but not forever: an engine that waits uses no processor. */
	long long last = waiting->began + WALL * waiting->most + WALL_LEAST;
	do
		answer = seat_receive(seat, clock_now() + SEAT_SLICE);
	while (answer == SEAT_LATE && used_time(seat, waiting) <= waiting->most && clock_now() < last);
	return answer;
}

enum seat_answer seat_question(struct seat *seat, const struct game *game,
                               void (*ask)(struct seat *seat, const struct game *game))
{
	struct waiting waiting = {.most = most_time(seat) + seat->settings->margin, .processor = -1};
	seat->said = (struct seat_said){.value = ""};
	if (seat->settings->library)
		waiting.processor = child_usage(&seat->child, NULL).cpu;
	waiting.began = clock_now();
	ask(seat, game);
	enum seat_answer answer = wait_for_answer(seat, &waiting);
	seat->took = used_time(seat, &waiting);
	seat->spent += seat->took;
	if (seat->took > seat->longest)
		seat->longest = seat->took;
	if (answer == SEAT_POINT && seat->took > waiting.most)
		answer = SEAT_LATE;
	seat->failed = answer == SEAT_LATE;
	seat->ready = clock_now() + seat->contestant->pause;
	return answer;
}

enum seat_answer seat_move(struct seat *seat, const struct game *game, int *point)
{
	enum seat_answer answer = seat_receive(seat, seat->ready);
	if (answer == SEAT_POINT)
		return SEAT_ILLEGAL; /* a line that nobody has asked for, e.g. a second answer */
	if (answer == SEAT_LATE)
		answer = seat->protocol->prepare(seat, game);
	if (answer == SEAT_POINT)
		answer = seat_question(seat, game, seat->protocol->ask);
	if (answer == SEAT_POINT)
		answer = seat->protocol->read(seat, game, point);
	seat->moves += answer == SEAT_POINT;
	return answer;
}

void seat_leave(struct seat *seat)
{
	if (seat->child.number == 0)
		return;
	seat->memory = child_usage(&seat->child, NULL).memory;
	seat_send(seat, "%s", seat->protocol->farewell);
	child_stop(&seat->child, seat->failed || seat->settings->stopped() ? 0 : ONE_SECOND);
}
