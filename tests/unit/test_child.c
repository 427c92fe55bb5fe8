/* Other programs: pipes to them, what they use, and that none of them remains. With an argument: such a program. */
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "os/child.h"
#include "os/time.h"
#include "tap.h"

enum { PATIENCE = 60000 }; /* milliseconds for what comes at once */

/* Reads until there is a line. Returns whether one came. */
static bool read_line(struct child_process *child, char *line, size_t room)
{
	size_t length = 0;
	long got = 0;
	while (length + 1 < room && !memchr(line, '\n', length) && got >= 0) {
		got = child_read(child, line + length, room - 1 - length, PATIENCE);
		if (got == 0)
			return false;
		length += got > 0 ? (size_t)got : 0;
	}
	line[length] = '\0';
	line[strcspn(line, "\n")] = '\0';
	return length > 0;
}

static void test_pipes(void)
{
	struct child_process child;
	char line[100] = "";
	tap(child_start(&child, "read a; echo \"$a $a\"", NULL) && child_write(&child, "b\n", 2, PATIENCE) &&
	    read_line(&child, line, sizeof line) && strcmp(line, "b b") == 0, "a line there and back: %s", line);
	tap(child_read(&child, line, sizeof line, PATIENCE) == -1, "the end of its output is seen");
	child_stop(&child, PATIENCE);
	child_stop(&child, PATIENCE);
	tap(child.number == 0 && child.to < 0 && child.from < 0, "a child is stopped twice");
}

static void test_deaf(void)
{
	static char many[1 << 20];
	struct child_process child;
	child_start(&child, "echo; exec tail -f /dev/null", NULL);
	tap(child_read(&child, many, sizeof many, PATIENCE) == 1 && child_read(&child, many, sizeof many, 1) == 0,
	    "no output in time");
	tap(!child_write(&child, many, sizeof many, 1) && child.to < 0, "a child that does not read gets the end of input");
	tap(!child_write(&child, many, 1, PATIENCE), "and nothing more");
	child_stop(&child, 0);
}

/* Starts a program that starts another one; that holds its output open. Tells whether it closes at the stop. */
static void test_family(const char *name, const char *command)
{
	struct child_process child;
	char line[100] = "";
	bool ready = child_start(&child, command, NULL) && read_line(&child, line, sizeof line);
	int copy = dup(child.from);
	child_stop(&child, 0);
	struct pollfd end = {.fd = copy, .events = POLLIN};
	tap(ready && poll(&end, 1, PATIENCE) == 1 && read(copy, line, sizeof line) == 0, "%s ends with the child", name);
	close(copy);
}

static void test_usage(const char *program)
{
	struct child_process child;
	struct child_usage usage;
	char command[1000], line[100];
	snprintf(command, sizeof command, "'%s' work; echo; read a", program);
	child_start(&child, command, NULL);
	read_line(&child, line, sizeof line);
	usage = child_usage(&child, NULL);
	tap(usage.cpu >= 70 && usage.memory > 0, "a child that has ended counts: %lld ms, %lld KB", usage.cpu, usage.memory);
	tap(!child_usage(&child, "/a-library.so").has_library, "a library that is not loaded");
	child_stop(&child, PATIENCE);
	usage = child_usage(&child, NULL);
	tap(usage.cpu == -1 && usage.memory == -1, "nothing is known of a child that was stopped");
}

/* Leaves the child's group and parents, as a daemon does. */
static int be_stray(void)
{
	if (fork() > 0)
		_exit(0);
	setsid();
	if (fork() > 0)
		_exit(0);
	printf("ready\n");
	fflush(stdout);
	for (;;)
		pause();
}

int main(int argc, char *argv[])
{
	char command[1000];
	if (argc > 1 && strcmp(argv[1], "stray") == 0)
		return be_stray();
	while (argc > 1 && cpu_time_used() < 100)
		;
	if (argc > 1)
		return 0;
	test_pipes();
	test_deaf();
	test_family("a program in the background", "tail -f /dev/null & echo ready; wait");
	if (child_clock) {
		snprintf(command, sizeof command, "'%s' stray; exec tail -f /dev/null", argv[0]);
		test_family("a program with a session of its own", command);
		test_usage(argv[0]);
	}
	return tap_status();
}
