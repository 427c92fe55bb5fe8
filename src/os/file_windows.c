#include "os/file.h"

#ifdef _WIN32
#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <stdio.h>
#include <string.h>
#include <windows.h>

#include "os/program.h"
#include "os/wide.h"

/* Returns what Windows counts in 100 nanoseconds since 1601. */
static struct file_time time_of(long long ticks)
{
	ticks -= 116444736000000000; /* from 1601 to 1970 */
	return (struct file_time){ticks / 10000000, (int)(ticks % 10000000 * 100)};
}

/* Wine knows no volume of a file that a program of Unix has opened. */
static void identify(HANDLE handle, struct file_state *state)
{
	BY_HANDLE_FILE_INFORMATION file;
	FILE_ID_INFO id;
	if (GetFileInformationByHandle(handle, &file)) {
		state->device = file.dwVolumeSerialNumber;
		state->number = (unsigned long long)file.nFileIndexHigh << 32 | file.nFileIndexLow;
	} else if (GetFileInformationByHandleEx(handle, FileIdInfo, &id, sizeof id)) {
		memcpy(&state->number, &id.FileId, sizeof state->number);
	}
}

static bool describe(HANDLE handle, struct file_state *state)
{
	FILE_BASIC_INFO times;
	FILE_STANDARD_INFO file;
	DWORD type = GetFileType(handle);
	*state = (struct file_state){.kind = type == FILE_TYPE_PIPE ? FILE_PIPE : FILE_OTHER, .own = true};
	if (type == FILE_TYPE_PIPE || type == FILE_TYPE_CHAR)
		return true;
	if (!GetFileInformationByHandleEx(handle, FileBasicInfo, &times, sizeof times) ||
	    !GetFileInformationByHandleEx(handle, FileStandardInfo, &file, sizeof file))
		return wide_fail();
	state->kind = file.Directory ? FILE_FOLDER : FILE_REGULAR;
	state->size = file.EndOfFile.QuadPart;
	state->changed = time_of(times.LastWriteTime.QuadPart);
	identify(handle, state);
	return true;
}

static HANDLE handle_of(int fd)
{
	return (HANDLE)_get_osfhandle(fd);
}

bool file_describe(int fd, struct file_state *state)
{
	HANDLE handle = handle_of(fd);
	if (handle == INVALID_HANDLE_VALUE) {
		errno = EBADF;
		return false;
	}
	return describe(handle, state);
}

/* Opens a file or a folder. All others may read, write, rename and remove it meanwhile, as on other systems. */
static HANDLE open_handle(const char *path, DWORD access, DWORD disposition, DWORD flags)
{
	wchar_t wide[WIDE_PATH_MAX];
	if (!wide_path(wide, path))
		return INVALID_HANDLE_VALUE;
	HANDLE handle = CreateFileW(wide, access, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL, disposition,
	                            FILE_ATTRIBUTE_NORMAL | flags, NULL);
	if (handle == INVALID_HANDLE_VALUE)
		wide_fail();
	return handle;
}

bool file_describe_path(const char *path, struct file_state *state)
{
	HANDLE handle = open_handle(path, 0, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS);
	bool described = handle != INVALID_HANDLE_VALUE && describe(handle, state);
	if (handle != INVALID_HANDLE_VALUE)
		CloseHandle(handle);
	return described;
}

bool file_is_terminal(int fd)
{
	DWORD mode;
	return GetConsoleMode(handle_of(fd), &mode) != 0;
}

static DWORD disposition_of(unsigned how)
{
	if (how & FILE_IS_NEW)
		return CREATE_NEW;
	if (how & FILE_CREATES)
		return how & FILE_EMPTIES ? CREATE_ALWAYS : OPEN_ALWAYS;
	return how & FILE_EMPTIES ? TRUNCATE_EXISTING : OPEN_EXISTING;
}

