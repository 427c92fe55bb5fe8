#include "cpu_time.h"

#include <stdio.h>

#include "../process_time.h"

enum { LEVELS = 8 };

/* Returns the time of a process and of the processes that it has started, at most `levels` deep: the shell may wait for
   the engine. */
static long long time_of(pid_t pid, int levels)
{
	char path[64];
	long long time = (long long)process_time(pid);
	snprintf(path, sizeof path, "/proc/%d/task/%d/children", (int)pid, (int)pid);
	FILE *children = levels > 0 ? fopen(path, "r") : NULL;
	if (!children)
		return time;
	for (int child; fscanf(children, "%d", &child) == 1;)
		time += time_of(child, levels - 1);
	fclose(children);
	return time;
}

long long cpu_time_of(pid_t pid)
{
	return time_of(pid, LEVELS);
}
