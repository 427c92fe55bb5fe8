#include "os/system.h"

#include "os/process.h"

#ifndef _WIN32
#include <signal.h>
#include <unistd.h>

long process_number(void)
{
	return getpid();
}

bool process_exists(long number)
{
	return kill((pid_t)number, 0) == 0;
}

#endif
