#include "os/time.h"

#ifdef _WIN32
#include <windows.h>

long long clock_now(void)
{
	LARGE_INTEGER ticks, per_second;
	QueryPerformanceCounter(&ticks);
	QueryPerformanceFrequency(&per_second);
	return ticks.QuadPart / per_second.QuadPart * 1000 +
	       ticks.QuadPart % per_second.QuadPart * 1000 / per_second.QuadPart;
}

/* Returns what Windows counts in 100 nanoseconds. */
static unsigned long long ticks_of(FILETIME time)
{
	return (unsigned long long)time.dwHighDateTime << 32 | time.dwLowDateTime;
}

long long cpu_time_used(void)
{
	FILETIME begun, ended, kernel, user;
	GetProcessTimes(GetCurrentProcess(), &begun, &ended, &kernel, &user);
	return (long long)((ticks_of(kernel) + ticks_of(user)) / 10000);
}

#endif
