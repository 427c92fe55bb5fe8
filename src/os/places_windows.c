#include "os/places.h"

#ifdef _WIN32
#include <stdio.h>
#include <string.h>
#include <windows.h>

#include "os/program.h"
#include "os/wide.h"

enum { PLACE_BYTES = 4 * MAX_PATH };

/* Writes the value of a variable of the environment. Returns false if it has none, or no room. */
static bool read_variable(char out[PLACE_BYTES], const wchar_t *name)
{
	wchar_t value[MAX_PATH];
	DWORD length = GetEnvironmentVariableW(name, value, MAX_PATH);
	return length > 0 && length < MAX_PATH && wide_to_utf8(out, PLACE_BYTES, value) > 0;
}

bool place_find(char *out, size_t room, enum place place)
{
	char base[PLACE_BYTES];
	if (!read_variable(base, place == PLACE_SETTINGS ? L"APPDATA" : L"LOCALAPPDATA"))
		return false;
	int length = snprintf(out, room, "%s\\renju", base);
	return length > 0 && (size_t)length < room;
}

/* Such files are beside the program, where make install puts them, or in the source. */
bool place_of_installed(char *out, size_t room, const char *name, int number)
{
	static const char *const installed[] = {"", "..\\share\\renju\\", "examples\\"};
	const char *program = program_path(), *last = strrchr(program, '\\');
	if (number >= (int)(sizeof installed / sizeof *installed) || !last)
		return false;
	int length = snprintf(out, room, "%.*s%s%s", (int)(last + 1 - program), program, installed[number], name);
	if (length < 0 || (size_t)length >= room)
		out[0] = '\0';
	return true;
}

const char *place_home(void)
{
	static char home[PLACE_BYTES];
	return read_variable(home, L"USERPROFILE") ? home : NULL;
}

bool place_is_absolute(const char *path)
{
	return place_separates(path[0]) || (path[0] != '\0' && path[1] == ':');
}

bool place_separates(char c)
{
	return c == '/' || c == '\\';
}

#endif
