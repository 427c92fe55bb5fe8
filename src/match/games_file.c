#include "match/games_file.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "formats/formats.h"

static void take_file_game(struct collection *collection)
{
	const struct games_file *file = collection->context;
	collection->stopped = !file->take(file->context, collection->replay, collection->games, file->fault);
}

/* Returns why the file cannot be read, or NULL. */
static const char *read_games(struct reader *reader, const struct games_file *file)
{
	const char *foreign = format_foreign(&reader->input);
	if (foreign)
		return foreign;
	if (!reader_read(reader, file->named ? file->named : format_guess(&reader->input, file->coords)))
		return strerror(ENOMEM);
	return reader->input.failure != 0 ? strerror(reader->input.failure) : NULL;
}

bool games_file_read(struct games_file *file, int fd)
{
	struct reader *reader = calloc(1, sizeof *reader);
	if (!reader)
		return option_refuse(file->fault, FAULT_FILE, WITH(file->path, strerror(ENOMEM)));
	reader->replay.defaults = file->rules;
	reader->replay.rule_chosen = true;
	reader->replay.notes = &reader->notes;
	reader->decoder.given = file->encoding;
	reader_open(reader, fd, file->coords);
	reader->collection.take = take_file_game;
	reader->collection.context = file;
	const char *why = read_games(reader, file);
	bool read = why ? option_refuse(file->fault, FAULT_FILE, WITH(file->path, why)) : !reader->collection.stopped;
	reader_free(reader);
	free(reader);
	return read;
}
