#include "bulk/bulk_options.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/array.h"
#include "base/hash.h"
#include "base/message.h"
#include "base/path.h"
#include "bulk/ahead.h"
#include "bulk/inputs.h"
#include "bulk/misread.h"
#include "bulk/stages.h"
#include "formats/formats.h"
#include "os/file.h"
#include "pipe/progress.h"

enum {
	REPORTED_MAX = 1024,
	UNKNOWN_NAME_MAX = 1024, /* bytes of unknown names that are compared */
};

/* The unknown rule names that were reported, so that each is reported once. */
struct reported_names {
	int count;
	uint64_t hash[REPORTED_MAX];
};

/* A piece of the input that a thread reads (-j): whole lines, or a whole file. */
struct piece {
	int fd;                    /* of the file, or -1 */
	size_t length;             /* of the lines in `bytes` */
	unsigned long long before; /* lines of the file before them */
	struct sink out;           /* what the piece writes */
	struct sink messages;      /* what it reports */
	bool odd;                  /* its lines depend on those before them: the main thread must read them again */
	bool stopped;              /* the run must stop after the piece */
	bool names_cut;
};

struct bulk {
	const struct common_options *common;
	const struct bulk_options *options;
	struct stages stages;
	struct jobs *jobs;             /* what other threads do; NULL: this one is alone */
	struct ahead *ahead;           /* the jobs are searches; NULL: they are pieces */
	struct bulk *pieces;           /* by place of the job; each is read like an input of its own */
	struct collection *collection; /* of the current file */
	struct piece piece;
	char *path; /* of a piece that is a file */
	size_t path_room;
	bool watched; /* a user at a terminal watches the progress */
	struct progress progress;
	unsigned long long size, read_before; /* bytes: of all inputs, or 0; of those before this one */
	struct {
		atomic_ullong games, rows, done; /* games, rows that needed a search, and bytes so far */
	} seen;                              /* by the thread of `progress` */
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

/* Says how far the run is: games, percent of the input, time left. */
static void describe_run(void *context, int seconds, char text[PROGRESS_ROOM])
{
	struct bulk *bulk = context;
	unsigned long long games = atomic_load(&bulk->seen.games), done = atomic_load(&bulk->seen.done);
	bool searches = ahead_useful(bulk->options);
	struct sink out = sink_into(text, PROGRESS_ROOM);
	sink_format(&out, "%llu game%s", games, games == 1 ? "" : "s");
	if (searches)
		sink_format(&out, ", %llu rows", (unsigned long long)atomic_load(&bulk->seen.rows));
	if (bulk->size > 0 && done > 0) {
		double share = (double)done < (double)bulk->size ? (double)done / (double)bulk->size : 1;
		sink_format(&out, ", %d %%", (int)(100 * share));
		if (searches)
			sink_format(&out, ", %d s left", (int)(seconds / share * (1 - share)));
	} else {
		sink_format(&out, ", %d s", seconds);
	}
}

/* Returns the size of all inputs; 0 if it is not known. */
static unsigned long long size_of_inputs(const struct common_options *common, const struct bulk_options *options)
{
	unsigned long long size = 0;
	struct file_state file;
	bool known = !options->files_from;
	if (common->file_count == 0 && known)
		known = file_describe(STDIN_FILENO, &file) && file.kind == FILE_REGULAR &&
		        (size = (unsigned long long)file.size);
	for (int i = 0; i < common->file_count && known; i++) {
		bool standard = strcmp(common->files[i], "-") == 0;
		known = standard ? file_describe(STDIN_FILENO, &file) : file_describe_path(common->files[i], &file);
		known = known && file.kind == FILE_REGULAR;
		size += known ? (unsigned long long)file.size : 0;
	}
	return known ? size : 0;
}

/* Lets a user at a terminal see the progress. */
static void watch_run(struct bulk *bulk)
{
	bulk->watched = file_is_terminal(STDERR_FILENO) && (bulk->common->verbose || !file_is_terminal(STDOUT_FILENO));
	if (!bulk->watched)
		return;
	bulk->stages.rows = &bulk->seen.rows;
	bulk->size = size_of_inputs(bulk->common, bulk->options);
	bulk->progress = (struct progress){.describe = describe_run, .context = bulk};
	progress_start(&bulk->progress);
}

/* Notes for describe_run() how far the main thread is. */
static void put_progress(struct bulk *bulk)
{
	if (!bulk->watched)
		return;
	atomic_store(&bulk->seen.games, bulk->stages.counts.games);
	atomic_store(&bulk->seen.done, bulk->read_before + bulk->input.read - input_held(&bulk->input));
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
	misread_add(&bulk->misread, collection->replay);
	if (bulk->ahead)
		ahead_add(bulk->ahead, collection, bulk->file);
	else if (bulk->jobs)
		jobs_catch_up(bulk->jobs);
	if (!bulk->ahead && !(bulk->jobs && bulk->jobs->stopped))
		collection->stopped = take_complete_game(bulk, collection, bulk->file);
	if (bulk->jobs)
		collection->stopped |= bulk->jobs->stopped || (collection->replay->problem.any && bulk->common->strict);
}

/* Before a read, which may wait: flushes what was written, because its reader may be the writer of the input. */
static void bulk_before_read(void *context)
{
	struct bulk *bulk = context;
	if (bulk->jobs)
		jobs_before_read(bulk->jobs, bulk->input.fd);
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
	bulk->piece.odd = bulk->piece.length > 0;
	if (bulk->piece.odd)
		collection->stopped = true;
	else if (add_name(&bulk->reported, name))
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
	collection_start(collection, collection->line);
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

static struct collection collection_of(struct bulk *bulk)
{
	return (struct collection){
		.input = &bulk->input,
		.replay = &bulk->replay,
		.reader = &bulk->reader,
		.coords = bulk->common->look.coords,
		.take = bulk_take_game,
		.unknown_rule = report_unknown_rule,
		.remark = report_remark,
		.variations = bulk->options->variations,
		.context = bulk};
}

/* Opens the lines of a piece. */
static void open_lines(struct bulk *piece)
{
	input_open(&piece->input, -1, NULL, piece->bytes, sizeof piece->bytes, COLLECTION_LINE_MAX);
	piece->input.end = piece->piece.length;
	piece->input.ended = true;
	piece->input.line_number = piece->piece.before;
}

/* Gives whole lines to the threads, as long as there are any. */
static void give_lines(struct collection *collection)
{
	enum { PIECE = 1 << 16 };
	struct bulk *bulk = collection->context;
	struct input *input = collection->input;
	while (!bulk->jobs->stopped) {
		unsigned long long before = input->line_number;
		struct span lines = input_take_lines(input, PIECE);
		int place = lines.length > 0 ? jobs_place(bulk->jobs) : -1;
		if (place >= 0) {
			struct bulk *piece = &bulk->pieces[place];
			piece->piece = (struct piece){.fd = -1,
			                              .length = lines.length,
			                              .before = before,
			                              .out = piece->piece.out,
			                              .messages = piece->piece.messages};
			piece->file = bulk->file;
			piece->format = bulk->format;
			memcpy(piece->bytes, lines.at, lines.length);
			jobs_give(bulk->jobs, 1);
		} else if (input->ended || input_held(input) > COLLECTION_LINE_MAX) {
			break;
		} else if (lines.length == 0) {
			input_refill(input);
		}
	}
	jobs_catch_up(bulk->jobs);
	collection->stopped = bulk->jobs->stopped;
}

static bool read_input(struct bulk *bulk, int fd, bool standard)
{
	struct collection collection = collection_of(bulk);
	collection.name = standard ? text_span("") : path_stem(bulk->file);
	bulk->read_before += bulk->input.read;
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
	bulk->collection = &collection;
	if (bulk->pieces && bulk->format == &format_moves)
		collection.take_lines = give_lines;
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

static void start_reading(struct bulk *bulk, const struct common_options *common, const struct bulk_options *options,
                          struct sink *out)
{
	bulk->common = common;
	bulk->options = options;
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

/* Reads a piece, on its own thread. */
static void read_piece(void *context, int worker, int place, int part)
{
	struct bulk *bulk = &((struct bulk *)context)->pieces[place];
	struct piece *piece = &bulk->piece;
	(void)worker, (void)part;
	message_divert(&piece->messages);
	misread_start(&bulk->misread);
	if (piece->fd >= 0) {
		piece->stopped = !read_input(bulk, piece->fd, false);
		input_close_file(piece->fd);
	} else {
		struct collection collection = collection_of(bulk);
		open_lines(bulk);
		collection.remark = NULL; /* the whole file gets one */
		if (!reader_read(&bulk->reader, bulk->format, &collection))
			bulk_report_error(bulk, ENOMEM);
		piece->stopped = collection.stopped;
		piece->names_cut = collection.names_cut;
	}
	message_divert(NULL);
}

/* Reads the lines of a piece again, on the main thread, as part of their file. Returns whether the run must stop. */
static bool read_again(struct bulk *bulk, struct bulk *piece)
{
	struct collection *collection = bulk->collection;
	struct jobs *jobs = bulk->jobs;
	open_lines(piece);
	collection->input = &piece->input;
	collection->take_lines = NULL;
	bulk->jobs = NULL;
	format_read_lines(bulk->format, collection);
	bulk->jobs = jobs;
	collection->input = &bulk->input;
	collection->take_lines = give_lines;
	return collection->stopped;
}

/* Writes what a piece wrote and reported, and adds its games to those before. Returns whether the run must stop. */
static bool finish_piece(void *context, int place)
{
	struct bulk *bulk = context, *piece = &bulk->pieces[place];
	struct sink *out = bulk->stages.cells.out;
	struct span written = sink_held(&piece->piece.out);
	piece->piece.out.used = 0;
	if (piece->piece.out.failure != 0) {
		message_memory("the output");
		stages_worsen(&piece->stages, EXIT_TROUBLE);
	}
	if (piece->piece.odd) {
		piece->piece.messages.used = 0;
		stages_merge(NULL, &piece->stages);
		return read_again(bulk, piece);
	}
	sink_span(out, written);
	message_send(&piece->piece.messages);
	if (piece->piece.fd < 0) {
		misread_merge(&bulk->misread, &piece->misread);
		bulk->collection->games += piece->stages.counts.games;
		bulk->collection->names_cut |= piece->piece.names_cut;
		bulk->reader.decoder.failed |= piece->reader.decoder.failed;
	}
	stages_merge(&bulk->stages, &piece->stages);
	put_progress(bulk);
	return piece->piece.stopped || out->failure != 0;
}

/* Can the rows of a game be written without those before it? */
static bool pieces_possible(const struct bulk *bulk)
{
	const struct bulk_options *options = bulk->options;
	const struct format *target = bulk->stages.target;
	bool table = options->tree.count > 0 || options->tree_of_all || options->elo || options->dedup;
	return !table && !(target && (target->finish || target == &format_lines));
}

static void end_jobs(struct bulk *bulk)
{
	if (bulk->ahead)
		ahead_finish(bulk->ahead);
	else if (bulk->jobs)
		jobs_catch_up(bulk->jobs);
	if (bulk->jobs && !bulk->ahead)
		jobs_end(bulk->jobs);
	for (int i = 0; bulk->pieces && i < bulk->common->jobs * JOBS_A_THREAD; i++) {
		struct bulk *piece = &bulk->pieces[i];
		free(piece->piece.out.bytes);
		free(piece->piece.messages.bytes);
		free(piece->path);
		reader_free(&piece->reader);
		notes_free(&piece->notes);
	}
	if (!bulk->ahead)
		free(bulk->jobs);
	free(bulk->ahead);
	free(bulk->pieces);
	bulk->ahead = NULL;
	bulk->jobs = NULL;
	bulk->pieces = NULL;
}

/* Starts threads that search ahead. */
static bool start_ahead(struct bulk *bulk)
{
	bulk->ahead = calloc(1, sizeof *bulk->ahead);
	if (!bulk->ahead)
		return false;
	bulk->ahead->jobs.out = bulk->stages.cells.out;
	bulk->ahead->take = take_complete_game;
	bulk->ahead->context = bulk;
	bulk->ahead->rows = bulk->stages.rows;
	bool started = ahead_start(bulk->ahead, bulk->common, bulk->options);
	if (started)
		bulk->stages.rows = NULL;
	if (started)
		bulk->jobs = &bulk->ahead->jobs;
	else
		free(bulk->ahead);
	if (!started)
		bulk->ahead = NULL;
	bulk->stages.solving.answers = started ? &bulk->ahead->answers : NULL;
	return started;
}

/* Starts threads that read pieces. */
static bool start_pieces(struct bulk *bulk)
{
	struct bulk_options quiet = *bulk->options;
	size_t places = (size_t)bulk->common->jobs * JOBS_A_THREAD;
	bulk->pieces = calloc(places, sizeof *bulk->pieces);
	bulk->jobs = calloc(1, sizeof *bulk->jobs);
	bool made = bulk->pieces && bulk->jobs;
	quiet.header = false;
	for (size_t i = 0; made && i < places; i++) {
		struct bulk *piece = &bulk->pieces[i];
		piece->piece.out = sink_growing();
		piece->piece.messages = sink_growing();
		made = piece->piece.out.bytes && piece->piece.messages.bytes;
		start_reading(piece, bulk->common, &quiet, &piece->piece.out);
		piece->options = piece->stages.options = bulk->options;
		piece->stages.writing.shown = bulk->stages.writing.shown;
	}
	if (made) {
		*bulk->jobs = (struct jobs){.work = read_piece,
		                            .finish = finish_piece,
		                            .context = bulk,
		                            .out = bulk->stages.cells.out};
		made = jobs_start(bulk->jobs, bulk->common->jobs);
	}
	if (!made) {
		free(bulk->jobs);
		bulk->jobs = NULL;
		end_jobs(bulk);
	}
	return made;
}

/* Starts the threads of -j, if they can help. */
static void start_jobs(struct bulk *bulk)
{
	if (bulk->common->jobs < 2)
		return;
	if (ahead_useful(bulk->options))
		start_ahead(bulk);
	else if (pieces_possible(bulk))
		start_pieces(bulk);
}

/* Gives a whole file to the threads, if it is small. Returns false if it is not. */
static bool give_file(struct bulk *bulk, int fd)
{
	enum { SMALL = 1 << 18, OPEN_MOST = 100 };
	struct file_state state;
	bool small = bulk->pieces && fd != STDIN_FILENO && fd < OPEN_MOST && file_describe(fd, &state) &&
	             state.kind == FILE_REGULAR && state.size <= SMALL;
	int place = small ? jobs_place(bulk->jobs) : -1;
	if (place < 0)
		return false;
	struct bulk *piece = &bulk->pieces[place];
	size_t length = strlen(bulk->file) + 1;
	if (!array_grow(&piece->path, &piece->path_room, length, 1))
		return false;
	memcpy(piece->path, bulk->file, length);
	piece->file = piece->path;
	piece->piece = (struct piece){.fd = fd, .out = piece->piece.out, .messages = piece->piece.messages};
	bulk->read_before += (unsigned long long)state.size;
	jobs_give(bulk->jobs, 1);
	return true;
}

/* Reads a file. Returns false if the run must stop. */
static bool read_file(struct bulk *bulk, int fd)
{
	if (give_file(bulk, fd))
		return true;
	bool goes_on = !(bulk->jobs && bulk->jobs->stopped) && read_input(bulk, fd, fd == STDIN_FILENO);
	input_close_file(fd);
	return goes_on;
}

/* Reads the files, until the run must stop. */
static void read_files(struct bulk *bulk)
{
	bool goes_on = true;
	for (int fd; goes_on && (fd = inputs_open_next(&bulk->inputs)) >= 0;) {
		bulk->file = bulk->inputs.path;
		goes_on = read_file(bulk, fd);
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
	inputs_start(&bulk->inputs, common, options, out);
	start_reading(bulk, common, options, out);
	watch_run(bulk);
	start_jobs(bulk);
	read_files(bulk);
	inputs_close(&bulk->inputs);
	end_jobs(bulk);
	progress_end(&bulk->progress);
	stages_finish(&bulk->stages, common->verbose);
	if (common->verbose)
		put_summary(&bulk->stages);
	int status = stages_status(&bulk->stages);
	reader_free(&bulk->reader);
	notes_free(&bulk->notes);
	free(bulk);
	return status;
}
