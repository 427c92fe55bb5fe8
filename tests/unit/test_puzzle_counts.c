/* The file of counts: which lines are counts, adding tries, what stays, and what is refused. */
#include "os/system.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/hash.h"
#include "tap.h"
#include "terminal/puzzles/puzzle_file.h"

static char path[PATH_ROOM];

/* Is it a line with these numbers? An id of 0: a line without a count. */
static bool is_count(const char *line, uint64_t id, int solved, int missed)
{
	struct puzzle_count count = {.id = 7};
	return puzzle_count_read(text_span(line), &count) && count.id == id && count.solved == solved &&
	       count.missed == missed;
}

static bool is_damaged(const char *line)
{
	struct puzzle_count count;
	return !puzzle_count_read(text_span(line), &count);
}

static void test_lines(void)
{
	tap(is_count("00000000000000ff solved 2 missed 13", 255, 2, 13), "a count");
	tap(is_count("  ABCDEF0123456789\tSolved 0  missed 999999 # x # y\r", 0xABCDEF0123456789u, 0, 999999),
	    "with blanks");
	tap(is_count("", 0, 0, 0) && is_count(" \t\r", 0, 0, 0) && is_count("# solved", 0, 0, 0), "lines without a count");
	static const char *const damaged[] = {"x",
	                                      "0 solved 1 missed 1",
	                                      "0000000000000000 solved 1 missed 1",
	                                      "000000000000000g solved 1 missed 1",
	                                      "00000000000000001 solved 1 missed 1",
	                                      "0000000000000001 solved 1",
	                                      "0000000000000001 solved missed 1",
	                                      "0000000000000001 missed 1 solved 1",
	                                      "0000000000000001 solved -1 missed 1",
	                                      "0000000000000001 solved 1 missed 1 x",
	                                      "0000000000000001 solved 1000000 missed 1",
	                                      "0000000000000001 solved 1 missed 99999999999999999999",
	                                      "0000000000000001 solved 1#missed 1"};
	for (size_t i = 0; i < sizeof damaged / sizeof *damaged; i++)
		tap(is_damaged(damaged[i]), "damaged: %s", damaged[i]);
	tap(!puzzle_count_read((struct span){"0000000000000001 solved 1\0missed 1", 34}, &(struct puzzle_count){0}),
	    "a NUL");
}

static void put_file(const char *bytes, size_t length)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
	if (fd < 0 || write(fd, bytes, length) != (ssize_t)length)
		tap(false, "the file is written");
	close(fd);
}

static void put_text(const char *text)
{
	put_file(text, strlen(text));
}

/* Is this the whole text of the file? */
static bool is_file(const char *text)
{
	static char bytes[1 << 12];
	int fd = open(path, O_RDONLY);
	ssize_t length = fd >= 0 ? read(fd, bytes, sizeof bytes) : -1;
	close(fd);
	return length == (ssize_t)strlen(text) && memcmp(bytes, text, strlen(text)) == 0;
}

static struct puzzle_count found[2];
static struct puzzle_damage damage;

/* Reads the tries of two puzzles. */
static int read_file(uint64_t one, uint64_t two)
{
	found[0] = (struct puzzle_count){.id = one};
	found[1] = (struct puzzle_count){.id = two};
	return puzzle_counts_read(path, found, 2, &damage);
}

/* Has the puzzle these tries? */
static bool has(int puzzle, int solved, int missed)
{
	return found[puzzle].solved == solved && found[puzzle].missed == missed;
}

static void test_add(void)
{
	unlink(path);
	tap(read_file(255, 1) == 0 && has(0, 0, 0) && damage.lines == 0, "no file is an empty one");
	tap(puzzle_counts_add(path, &(struct puzzle_count){255, 1, 0}, "a.sgf 3") == 0 &&
	        is_file("# Puzzles: how often each was solved and missed\n00000000000000ff solved 1 missed 0 # a.sgf 3\n"),
	    "the first try makes the file");
	put_text("x\n00000000000000ff solved 1 missed 0 # old\n\n0000000000000001 solved 0 missed 5\r\n"
	         "00000000000000FF solved 10 missed 10\n# end");
	tap(puzzle_counts_add(path, &(struct puzzle_count){255, 0, 1}, "new") == 0 &&
	        is_file("x\n00000000000000ff solved 1 missed 1 # new\n\n0000000000000001 solved 0 missed 5\r\n"
	                "00000000000000FF solved 10 missed 10\n# end\n"),
	    "a try is added to the puzzle's first line, and all other lines stay");
	tap(read_file(255, 1) == 0 && has(0, 11, 11) && has(1, 0, 5) && damage.lines == 1 && damage.first == 1,
	    "all lines count, but the damaged one");
	put_text("00000000000000ff solved 999999 missed 0\n");
	tap(puzzle_counts_add(path, &(struct puzzle_count){255, 1, 0}, "x") == 0 &&
	        is_file("00000000000000ff solved 999999 missed 0 # x\n"),
	    "the largest count stays");
}

