#include "os/system.h"

#include "os/file.h"

#ifndef _WIN32
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef __APPLE__
#define st_mtim st_mtimespec
#endif

static struct file_state state_of(const struct stat *file)
{
	enum file_kind kind = S_ISFIFO(file->st_mode) ? FILE_PIPE : FILE_OTHER;
	if (S_ISREG(file->st_mode) || S_ISDIR(file->st_mode))
		kind = S_ISREG(file->st_mode) ? FILE_REGULAR : FILE_FOLDER;
	return (struct file_state){.kind = kind,
	                           .device = (unsigned long long)file->st_dev,
	                           .number = (unsigned long long)file->st_ino,
	                           .size = file->st_size,
	                           .changed = {file->st_mtim.tv_sec, (int)file->st_mtim.tv_nsec},
	                           .own = file->st_uid == geteuid()};
}

bool file_describe(int fd, struct file_state *state)
{
	struct stat file;
	if (fstat(fd, &file) != 0)
		return false;
	*state = state_of(&file);
	return true;
}

bool file_describe_path(const char *path, struct file_state *state)
{
	struct stat file;
	if (stat(path, &file) != 0)
		return false;
	*state = state_of(&file);
	return true;
}

bool file_is_terminal(int fd)
{
	return isatty(fd) == 1;
}

int file_open(const char *path, unsigned how)
{
	static const int flags[] = {O_WRONLY, O_RDWR, O_WRONLY | O_APPEND, O_CREAT,   O_EXCL,
	                            O_TRUNC,  0,      O_NONBLOCK,          O_NOFOLLOW};
	int all = O_RDONLY | O_CLOEXEC;
	for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
		all |= how >> i & 1 ? flags[i] : 0;
	return open(path, all, how & FILE_PRIVATE ? 0600 : 0666);
}

long long file_read_at(int fd, char *bytes, size_t length, long long offset)
{
	return pread(fd, bytes, length, (off_t)offset);
}

bool file_cut(int fd, long long size)
{
	return ftruncate(fd, (off_t)size) == 0;
}

bool file_sync(int fd)
{
	return fsync(fd) == 0;
}

bool file_permit_like(int fd, const char *path)
{
	struct stat file;
	if (stat(path, &file) == 0)
		return fchmod(fd, file.st_mode & 07777) == 0;
	mode_t mask = umask(0);
	umask(mask);
	return fchmod(fd, 0666 & ~mask) == 0;
}

size_t file_link_target(const char *path, char *out, size_t room)
{
	ssize_t length = readlink(path, out, room);
	return length > 0 ? (size_t)length : 0;
}

int file_make_unique(char *path)
{
	int fd = mkstemp(path);
	if (fd >= 0)
		fcntl(fd, F_SETFD, FD_CLOEXEC);
	return fd;
}

bool file_remove(const char *path)
{
	return unlink(path) == 0;
}

bool file_make_folder(const char *path)
{
	return mkdir(path, 0700) == 0;
}

bool file_replace(const char *from, const char *to)
{
	return rename(from, to) == 0;
}

bool file_lock(int fd, bool waits)
{
	struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
	int result;
	do
		result = fcntl(fd, waits ? F_SETLKW : F_SETLK, &whole);
	while (result != 0 && errno == EINTR);
	return result == 0;
}

#endif
