#include "lines/journal.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

/* The longest line in, with every point written as long as can be, and the "new" before it. */
enum { LINE_MAX_OUT = 32 + COMMAND_POINTS_MAX * (POINT_TEXT_MAX + 1) };

/* '\n' also where it can't be read: then nothing is added. */
static char last_byte(const char *path, off_t size)
{
	char last = '\n';
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd >= 0 && pread(fd, &last, 1, size - 1) != 1)
		last = '\n';
	if (fd >= 0)
		close(fd);
	return last;
}

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
	record->needs_newline = record->needs_new && last_byte(path, record->file.st_size) != '\n';
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

static void write_all(struct record *record, const char *at, const char *end)
{
	while (at < end && record->failure == 0) {
		ssize_t wrote = write(record->fd, at, (size_t)(end - at));
		if (wrote >= 0)
			at += wrote;
		else if (errno != EINTR)
			record->failure = errno;
	}
}

void record_command(struct record *record, const struct command *command, int undone)
{
	char line[LINE_MAX_OUT];
	char *end = line;
	if (record->fd < 0 || record->failure != 0)
		return;
	if (record->needs_newline)
		*end++ = '\n';
	if (record->needs_new && command->kind != COMMAND_NEW)
		end = put_text(end, "new\n");
	record->needs_newline = record->needs_new = false;
	end = put_command(record, end, command, undone);
	*end++ = '\n';
	write_all(record, line, end);
}

void record_comment(struct record *record, struct span line)
{
	if (record->fd < 0 || record->failure != 0)
		return;
	static const char newline[] = "\n";
	if (record->needs_newline)
		write_all(record, newline, newline + 1);
	record->needs_newline = false;
	write_all(record, line.at, line.at + line.length);
	write_all(record, newline, newline + 1);
}

void record_notation(struct record *record, enum coords coords, int size)
{
	record->coords = coords;
	record->size = size;
}

static void record_point(struct record *record, enum command_kind kind, enum side side, int point)
{
	struct command command;
	command.kind = kind;
	command.side = side;
	command.point = command.point_list[0] = point;
	command.points = 1;
	record_command(record, &command, 0);
}

void record_game(struct record *record, const struct game *game)
{
	static const enum command_kind kinds[] = {[PLY_STONE] = COMMAND_MOVE,
	                                          [PLY_PASS] = COMMAND_PASS,
	                                          [PLY_RESIGN] = COMMAND_RESIGN,
	                                          [PLY_AGREE] = COMMAND_DRAW,
	                                          [PLY_CLAIM] = COMMAND_CLAIM};
	struct board start;
	game_setup_board(game, &start);
	record_point(record, COMMAND_NEW, SIDE_NONE, POINT_NONE);
	for (int y = 0; y < start.size; y++)
		for (int x = 0; x < start.size; x++)
			if (!board_empty(&start, point_at(x, y)))
				record_point(record, COMMAND_SETUP, board_at(&start, point_at(x, y)), point_at(x, y));
	if (game_first_side(game) == SIDE_WHITE)
		record_point(record, COMMAND_TURN, SIDE_WHITE, POINT_NONE);
	for (int i = 0; i < game->plies; i++) {
		const struct ply *ply = &game->history[i];
		if (ply->kind == PLY_AGREE) /* offered and accepted */
			record_point(record, COMMAND_DRAW, SIDE_NONE, POINT_NONE);
		record_point(record, kinds[ply->kind], ply->side, ply->point);
	}
}
