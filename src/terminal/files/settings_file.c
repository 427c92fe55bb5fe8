#include "terminal/files/settings_file.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "base/input.h"
#include "base/utf8.h"
#include "os/file.h"
#include "terminal/files/game_file.h"
#include "terminal/files/replace.h"

bool settings_file_find(struct settings_file *file)
{
	file->length = 0;
	return own_folder_file(file->path, PLACE_SETTINGS, "settings");
}

/* Reads to the end. Returns 0 or an errno; then the text is empty. */
static int read_settings(struct settings_file *file, int fd)
{
	char bytes[INPUT_HEAD + INPUT_CHUNK];
	struct input input;
	input_open(&input, fd, NULL, bytes, sizeof bytes, INPUT_HEAD);
	struct span text = input_peek(&input, sizeof file->text + 1);
	int error = input.failure == 0 && text.length > sizeof file->text ? EFBIG : input.failure;
	file->length = error == 0 ? text.length : 0;
	memcpy(file->text, text.at, file->length);
	return error;
}

int settings_file_read(struct settings_file *file)
{
	int error, fd = game_file_open(file->path, FILE_AT_ONCE, &error);
	file->length = 0;
	if (fd < 0)
		return error == ENOENT || error == ENOTDIR ? 0 : error;
	error = read_settings(file, fd);
	close(fd);
	return error;
}

bool settings_line_next(struct span *rest, struct settings_line *line)
{
	if (line->number == 0)
		*rest = utf8_without_bom(*rest);
	while (rest->length > 0) {
		line->text = text_before_comment(text_cut_line(rest));
		line->number++;
		line->value = line->text;
		line->name = text_word(&line->value);
		line->value = text_trim(line->value);
		if (line->name.length > 0)
			return true;
	}
	return false;
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
	sink_format(&text, "%s%s %s%s", is_new && open ? "\n" : "", name, value, is_new ? "\n" : "");
	size_t at = is_new ? file->length : (size_t)(last.text.at - file->text);
	size_t old = is_new ? 0 : last.text.length;
	if (text.failure != 0 || file->length - old + text.used > sizeof file->text)
		return false;
	memmove(file->text + at + text.used, file->text + at + old, file->length - at - old);
	memcpy(file->text + at, bytes, text.used);
	file->length += text.used - old;
	return true;
}

/* A change of one setting. */
struct setting_change {
	struct settings_file *file;
	const char *name, *value;
};

static int write_changed_settings(void *context, int old, struct sink *out)
{
	const struct setting_change *change = context;
	struct settings_file *file = change->file;
	int error = read_settings(file, old);
	if (error == 0 && !settings_file_put(file, change->name, change->value))
		error = EFBIG;
	sink_put(out, file->text, file->length);
	return error;
}

int settings_file_change(struct settings_file *file, const char *name, const char *value)
{
	return game_file_rewrite(file->path, write_changed_settings, &(struct setting_change){file, name, value});
}
