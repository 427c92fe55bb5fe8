/* Another program, with pipes to its standard input and from its standard output. */
#ifndef CHILD_H
#define CHILD_H

#include <stdbool.h>
#include <stddef.h>

enum { CHILD_MARK_MAX = 64 };

struct child_process {
	void *group;               /* Windows: the job of the program and of all that it starts */
	long number;               /* of the process, and of its process group; 0: no program was started */
	int to;                    /* pipe to its standard input; -1 once it is closed */
	int from;                  /* pipe from its standard output */
	char mark[CHILD_MARK_MAX]; /* POSIX: a variable that the program and all that it starts have, and no other one */
};

/* The name of the library that shows programs their processor time as the clock; NULL where programs cannot load it. */
extern const char *const child_clock;

/* Runs a command in the system's shell (sh; on Windows cmd), in a group of its own, which takes no signals of the
   terminal. `library`, or NULL, is loaded into all its programs. Returns false and errno if that fails. Several threads
   may call it. */
bool child_start(struct child_process *child, const char *command, const char *library);
/* Writes all bytes. Returns false, and closes the child's input, if that is closed already, or the child does not read
   for `milliseconds`. */
bool child_write(struct child_process *child, const char *bytes, size_t length, int milliseconds);
/* Waits at most `milliseconds` for output, and reads it. Returns the number of bytes; 0 if none came in time, -1 if no
   more can come. */
long child_read(struct child_process *child, char *bytes, size_t room, int milliseconds);
/* Closes the child's input, and waits at most `milliseconds` until it ends; then ends what still runs of its group, and
   on Linux also what has left the group. Closes the pipes. Does nothing for a child that was not started. */
void child_stop(struct child_process *child, int milliseconds);

/* What a child and the programs that it has started use. */
struct child_usage {
	long long cpu;    /* milliseconds of processor time, also of those that were waited for; -1: unknown */
	long long memory; /* the most memory of each that runs, together, in KB; -1: unknown */
	bool has_library; /* all that run have loaded the library */
};
struct child_usage child_usage(const struct child_process *child, const char *library);

#endif
