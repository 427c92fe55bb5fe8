/* Fuzzes the bulk reader: options on the first line, then input. The environment variable FUZZ_FROM sets the
   format. */
#include <stdio.h>
#include <stdlib.h>

#include "front.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char option[32];
	const char *from = getenv("FUZZ_FROM");
	snprintf(option, sizeof option, "--from=%s", from ? from : "");
	front_run(data, size, "-g", from ? option : NULL);
	return 0;
}
