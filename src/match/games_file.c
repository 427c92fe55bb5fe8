#include "match/games_file.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "formats/formats.h"

/* A file while it is read. */
struct games_reading {
	const struct games_file *file;
	struct fault *fault;
	struct reader reader;
};

static void take_file_game(struct collection *collection)
{
	struct games_reading *reading = collection->context;
	const struct games_file *file = reading->file;
	collection->stopped = !file->take(file->context, collection->replay, collection->games, reading->fault);
}

static bool read_games(struct games_reading *reading)
{
	const struct games_file *file = reading->file;
	struct input *input = &reading->reader.input;
	const struct format *format = file->named ? file->named : format_guess(input, file->coords);
	const char *foreign = format_foreign(input);
	if (foreign)
		return option_refuse(reading->fault, FAULT_FILE, WITH(file->path, foreign));
	if (!reader_read(&reading->reader, format))
		return option_refuse(reading->fault, FAULT_FILE, WITH(file->path, strerror(ENOMEM)));
	if (input->failure != 0)
		return option_refuse(reading->fault, FAULT_FILE, WITH(file->path, strerror(input->failure)));
	return !reading->reader.collection.stopped;
}

bool games_file_read(const struct games_file *file, int fd, struct fault *fault)
{
	struct games_reading *reading = calloc(1, sizeof *reading);
	if (!reading)
		return option_refuse(fault, FAULT_FILE, WITH(file->path, strerror(ENOMEM)));
	struct reader *reader = &reading->reader;
	reading->file = file;
	reading->fault = fault;
	reader->replay.defaults = file->rules;
	reader->replay.rule_chosen = true;
	reader->replay.notes = &reader->notes;
	reader->decoder.given = file->encoding;
	reader_open(reader, fd, file->coords);
	reader->collection.take = take_file_game;
	reader->collection.context = reading;
	bool read = read_games(reading);
	reader_free(reader);
	free(reading);
	return read;
}
