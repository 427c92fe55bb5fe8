#include "os/system.h"

#include "os/child.h"

#ifndef _WIN32
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "os/time.h"

extern char **environ;

enum { LIBRARY_VARIABLE_MAX = 4096 };
#define LIBRARY_VARIABLE "LD_PRELOAD="
#define MARK_VARIABLE "RENJU_CHILD="

/* Makes both pipes, with all four ends closed in every program that is started later. Returns false and errno. */
static bool make_pipes(int down[2], int up[2])
{
	if (pipe(down) != 0)
		return false;
	if (pipe(up) != 0) {
		int error = errno;
		close(down[0]);
		close(down[1]);
		errno = error;
		return false;
	}
	for (int end = 0; end < 2; end++) {
		fcntl(down[end], F_SETFD, FD_CLOEXEC);
		fcntl(up[end], F_SETFD, FD_CLOEXEC);
	}
	fcntl(down[1], F_SETFL, O_NONBLOCK);
	return true;
}

/* Sets up a process with a group of its own and the usual signals. */
static void set_child_attributes(posix_spawnattr_t *attributes)
{
	sigset_t usual, none;
	sigemptyset(&none);
	sigemptyset(&usual);
	sigaddset(&usual, SIGPIPE);
	sigaddset(&usual, SIGXFSZ);
	sigaddset(&usual, SIGINT);
	sigaddset(&usual, SIGQUIT);
	sigaddset(&usual, SIGTERM);
	posix_spawnattr_init(attributes);
	posix_spawnattr_setflags(attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
	posix_spawnattr_setpgroup(attributes, 0);
	posix_spawnattr_setsigdefault(attributes, &usual);
	posix_spawnattr_setsigmask(attributes, &none);
}

/* Starts sh with the pipes' other ends and this environment. Returns 0 or an errno. */
static int spawn_shell(pid_t *pid, const char *command, char *const variables[], int input, int output)
{
	char *arguments[] = {(char[]){"sh"}, (char[]){"-c"}, strdup(command), NULL};
	posix_spawn_file_actions_t files;
	posix_spawnattr_t attributes;
	if (!arguments[2])
		return ENOMEM;
	set_child_attributes(&attributes);
	posix_spawn_file_actions_init(&files);
	posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
	posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
	int error = posix_spawn(pid, "/bin/sh", &files, &attributes, arguments, variables);
	posix_spawn_file_actions_destroy(&files);
	posix_spawnattr_destroy(&attributes);
	free(arguments[2]);
	return error;
}

/* Returns the environment of a child, to be freed; its first variables are these. NULL: no memory. */
static char **child_environment(char *mark, char *library)
{
	size_t count = 0, kept = 0;
	while (environ[count])
		count++;
	char **all = calloc(count + 3, sizeof *all);
	if (!all)
		return NULL;
	all[kept++] = mark;
	if (library)
		all[kept++] = library;
	for (size_t i = 0; i < count; i++)
		if (strncmp(environ[i], MARK_VARIABLE, sizeof MARK_VARIABLE - 1) != 0 &&
		    (!library || strncmp(environ[i], LIBRARY_VARIABLE, sizeof LIBRARY_VARIABLE - 1) != 0))
			all[kept++] = environ[i];
	return all;
}

bool child_start(struct child_process *child, const char *command, const char *library)
{
	/* A program that another thread starts between pipe() and fcntl() would keep the pipes open. */
	static pthread_mutex_t starting = PTHREAD_MUTEX_INITIALIZER;
	static unsigned long started;
	char variable[LIBRARY_VARIABLE_MAX];
	int down[2], up[2], error;
	pid_t pid = 0;
	*child = (struct child_process){.to = -1, .from = -1};
	pthread_mutex_lock(&starting);
	snprintf(child->mark, sizeof child->mark, MARK_VARIABLE "%ld.%lu", (long)getpid(), ++started);
	snprintf(variable, sizeof variable, LIBRARY_VARIABLE "%s", library ? library : "");
	char **variables = child_environment(child->mark, library ? variable : NULL);
	if (variables && make_pipes(down, up)) {
		error = spawn_shell(&pid, command, variables, down[0], up[1]);
		close(down[0]);
		close(up[1]);
		child->to = down[1];
		child->from = up[0];
	} else {
		error = errno;
	}
	pthread_mutex_unlock(&starting);
	free(variables);
	child->number = error == 0 ? pid : 0;
	if (error != 0)
		child_stop(child, 0);
	errno = error;
	return error == 0;
}

static void close_input(struct child_process *child)
{
	if (child->to >= 0)
		close(child->to);
	child->to = -1;
}

bool child_write(struct child_process *child, const char *bytes, size_t length, int milliseconds)
{
	struct pollfd room = {.fd = child->to, .events = POLLOUT};
	while (length > 0 && child->to >= 0) {
		ssize_t wrote = write(child->to, bytes, length);
		if (wrote > 0) {
			bytes += wrote;
			length -= (size_t)wrote;
		} else if (errno != EINTR && (errno != EAGAIN || poll(&room, 1, milliseconds) <= 0)) {
			close_input(child);
		}
	}
	return length == 0;
}

long child_read(struct child_process *child, char *bytes, size_t room, int milliseconds)
{
	struct pollfd more = {.fd = child->from, .events = POLLIN};
	int ready = poll(&more, 1, milliseconds);
	if (ready <= 0)
		return ready == 0 || errno == EINTR ? 0 : -1;
	ssize_t got = read(child->from, bytes, room);
	if (got < 0 && errno == EINTR)
		return 0;
	return got > 0 ? (long)got : -1;
}

/* Was the process, given as its name in /proc, started with this variable? */
static bool has_mark(const char *process, const char *mark)
{
	char path[64], bytes[1 << 16];
	snprintf(path, sizeof path, "/proc/%.20s/environ", process);
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return false;
	ssize_t length = read(fd, bytes, sizeof bytes - 1);
	close(fd);
	bytes[length > 0 ? length : 0] = '\0';
	for (const char *at = bytes; at < bytes + length; at += strlen(at) + 1)
		if (strcmp(at, mark) == 0)
			return true;
	return false;
}

/* Ends the programs that have left the child's group, as daemons do. They may be starting others: one that ends while
   another look is taken has left nothing behind only if the next look finds nothing either. */
static void kill_strays(const char *mark)
{
	enum { LOOKS = 10, QUIET_LOOKS = 2 };
	for (int look = 0, quiet = 0; quiet < QUIET_LOOKS && look < LOOKS; look++) {
		DIR *processes = opendir("/proc");
		quiet++;
		for (struct dirent *entry; processes && (entry = readdir(processes));)
			if (entry->d_name[0] >= '1' && entry->d_name[0] <= '9' && has_mark(entry->d_name, mark)) {
				kill((pid_t)strtol(entry->d_name, NULL, 10), SIGKILL);
				quiet = 0;
			}
		if (processes)
			closedir(processes);
	}
}

void child_stop(struct child_process *child, int milliseconds)
{
	enum { CHILD_STEP = 2 };
	pid_t pid = (pid_t)child->number, ended = 0;
	close_input(child);
	if (pid > 0) {
		long long until = clock_now() + milliseconds;
		while ((ended = waitpid(pid, NULL, WNOHANG)) == 0 && clock_now() < until)
			nanosleep(&(struct timespec){.tv_nsec = CHILD_STEP * 1000000}, NULL);
		kill(-pid, SIGKILL);
		while (ended <= 0 && waitpid(pid, NULL, 0) < 0 && errno == EINTR)
			;
		kill_strays(child->mark);
	}
	if (child->from >= 0)
		close(child->from);
	child->from = -1;
	child->number = 0;
}

#ifdef __linux__

const char *const child_clock = "renju-clock.so";

static FILE *open_process_file(pid_t pid, const char *name)
{
	char path[128];
	snprintf(path, sizeof path, "/proc/%ld/%.80s", (long)pid, name);
	return fopen(path, "re");
}

/* Returns the milliseconds of processor time of the children that the process has waited for. */
static long long ended_children_time(pid_t pid)
{
	enum { FIELD_CUTIME = 16 }; /* the first field after the command's parenthesis is 3 */
	char line[1024] = "";
	FILE *file = open_process_file(pid, "stat");
	if (!file)
		return 0;
	char *at = fgets(line, sizeof line, file) ? strrchr(line, ')') : NULL;
	fclose(file);
	for (int field = 2; at && field < FIELD_CUTIME; field++)
		at = strchr(at + 1, ' ');
	if (!at)
		return 0;
	long long ticks = strtoll(at, &at, 10);
	ticks += strtoll(at, NULL, 10);
	return ticks * 1000 / sysconf(_SC_CLK_TCK);
}

/* Returns the most memory that the process has had, in KB. */
static long long process_memory(pid_t pid)
{
	char line[256];
	long long memory = 0;
	FILE *file = open_process_file(pid, "status");
	while (file && fgets(line, sizeof line, file))
		if (strncmp(line, "VmHWM:", 6) == 0)
			memory = strtoll(line + 6, NULL, 10);
	if (file)
		fclose(file);
	return memory;
}

/* Has the process loaded a library with this file name? The system may show another path to it. */
static bool has_loaded(pid_t pid, const char *library)
{
	char line[LIBRARY_VARIABLE_MAX];
	const char *slash = strrchr(library, '/');
	bool loaded = false;
	FILE *file = open_process_file(pid, "maps");
	while (file && !loaded && fgets(line, sizeof line, file))
		loaded = strstr(line, slash ? slash : library) != NULL;
	if (file)
		fclose(file);
	return loaded;
}

/* Adds a process and those that its threads have started, at most `levels` deep. */
static void add_tree(struct child_usage *usage, pid_t pid, const char *library, int levels)
{
	char path[128];
	clockid_t clock;
	struct timespec time;
	if (clock_getcpuclockid(pid, &clock) != 0 || clock_gettime(clock, &time) != 0)
		return;
	usage->cpu += (long long)time.tv_sec * 1000 + time.tv_nsec / 1000000 + ended_children_time(pid);
	usage->memory += process_memory(pid);
	usage->has_library &= !library || has_loaded(pid, library);
	snprintf(path, sizeof path, "/proc/%ld/task", (long)pid);
	DIR *threads = levels > 0 ? opendir(path) : NULL;
	for (struct dirent *entry; threads && (entry = readdir(threads));) {
		snprintf(path, sizeof path, "task/%.20s/children", entry->d_name);
		FILE *children = entry->d_name[0] != '.' ? open_process_file(pid, path) : NULL;
		for (int child; children && fscanf(children, "%d", &child) == 1;)
			add_tree(usage, child, library, levels - 1);
		if (children)
			fclose(children);
	}
	if (threads)
		closedir(threads);
}

struct child_usage child_usage(const struct child_process *child, const char *library)
{
	enum { CHILD_LEVELS = 8 };
	struct child_usage usage = {.has_library = true};
	if (child->number > 0)
		add_tree(&usage, (pid_t)child->number, library, CHILD_LEVELS);
	return usage.memory > 0 ? usage : (struct child_usage){.cpu = -1, .memory = -1};
}

#else

const char *const child_clock = NULL;

struct child_usage child_usage(const struct child_process *child, const char *library)
{
	(void)child;
	(void)library;
	return (struct child_usage){.cpu = -1, .memory = -1};
}

#endif
#endif
