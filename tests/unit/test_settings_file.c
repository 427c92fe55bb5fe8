/* The file of kept settings: what its lines are, for any bytes, and that a change leaves everything else alone. */
#include "os/system.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/rng.h"
#include "tap.h"
#include "terminal/files/settings_file.h"

enum { FOUND_MAX = 1 << 16 };

#define TEXT(literal) {literal, sizeof literal - 1}

/* Writes "NUMBER:NAME=VALUE;" for each line with a setting. */
static void list(struct span rest, char *out, size_t room)
{
	struct settings_line line = {.number = 0};
	size_t length = 0;
	out[0] = '\0';
	while (settings_line_next(&rest, &line) && length < room)
		length += (size_t)snprintf(out + length, room - length, "%llu:%.*s=%.*s;", line.number,
		                           (int)line.name.length, line.name.at, (int)line.value.length, line.value.at);
}

static void test_lines(void)
{
	static const struct {
		struct span text;
		const char *lines;
	} cases[] = {
		{TEXT(""), ""},
		{TEXT("\n\n# size 9\n  \t\r\n"), ""},
		{TEXT("size 9\nrule caro"), "1:size=9;2:rule=caro;"},
		{TEXT("size 9\r\n\r\nrule caro\r\n"), "1:size=9;3:rule=caro;"},
		{TEXT("\xEF\xBB\xBFsize 9\n\xEF\xBB\xBFrule caro\n"), "1:size=9;2:\xEF\xBB\xBFrule=caro;"},
		{TEXT("  size \t 9  # small\n"), "1:size=9;"},
		{TEXT("size # 9\nsize\n"), "1:size=;2:size=;"},
		{TEXT("opening soosyrv-8 now\n"), "1:opening=soosyrv-8 now;"},
		{TEXT("size#9\n#\n#x\nwide on"), "1:size=;4:wide=on;"},
	};
	char found[1024];
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		list(cases[i].text, found, sizeof found);
		tap(strcmp(found, cases[i].lines) == 0, "settings lines, case %zu", i);
	}
}

static void test_nul(void)
{
	static const struct span text = TEXT("si\0ze 9\nwide\0 o\0n\n");
	struct span rest = text;
	struct settings_line line = {.number = 0};
	bool first = settings_line_next(&rest, &line) && line.name.length == 5 && text_is(line.value, "9");
	bool second = settings_line_next(&rest, &line) && line.name.length == 5 && line.value.length == 3;
	tap(first && second && !settings_line_next(&rest, &line), "a NUL is a character of a name or a value");
}

static bool put_gives(const char *text, const char *name, const char *value, const char *wanted)
{
	static struct settings_file file;
	file.length = strlen(text);
	memcpy(file.text, text, file.length);
	return settings_file_put(&file, name, value) && file.length == strlen(wanted) &&
	       memcmp(file.text, wanted, file.length) == 0;
}

static void test_put(void)
{
	tap(put_gives("", "size", "9", "size 9\n"), "a setting is added to an empty file");
	tap(put_gives("wide on", "size", "9", "wide on\nsize 9\n"), "and after a last line without a newline");
	tap(put_gives("wide on\n", "size", "9", "wide on\nsize 9\n"), "and after one with it");
	tap(put_gives("# mine\r\n size\t15 # big\r\nwide on\r\n", "size", "9", "# mine\r\n size 9 # big\r\nwide on\r\n"),
	    "a change keeps comments, blanks and line ends");
	tap(put_gives("size 7\nsize x\n", "size", "9", "size 7\nsize 9\n"), "the last line of a name is changed");
	tap(put_gives("size\n", "size", "9", "size 9\n"), "a line without a value gets one");
	tap(put_gives("#size 7\nsizes 3\n", "size", "9", "#size 7\nsizes 3\nsize 9\n"), "a comment is not a setting");
	tap(put_gives("\xEF\xBB\xBFSize 7\n", "size", "19", "\xEF\xBB\xBFsize 19\n"), "case does not matter");
}

static void test_full(void)
{
	static struct settings_file file;
	file.length = SETTINGS_FILE_MAX - 6;
	memset(file.text, '#', file.length);
	tap(!settings_file_put(&file, "size", "9") && file.length == SETTINGS_FILE_MAX - 6, "no room: nothing changes");
	file.text[file.length - 1] = '\n';
	tap(!settings_file_put(&file, "size", "9"), "a line of 7 bytes does not fit in 6");
	file.length--;
	file.text[file.length - 1] = '\n';
	tap(settings_file_put(&file, "size", "9") && file.length == SETTINGS_FILE_MAX, "one of 7 bytes fits in 7");
	tap(!settings_file_put(&file, "size", "19") && memcmp(file.text + file.length - 7, "size 9\n", 7) == 0,
	    "a longer value does not");
}

/* Fills the file with random bytes; many of them have a meaning in a file of settings. */
static void fill(struct settings_file *file, uint64_t seed)
{
	static const char bytes[] = "size wide on9\n\r\t #\0\xEF\xBB\xBF\xFF";
	struct rng rng = rng_seeded(seed);
	file->length = (size_t)rng_below(&rng, 400);
	for (size_t i = 0; i < file->length; i++)
		file->text[i] = bytes[rng_below(&rng, sizeof bytes - 1)];
}

