#include "bulk/bulk_options.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/hash.h"
#include "base/message.h"
#include "base/path.h"
#include "bulk/ahead.h"
#include "bulk/inputs.h"
#include "bulk/misread.h"
#include "bulk/stages.h"
#include "formats/formats.h"
#include "os/file.h"

enum {
	REPORTED_MAX = 1024,
	UNKNOWN_NAME_MAX = 1024, /* bytes of unknown names that are compared */
};

/* The unknown rule names that were reported, so that each is reported once. */
struct reported_names {
	int count;
	uint64_t hash[REPORTED_MAX];
};

struct bulk {
	const struct common_options *common;
	const struct bulk_options *options;
	struct stages stages;
	struct ahead *ahead; /* searches with other threads; NULL: alone */
	bool watched;        /* a user at a terminal watches the progress */
	struct inputs inputs;
	const char *file;
	const struct format *format;    /* of the current file */
	struct misread misread;         /* of the current file */
	struct reported_names reported; /* in the current file */
	struct input input;
	struct replay replay;
	struct notes notes; /* of the current game, if the target format writes notes, or the facts that are needed */
	struct reader reader;
	char bytes[COLLECTION_LINE_MAX + INPUT_CHUNK];
};

static void bulk_report_error(struct bulk *bulk, int error)
{
	message_file(bulk->file, error);
	stages_worsen(&bulk->stages, EXIT_TROUBLE);
}

/* Shows the number of games so far to a user at a terminal, on a line that the next number overwrites. */
static void put_progress(const struct bulk *bulk)
{
	enum { EVERY = 1 << 14 };
	char text[40];
	if (!bulk->watched || bulk->stages.counts.games % EVERY != 0)
		return;
	snprintf(text, sizeof text, "%llu games", bulk->stages.counts.games);
	message_total(text, '\r');
}

/* Writes the rows of a game. Returns whether the run must stop after it. */
static bool take_complete_game(void *context, struct collection *collection, const char *file)
{
	struct bulk *bulk = context;
	bulk->stages.file = file;
	stages_take(&bulk->stages, collection);
	put_progress(bulk);
	return (collection->replay->problem.any && bulk->common->strict) || bulk->stages.cells.out->failure != 0;
}

static void bulk_take_game(struct collection *collection)
{
	struct bulk *bulk = collection->context;
	misread_add(&bulk->misread, &bulk->replay);
	if (bulk->ahead)
		ahead_add(bulk->ahead, collection, bulk->file);
	else
		collection->stopped = take_complete_game(bulk, collection, bulk->file);
	if (bulk->ahead)
		collection->stopped = bulk->ahead->stopped || (bulk->replay.problem.any && bulk->common->strict);
}

/* Before a read, which may wait: flushes what was written, because its reader may be the writer of the input. */
static void bulk_before_read(void *context)
{
	struct bulk *bulk = context;
	if (bulk->ahead)
		ahead_before_read(bulk->ahead, bulk->input.fd);
	else
		sink_flush(bulk->stages.cells.out);
}

/* Adds a name; case does not matter. Returns false for a known name, and for every name after REPORTED_MAX. */
static bool add_name(struct reported_names *names, struct span text)
{
	char letters[UNKNOWN_NAME_MAX];
	size_t length = text.length < UNKNOWN_NAME_MAX ? text.length : UNKNOWN_NAME_MAX;
	for (size_t i = 0; i < length; i++)
		letters[i] = text_lower(text.at[i]);
	uint64_t hash = hash_bytes((struct span){letters, length}, 0);
	for (int i = 0; i < names->count; i++)
		if (names->hash[i] == hash)
			return false;
	if (names->count == REPORTED_MAX)
		return false;
	names->hash[names->count++] = hash;
	return true;
}

/* Reports an unknown rule name, once for each file. */
static void report_unknown_rule(struct collection *collection, struct span name)
{
	struct bulk *bulk = collection->context;
	if (add_name(&bulk->reported, name))
		message_line(bulk->file, collection->line, name, "unknown rule name; use -r to name the rule");
}

