#include "bulk/file_list.h"

#include <string.h>

enum { EMPTY_NAMES_MAX = 1 << 20 }; /* in a row */

void file_list_open(struct file_list *list, int fd)
{
	input_open(&list->input, fd, NULL, list->bytes, sizeof list->bytes, FILE_NAME_MAX);
	struct span head = input_peek(&list->input, FILE_NAME_MAX);
	list->nuls = memchr(head.at, '\0', head.length);
	list->too_long = list->endless = false;
}

const char *file_list_next(struct file_list *list)
{
	size_t length = 0, empty = 0;
	int c = 0;
	list->too_long = false;
	while (!list->endless) {
		c = input_byte(&list->input);
		bool ends = c <= 0 || (c == '\n' && !list->nuls);
		if (!ends && length == FILE_NAME_MAX)
			list->too_long = true;
		else if (!ends)
			list->name[length++] = (char)c;
		else if (length > 0 || c < 0)
			break;
		else
			list->endless = ++empty == EMPTY_NAMES_MAX;
	}
	list->name[length] = '\0';
	bool cut_short = c < 0 && list->input.failure != 0;
	return length > 0 && !cut_short ? list->name : NULL;
}