static void test_long(void)
{
	static char text[PUZZLE_COUNTS_LINE_MAX + 80];
	memset(text, '#', sizeof text);
	text[PUZZLE_COUNTS_LINE_MAX] = '\n';
	put_file(text, PUZZLE_COUNTS_LINE_MAX + 1);
	tap(read_file(255, 1) == 0 && damage.lines == 0, "the longest line");
	text[PUZZLE_COUNTS_LINE_MAX] = '#';
	memcpy(text + PUZZLE_COUNTS_LINE_MAX + 1, "\n00000000000000ff solved 1 missed 1\n", 36);
	put_file(text, PUZZLE_COUNTS_LINE_MAX + 37);
	tap(read_file(255, 1) == 0 && damage.lines == 1 && damage.first == 1 && has(0, 1, 1),
	    "a longer one is damaged");
}

/* What was added is there, whatever else the file has. */
static void test_any_bytes(void)
{
	int wrong = 0;
	for (uint64_t seed = 0; seed < 200; seed++) {
		static const char letters[] = "0123456789abcdef solvedmi\n\n#\0\r\xFF";
		static char bytes[600];
		for (size_t i = 0; i < sizeof bytes; i++)
			bytes[i] = letters[hash_number(seed * sizeof bytes + i) % (sizeof letters - 1)];
		put_file(bytes, hash_number(seed) % sizeof bytes);
		wrong += read_file(seed + 1, 255) != 0;
		const struct puzzle_count before = found[0], other = found[1];
		const unsigned long long lines = damage.lines;
		wrong += puzzle_counts_add(path, &(struct puzzle_count){seed + 1, 2, 3}, "x") != 0 || read_file(seed + 1, 255) != 0;
		wrong += !has(0, before.solved + 2, before.missed + 3) || damage.lines != lines;
		wrong += !has(1, other.solved, other.missed);
	}
	tap(wrong == 0, "what was added is read again, among any bytes (%d are wrong)", wrong);
}

static void test_at_once(void)
{
	enum { PROCESSES = 4, TRIES = 20 };
	unlink(path);
	for (int i = 0; i < PROCESSES; i++)
		if (fork() == 0) {
			for (int j = 0; j < TRIES; j++)
				puzzle_counts_add(path, &(struct puzzle_count){1 + (uint64_t)j % 2, 1, i % 2}, "x");
			_exit(0);
		}
	while (wait(NULL) > 0)
		;
	enum { EACH = PROCESSES * TRIES / 2 };
	tap(read_file(1, 2) == 0 && has(0, EACH, EACH / 2) && has(1, EACH, EACH / 2),
	    "programs that add tries at the same time lose none: %d solved, %d missed", found[0].solved, found[0].missed);
}

static void test_failures(const char *folder)
{
	const struct puzzle_count more = {1, 1, 1};
	unlink(path);
	tap(mkdir(path, 0700) == 0 && read_file(255, 1) == EISDIR && puzzle_counts_add(path, &more, "x") == EISDIR,
	    "a folder is refused");
	rmdir(path);
	rmdir(folder);
	char file[PATH_ROOM];
	memcpy(file, folder, strlen(folder) + 1);
	int fd = open(file, O_WRONLY | O_CREAT, 0600);
	tap(read_file(255, 1) == 0 && puzzle_counts_add(path, &more, "x") == ENOTDIR, "and a file instead of the folder");
	close(fd);
	unlink(file);
	setenv("XDG_STATE_HOME", "relative", 1);
	unsetenv("HOME");
	tap(!puzzle_counts_find(file), "without HOME there is no file");
}

int main(void)
{
	char top[] = "/tmp/renju-counts-XXXXXX", folder[64];
	if (!tap(mkdtemp(top) != NULL, "a folder for the test"))
		return 1;
	setenv("XDG_STATE_HOME", top, 1);
	snprintf(folder, sizeof folder, "%s/renju", top);
	tap(puzzle_counts_find(path) && strcmp(path + strlen(folder), "/puzzles") == 0, "the file is in XDG_STATE_HOME");
	test_lines();
	test_add();
	test_long();
	test_any_bytes();
	test_at_once();
	test_failures(folder);
	rmdir(top);
	return tap_status();
}
