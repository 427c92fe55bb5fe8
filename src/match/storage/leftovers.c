#include "match/storage/leftovers.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdbool.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/text.h"

enum { A_DAY = 24 * 60 * 60 }; /* seconds */

static bool fits(char pattern, char c)
{
	if (pattern == 'X')
		return text_letter(c) || text_digit(c);
	return pattern == '#' ? text_digit(c) && c != '0' : pattern == c;
}

static bool matches(const char *pattern, const char *name)
{
	while (*pattern && fits(*pattern, *name)) {
		pattern++;
		name++;
	}
	return *pattern == '\0' && *name == '\0';
}

static bool is_ours(const struct stat *file, time_t now)
{
	return S_ISREG(file->st_mode) && file->st_uid == geteuid() && now - file->st_mtime > A_DAY;
}

void leftovers_remove(const char *folder, const char *pattern)
{
	struct stat file;
	DIR *names = opendir(*folder ? folder : ".");
	if (!names)
		return;
	int fd = dirfd(names);
	time_t now = time(NULL);
	for (const struct dirent *entry; (entry = readdir(names));)
		if (matches(pattern, entry->d_name) && fstatat(fd, entry->d_name, &file, AT_SYMLINK_NOFOLLOW) == 0 &&
		    is_ours(&file, now))
			unlinkat(fd, entry->d_name, 0);
	closedir(names);
}
