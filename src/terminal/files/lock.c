#include "terminal/files/lock.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

static bool set_lock(int fd, int command)
{
	struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
	int result;
	do
		result = fcntl(fd, command, &whole);
	while (result != 0 && errno == EINTR);
	return result == 0;
}

bool lock_take(int fd)
{
	return set_lock(fd, F_SETLK);
}

bool lock_wait(int fd)
{
	return set_lock(fd, F_SETLKW);
}

bool lock_is_file(int fd, const char *path)
{
	struct stat held, there;
	return fstat(fd, &held) == 0 && stat(path, &there) == 0 && held.st_dev == there.st_dev &&
	       held.st_ino == there.st_ino;
}
