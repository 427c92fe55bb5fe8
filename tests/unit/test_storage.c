/* Files that replace others: which temporary files are removed, and paths at their limits. */
#include "os/system.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "os/file.h"
#include "tap.h"
#include "terminal/files/replace.h"

enum { PATH_BYTES = 256, OLD = 25 * 60 * 60 };

static char folder[] = "/tmp/renju-storage-XXXXXX";

static void name_file(char out[PATH_BYTES], const char *name)
{
	snprintf(out, PATH_BYTES, "%s/%s", folder, name);
}

/* Makes the file older than a day. */
static void age(const char *path)
{
	struct timespec times[2] = {{.tv_sec = time(NULL) - OLD}, {.tv_sec = time(NULL) - OLD}};
	tap(utimensat(AT_FDCWD, path, times, 0) == 0, "the time of a file is set");
}

static bool exists(const char *path)
{
	return access(path, F_OK) == 0;
}

/* Is the file there after the folder was cleaned? */
static bool stays(const char *path)
{
	char other[PATH_BYTES];
	name_file(other, "game");
	replace_clean(other);
	return exists(path);
}

static void test_alive(void)
{
	enum { NAME_MAX_BYTES = 40 }; /* of a temporary file, terminated */
	char game[PATH_BYTES], begin[PATH_BYTES], deep[REPLACE_PATH_MAX];
	struct replacement replacement;
	const char *path = replacement.temporary;
	name_file(game, "game");
	int fd = replace_open(&replacement, game);
	snprintf(begin, sizeof begin, "%s/.renju-tmp-%ld-", folder, (long)getpid());
	tap(fd >= 0 && strncmp(path, begin, strlen(begin)) == 0 && strlen(path) == strlen(begin) + 6, "a temporary file");
	tap((fcntl(fd, F_GETFD) & FD_CLOEXEC) != 0, "which other programs do not inherit");
	age(path);
	tap(stays(path), "stays while its process runs");
	close(fd);
	tap(stays(path), "even without a lock");
	unlink(path);
	for (size_t i = 0; i + NAME_MAX_BYTES < sizeof deep; i++)
		deep[i] = "x/"[i % 2 == 0];
	memcpy(deep + sizeof deep - NAME_MAX_BYTES, "g", 2);
	tap(replace_open(&replacement, deep) < 0 && errno == ENOENT, "just enough room for its path: %s", strerror(errno));
	memcpy(deep + sizeof deep - NAME_MAX_BYTES, "/g", 3);
	tap(replace_open(&replacement, deep) < 0 && errno == ENAMETOOLONG, "no room for its path: %s", strerror(errno));
}

/* Makes a temporary file in a process that ends without removing it. */
static void leave(char path[PATH_BYTES])
{
	int ends[2];
	if (!tap(pipe(ends) == 0, "a pipe"))
		exit(1);
	pid_t child = fork();
	if (child == 0) {
		char game[PATH_BYTES];
		name_file(game, "game");
		struct replacement replacement;
		bool made = replace_open(&replacement, game) >= 0 &&
		            write(ends[1], replacement.temporary, PATH_BYTES) == PATH_BYTES;
		_exit(made ? 0 : 1);
	}
	close(ends[1]);
	tap(read(ends[0], path, PATH_BYTES) == PATH_BYTES && waitpid(child, NULL, 0) == child, "a process ends");
	close(ends[0]);
}

static void test_killed(void)
{
	char path[PATH_BYTES];
	leave(path);
	tap(stays(path), "its temporary file stays for a day");
	age(path);
	tap(!stays(path), "then it is removed");
}

/* A program on another machine may have the lock. */
static void test_locked(void)
{
	char path[PATH_BYTES], byte;
	int locked[2], end[2];
	name_file(path, ".renju-tmp-99999999-aZ09xy");
	if (!tap(pipe(locked) == 0 && pipe(end) == 0, "pipes"))
		return;
	int fd = open(path, O_RDWR | O_CREAT, 0600);
	close(fd);
	age(path);
	pid_t child = fork();
	if (child == 0) {
		close(end[1]);
		fd = open(path, O_RDWR);
		bool done = fd >= 0 && file_lock(fd, false) && write(locked[1], "", 1) == 1 && read(end[0], &byte, 1) == 0;
		_exit(done ? 0 : 1);
	}
	close(locked[1]);
	tap(read(locked[0], &byte, 1) == 1, "another process locks a file");
	fd = open(path, O_RDWR);
	tap(!file_lock(fd, false), "so we cannot");
	close(fd);
	tap(stays(path), "and it stays");
	close(end[1]);
	tap(waitpid(child, NULL, 0) == child, "the process ends");
	tap(!stays(path), "and the file is removed");
	close(locked[0]);
	close(end[0]);
}

