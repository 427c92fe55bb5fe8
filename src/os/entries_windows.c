#include "os/entries.h"

#ifdef _WIN32
#include <errno.h>
#include <stdlib.h>
#include <windows.h>

#include "os/wide.h"

enum { NAME_BYTES = 4 * MAX_PATH };

/* An open folder. Windows gives the first entry when it is opened. */
struct listed {
	HANDLE handle;
	bool begun;
	WIN32_FIND_DATAW found;
	char name[NAME_BYTES];
};

bool entries_open(struct entries *entries, const char *path)
{
	wchar_t all[WIDE_PATH_MAX + 2];
	struct listed *listed = malloc(sizeof *listed);
	entries->system = listed;
	if (!listed || !wide_path(all, path)) {
		free(listed);
		return false;
	}
	size_t length = wcslen(all);
	if (length > 0 && all[length - 1] != L'/' && all[length - 1] != L'\\')
		all[length++] = L'\\';
	all[length] = L'*';
	all[length + 1] = L'\0';
	listed->begun = false;
	listed->handle = FindFirstFileW(all, &listed->found);
	if (listed->handle != INVALID_HANDLE_VALUE)
		return true;
	wide_fail();
	free(listed);
	return false;
}

const char *entries_next(struct entries *entries)
{
	struct listed *listed = entries->system;
	errno = 0;
	if (listed->begun && !FindNextFileW(listed->handle, &listed->found)) {
		if (GetLastError() != ERROR_NO_MORE_FILES)
			wide_fail();
		return NULL;
	}
	listed->begun = true;
	wide_to_utf8(listed->name, sizeof listed->name, listed->found.cFileName);
	return listed->name;
}

enum entry_kind entries_kind(const struct entries *entries, const char *name)
{
	const struct listed *listed = entries->system;
	DWORD attributes = listed->found.dwFileAttributes;
	(void)name;
	if (!(attributes & FILE_ATTRIBUTE_DIRECTORY))
		return ENTRY_IS_FILE;
	return attributes & FILE_ATTRIBUTE_REPARSE_POINT ? ENTRY_IS_OTHER : ENTRY_IS_FOLDER;
}

void entries_close(struct entries *entries)
{
	struct listed *listed = entries->system;
	FindClose(listed->handle);
	free(listed);
}

#endif
