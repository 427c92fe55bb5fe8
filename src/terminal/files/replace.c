#include "terminal/files/replace.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/path.h"
#include "base/text.h"
#include "os/entries.h"
#include "os/file.h"
#include "os/places.h"
#include "os/program.h"

bool own_folder_file(char out[PATH_ROOM], enum place place, const char *name)
{
	if (!place_find(out, PATH_ROOM, place))
		return false;
	size_t length = strlen(out);
	return (size_t)snprintf(out + length, PATH_ROOM - length, "/%s", name) < PATH_ROOM - length;
}

bool own_folder_find_installed(char out[PATH_ROOM], const char *name)
{
	if (own_folder_file(out, PLACE_DATA, name) && access(out, R_OK) == 0)
		return true;
	for (int i = 0; place_of_installed(out, PATH_ROOM, name, i); i++)
		if (out[0] && access(out, R_OK) == 0)
			return true;
	return false;
}

void own_folder_make_for(const char *path)
{
	char folder[PATH_ROOM];
	snprintf(folder, sizeof folder, "%s", path);
	for (char *at = folder + 1; *at; at++)
		if (place_separates(*at)) {
			char separator = *at;
			*at = '\0';
			file_make_folder(folder);
			*at = separator;
		}
}

enum {
	TEMPORARY_NAME_MAX = 40, /* bytes of a name, terminated */
	A_DAY = 24 * 60 * 60,    /* seconds */
	PID_MAX = 99999999,      /* of the processes whose files are removed */
	RANDOM_LENGTH = 6,       /* characters that mkstemp() chooses */
};

static const char temporary_mark[] = ".renju-tmp-";

static int fail(int error)
{
	errno = error;
	return -1;
}

/* Makes, opens and locks a file ".renju-tmp-PID-XXXXXX" in the folder of `path`, and writes its path to `out`. Returns
   the descriptor, or -1 and errno. */
static int temporary_open(char out[REPLACE_PATH_MAX], const char *path)
{
	size_t folder = path_folder(text_span(path));
	if (folder + TEMPORARY_NAME_MAX > REPLACE_PATH_MAX)
		return fail(ENAMETOOLONG);
	memcpy(out, path, folder);
	snprintf(out + folder, REPLACE_PATH_MAX - folder, "%s%ld-XXXXXX", temporary_mark, program_number());
	int fd = file_make_unique(out);
	if (fd >= 0)
		file_lock(fd, false);
	return fd;
}

/* Is it the name of a temporary file whose process has ended? */
static bool is_left(const char *name)
{
	int pid;
	if (strncmp(name, temporary_mark, sizeof temporary_mark - 1) != 0)
		return false;
	struct span rest = text_span(name + sizeof temporary_mark - 1);
	if (!text_cut_number(&rest, PID_MAX, &pid) || pid > PID_MAX)
		return false;
	if (!text_cut_char(&rest, '-') || rest.length != RANDOM_LENGTH)
		return false;
	for (size_t i = 0; i < rest.length; i++)
		if (!text_letter(rest.at[i]) && !text_digit(rest.at[i]))
			return false;
	return !program_exists(pid); /* or another user has the number now: the file is ours */
}

/* Removes the file if it is a regular file of the user that did not change for a day, unless a program has locked it:
   its process may be on another machine. */
static void remove_old(const char *path)
{
	struct file_state file;
	if (!file_describe_path(path, &file) || file.kind != FILE_REGULAR)
		return;
	int fd = file_open(path, FILE_UPDATES | FILE_NO_LINK | FILE_AT_ONCE);
	if (fd >= 0 && file_describe(fd, &file) && file.own && time(NULL) - file.changed.seconds > A_DAY &&
	    file_lock(fd, false))
		file_remove(path);
	if (fd >= 0)
		close(fd);
}

void replace_clean(const char *path)
{
	size_t length = path_folder(text_span(path));
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

/* Follows one symbolic link, in place. Returns false when the path is not a link, or the new path is too long. */
static bool follow_links(char path[REPLACE_PATH_MAX])
{
	char link[REPLACE_PATH_MAX];
	size_t folder = path_folder(text_span(path));
	size_t length = file_link_target(path, link, sizeof link - 1);
	if (length == 0)
		return false;
	link[length] = '\0';
	if (place_is_absolute(link))
		folder = 0;
	if (folder + length >= REPLACE_PATH_MAX)
		return false;
	memcpy(path + folder, link, length);
	path[folder + length] = '\0';
	return true;
}

int replace_open(struct replacement *replacement, const char *path)
{
	enum { LINKS_MAX = 40 };
	char *target = replacement->target;
	int links = 0;
	target[0] = '\0';
	if (strlen(path) >= REPLACE_PATH_MAX)
		return fail(ENAMETOOLONG);
	memcpy(target, path, strlen(path) + 1);
	while (links < LINKS_MAX && follow_links(target))
		links++;
	if (links == LINKS_MAX)
		return fail(ELOOP);
	if (access(target, W_OK) != 0 && errno != ENOENT)
		return -1;
	replace_clean(target);
	int fd = temporary_open(replacement->temporary, target);
	if (fd < 0 || file_permit_like(fd, target))
		return fd;
	int error = errno;
	replace_close(replacement, fd, error);
	return fail(error);
}

int replace_open_in_place(struct replacement *replacement, int error)
{
	bool no_file = error == EACCES || error == EPERM || error == EROFS || error == ENAMETOOLONG;
	if (!no_file || access(replacement->target, W_OK) != 0)
		return fail(error);
	replacement->temporary[0] = '\0';
	return file_open(replacement->target, FILE_WRITES | FILE_EMPTIES);
}

int replace_end(struct replacement *replacement, int failure)
{
	if (replacement->temporary[0] == '\0')
		return failure;
	if (failure == 0 && !file_replace(replacement->temporary, replacement->target))
		failure = errno;
	if (failure != 0)
		unlink(replacement->temporary);
	return failure;
}

int replace_close(struct replacement *replacement, int fd, int failure)
{
	if (failure == 0 && !file_sync(fd))
		failure = errno;
	if (close(fd) != 0 && failure == 0)
		failure = errno;
	return replace_end(replacement, failure);
}
