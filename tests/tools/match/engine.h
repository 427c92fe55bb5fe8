/* A Gomocup engine that runs as a process of its own. */
#ifndef ENGINE_H
#define ENGINE_H

#include <sys/types.h>

#include "base/text.h"

enum { ENGINE_LINE_MAX = 4096 };

struct engine {
	pid_t pid;
	int to;
	int from;
	bool ended;   /* it has closed its output */
	size_t start; /* of the bytes that no line was made of yet */
	size_t end;
	char bytes[ENGINE_LINE_MAX];
};

enum engine_answer {
	ENGINE_LINE,
	ENGINE_LATE, /* no line came in time */
	ENGINE_GONE, /* it has ended */
};

/* Runs the command in a shell; false when there are no more processes or pipes. */
bool engine_start(struct engine *engine, const char *command);
/* Sends a line, given without its newline. What an engine that has ended, or reads nothing for a while, misses is lost. */
void engine_say(struct engine *engine, const char *format, ...);
/* The next line, without its end, up to a moment of deadline_now(). It stays valid until the next call. The head of a
   line that is too long is a line of its own. */
enum engine_answer engine_hear(struct engine *engine, long long until, struct span *line);
/* Says END, waits for a second at most, and then kills it. */
void engine_stop(struct engine *engine);

#endif
