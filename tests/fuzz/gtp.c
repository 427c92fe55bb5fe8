/* Fuzzes the GTP front end: options on the first line, then commands. */
#include "front.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	front_run(data, size, "--gtp", NULL);
	return 0;
}
