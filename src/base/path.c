#include "base/path.h"

#include <stdlib.h>
#include <string.h>

/* Does the path begin with the home folder: is it "~" or "~/..."? */
static bool in_home(struct span path)
{
	return text_starts(path, "~/") || (path.length == 1 && path.at[0] == '~');
}

bool path_expand_home(char *out, size_t room, struct span path)
{
	const char *home = in_home(path) ? getenv("HOME") : NULL;
	size_t length = home ? strlen(home) : 0;
	if (home)
		path = text_after(path, 1);
	if (length + path.length >= room)
		return false;
	if (home)
		memcpy(out, home, length);
	if (path.length > 0)
		memcpy(out + length, path.at, path.length);
	out[length + path.length] = '\0';
	return true;
}

static const char *last_part_of(const char *path)
{
	const char *slash = strrchr(path, '/');
	return slash ? slash + 1 : path;
}

struct span path_stem(const char *path)
{
	const char *name = last_part_of(path), *dot = strrchr(name, '.');
	return (struct span){name, dot && dot > name ? (size_t)(dot - name) : strlen(name)};
}

struct span path_extension(const char *path)
{
	const char *name = last_part_of(path), *dot = strrchr(name, '.');
	return text_span(dot && dot > name ? dot + 1 : "");
}
