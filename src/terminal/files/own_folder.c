#include "terminal/files/own_folder.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "os/file.h"

bool own_folder_find(char *out, size_t room, const char *variable, const char *otherwise)
{
	const char *base = getenv(variable), *home = getenv("HOME");
	int length = -1;
	if (base && base[0] == '/')
		length = snprintf(out, room, "%s/renju", base);
	else if (home && home[0] == '/')
		length = snprintf(out, room, "%s/%s/renju", home, otherwise);
	return length > 0 && (size_t)length < room;
}

bool own_folder_file(char *out, size_t room, const char *variable, const char *otherwise, const char *name)
{
	if (!own_folder_find(out, room, variable, otherwise))
		return false;
	size_t length = strlen(out);
	return (size_t)snprintf(out + length, room - length, "/%s", name) < room - length;
}

bool own_folder_find_installed(char *out, size_t room, const char *name)
{
	const char *folders = getenv("XDG_DATA_DIRS");
	if (own_folder_file(out, room, "XDG_DATA_HOME", ".local/share", name) && access(out, R_OK) == 0)
		return true;
	if (!folders || !folders[0])
		folders = "/usr/local/share:/usr/share";
	for (const char *at = folders, *end; at; at = *end ? end + 1 : NULL) {
		end = at + strcspn(at, ":");
		int length = snprintf(out, room, "%.*s/renju/%s", (int)(end - at), at, name);
		if (at[0] == '/' && length > 0 && (size_t)length < room && access(out, R_OK) == 0)
			return true;
	}
	return false;
}

void own_folder_make(char *path)
{
	for (char *at = path + 1; *at; at++)
		if (*at == '/') {
			*at = '\0';
			file_make_folder(path);
			*at = '/';
		}
	file_make_folder(path);
}

void own_folder_make_for(const char *path)
{
	char folder[OWN_PATH_MAX];
	snprintf(folder, sizeof folder, "%s", path);
	char *slash = strrchr(folder, '/');
	if (slash && slash > folder) {
		*slash = '\0';
		own_folder_make(folder);
	}
}