static void report_remark(struct collection *collection, const char *what, bool loses_games)
{
	struct bulk *bulk = collection->context;
	message_note(bulk->file, what);
	if (loses_games)
		stages_worsen(&bulk->stages, EXIT_TROUBLE);
}

/* Reports an input without a game as unreadable. In a format with one game per line, blank lines and comments are not
   a problem, but an empty file is. */
static void take_no_row(struct bulk *bulk, struct collection *collection, bool empty)
{
	if (collection->games > 0 || collection->unreadable || bulk->input.failure != 0 || (bulk->format->lines && !empty))
		return;
	collection_start(collection);
	replay_problem(&bulk->replay, 0, verdict_plain(STATUS_SYNTAX), text_span(""));
	collection_end(collection);
}

/* Suggests other options when the games could be read, but were probably misread. */
static void suggest_options(const struct bulk *bulk)
{
	if (bulk->format->uses_coords && !bulk->common->coords_chosen && misread_go_letters(&bulk->misread))
		message_note(bulk->file, "no move has the letter I; to read points written without I, use -c go");
}

/* Reports notes of the file that were left out. */
static void report_lost_notes(struct bulk *bulk)
{
	struct notes *notes = &bulk->notes;
	if (notes->lost) {
		message_note(bulk->file, "a game has too many notes for memory, or over 16 MiB; some were left out");
		stages_worsen(&bulk->stages, EXIT_TROUBLE);
	}
	if (notes->misplaced)
		message_note(bulk->file, "labels or marks that are not on the board were left out");
	notes->lost = notes->misplaced = false;
}

/* Returns the format that was chosen, or detects it by the first bytes. Reports a foreign format that cannot be read,
   and returns NULL. */
static const struct format *choose_format(struct bulk *bulk)
{
	const struct format *named = format_named(formats_read_names[bulk->options->from]);
	const char *foreign = named && named->binary ? NULL : format_foreign(&bulk->input);
	if (foreign) {
		message_note(bulk->file, foreign);
		stages_worsen(&bulk->stages, EXIT_TROUBLE);
		return NULL;
	}
	if (named)
		return named;
	const enum coords coords = bulk->common->look.coords;
	const struct format *guessed = format_guess(&bulk->input, coords);
	if (guessed == &format_moves && format_is_table(format_head_lines(&bulk->input, 1), coords)) {
		message_note(bulk->file, "a table whose first line names no column of moves; name the columns, e.g. id,moves");
		stages_worsen(&bulk->stages, EXIT_TROUBLE);
		return NULL;
	}
	if (bulk->common->verbose)
		message_guessed_format(bulk->file, guessed->name);
	return guessed;
}

static bool read_input(struct bulk *bulk, int fd, bool standard)
{
	struct collection collection = {
		.input = &bulk->input,
		.replay = &bulk->replay,
		.reader = &bulk->reader,
		.coords = bulk->common->look.coords,
		.take = bulk_take_game,
		.unknown_rule = report_unknown_rule,
		.remark = report_remark,
		.variations = bulk->options->variations,
		.context = bulk};
	collection.name = standard ? text_span("") : path_stem(bulk->file);
	input_open(&bulk->input, fd, NULL, bulk->bytes, sizeof bulk->bytes, COLLECTION_LINE_MAX);
	bulk->input.before_read = bulk_before_read;
	bulk->input.context = bulk;
	bulk->reported.count = 0;
	misread_start(&bulk->misread);
	bool empty = input_peek(&bulk->input, 1).length == 0;
	bulk->format = choose_format(bulk);
	if (!bulk->format)
		return true;
	bool blank = empty || (standard && !bulk->format->binary && format_is_blank(&bulk->input));
	if (standard && bulk->input.failure == 0 && blank)
		return true;
	if (!empty && !reader_read(&bulk->reader, bulk->format, &collection)) {
		bulk_report_error(bulk, ENOMEM);
		return true;
	}
	take_no_row(bulk, &collection, empty);
	suggest_options(bulk);
	report_lost_notes(bulk);
	if (bulk->input.failure != 0)
		bulk_report_error(bulk, bulk->input.failure);
	return !collection.stopped;
}