static void test_others(void)
{
	static const char *const names[] = {".renju-backup", ".renju-AAAAAA", ".renju-tmp-AAAAAA", ".renju-tmp--AAAAAA",
	                                    ".renju-tmp-0-AAAAAA", ".renju-tmp-100000000-AAAAAA", ".renju-tmp-1-AAAAAA",
	                                    ".renju-tmp-99999999AAAAAA", ".renju-tmp-99999999-AAAAA",
	                                    ".renju-tmp-99999999-AAAAAAA", ".renju-tmp-99999999-AAAA.A",
	                                    "renju-tmp-99999999-AAAAAA", "last-1.moves-backup"};
	char path[PATH_BYTES];
	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		name_file(path, names[i]);
		close(open(path, O_RDWR | O_CREAT, 0600));
		age(path);
		tap(stays(path), "%s stays", names[i]);
		unlink(path);
	}
	name_file(path, ".renju-tmp-99999999-folder");
	mkdir(path, 0700);
	age(path);
	tap(stays(path) && rmdir(path) == 0, "a folder stays");
	tap(mkfifo(path, 0600) == 0, "a pipe");
	age(path);
	tap(stays(path) && unlink(path) == 0, "stays");
	tap(symlink("/dev/null", path) == 0 && stays(path) && unlink(path) == 0, "and a symbolic link");
}

/* Becomes another user, since root can make files in any folder. */
static void drop_root(void)
{
	enum { NOBODY = 65534 };
	if (geteuid() == 0 && (setgid(NOBODY) != 0 || setuid(NOBODY) != 0))
		_exit(2);
}

/* Replaces the file in a folder without write permission. Returns 0 if that is possible only in place, and works. */
static int replace_in_place(const char *path)
{
	struct replacement replacement;
	int fd = replace_open(&replacement, path);
	if (fd >= 0 || errno != EACCES)
		return 1;
	fd = replace_open_in_place(&replacement, errno);
	if (fd < 0 || write(fd, "new", 3) != 3)
		return 1;
	return replace_close(&replacement, fd, 0);
}

static bool needs_place(const char *path)
{
	struct replacement replacement = {.target = "/dev/null"};
	return replace_open(&replacement, path) < 0 && replace_open_in_place(&replacement, errno) >= 0;
}

static bool in_child(int (*run)(const char *path), const char *path)
{
	int status = 1;
	pid_t child = fork();
	if (child == 0) {
		drop_root();
		_exit(run(path));
	}
	return waitpid(child, &status, 0) == child && status == 0;
}

static int needs_none(const char *path)
{
	return needs_place(path);
}

static void test_in_place(void)
{
	char within[PATH_BYTES], path[PATH_BYTES], text[8] = "";
	name_file(within, "folder");
	name_file(path, "folder/file");
	mkdir(within, 0777);
	int fd = open(path, O_RDWR | O_CREAT, 0666);
	tap(fd >= 0 && write(fd, "older", 5) == 5 && fchmod(fd, 0666) == 0, "a file");
	tap(chmod(within, 0555) == 0 && chmod(folder, 0755) == 0, "in a folder where no file can be made");
	tap(in_child(replace_in_place, path), "is written in place");
	tap(pread(fd, text, sizeof text, 0) == 3 && strcmp(text, "new") == 0, "it has the new text: %s", text);
	tap(fchmod(fd, 0444) == 0 && in_child(needs_none, path), "not without write permission");
	name_file(within, "folder/new");
	tap(in_child(needs_none, within), "nor if there is no file");
	name_file(within, "folder");
	tap(close(fd) == 0 && chmod(within, 0777) == 0 && unlink(path) == 0 && rmdir(within) == 0, "all is removed");
	char long_path[REPLACE_PATH_MAX + 1];
	memset(long_path, 'x', REPLACE_PATH_MAX);
	long_path[REPLACE_PATH_MAX] = '\0';
	tap(!needs_place(long_path), "nor for a path that is too long");
	struct replacement full = {.target = "/dev/null"};
	tap(replace_open_in_place(&full, ENOSPC) < 0 && errno == ENOSPC, "nor if the disk is full");
}

static void test_own_folder(void)
{
	char out[PATH_ROOM];
	setenv("XDG_STATE_HOME", "/state", 1);
	size_t length = strlen("/state/renju");
	tap(place_find(out, length + 1, PLACE_GAMES) && strcmp(out, "/state/renju") == 0, "a folder that fits");
	tap(!place_find(out, length, PLACE_GAMES), "and with a byte less");
	tap(own_folder_file(out, PLACE_GAMES, "file") && strcmp(out, "/state/renju/file") == 0, "a file in it");
	unsetenv("XDG_STATE_HOME");
	setenv("HOME", "/home", 1);
	length = strlen("/home/.local/state/renju");
	tap(place_find(out, length + 1, PLACE_GAMES) && strcmp(out, "/home/.local/state/renju") == 0, "below HOME");
	tap(!place_find(out, length, PLACE_GAMES), "and with a byte less");
}

int main(void)
{
	if (!tap(mkdtemp(folder) != NULL, "a folder for the test"))
		return 1;
	test_alive();
	test_killed();
	test_locked();
	test_others();
	test_in_place();
	test_own_folder();
	rmdir(folder);
	return tap_status();
}
