/* Fuzzes the Gomocup front end: options on the first line, then the manager's commands. */
#include "front.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	front_run(data, size, "--gomocup", NULL);
	return 0;
}
