#include "terminal/files/own_folder.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/path.h"
#include "os/file.h"

bool own_folder_file(char *out, size_t room, enum place place, const char *name)
{
	if (!place_find(out, room, place))
		return false;
	size_t length = strlen(out);
	return (size_t)snprintf(out + length, room - length, "/%s", name) < room - length;
}

bool own_folder_find_installed(char *out, size_t room, const char *name)
{
	if (own_folder_file(out, room, PLACE_DATA, name) && access(out, R_OK) == 0)
		return true;
	for (int i = 0; place_of_installed(out, room, name, i); i++)
		if (out[0] && access(out, R_OK) == 0)
			return true;
	return false;
}

void own_folder_make(char *path)
{
	for (char *at = path + 1; *at; at++)
		if (place_separates(*at)) {
			char separator = *at;
			*at = '\0';
			file_make_folder(path);
			*at = separator;
		}
	file_make_folder(path);
}

void own_folder_make_for(const char *path)
{
	char folder[OWN_PATH_MAX];
	snprintf(folder, sizeof folder, "%s", path);
	size_t length = path_folder(text_span(folder));
	if (length > 1) {
		folder[length - 1] = '\0';
		own_folder_make(folder);
	}
}
