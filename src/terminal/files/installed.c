#include "terminal/files/installed.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "terminal/files/own_folder.h"

static bool file_is_there(char *out, size_t room, int length)
{
	return length > 0 && (size_t)length < room && access(out, R_OK) == 0;
}

bool installed_find(char *out, size_t room, const char *name)
{
	const char *folders = getenv("XDG_DATA_DIRS");
	if (own_folder_file(out, room, "XDG_DATA_HOME", ".local/share", name) && access(out, R_OK) == 0)
		return true;
	if (!folders || !folders[0])
		folders = "/usr/local/share:/usr/share";
	for (const char *at = folders, *end; at; at = *end ? end + 1 : NULL) {
		end = at + strcspn(at, ":");
		int length = snprintf(out, room, "%.*s/renju/%s", (int)(end - at), at, name);
		if (at[0] == '/' && file_is_there(out, room, length))
			return true;
	}
	return false;
}
