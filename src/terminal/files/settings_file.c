#include "terminal/files/settings_file.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "base/utf8.h"
#include "terminal/files/game_file.h"
#include "terminal/files/own_folder.h"
#include "terminal/files/replace.h"

bool settings_file_find(struct settings_file *file)
{
	file->length = 0;
	return own_folder_file(file->path, sizeof file->path, "XDG_CONFIG_HOME", ".config", "settings");
}

/* Reads to the end. Returns 0 or an errno. */
static int read_whole(struct settings_file *file, int fd)
{
	char more;
	ssize_t length;
	file->length = 0;
	while (file->length < sizeof file->text) {
		length = read(fd, file->text + file->length, sizeof file->text - file->length);
		if (length < 0 && errno == EINTR)
			continue;
		if (length <= 0)
			return length < 0 ? errno : 0;
		file->length += (size_t)length;
	}
	length = read(fd, &more, 1);
	return length == 0 ? 0 : length < 0 ? errno : EFBIG;
}

int settings_file_read(struct settings_file *file)
{
	int error, fd = game_file_open(file->path, false, &error);
	file->length = 0;
	if (fd < 0)
		return error == ENOENT || error == ENOTDIR ? 0 : error;
	error = read_whole(file, fd);
	close(fd);
	if (error != 0)
		file->length = 0;
	return error;
}

static struct span settings_without_comment(struct span line)
{
	const char *comment = line.length > 0 ? memchr(line.at, '#', line.length) : NULL;
	if (comment)
		line.length = (size_t)(comment - line.at);
	return text_trim(line);
}

bool settings_line_next(struct span *rest, struct settings_line *line)
{
	if (line->number == 0)
		*rest = utf8_without_bom(*rest);
	while (rest->length > 0) {
		line->text = settings_without_comment(text_cut_line(rest));
		line->number++;
		line->value = line->text;
		line->name = text_word(&line->value);
		line->value = text_trim(line->value);
		if (line->name.length > 0)
			return true;
	}
	return false;
}

/* Replaces `old` bytes at an offset. Returns false if there is no room. */
static bool splice(struct settings_file *file, size_t at, size_t old, const char *text)
{
	size_t length = strlen(text);
	if (file->length - old + length > sizeof file->text)
		return false;
	memmove(file->text + at + length, file->text + at + old, file->length - at - old);
	memcpy(file->text + at, text, length);
	file->length += length - old;
	return true;
}

bool settings_file_put(struct settings_file *file, const char *name, const char *value)
{
	struct span rest = {file->text, file->length};
	struct settings_line line = {.number = 0}, last = {.number = 0};
	while (settings_line_next(&rest, &line))
		if (text_is(line.name, name))
			last = line;
	char bytes[256];
	struct sink text = sink_into(bytes, sizeof bytes);
	bool is_new = last.number == 0, open = file->length > 0 && file->text[file->length - 1] != '\n';
	sink_text(&text, is_new && open ? "\n" : "");
	sink_text(&text, name);
	sink_char(&text, ' ');
	sink_text(&text, value);
	sink_text(&text, is_new ? "\n" : "");
	size_t at = is_new ? file->length : (size_t)(last.text.at - file->text);
	return text.failure == 0 && splice(file, at, is_new ? 0 : last.text.length, bytes);
}

/* Replaces the file. Returns 0 or an errno. */
static int write_whole(const struct settings_file *file)
{
	struct replacement replacement;
	char bytes[SINK_BYTES];
	int fd = replace_open(&replacement, file->path);
	if (fd < 0)
		return errno;
	struct sink out = sink_to(fd, bytes, sizeof bytes);
	sink_put(&out, file->text, file->length);
	sink_flush(&out);
	return replace_close(&replacement, fd, out.failure);
}

int settings_file_change(struct settings_file *file, const char *name, const char *value)
{
	own_folder_make_for(file->path);
	int error, fd = game_file_open_locked(file->path, &error);
	if (fd < 0)
		return error;
	error = read_whole(file, fd);
	if (error == 0)
		error = settings_file_put(file, name, value) ? write_whole(file) : EFBIG;
	close(fd);
	return error;
}
