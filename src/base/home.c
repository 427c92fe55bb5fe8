#include "base/home.h"

#include <stdlib.h>
#include <string.h>

bool home_expand(char *out, size_t room, struct span path)
{
	const char *home = text_starts(path, "~/") ? getenv("HOME") : NULL;
	size_t length = home ? strlen(home) : 0;
	if (home)
		path = (struct span){path.at + 1, path.length - 1};
	if (length + path.length >= room)
		return false;
	if (home)
		memcpy(out, home, length);
	if (path.length > 0)
		memcpy(out + length, path.at, path.length);
	out[length + path.length] = '\0';
	return true;
}
