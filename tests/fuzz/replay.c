/* Runs a fuzz target on files, and prints one result line for all of them. usage: replay FILE... */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static int replay(const char *path)
{
	enum { MOST = 1 << 22 };
	FILE *file = fopen(path, "rb");
	uint8_t *data = malloc(MOST);
	int ran = file && data;
	if (ran)
		LLVMFuzzerTestOneInput(data, fread(data, 1, MOST, file));
	if (file)
		fclose(file);
	free(data);
	return ran;
}

int main(int argc, char *argv[])
{
	int ran = 0;
	if (!freopen("/dev/null", "w", stderr))
		return 2;
	for (int i = 1; i < argc; i++)
		ran += replay(argv[i]);
	printf("%s - %d of %d fuzz inputs replayed by %s\n", ran == argc - 1 && ran > 0 ? "ok" : "not ok", ran, argc - 1, argv[0]);
	return ran != argc - 1 || ran == 0;
}
