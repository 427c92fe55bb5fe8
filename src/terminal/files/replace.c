#include "terminal/files/replace.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "terminal/files/temporary.h"

/* Follows one symbolic link, in place. Returns false when the path is not a link, or the new path is too long. */
static bool follow_links(char path[REPLACE_PATH_MAX])
{
	char link[REPLACE_PATH_MAX];
	size_t folder = temporary_folder(path);
	ssize_t length = readlink(path, link, sizeof link);
	if (length <= 0)
		return false;
	if (link[0] == '/')
		folder = 0;
	if (folder + (size_t)length >= REPLACE_PATH_MAX)
		return false;
	memcpy(path + folder, link, (size_t)length);
	path[folder + (size_t)length] = '\0';
	return true;
}

/* Returns the permissions of a file, or those that a new file gets. */
static mode_t file_mode_of(const char *path)
{
	struct stat file;
	if (stat(path, &file) == 0)
		return file.st_mode & 07777;
	mode_t mask = umask(0);
	umask(mask);
	return 0666 & ~mask;
}

static int fail(int error)
{
	errno = error;
	return -1;
}

int replace_open(struct replacement *replacement, const char *path)
{
	enum { LINKS_MAX = 40 };
	char *target = replacement->target;
	int links = 0;
	target[0] = '\0';
	if (strlen(path) >= REPLACE_PATH_MAX)
		return fail(ENAMETOOLONG);
	memcpy(target, path, strlen(path) + 1);
	while (links < LINKS_MAX && follow_links(target))
		links++;
	if (links == LINKS_MAX)
		return fail(ELOOP);
	if (access(target, W_OK) != 0 && errno != ENOENT)
		return -1;
	temporary_clean(target);
	int fd = temporary_open(replacement->temporary, REPLACE_PATH_MAX, target);
	if (fd < 0 || fchmod(fd, file_mode_of(target)) == 0)
		return fd;
	int error = errno;
	replace_close(replacement, fd, error);
	return fail(error);
}

bool replace_needs_place(const struct replacement *replacement, int error)
{
	bool no_file = error == EACCES || error == EPERM || error == EROFS || error == ENAMETOOLONG;
	return no_file && access(replacement->target, W_OK) == 0;
}

int replace_open_in_place(struct replacement *replacement)
{
	replacement->temporary[0] = '\0';
	return open(replacement->target, O_WRONLY | O_TRUNC | O_CLOEXEC);
}

int replace_end(struct replacement *replacement, int failure)
{
	if (replacement->temporary[0] == '\0')
		return failure;
	if (failure == 0 && rename(replacement->temporary, replacement->target) != 0)
		failure = errno;
	if (failure != 0)
		unlink(replacement->temporary);
	return failure;
}

int replace_close(struct replacement *replacement, int fd, int failure)
{
	if (failure == 0 && fsync(fd) != 0)
		failure = errno;
	if (close(fd) != 0 && failure == 0)
		failure = errno;
	return replace_end(replacement, failure);
}
