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

int tap_status(void)
{
	return failures > 0 || passes == 0;
}
