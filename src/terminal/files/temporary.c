#include "terminal/files/temporary.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/text.h"
#include "os/entries.h"
#include "os/file.h"
#include "os/process.h"

enum {
	A_DAY = 24 * 60 * 60, /* seconds */
	PID_MAX = 99999999,   /* of the processes whose files are removed */
	RANDOM_LENGTH = 6,    /* characters that mkstemp() chooses */
};

static const char mark[] = ".renju-tmp-";

size_t temporary_folder(const char *path)
{
	const char *slash = strrchr(path, '/');
	return slash ? (size_t)(slash - path) + 1 : 0;
}

int temporary_open(char *out, size_t room, const char *path)
{
	size_t folder = temporary_folder(path);
	if (folder + TEMPORARY_NAME_MAX > room) {
		errno = ENAMETOOLONG;
		return -1;
	}
	memcpy(out, path, folder);
	snprintf(out + folder, room - folder, "%s%ld-XXXXXX", mark, process_number());
	int fd = file_make_unique(out);
	if (fd >= 0)
		file_lock(fd);
	return fd;
}

/* Is it the name of a temporary file whose process has ended? */
static bool is_left(const char *name)
{
	int pid;
	if (strncmp(name, mark, sizeof mark - 1) != 0)
		return false;
	struct span rest = text_span(name + sizeof mark - 1);
	if (!text_cut_number(&rest, PID_MAX, &pid) || pid > PID_MAX)
		return false;
	if (!text_cut_char(&rest, '-') || rest.length != RANDOM_LENGTH)
		return false;
	for (size_t i = 0; i < rest.length; i++)
		if (!text_letter(rest.at[i]) && !text_digit(rest.at[i]))
			return false;
	return !process_exists(pid); /* or another user has the number now: the file is ours */
}

/* Removes the file if it is a regular file of the user that did not change for a day, unless a program has locked it:
   its process may be on another machine. */
static void remove_old(const char *path)
{
	struct file_state file;
	if (!file_describe_path(path, &file) || file.kind != FILE_REGULAR)
		return;
	int fd = file_open(path, FILE_UPDATES | FILE_NO_LINK | FILE_AT_ONCE);
	if (fd >= 0 && file_describe(fd, &file) && file.own && time(NULL) - file.changed.seconds > A_DAY && file_lock(fd))
		file_remove(path);
	if (fd >= 0)
		close(fd);
}

void temporary_clean(const char *path)
{
	size_t length = temporary_folder(path);
	char *full = malloc(length + 3 + TEMPORARY_NAME_MAX);
	struct entries entries;
	if (!full)
		return;
	memcpy(full, length > 0 ? path : "./", length > 0 ? length : 2);
	length = length > 0 ? length : 2;
	full[length] = '\0';
	if (entries_open(&entries, full)) {
		for (const char *name; (name = entries_next(&entries));)
			if (is_left(name) && strlen(name) < TEMPORARY_NAME_MAX) {
				memcpy(full + length, name, strlen(name) + 1);
				remove_old(full);
			}
		entries_close(&entries);
	}
	free(full);
}
