#include "os/wait.h"

#ifndef _WIN32
#include <errno.h>
#include <poll.h>

#ifdef __APPLE__
#include <stddef.h>
#include <sys/select.h>

/* Does what poll() does for POLLIN or POLLOUT: on macOS poll() fails for terminals. */
static int wait_for(struct pollfd *ready, int count, int milliseconds)
{
	fd_set sets[2];
	int above = 0;
	FD_ZERO(&sets[0]);
	FD_ZERO(&sets[1]);
	for (int i = 0; i < count; i++) {
		if (ready[i].fd >= FD_SETSIZE)
			return poll(ready, (nfds_t)count, milliseconds);
		if (ready[i].fd >= 0)
			FD_SET(ready[i].fd, &sets[ready[i].events == POLLOUT]);
		above = ready[i].fd >= above ? ready[i].fd + 1 : above;
	}
	struct timeval time = {.tv_sec = milliseconds / 1000, .tv_usec = milliseconds % 1000 * 1000};
	int found = select(above, &sets[0], &sets[1], NULL, milliseconds < 0 ? NULL : &time);
	for (int i = 0; i < count && found > 0; i++)
		if (ready[i].fd >= 0 && FD_ISSET(ready[i].fd, &sets[ready[i].events == POLLOUT]))
			ready[i].revents = ready[i].events;
	return found;
}
#else
static int wait_for(struct pollfd *ready, int count, int milliseconds)
{
	return poll(ready, (nfds_t)count, milliseconds);
}
#endif

/* Waits after a failure of a read or a write. */
static bool goes_on(int fd, short events)
{
	if (errno == EINTR)
		return true;
	if (errno != EAGAIN && errno != EWOULDBLOCK)
		return false;
	return wait_for(&(struct pollfd){.fd = fd, .events = events}, 1, -1) >= 0 || errno == EINTR;
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
	return wait_for(&(struct pollfd){.fd = fd, .events = POLLIN}, 1, milliseconds);
}

int wait_for_first(int fd, int other, int milliseconds)
{
	struct pollfd ready[] = {{.fd = fd, .events = POLLIN}, {.fd = other, .events = POLLIN}};
	int found = wait_for(ready, 2, milliseconds);
	return found > 0 ? ready[0].revents != 0 : found;
}

bool wait_reader_closed(int fd)
{
	struct pollfd output = {.fd = fd};
	return poll(&output, 1, 0) > 0 && (output.revents & (POLLERR | POLLHUP)) != 0;
}

#endif