int file_open(const char *path, unsigned how)
{
	struct file_state state;
	DWORD access = GENERIC_READ;
	if (how & FILE_UPDATES)
		access = GENERIC_READ | GENERIC_WRITE;
	else if (how & FILE_APPENDS)
		access = FILE_APPEND_DATA | FILE_WRITE_ATTRIBUTES | FILE_READ_ATTRIBUTES | SYNCHRONIZE;
	else if (how & FILE_WRITES)
		access = GENERIC_WRITE;
	HANDLE handle = open_handle(path, access, disposition_of(how), 0);
	if (handle == INVALID_HANDLE_VALUE) {
		int error = errno;
		errno = error == EACCES && file_describe_path(path, &state) && state.kind == FILE_FOLDER ? EISDIR : error;
		return -1;
	}
	int fd = _open_osfhandle((intptr_t)handle, _O_BINARY | _O_NOINHERIT | (how & FILE_APPENDS ? _O_APPEND : 0));
	if (fd < 0)
		CloseHandle(handle);
	return fd;
}

long long file_read_at(int fd, char *bytes, size_t length, long long offset)
{
	long long before = _lseeki64(fd, 0, SEEK_CUR);
	if (before < 0 || _lseeki64(fd, offset, SEEK_SET) < 0)
		return -1;
	int got = _read(fd, bytes, length < INT_MAX ? (unsigned)length : INT_MAX);
	_lseeki64(fd, before, SEEK_SET);
	return got;
}

bool file_cut(int fd, long long size)
{
	return _chsize_s(fd, size) == 0;
}

bool file_sync(int fd)
{
	return _commit(fd) == 0;
}

bool file_permit_like(int fd, const char *path)
{
	(void)fd;
	(void)path;
	return true; /* a new file has the permissions of its folder */
}

size_t file_link_target(const char *path, char *out, size_t room)
{
	(void)path;
	(void)out;
	(void)room;
	return 0;
}

int file_make_unique(char *path)
{
	enum { TRIES = 1000, RANDOM = 6 };
	char *end = path + strlen(path) - RANDOM;
	for (unsigned i = 0; i < TRIES; i++) {
		snprintf(end, RANDOM + 1, "%06lx", ((unsigned long)program_number() * TRIES + i) & 0xFFFFFF);
		int fd = file_open(path, FILE_UPDATES | FILE_CREATES | FILE_IS_NEW);
		if (fd >= 0 || errno != EEXIST)
			return fd;
	}
	return -1;
}

bool file_remove(const char *path)
{
	wchar_t wide[WIDE_PATH_MAX];
	return wide_path(wide, path) && (DeleteFileW(wide) || wide_fail());
}

bool file_make_folder(const char *path)
{
	wchar_t wide[WIDE_PATH_MAX];
	return wide_path(wide, path) && (CreateDirectoryW(wide, NULL) || wide_fail());
}

/* Where a program has the old file open, Windows may refuse to replace it, but not to rename it first. */
bool file_replace(const char *from, const char *to)
{
	wchar_t source[WIDE_PATH_MAX], target[WIDE_PATH_MAX], aside[WIDE_PATH_MAX];
	if (!wide_path(source, from) || !wide_path(target, to))
		return false;
	if (MoveFileExW(source, target, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH))
		return true;
	if (GetLastError() != ERROR_ACCESS_DENIED || wcslen(source) + 5 > WIDE_PATH_MAX)
		return wide_fail();
	wcscpy(aside, source);
	wcscat(aside, L".old");
	if (!MoveFileExW(target, aside, MOVEFILE_REPLACE_EXISTING))
		return wide_fail();
	if (!MoveFileExW(source, target, MOVEFILE_WRITE_THROUGH)) {
		wide_fail();
		MoveFileExW(aside, target, 0);
		return false;
	}
	DeleteFileW(aside);
	return true;
}

/* Locks a byte far behind the end, because a lock keeps other programs from reading what is locked. A lock of our own
   would be in the way. */
bool file_lock(int fd, bool waits)
{
	DWORD flags = waits ? LOCKFILE_EXCLUSIVE_LOCK : LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY;
	OVERLAPPED far_behind = {.OffsetHigh = 0x7FFFFFFF};
	UnlockFileEx(handle_of(fd), 0, 1, 0, &far_behind);
	return LockFileEx(handle_of(fd), flags, 0, 1, 0, &far_behind) || wide_fail();
}

#endif
