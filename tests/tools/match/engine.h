/* An engine in a process of its own. */
#ifndef ENGINE_H
#define ENGINE_H

#include <sys/types.h>

#include "base/text.h"

enum { ENGINE_LINE_MAX = 4096 };

struct engine {
	pid_t pid;
	int to;       /* pipe to the engine's input */
	int from;     /* pipe from its output */
	bool ended;   /* the engine has closed its output */
	size_t start; /* the bytes from `start` to `end` were not yet returned as a line */
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
/* Sends a line, which is given without newline. A line that is too long is cut. The line, or its end, is lost if the
   engine has ended or does not read for a second. */
void engine_send(struct engine *engine, const char *format, ...);
/* Waits until `until`, by clock_now(), for the next line. The line has no newline and no blanks around it, and is valid
   until the next call. A line that is too long is returned in parts. The last line needs no newline. */
enum engine_answer engine_receive(struct engine *engine, long long until, struct span *line);
/* Sends the command that ends the engine, waits up to a second, and then kills the engine. */
void engine_stop(struct engine *engine, const char *command);

#endif
