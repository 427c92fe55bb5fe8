#include "match/games_file.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/path.h"
#include "formats/formats.h"

/* A file while it is read. */
struct games_reading {
	const struct games_file *file;
	struct fault *fault;
	struct replay replay;
	struct notes notes;
	struct reader reader;
	struct input input;
	char bytes[COLLECTION_LINE_MAX + INPUT_CHUNK];
};

static void take_file_game(struct collection *collection)
{
	struct games_reading *reading = collection->context;
	const struct games_file *file = reading->file;
	collection->stopped = !file->take(file->context, &reading->replay, collection->games, reading->fault);
}

static bool read_games(struct games_reading *reading)
{
	const struct games_file *file = reading->file;
	struct collection collection = {.input = &reading->input,
	                                .replay = &reading->replay,
	                                .coords = file->coords,
	                                .take = take_file_game,
	                                .name = path_stem(file->path),
	                                .context = reading};
	const struct format *format = file->named ? file->named : format_guess(&reading->input, file->coords);
	const char *foreign = format_foreign(&reading->input);
	if (foreign)
		return option_refuse(reading->fault, FAULT_FILE, WITH(file->path, foreign));
	if (!reader_read(&reading->reader, format, &collection))
		return option_refuse(reading->fault, FAULT_FILE, WITH(file->path, strerror(ENOMEM)));
	if (reading->input.failure != 0)
		return option_refuse(reading->fault, FAULT_FILE, WITH(file->path, strerror(reading->input.failure)));
	return !collection.stopped;
}

bool games_file_read(const struct games_file *file, int fd, struct fault *fault)
{
	struct games_reading *reading = calloc(1, sizeof *reading);
	if (!reading)
		return option_refuse(fault, FAULT_FILE, WITH(file->path, strerror(ENOMEM)));
	reading->file = file;
	reading->fault = fault;
	reading->replay.defaults = file->rules;
	reading->replay.rule_chosen = true;
	reading->replay.notes = &reading->notes;
	reading->reader.decoder.given = file->encoding;
	input_open(&reading->input, fd, NULL, reading->bytes, sizeof reading->bytes, COLLECTION_LINE_MAX);
	bool read = read_games(reading);
	reader_free(&reading->reader);
	notes_free(&reading->notes);
	free(reading);
	return read;
}
