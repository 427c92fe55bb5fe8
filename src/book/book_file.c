#include "book/book_file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/path.h"
#include "book/book_games.h"
#include "formats/formats.h"

/* A file while it is read. */
struct book_reading {
	struct book_report report;
	bool loses; /* the report's remark is about games that were skipped */
	struct book_games games;
	struct replay replay;
	struct reader reader;
	struct input input;
	char bytes[COLLECTION_LINE_MAX + INPUT_CHUNK];
};

static void book_take_game(struct collection *collection)
{
	struct book_reading *reading = collection->context;
	const struct game *game = &reading->replay.game;
	book_games_take(&reading->games, &reading->replay);
	reading->report.fits |= game->plies > 0 && game->board.size == reading->replay.defaults.size;
	collection->stopped = reading->games.exhausted;
}

/* Keeps the first remark about games that were skipped; without one, the first remark. */
static void keep_remark(struct collection *collection, const char *what, bool loses_games)
{
	struct book_reading *reading = collection->context;
	if (reading->report.remark[0] == '\0' || (loses_games && !reading->loses))
		snprintf(reading->report.remark, BOOK_REMARK_MAX, "%s", what);
	reading->loses |= loses_games;
}

static void set_fault(struct book_report *report, int error, const char *fault)
{
	report->error = error;
	snprintf(report->fault, sizeof report->fault, "%s", fault);
}

static void read_book_games(struct book_reading *reading, const struct book_source *source)
{
	struct collection collection = {
		.input = &reading->input,
		.replay = &reading->replay,
		.coords = source->coords,
		.take = book_take_game,
		.remark = keep_remark,
		.variations = true,
		.name = path_stem(source->path),
		.context = reading};
	const struct format *format = format_guess(&reading->input, source->coords);
	if (!reader_read(&reading->reader, format, &collection) || reading->games.exhausted)
		set_fault(&reading->report, ENOMEM, "");
}

/* Reads the open file, and fills the report. */
static void read_open(struct book_reading *reading, const struct book_source *source, int fd)
{
	struct replay *replay = &reading->replay;
	struct book_report *report = &reading->report;
	replay->defaults = source->rules;
	replay->defaults.opening = OPENING_FREE;
	replay->defaults.opening_n = 0;
	replay->rule_chosen = source->rule_chosen;
	input_open(&reading->input, fd, NULL, reading->bytes, sizeof reading->bytes, COLLECTION_LINE_MAX);
	const char *foreign = format_foreign(&reading->input);
	if (foreign)
		set_fault(report, 0, foreign);
	else
		read_book_games(reading, source);
	book_games_finish(&reading->games);
	if (reading->games.exhausted)
		set_fault(report, ENOMEM, "");
	if (reading->input.failure != 0)
		set_fault(report, reading->input.failure, "");
	if (!foreign && report->error == 0 && !reading->games.any)
		set_fault(report, 0, report->remark[0] != '\0' ? report->remark : "there is no game with a move");
	report->faulty = report->error != 0 || report->fault[0] != '\0';
}

struct book_report book_read(struct book *book, const struct book_source *source)
{
	struct book_report report = {.error = ENOMEM, .faulty = true};
	struct book_reading *reading = calloc(1, sizeof *reading);
	if (!reading)
		return report;
	int fd = open(source->path, O_RDONLY | O_CLOEXEC);
	report.error = fd < 0 ? errno : 0;
	if (fd >= 0) {
		reading->games.book = book;
		read_open(reading, source, fd);
		report = reading->report;
		close(fd);
	}
	reader_free(&reading->reader);
	free(reading);
	if (report.faulty)
		book_free(book);
	else
		book_finish(book);
	return report;
}
