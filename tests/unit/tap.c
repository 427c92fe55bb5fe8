#include "tap.h"

#include <stdarg.h>
#include <stdio.h>

static int passes, failures;

bool tap(bool passed, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	printf(passed ? "ok - " : "not ok - ");
	vprintf(format, arguments);
	printf("\n");
	va_end(arguments);
	if (passed)
		passes++;
	else
		failures++;
	return passed;
}

unsigned long long random_seed = 1;

unsigned random_below(unsigned n)
{
	random_seed = random_seed * 6364136223846793005u + 1442695040888963407u;
	return (unsigned)((random_seed >> 33) % n);
}

int tap_status(void)
{
	return failures > 0 || passes == 0;
}
