#include "terminal/files/own_folder.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

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

void own_folder_make(char *path)
{
	for (char *at = path + 1; *at; at++)
		if (*at == '/') {
			*at = '\0';
			mkdir(path, 0700);
			*at = '/';
		}
	mkdir(path, 0700);
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
