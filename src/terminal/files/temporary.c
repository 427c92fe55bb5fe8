#include "terminal/files/temporary.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/text.h"
#include "os/file.h"

enum {
	A_DAY = 24 * 60 * 60, /* seconds */
	PID_MAX = 99999999,   /* of the processes whose files are removed */
	RANDOM_LENGTH = 6,    /* characters that mkstemp() chooses */
};

static const char mark[] = ".renju-tmp-";

size_t temporary_folder(const char *path)
{
	const char *slash = strrchr(path, '/');
	return slash ? (size_t)(slash - path) + 1 : 0;
}

int temporary_open(char *out, size_t room, const char *path)
{
	size_t folder = temporary_folder(path);
	if (folder + TEMPORARY_NAME_MAX > room) {
		errno = ENAMETOOLONG;
		return -1;
	}
	memcpy(out, path, folder);
	snprintf(out + folder, room - folder, "%s%ld-XXXXXX", mark, (long)getpid());
	int fd = mkstemp(out);
	if (fd >= 0) {
		fcntl(fd, F_SETFD, FD_CLOEXEC);
		file_lock(fd);
	}
	return fd;
}

/* Is it the name of a temporary file whose process has ended? */
static bool is_left(const char *name)
{
	int pid;
	if (strncmp(name, mark, sizeof mark - 1) != 0)
		return false;
	struct span rest = text_span(name + sizeof mark - 1);
	if (!text_cut_number(&rest, PID_MAX, &pid) || pid > PID_MAX)
		return false;
	if (!text_cut_char(&rest, '-') || rest.length != RANDOM_LENGTH)
		return false;
	for (size_t i = 0; i < rest.length; i++)
		if (!text_letter(rest.at[i]) && !text_digit(rest.at[i]))
			return false;
	return kill((pid_t)pid, 0) != 0; /* or another user has the number now: the file is ours */
}

/* Is it a regular file of the user that did not change for a day? */
static bool is_old(int folder, const char *name)
{
	struct stat file;
	return fstatat(folder, name, &file, AT_SYMLINK_NOFOLLOW) == 0 && S_ISREG(file.st_mode) &&
	       file.st_uid == geteuid() && time(NULL) - file.st_mtime > A_DAY;
}

/* Removes the file unless a program has locked it: its process may be on another machine. */
static void remove_unlocked(int folder, const char *name)
{
	int fd = openat(folder, name, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
	if (fd >= 0 && file_lock(fd))
		unlinkat(folder, name, 0);
	if (fd >= 0)
		close(fd);
}

void temporary_clean(const char *path)
{
	size_t length = temporary_folder(path);
	char *folder = length > 0 ? strndup(path, length) : strdup(".");
	DIR *names = folder ? opendir(folder) : NULL;
	free(folder);
	if (!names)
		return;
	int fd = dirfd(names);
	for (const struct dirent *entry; (entry = readdir(names));)
		if (is_left(entry->d_name) && is_old(fd, entry->d_name))
			remove_unlocked(fd, entry->d_name);
	closedir(names);
}
