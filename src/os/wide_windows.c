#include "os/wide.h"

#ifdef _WIN32
#include <errno.h>
#include <windows.h>

bool wide_path(wchar_t out[WIDE_PATH_MAX], const char *path)
{
	if (MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, path, -1, out, WIDE_PATH_MAX) > 0)
		return true;
	errno = GetLastError() == ERROR_INSUFFICIENT_BUFFER ? ENAMETOOLONG : ENOENT;
	return false;
}

size_t wide_to_utf8(char *out, size_t room, const wchar_t *text)
{
	int length = WideCharToMultiByte(CP_UTF8, 0, text, -1, out, (int)room, NULL, NULL);
	return length > 0 ? (size_t)length - 1 : 0;
}

bool wide_fail(void)
{
	static const struct {
		DWORD error;
		int number;
	} known[] = {
		{ERROR_FILE_NOT_FOUND, ENOENT}, {ERROR_PATH_NOT_FOUND, ENOENT},      {ERROR_INVALID_NAME, ENOENT},
		{ERROR_BAD_NETPATH, ENOENT},    {ERROR_ACCESS_DENIED, EACCES},       {ERROR_SHARING_VIOLATION, EACCES},
		{ERROR_LOCK_VIOLATION, EACCES}, {ERROR_FILE_EXISTS, EEXIST},         {ERROR_ALREADY_EXISTS, EEXIST},
		{ERROR_DISK_FULL, ENOSPC},      {ERROR_DIRECTORY, ENOTDIR},          {ERROR_NOT_ENOUGH_MEMORY, ENOMEM},
		{ERROR_WRITE_PROTECT, EROFS},   {ERROR_TOO_MANY_OPEN_FILES, EMFILE},
	};
	DWORD error = GetLastError();
	errno = EIO;
	for (size_t i = 0; i < sizeof known / sizeof *known; i++)
		if (known[i].error == error)
			errno = known[i].number;
	return false;
}

#endif
