#include "os/wait.h"

#ifdef _WIN32
#include <errno.h>
#include <io.h>
#include <windows.h>

bool wait_to_read(int fd)
{
	(void)fd;
	return false;
}

/* Where the reader has closed the pipe, the C library says EINVAL. */
bool wait_to_write(int fd)
{
	(void)fd;
	if (errno == EINVAL && GetLastError() == ERROR_NO_DATA)
		errno = EPIPE;
	return false;
}

/* Windows cannot wait for a pipe: looks again after 1 to 10 ms. Looking fails where there is no writer any more, and in
   Wine for pipes of Unix: who only asks gets no then, because reading would block; who waits reads. */
int wait_for_input(int fd, int milliseconds)
{
	enum { PAUSE_MAX = 10 };
	DWORD available = 0, pause = 1;
	HANDLE handle = (HANDLE)_get_osfhandle(fd);
	if (GetFileType(handle) != FILE_TYPE_PIPE)
		return 1;
	ULONGLONG start = GetTickCount64();
	for (; PeekNamedPipe(handle, NULL, 0, NULL, &available, NULL) && available == 0; pause += pause < PAUSE_MAX) {
		if (milliseconds >= 0 && GetTickCount64() - start >= (ULONGLONG)milliseconds)
			return 0;
		Sleep(pause);
	}
	return milliseconds != 0 || available > 0 || GetLastError() == ERROR_BROKEN_PIPE;
}

bool wait_reader_closed(int fd)
{
	(void)fd;
	return false; /* the next write tells */
}

#endif
