#include "terminal/files/replace.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "os/file.h"
#include "terminal/files/temporary.h"

/* Follows one symbolic link, in place. Returns false when the path is not a link, or the new path is too long. */
static bool follow_links(char path[REPLACE_PATH_MAX])
{
	char link[REPLACE_PATH_MAX];
	size_t folder = temporary_folder(path);
	size_t length = file_link_target(path, link, sizeof link);
	if (length == 0)
		return false;
	if (link[0] == '/')
		folder = 0;
	if (folder + length >= REPLACE_PATH_MAX)
		return false;
	memcpy(path + folder, link, length);
	path[folder + length] = '\0';
	return true;
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
	if (fd < 0 || file_permit_like(fd, target))
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
	return file_open(replacement->target, FILE_WRITES | FILE_EMPTIES);
}

int replace_end(struct replacement *replacement, int failure)
{
	if (replacement->temporary[0] == '\0')
		return failure;
	if (failure == 0 && !file_replace(replacement->temporary, replacement->target))
		failure = errno;
	if (failure != 0)
		unlink(replacement->temporary);
	return failure;
}

int replace_close(struct replacement *replacement, int fd, int failure)
{
	if (failure == 0 && !file_sync(fd))
		failure = errno;
	if (close(fd) != 0 && failure == 0)
		failure = errno;
	return replace_end(replacement, failure);
}
