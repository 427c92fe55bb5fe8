/* Fuzzes the referee: options on the first line, then input. */
#include "front.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	front_run(data, size, NULL, NULL);
	return 0;
}
