#include "record.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

/* The longest line in, with every point written as long as can be, and the "new" before it. */
enum { LINE_MAX_OUT = 32 + COMMAND_POINTS_MAX * (POINT_TEXT_MAX + 1) };

bool record_open(struct record *record, const char *path, enum coords coords, int size)
{
	*record = (struct record){.fd = -1, .coords = coords, .size = size};
	if (!path)
		return true;
	record->fd = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
	if (record->fd < 0 || fstat(record->fd, &record->file) != 0) {
		record->failure = errno;
		return false;
	}
	record->needs_new = S_ISREG(record->file.st_mode) && record->file.st_size > 0;
	return true;
}

bool record_close(struct record *record)
{
	if (record->fd >= 0 && close(record->fd) != 0 && record->failure == 0)
		record->failure = errno;
	record->fd = -1;
	return record->failure == 0;
}

bool record_is(const struct record *record, int fd)
{
	struct stat file;
	return record->fd >= 0 && S_ISREG(record->file.st_mode) && fstat(fd, &file) == 0 &&
	       file.st_dev == record->file.st_dev && file.st_ino == record->file.st_ino;
}

static char *put_text(char *out, const char *text)
{
	size_t length = strlen(text);
	memcpy(out, text, length);
	return out + length;
}

static char *put_point(const struct record *record, char *out, int point)
{
	return out + point_write(out, point, record->coords, record->size);
}

static char *put_command(const struct record *record, char *out, const struct command *command, int undone)
{
	if (command->kind == COMMAND_MOVE)
		return put_point(record, out, command->point);
	out = put_text(out, command_names[command->kind]);
	if (command->kind == COMMAND_SETUP || command->kind == COMMAND_TURN) {
		*out++ = ' ';
		out = put_text(out, side_names[command->side]);
	}
	for (int i = 0; command->kind == COMMAND_SETUP && i < command->points; i++) {
		*out++ = ' ';
		out = put_point(record, out, command->point_list[i]);
	}
	if (command->kind == COMMAND_UNDO) {
		*out++ = ' ';
		out += text_decimal(out, (unsigned)undone);
	}
	return out;
}

void record_command(struct record *record, const struct command *command, int undone)
{
	char line[LINE_MAX_OUT];
	char *end = line;
	if (record->fd < 0 || record->failure != 0)
		return;
	if (record->needs_new && command->kind != COMMAND_NEW)
		end = put_text(end, "new\n");
	record->needs_new = false;
	end = put_command(record, end, command, undone);
	*end++ = '\n';
	for (const char *at = line; at < end;) {
		ssize_t wrote = write(record->fd, at, (size_t)(end - at));
		if (wrote >= 0) {
			at += wrote;
		} else if (errno != EINTR) {
			record->failure = errno;
			return;
		}
	}
}
