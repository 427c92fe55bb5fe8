#include "os/system.h"

#include "os/places.h"

#ifndef _WIN32
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "os/program.h"

bool place_find(char *out, size_t room, enum place place)
{
	static const char *const variables[] =
		{[PLACE_SETTINGS] = "XDG_CONFIG_HOME", [PLACE_GAMES] = "XDG_STATE_HOME", [PLACE_DATA] = "XDG_DATA_HOME"};
	static const char *const otherwise[] =
		{[PLACE_SETTINGS] = ".config", [PLACE_GAMES] = ".local/state", [PLACE_DATA] = ".local/share"};
	const char *base = getenv(variables[place]), *home = place_home();
	int length = -1;
	if (base && base[0] == '/')
		length = snprintf(out, room, "%s/renju", base);
	else if (home && home[0] == '/')
		length = snprintf(out, room, "%s/%s/renju", home, otherwise[place]);
	return length > 0 && (size_t)length < room;
}

/* Beside the program, below the prefix of its bin, and in the source that it was made from. */
static bool place_near_program(char *out, size_t room, const char *name, int number)
{
	static const char *const folders[] = {"", "../share/renju/", "../lib/renju/", "examples/"};
	const char *program = program_path(), *slash = strrchr(program, '/');
	if (!slash || number >= (int)(sizeof folders / sizeof *folders))
		return false;
	int written = snprintf(out, room, "%.*s%s%s", (int)(slash + 1 - program), program, folders[number], name);
	if (written < 0 || (size_t)written >= room)
		out[0] = '\0';
	return true;
}

bool place_of_installed(char *out, size_t room, const char *name, int number)
{
	const char *folders = getenv("XDG_DATA_DIRS");
	if (!folders || !folders[0])
		folders = "/usr/local/share:/usr/share";
	for (; number > 0 && folders; number--) {
		const char *colon = strchr(folders, ':');
		folders = colon ? colon + 1 : NULL;
	}
	if (!folders)
		return place_near_program(out, room, name, number);
	int length = snprintf(out, room, "%.*s/renju/%s", (int)strcspn(folders, ":"), folders, name);
	if (folders[0] != '/' || length < 0 || (size_t)length >= room)
		out[0] = '\0';
	return true;
}

const char *place_home(void)
{
	return getenv("HOME");
}

bool place_is_absolute(const char *path)
{
	return path[0] == '/';
}

bool place_separates(char c)
{
	return c == '/';
}

#endif
