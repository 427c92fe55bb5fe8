#include "os/system.h"

#include "os/entries.h"

#ifndef _WIN32
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <sys/stat.h>

bool entries_open(struct entries *entries, const char *path)
{
	entries->system = opendir(path);
	return entries->system;
}

const char *entries_next(struct entries *entries)
{
	errno = 0;
	const struct dirent *entry = readdir(entries->system);
	return entry ? entry->d_name : NULL;
}

enum entry_kind entries_kind(const struct entries *entries, const char *name)
{
	struct stat file;
	DIR *names = entries->system;
	int folder = dirfd(names);
	bool known = fstatat(folder, name, &file, AT_SYMLINK_NOFOLLOW) == 0, link = known && S_ISLNK(file.st_mode);
	if (link)
		known = fstatat(folder, name, &file, 0) == 0;
	if (!known || S_ISREG(file.st_mode))
		return ENTRY_IS_FILE;
	return S_ISDIR(file.st_mode) && !link ? ENTRY_IS_FOLDER : ENTRY_IS_OTHER;
}

void entries_close(struct entries *entries)
{
	closedir(entries->system);
}

#endif
