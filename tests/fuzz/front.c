#include "os/system.h"

#include "front.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "options/command_line.h"
#include "run.h"

enum { WORDS_MAX = 16, LINE_BYTES = 256 };

static FILE *standard_input;
static int here; /* the folder of the fuzzer */
static char nowhere[] = "/tmp/renju-fuzz-XXXXXX";

/* Leaves no trace but an empty folder until the program ends. */
static void remove_nowhere(void)
{
	rmdir(nowhere);
}

static void open_files(void)
{
	if (standard_input)
		return;
	standard_input = tmpfile();
	here = open(".", O_RDONLY);
	if (!standard_input || here < 0 || !mkdtemp(nowhere) || atexit(remove_nowhere) != 0)
		abort();
}

/* Could a list of files name another folder than the one where the program runs, which is empty? */
static bool leads_away(const char *bytes, size_t length)
{
	for (size_t i = 0; i < length; i++)
		if (bytes[i] == '/' || (bytes[i] == '.' && i + 1 < length && bytes[i + 1] == '.'))
			return true;
	return false;
}

/* Could the option write files, read a file that the data names, or take long? Long names may be abbreviated. */
static bool is_left_out(const char *word)
{
	if (strncmp(word, "--fil", 5) == 0)
		return strcmp(word, "--files-from=-") != 0;
	static const char *const names[] = {"--re", "--pr", "--ti", "-T", "--boo"};
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (strncmp(word, names[i], strlen(names[i])) == 0)
			return true;
	return strstr(word, "minimax") != NULL;
}

/* Makes the argument vector: the program's name, `always`, the options in the line except those left out, limits for
   searches, and `last`. Cuts the line into words. Returns the number of arguments. */
static int make_arguments(char *line, char *words[WORDS_MAX], const char *always, char *last)
{
	int count = 0;
	static char name[] = "renju", first[16];
	words[count++] = name;
	if (always)
		words[count++] = strcpy(first, always);
	static char depth[] = "-D1", nodes[] = "-N100";
	for (char *word = strtok(line, " "); word && count < WORDS_MAX - 4; word = strtok(NULL, " "))
		if (word[0] == '-' && word[1] != '\0' && strcmp(word, "--") != 0 && !is_left_out(word))
			words[count++] = word;
	words[count++] = depth; /* machines search only briefly */
	words[count++] = nodes;
	if (last)
		words[count++] = last;
	words[count] = NULL;
	return count;
}

void front_run(const uint8_t *data, size_t size, const char *always, char *last)
{
	static char bytes[SINK_BYTES];
	char line[LINE_BYTES], *words[WORDS_MAX];
	struct fault fault;
	struct options options;
	const uint8_t *newline = size > 0 ? memchr(data, '\n', size) : NULL;
	size_t first = newline ? (size_t)(newline - data) : 0, rest = newline ? first + 1 : 0;
	if (first >= sizeof line)
		return;
	open_files();
	memcpy(line, data ? data : (const uint8_t *)"", first);
	line[first] = '\0';
	rewind(standard_input);
	if (ftruncate(fileno(standard_input), 0) != 0)
		abort();
	if (size > rest && write(fileno(standard_input), data + rest, size - rest) < 0)
		abort();
	lseek(fileno(standard_input), 0, SEEK_SET);
	dup2(fileno(standard_input), STDIN_FILENO);
	struct sink out = sink_to(open("/dev/null", O_WRONLY), bytes, sizeof bytes);
	bool lists = strstr(line, "--fil") && size > rest && leads_away((const char *)data + rest, size - rest);
	int count = make_arguments(line, words, always, last);
	if (lists || chdir(nowhere) != 0)
		count = 1;
	if (count > 1 && command_line_read(&options, count, words, false, &fault) && options.mode != MODE_TERMINAL) {
		int status = run_front_end(&options, &out);
		if (status < 0 || status > 2)
			abort();
	}
	sink_flush(&out);
	close(out.fd);
	if (fchdir(here) != 0)
		abort();
}