static void put_summary(const struct stages *stages)
{
	const struct counts *counts = &stages->counts;
	char text[300], found[40] = "", duplicates[40] = "";
	if (stages_select(stages->options))
		snprintf(found, sizeof found, ", %llu found", counts->found);
	if (stages->options->dedup)
		snprintf(duplicates, sizeof duplicates, ", %llu duplicate%s", counts->duplicates,
		         counts->duplicates == 1 ? "" : "s");
	snprintf(text, sizeof text, "%llu game%s%s, %llu decided, %llu open, %llu contradicted, %llu with problems%s",
	         counts->games, counts->games == 1 ? "" : "s", found, counts->decided, counts->open, counts->contradicted,
	         counts->problems, duplicates);
	message_total(text, '\n');
}

/* Do columns or conditions need facts of the record? */
static bool uses_facts(const struct bulk_options *options)
{
	bool facts = false;
	for (int i = 0; i < options->columns.count; i++)
		facts |= column_is_fact(options->columns.list[i]);
	for (int i = 0; i < options->conditions.count; i++) {
		int column = options->conditions.list[i].column;
		facts |= column != CONDITION_PLAYER && column_is_fact(column);
	}
	return facts;
}

static void bulk_start(struct bulk *bulk, const struct common_options *common, const struct bulk_options *options,
                       struct sink *out)
{
	bulk->common = common;
	bulk->options = options;
	inputs_start(&bulk->inputs, common, options, out);
	bulk->watched = common->verbose && file_is_terminal(STDERR_FILENO);
	stages_start(&bulk->stages, common, options, &bulk->replay, out);
	bulk->reader.decoder.given = common->encoding;
	bulk->replay.defaults = common->rules;
	bulk->replay.rule_chosen = common->rule_chosen;
	bulk->replay.opening_chosen = common->opening_chosen && !options->opening_named;
	bulk->replay.opening.uses_record = options->opening_named;
	bulk->replay.limited = options->limited;
	bulk->replay.limit = options->first;
	bulk->notes.properties = bulk->stages.target == &format_sgf;
	bulk->notes.facts_only = !bulk->stages.target || !bulk->stages.target->noted;
	if (!bulk->notes.facts_only || uses_facts(options))
		bulk->replay.notes = &bulk->notes;
}

static void start_ahead(struct bulk *bulk)
{
	if (bulk->common->jobs < 2 || !ahead_useful(bulk->options))
		return;
	bulk->ahead = calloc(1, sizeof *bulk->ahead);
	if (!bulk->ahead) {
		message_memory("reading games ahead");
		return;
	}
	bulk->ahead->out = bulk->stages.cells.out;
	bulk->ahead->take = take_complete_game;
	bulk->ahead->context = bulk;
	if (!ahead_start(bulk->ahead, bulk->common, bulk->options, &bulk->stages.solving.answers)) {
		free(bulk->ahead);
		bulk->ahead = NULL;
	}
}

/* Reads the files, until the run must stop. */
static void read_files(struct bulk *bulk)
{
	bool goes_on = true;
	for (int fd; goes_on && (fd = inputs_open_next(&bulk->inputs)) >= 0; input_close_file(fd)) {
		bulk->file = bulk->inputs.path;
		goes_on = read_input(bulk, fd, fd == STDIN_FILENO);
	}
	if (bulk->inputs.trouble)
		stages_worsen(&bulk->stages, EXIT_TROUBLE);
}

int bulk_run(const struct common_options *common, const struct bulk_options *options, struct sink *out)
{
	struct bulk *bulk = calloc(1, sizeof *bulk);
	if (!bulk) {
		message_memory("reading games");
		return EXIT_TROUBLE;
	}
	bulk_start(bulk, common, options, out);
	start_ahead(bulk);
	read_files(bulk);
	inputs_close(&bulk->inputs);
	if (bulk->ahead)
		ahead_finish(bulk->ahead);
	free(bulk->ahead);
	stages_finish(&bulk->stages, common->verbose);
	if (common->verbose)
		put_summary(&bulk->stages);
	int status = stages_status(&bulk->stages);
	reader_free(&bulk->reader);
	notes_free(&bulk->notes);
	free(bulk);
	return status;
}
