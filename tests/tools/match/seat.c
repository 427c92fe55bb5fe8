#include "seat.h"

#include <string.h>
#include <time.h>

#include "base/clock.h"
#include "cpu_time.h"
#include "gtp_seat.h"

/* Waits for the answer to ABOUT, which shows that the engine has handled all commands before. */
static bool introduced(struct engine *engine)
{
	enum { STARTING = 60000 };
	struct span line;
	long long until = clock_now() + STARTING;
	engine_send(engine, "ABOUT");
	do
		if (engine_receive(engine, until, &line) != ENGINE_LINE)
			return false;
	while (text_starts(line, "message") || text_starts(line, "debug") || !memchr(line.at, '=', line.length));
	return true;
}

bool seat_start(struct seat *seat, const struct contestant *contestant, const struct ruleset *rules)
{
	static const int rule_code[] = {[RULE_FREESTYLE] = 0, [RULE_STANDARD] = 1, [RULE_RENJU] = 4, [RULE_CARO] = 8};
	struct engine *engine = &seat->engine;
	int match = contestant->match > 0 ? contestant->match : 100000000;
	*seat = (struct seat){.contestant = contestant};
	if (!engine_start(engine, contestant->command))
		return false;
	if (contestant->gtp)
		return gtp_seat_start(seat, rules);
	engine_send(engine, "START %d", rules->size);
	engine_send(engine, "INFO rule %d", rule_code[rules->rule]);
	engine_send(engine, "INFO game_type 1");
	engine_send(engine, "INFO timeout_turn %d", contestant->turn);
	engine_send(engine, "INFO timeout_match %d", match);
	engine_send(engine, "INFO time_left %d", match);
	for (const char *at = contestant->info; *at;) {
		int length = (int)strcspn(at, ",");
		int key = (int)strcspn(at, "=");
		engine_send(engine, "INFO %.*s %.*s", key, at, length - key - 1, at + key + 1);
		at += length + (at[length] == ',');
	}
	return introduced(engine);
}

long long seat_begin(struct seat *seat)
{
	long long left = seat->ready - clock_now();
	if (left > 0)
		nanosleep(&(struct timespec){left / 1000, left % 1000 * 1000000}, NULL);
	long long began = clock_now();
	if (seat->contestant->by_cpu)
		seat->cpu = cpu_time_of(seat->engine.pid);
	if (seat->contestant->match > 0 && !seat->contestant->gtp)
		engine_send(&seat->engine, "INFO time_left %lld", seat->contestant->match - seat->spent);
	return began;
}

/* Is the line one that an engine may print before its answer? */
static bool is_message(struct span line)
{
	return line.length == 0 || text_starts(line, "message") || text_starts(line, "debug") ||
	       text_starts(line, "suggest") || text_starts(line, "unknown") || text_is(line, "ok");
}

/* Returns the milliseconds that the engine has used since the question began. */
static long long used(const struct seat *seat, long long began)
{
	if (!seat->contestant->by_cpu)
		return clock_now() - began;
	long long used = cpu_time_of(seat->engine.pid) - seat->cpu;
	return used > 0 ? used : 0; /* nothing is known of an engine that has ended */
}

enum engine_answer seat_receive(struct seat *seat, long long began, long long most, struct span *line)
{
	enum { LOOK = 20, WALL = 20, WALL_LEAST = 20000 };
	enum engine_answer answer;
	if (!seat->contestant->by_cpu)
		return engine_receive(&seat->engine, began + most, line);
	/* By the wall clock an answer may take much longer, but not forever: an engine that waits uses no CPU time. */
	long long last = began + WALL * most + WALL_LEAST;
	do
		answer = engine_receive(&seat->engine, clock_now() + LOOK, line);
	while (answer == ENGINE_LATE && used(seat, began) <= most && clock_now() < last);
	return answer;
}

enum engine_answer seat_answer(struct seat *seat, long long began, int grace, struct span *line)
{
	const struct contestant *contestant = seat->contestant;
	long long most = contestant->turn;
	enum engine_answer answer;
	if (contestant->match > 0 && contestant->match - seat->spent < most)
		most = contestant->match - seat->spent;
	do
		answer = seat_receive(seat, began, most + grace, line);
	while (answer == ENGINE_LINE && (contestant->gtp ? !gtp_seat_is_answer(*line) : is_message(*line)));
	long long took = used(seat, began);
	seat->spent += took;
	seat->ready = clock_now() + contestant->delay;
	if (took > seat->slowest)
		seat->slowest = (int)took;
	/* An answer may have come just after the CPU time was used up. */
	bool late = contestant->by_cpu && answer == ENGINE_LINE && took > most + grace;
	return late ? ENGINE_LATE : answer;
}
