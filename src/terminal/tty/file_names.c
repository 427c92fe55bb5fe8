#include "terminal/tty/file_names.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/path.h"
#include "base/utf8.h"

/* The names that begin with what was typed. */
struct matching {
	struct span typed; /* the last part of the path */
	int count;
	size_t common;  /* bytes at the beginning that all names share */
	char name[256]; /* the first name found */
};

/* Cuts the part after the last / off a path. */
static struct span cut_last(struct span *path)
{
	size_t front = path->length;
	while (front > 0 && path->at[front - 1] != '/')
		front--;
	struct span last = {path->at + front, path->length - front};
	path->length = front;
	return last;
}

static void consider_file(struct matching *found, const char *name)
{
	size_t same = 0, length = strlen(name);
	bool dot = found->typed.length > 0 && found->typed.at[0] == '.';
	if (length < found->typed.length || memcmp(name, found->typed.at, found->typed.length) != 0 ||
	    (name[0] == '.' && !dot) || strcmp(name, ".") == 0 || strcmp(name, "..") == 0 || length >= sizeof found->name)
		return;
	if (found->count++ == 0) {
		memcpy(found->name, name, length + 1);
		found->common = length;
		return;
	}
	while (same < found->common && name[same] == found->name[same])
		same++;
	found->common = utf8_cut(text_span(found->name), same);
}

size_t file_names_complete(struct span text, char out[FILE_NAME_ROOM])
{
	char path[FILE_NAME_ROOM];
	struct matching found = {.count = 0};
	struct stat file;
	found.typed = cut_last(&text);
	struct span folder = text.length > 0 ? text : text_span(".");
	DIR *names = path_expand_home(path, sizeof path, folder) ? opendir(path) : NULL;
	if (!names)
		return 0;
	for (const struct dirent *entry; (entry = readdir(names));)
		consider_file(&found, entry->d_name);
	bool is_single_folder =
		found.count == 1 && fstatat(dirfd(names), found.name, &file, 0) == 0 && S_ISDIR(file.st_mode);
	closedir(names);
	if (found.count == 0 || found.common < found.typed.length)
		return 0;
	size_t length = found.common - found.typed.length;
	memcpy(out, found.name + found.typed.length, length);
	for (size_t i = 0; i < length; i++)
		if ((unsigned char)out[i] < ' ' || out[i] == 127)
			return 0; /* a text with control characters is never added to the line */
	if (is_single_folder)
		out[length++] = '/';
	return length;
}
