#include "os/wait.h"

#ifndef _WIN32
#include <errno.h>
#include <poll.h>

static int wait_for(int fd, short events, int milliseconds)
{
	struct pollfd ready = {.fd = fd, .events = events};
	return poll(&ready, 1, milliseconds);
}

/* Waits after a failure of a read or a write. */
static bool goes_on(int fd, short events)
{
	if (errno == EINTR)
		return true;
	if (errno != EAGAIN && errno != EWOULDBLOCK)
		return false;
	return wait_for(fd, events, -1) >= 0 || errno == EINTR;
}

bool wait_to_read(int fd)
{
	return goes_on(fd, POLLIN);
}

bool wait_to_write(int fd)
{
	return goes_on(fd, POLLOUT);
}

int wait_for_input(int fd, int milliseconds)
{
	return wait_for(fd, POLLIN, milliseconds);
}

bool wait_reader_closed(int fd)
{
	struct pollfd output = {.fd = fd};
	return poll(&output, 1, 0) > 0 && (output.revents & (POLLERR | POLLHUP)) != 0;
}

#endif
