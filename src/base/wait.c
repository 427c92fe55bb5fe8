#include "base/wait.h"

#include <errno.h>
#include <poll.h>

static bool wait_for(int fd, short events)
{
	struct pollfd ready = {.fd = fd, .events = events};
	if (errno == EINTR)
		return true;
	if (errno != EAGAIN && errno != EWOULDBLOCK)
		return false;
	return poll(&ready, 1, -1) >= 0 || errno == EINTR;
}

bool wait_to_read(int fd)
{
	return wait_for(fd, POLLIN);
}

bool wait_to_write(int fd)
{
	return wait_for(fd, POLLOUT);
}
