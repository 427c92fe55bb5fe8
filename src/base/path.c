#include "base/path.h"

#include <string.h>

#include "os/places.h"

/* Does the path begin with the home folder: is it "~" or "~/..."? */
static bool in_home(struct span path)
{
	return path.length > 0 && path.at[0] == '~' && (path.length == 1 || place_separates(path.at[1]));
}

bool path_expand_home(char *out, size_t room, struct span path)
{
	const char *home = in_home(path) ? place_home() : NULL;
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

size_t path_folder(struct span path)
{
	size_t length = path.length;
	while (length > 0 && !place_separates(path.at[length - 1]))
		length--;
	return length;
}

const char *path_name(const char *path)
{
	return path + path_folder(text_span(path));
}

struct span path_stem(const char *path)
{
	const char *name = path_name(path), *dot = strrchr(name, '.');
	return (struct span){name, dot && dot > name ? (size_t)(dot - name) : strlen(name)};
}

struct span path_extension(const char *path)
{
	const char *name = path_name(path), *dot = strrchr(name, '.');
	return text_span(dot && dot > name ? dot + 1 : "");
}
