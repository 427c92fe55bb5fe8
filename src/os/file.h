/* Files: opening, identity, locks, and what else differs between systems. A descriptor is one of read(), write() and
   close() (unistd.h). Paths are UTF-8 on Windows, and bytes elsewhere. */
#ifndef FILE_H
#define FILE_H

#include <stdbool.h>
#include <stddef.h>

enum file_kind { FILE_REGULAR, FILE_FOLDER, FILE_PIPE, FILE_OTHER };

struct file_time {
	long long seconds; /* since 1970 */
	int nanoseconds;
};

struct file_state {
	enum file_kind kind;
	unsigned long long device,
		number;               /* together the file's identity, the same under all its names; device 0: unknown */
	long long size;           /* in bytes */
	struct file_time changed; /* when its content last changed */
	bool own;                 /* it belongs to this user */
};

/* Describe an open file, and the file at a path. Return false and errno if there is none. */
bool file_describe(int fd, struct file_state *state);
bool file_describe_path(const char *path, struct file_state *state);
/* Are they the same file? */
static inline bool file_same(const struct file_state *one, const struct file_state *other)
{
	bool one_device = one->device == other->device || one->device == 0 || other->device == 0;
	return one_device && one->number == other->number;
}

/* Is the open file the one at the path? */
static inline bool file_is_at(int fd, const char *path)
{
	struct file_state held, there;
	return file_describe(fd, &held) && file_describe_path(path, &there) && file_same(&held, &there);
}

/* Is the descriptor a terminal, or a console of Windows? */
bool file_is_terminal(int fd);

/* How a file is opened: for reading alone, or with these. */
enum {
	FILE_WRITES = 1 << 0,  /* writing alone */
	FILE_UPDATES = 1 << 1, /* reading and writing */
	FILE_APPENDS = 1 << 2, /* writing alone, always at the end */
	FILE_CREATES = 1 << 3, /* a file that is not there is made */
	FILE_IS_NEW = 1 << 4,  /* with FILE_CREATES: a file that is there is not opened (EEXIST) */
	FILE_EMPTIES = 1 << 5, /* what is in the file is dropped */
	FILE_PRIVATE = 1 << 6, /* a file that is made is for its user alone */
	FILE_AT_ONCE = 1 << 7, /* does not wait for the other end of a pipe */
	FILE_NO_LINK = 1 << 8, /* a symbolic link is not followed (an error) */
};
/* Returns the descriptor, which programs that this one starts do not get; or -1 and errno. */
int file_open(const char *path, unsigned how);
/* Reads at an offset once, as read() does. Returns the number of bytes, or -1 and errno. */
long long file_read_at(int fd, char *bytes, size_t length, long long offset);
/* Cuts the file to a size. Returns false and errno if that fails. */
bool file_cut(int fd, long long size);
/* Returns after the file is on the disk; false and errno if that fails. */
bool file_sync(int fd);
/* Gives the file the permissions of the one at the path; without one, those that a new file gets. Returns false and
   errno if that fails. */
bool file_permit_like(int fd, const char *path);
/* Writes the target of a symbolic link, not terminated. Returns its length, or 0 if the path is no link. */
size_t file_link_target(const char *path, char *out, size_t room);
/* Makes and opens a file that is not there, for this user alone: the X's at the end of the path become characters that
   are not taken. Returns the descriptor, as file_open(), or -1 and errno. */
int file_make_unique(char *path);
/* Removes the file. Returns false and errno if that fails. */
bool file_remove(const char *path);
/* Makes a folder for this user alone. Returns false and errno if that fails. */
bool file_make_folder(const char *path);
/* Puts a file in the place of another, or of none, at once. Returns false and errno if that fails. */
bool file_replace(const char *from, const char *to);

/* Locks the file against other programs that change it. The system releases the lock when the program ends, or, on
   POSIX systems, closes any descriptor of the file. While another program has locked the file, waits if `waits` is set;
   else returns false. Also returns false if the file cannot be locked. */
bool file_lock(int fd, bool waits);

#endif
