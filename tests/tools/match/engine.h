/* An engine in a process of its own. */
#ifndef ENGINE_H
#define ENGINE_H

#include <sys/types.h>

#include "base/text.h"

enum { ENGINE_LINE_MAX = 4096 };

struct engine {
	pid_t pid;
	int to;
	int from;
	bool ended;   /* the engine has closed its output */
	size_t start; /* of the bytes not yet returned as a line */
	size_t end;
	char bytes[ENGINE_LINE_MAX];
};

enum engine_answer {
	ENGINE_LINE,
	ENGINE_LATE, /* no line in time */
	ENGINE_GONE, /* the engine has ended */
};

/* Runs the command in a shell. Returns false if no process or pipe is available. */
bool engine_start(struct engine *engine, const char *command);
/* Sends a line, given without newline. The line is lost if the engine has ended or does not read for a while. */
void engine_send(struct engine *engine, const char *format, ...);
/* Waits for the next line, until a time of clock_now(). The line has no newline, and is valid until
   the next call. The beginning of a line that is too long is returned as a line. */
enum engine_answer engine_receive(struct engine *engine, long long until, struct span *line);
/* Sends the command that ends the engine, waits up to a second, and then kills the engine. */
void engine_stop(struct engine *engine, const char *command);

#endif
