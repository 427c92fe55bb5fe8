#include "bulk/inputs.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/message.h"
#include "base/path.h"
#include "formats/formats.h"

static void report_file(struct inputs *inputs, const char *path, int error)
{
	sink_flush(inputs->out);
	message_file(path, error);
	inputs->trouble = true;
}

static void note_file(struct inputs *inputs, const char *path, const char *what)
{
	sink_flush(inputs->out);
	message_note(path, what);
	inputs->trouble = true;
}

static void close_list(struct inputs *inputs)
{
	if (inputs->input.failure != 0)
		report_file(inputs, inputs->list, inputs->input.failure);
	input_close_file(inputs->input.fd);
	inputs->list = NULL;
}

void inputs_start(struct inputs *inputs, const struct common_options *common, const struct bulk_options *options,
                  struct sink *out)
{
	int error, fd = options->files_from ? input_open_file(options->files_from, &common->outputs, &error) : -1;
	inputs->common = common;
	inputs->out = out;
	inputs->all = options->from_chosen;
	inputs->standard = !options->files_from && common->file_count == 0;
	if (options->files_from && fd < 0)
		report_file(inputs, options->files_from, error);
	if (fd < 0)
		return;
	inputs->list = options->files_from;
	input_open(&inputs->input, fd, NULL, inputs->bytes, sizeof inputs->bytes, FILE_NAME_MAX + 1);
	struct span head = input_peek(&inputs->input, FILE_NAME_MAX + 1);
	inputs->nuls = memchr(head.at, '\0', head.length);
}

/* Reads the list up to the end of the next name, and cuts the name. Returns its whole length; 0 for no name. */
static size_t read_name_of_file(struct inputs *inputs, int *end)
{
	size_t length = 0;
	while ((*end = input_byte(&inputs->input)) > 0 && (*end != '\n' || inputs->nuls))
		if (length++ <= FILE_NAME_MAX)
			inputs->name[length - 1] = (char)*end;
	inputs->name[length <= FILE_NAME_MAX ? length : FILE_NAME_MAX + 1] = '\0';
	return length;
}

/* Returns the next name of the list; NULL at its end. Skips empty lines, a name that a failure cut short, and the name
   of the list itself if it is standard input. An empty name that ends at NUL ends the list. */
static const char *next_listed(struct inputs *inputs)
{
	for (int end = 0; end >= 0;) {
		size_t length = read_name_of_file(inputs, &end);
		bool itself = strcmp(inputs->name, "-") == 0 && inputs->input.fd == STDIN_FILENO;
		bool cut_short = end < 0 && inputs->input.failure != 0;
		if (length > FILE_NAME_MAX) {
			report_file(inputs, inputs->name, ENAMETOOLONG);
		} else if (length > 0 && !itself && !cut_short) {
			return inputs->name;
		} else if (length == 0 && end == '\0') {
			note_file(inputs, inputs->list, "an empty name ends the list of files");
			break;
		}
	}
	return NULL;
}

/* Returns the next name, also of a folder; NULL at the end. */
static const char *next_path(struct inputs *inputs)
{
	const char *path;
	if (inputs->next < inputs->folder.count)
		return inputs->folder.path[inputs->next++];
	folder_free(&inputs->folder);
	inputs->next = 0;
	if (inputs->list && (path = next_listed(inputs)))
		return path;
	if (inputs->list)
		close_list(inputs);
	bool standard = inputs->standard;
	inputs->standard = false;
	if (standard)
		return "-";
	return inputs->argument < inputs->common->file_count ? inputs->common->files[inputs->argument++] : NULL;
}

static bool has_known_ending(const char *name)
{
	return format_ending_is_read(path_extension(name));
}

static void report_folder(void *context, const char *path, int error)
{
	report_file(context, path, error);
}

/* Lists the files in a folder, which are next. */
static void enter_folder(struct inputs *inputs, const char *path)
{
	char text[160];
	struct folder_scan scan = {inputs->all ? NULL : has_known_ending, report_folder, inputs, 0, 0};
	if (!folder_list(&inputs->folder, path, &scan)) {
		message_memory("the names in a folder");
		inputs->trouble = true;
		return;
	}
	snprintf(text, sizeof text, "%llu file%s left out, because no format has such an ending; --from=auto reads all",
	         scan.left_out, scan.left_out == 1 ? "" : "s");
	if (inputs->folder.count == 0 && scan.failures == 0)
		note_file(inputs, path, scan.left_out > 0 ? text : "there is no file to read in this folder");
	else if (scan.left_out > 0 && inputs->common->verbose)
		message_note(path, text);
}

int inputs_open_next(struct inputs *inputs)
{
	while ((inputs->path = next_path(inputs))) {
		int error, fd = input_open_file(inputs->path, &inputs->common->outputs, &error);
		if (fd >= 0)
			return fd;
		if (error == EISDIR && inputs->next == 0)
			enter_folder(inputs, inputs->path);
		else
			report_file(inputs, inputs->path, error);
	}
	return -1;
}

void inputs_close(struct inputs *inputs)
{
	if (inputs->list)
		close_list(inputs);
	folder_free(&inputs->folder);
}
