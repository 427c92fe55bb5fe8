#include "os/system.h"

#include "os/program.h"

#ifndef _WIN32
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char path[4096];

const char *program_path(void)
{
	return path;
}

/* The path stands in single quotes; only these are special there. */
bool program_command(char *out, size_t room)
{
	static const char quote[] = "'\\''";
	const char *at = path;
	size_t used = 1;
	for (out[0] = '\''; *at && used + sizeof quote < room; at++) {
		size_t length = *at == '\'' ? sizeof quote - 1 : 1;
		memcpy(out + used, length > 1 ? quote : at, length);
		used += length;
	}
	out[used] = '\'';
	out[used + 1] = '\0';
	return !*at;
}

void program_find(char *out, size_t room, const char *started_as, const char *folders)
{
	bool found = strchr(started_as, '/') != NULL;
	snprintf(out, room, "%s", started_as);
	while (!found && folders) {
		int length = (int)strcspn(folders, ":");
		snprintf(out, room, "%.*s%s%s", length, folders, length > 0 ? "/" : "./", started_as);
		found = access(out, X_OK) == 0;
		folders = folders[length] ? folders + length + 1 : NULL;
	}
	char *whole = found ? realpath(out, NULL) : NULL;
	if (!found || whole)
		snprintf(out, room, "%s", whole ? whole : started_as);
	free(whole);
}

/* Notes the program's path, which Linux knows. The file may get another name later. */
static void note_path(const char *started_as)
{
	ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
	if (length > 0)
		path[length] = '\0';
	else
		program_find(path, sizeof path, started_as, getenv("PATH"));
}

void program_start(int *argc, char ***argv, int status)
{
	static const int modes[] = {[STDIN_FILENO] = O_WRONLY, [STDOUT_FILENO] = O_RDONLY, [STDERR_FILENO] = O_RDWR};
	note_path(*argc > 0 ? (*argv)[0] : "renju");
	for (int fd = 0; fd < 3; fd++)
		if (fcntl(fd, F_GETFD) < 0 && open("/dev/null", modes[fd]) != fd)
			exit(status);
	signal(SIGPIPE, SIG_IGN);
	signal(SIGXFSZ, SIG_IGN);
}

long program_number(void)
{
	return getpid();
}

bool program_exists(long number)
{
	return kill((pid_t)number, 0) == 0;
}

#endif
