#include "bulk/file_list.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/wait.h"

enum { ROOM_FIRST = 1 << 16 };

/* Makes room for one more byte and the final NUL, by doubling. */
static bool make_room(struct file_list *list, size_t *room)
{
	if (list->length + 1 < *room)
		return true;
	size_t larger = *room > 0 ? *room * 2 : ROOM_FIRST;
	char *bytes = realloc(list->bytes, larger);
	if (!bytes)
		return false;
	list->bytes = bytes;
	*room = larger;
	return true;
}

/* Reads up to the end of the file. Returns 0 or errno. */
static int read_all(struct file_list *list, int fd)
{
	size_t room = 0;
	for (;;) {
		if (!make_room(list, &room))
			return ENOMEM;
		ssize_t got = read(fd, list->bytes + list->length, room - 1 - list->length);
		if (got > 0)
			list->length += (size_t)got;
		else if (got == 0)
			return 0;
		else if (!wait_to_read(fd))
			return errno;
	}
}

int file_list_read(struct file_list *list, const char *path)
{
	bool standard = strcmp(path, "-") == 0;
	int fd = standard ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return errno;
	int failure = read_all(list, fd);
	if (!standard)
		close(fd);
	if (!list->bytes)
		return failure;
	list->bytes[list->length] = '\0';
	list->end = memchr(list->bytes, '\0', list->length) ? '\0' : '\n';
	while (failure != 0 && list->length > 0 && list->bytes[list->length - 1] != list->end)
		list->length--; /* the name that was cut short */
	return failure;
}

const char *file_list_next(struct file_list *list)
{
	while (list->next < list->length) {
		char *name = list->bytes + list->next;
		char *end = memchr(name, list->end, list->length - list->next);
		size_t length = end ? (size_t)(end - name) : list->length - list->next;
		name[length] = '\0';
		list->next += length + 1;
		if (length > 0)
			return name;
	}
	return NULL;
}

void file_list_free(struct file_list *list)
{
	free(list->bytes);
	*list = (struct file_list){.bytes = NULL};
}
