/* Fuzzes the GTP front end: options on the first line, then commands. */
#include <stdlib.h>
#include <string.h>

#include "front.h"
#include "gtp/gtp_line.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Could a command write a file? What the protocol ignores may stand inside its name. */
static bool writes_file(const uint8_t *data, size_t size)
{
	static const char command[] = "printsgf ";
	struct gtp_filter filter = {.after_blank = true};
	char *text = malloc(size + 1);
	if (!text)
		abort();
	memcpy(text, data, size);
	size_t length = gtp_filter(&filter, text, size);
	bool found = false;
	for (size_t i = 0; i + sizeof command <= length + 1 && !found; i++)
		found = memcmp(text + i, command, sizeof command - 1) == 0;
	free(text);
	return found;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	if (!writes_file(data, size))
		front_run(data, size, "--gtp", NULL);
	return 0;
}
