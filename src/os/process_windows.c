#include "os/process.h"

#ifdef _WIN32
#include <windows.h>

long process_number(void)
{
	return (long)GetCurrentProcessId();
}

bool process_exists(long number)
{
	DWORD status = 0;
	HANDLE process = OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, FALSE, (DWORD)number);
	if (!process)
		return GetLastError() == ERROR_ACCESS_DENIED;
	bool exists = GetExitCodeProcess(process, &status) && status == STILL_ACTIVE;
	CloseHandle(process);
	return exists;
}

#endif