/* Returns the last value of a name, or an empty span. */
static struct span value_of(const struct settings_file *file, const char *name)
{
	struct span rest = {file->text, file->length}, value = {NULL, 0};
	struct settings_line line = {.number = 0};
	while (settings_line_next(&rest, &line))
		if (text_is(line.name, name))
			value = line.value;
	return value;
}

static void test_any_bytes(void)
{
	static struct settings_file file;
	int wrong = 0;
	for (int seed = 0; seed < 20000; seed++) {
		fill(&file, (uint64_t)seed);
		bool put = settings_file_put(&file, "size", "9") && settings_file_put(&file, "wide", "off");
		wrong += !put || !text_is(value_of(&file, "size"), "9") || !text_is(value_of(&file, "wide"), "off");
	}
	tap(wrong == 0, "what was put is read again, among any bytes (%d are wrong)", wrong);
}

static void test_disk(const char *folder)
{
	static struct settings_file file, again;
	struct stat status;
	setenv("XDG_CONFIG_HOME", folder, 1);
	tap(settings_file_find(&file) && settings_file_read(&file) == 0 && file.length == 0, "no file is an empty one");
	tap(settings_file_change(&file, "size", "9") == 0, "the file is written, with its folders");
	tap(settings_file_find(&again) && settings_file_read(&again) == 0 && again.length == 7, "and read again");
	tap(settings_file_change(&file, "wide", "on") == 0 && settings_file_read(&again) == 0 && again.length == 15,
	    "a change leaves the other lines");
	FILE *more = fopen(file.path, "a");
	for (int i = 15; more && i < SETTINGS_FILE_MAX; i++)
		fputc('#', more);
	tap(more && fclose(more) == 0 && settings_file_read(&again) == 0 && again.length == SETTINGS_FILE_MAX,
	    "a file of the greatest length is read");
	tap(settings_file_change(&file, "size", "5") == 0, "and changed");
	tap(settings_file_change(&file, "size", "10") == EFBIG, "but not made longer");
	more = fopen(file.path, "a");
	tap(more && fputc('#', more) == '#' && fclose(more) == 0 && settings_file_read(&again) == EFBIG &&
	    again.length == 0, "a longer file is refused");
	tap(settings_file_change(&file, "size", "5") == EFBIG, "and not changed");
	unlink(file.path);
	tap(mkdir(file.path, 0700) == 0 && settings_file_read(&again) == EISDIR, "a folder is refused");
	tap(settings_file_change(&file, "size", "9") == EISDIR && stat(file.path, &status) == 0 && S_ISDIR(status.st_mode),
	    "and stays");
	rmdir(file.path);
}

/* Each process changes a setting of its own. */
static void test_at_once(void)
{
	enum { PROCESSES = 4, CHANGES = 20 };
	static struct settings_file file;
	char name[16], value[16];
	int failures = 0;
	settings_file_find(&file);
	for (int i = 0; i < PROCESSES; i++)
		if (fork() == 0) {
			int wrong = 0;
			snprintf(name, sizeof name, "name%d", i);
			for (int change = 1; change <= CHANGES; change++) {
				snprintf(value, sizeof value, "%d", change);
				wrong += settings_file_change(&file, name, value) != 0;
			}
			_exit(wrong != 0);
		}
	for (int status; wait(&status) > 0;)
		failures += status != 0;
	settings_file_read(&file);
	snprintf(value, sizeof value, "%d", CHANGES);
	for (int i = 0; i < PROCESSES; i++) {
		snprintf(name, sizeof name, "name%d", i);
		failures += !text_is(value_of(&file, name), value);
	}
	tap(failures == 0, "programs that change settings at the same time lose no change");
	unlink(file.path);
}

static void test_environment(void)
{
	static struct settings_file file;
	static char name[2 * PATH_ROOM];
	setenv("XDG_CONFIG_HOME", "relative", 1);
	setenv("HOME", "/home/ann", 1);
	tap(settings_file_find(&file) && strcmp(file.path, "/home/ann/.config/renju/settings") == 0, "HOME is next");
	unsetenv("HOME");
	tap(!settings_file_find(&file), "without HOME there is no file");
	memset(name, 'x', sizeof name - 1);
	name[0] = '/';
	setenv("XDG_CONFIG_HOME", name, 1);
	tap(!settings_file_find(&file), "nor with a path that is too long");
	name[PATH_ROOM - sizeof "/renju/settings" + 1] = '\0';
	setenv("XDG_CONFIG_HOME", name, 1);
	tap(!settings_file_find(&file), "nor with one that is a byte too long");
	name[strlen(name) - 1] = '\0';
	setenv("XDG_CONFIG_HOME", name, 1);
	tap(settings_file_find(&file) && strlen(file.path) == PATH_ROOM - 1, "the longest path fits");
}

int main(void)
{
	char folder[] = "/tmp/renju-settings-XXXXXX", path[64];
	test_lines();
	test_nul();
	test_put();
	test_full();
	test_any_bytes();
	if (!tap(mkdtemp(folder) != NULL, "a folder for the test"))
		return 1;
	snprintf(path, sizeof path, "%s/a/b", folder);
	test_disk(path);
	test_at_once();
	test_environment();
	bool empty = true;
	for (const char *const *tail = (const char *const[]){"/a/b/renju", "/a/b", "/a", "", NULL}; *tail; tail++) {
		snprintf(path, sizeof path, "%s%s", folder, *tail);
		empty &= rmdir(path) == 0;
	}
	tap(empty, "no temporary file is left, also after a change that was refused");
	return tap_status();
}
