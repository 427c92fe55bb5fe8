#include "bulk/reading.h"

#include <errno.h>

#include "base/message.h"
#include "base/path.h"
#include "formats/formats.h"

static void report_error(struct game_reading *reading, int error)
{
	message_file(reading->file, error);
	stages_worsen(&reading->stages, EXIT_TROUBLE);
}

/* Notes the letters of a game's points, also that of a point off the board. */
static void add_letters(struct letters *letters, const struct replay *replay)
{
	enum { LETTER_I = 'i' - 'a' };
	const struct problem *problem = &replay->problem;
	letters->games++;
	for (int i = 0; i < replay->game.plies && !letters->i; i++) {
		const struct ply *ply = &replay->game.history[i];
		int x = ply->kind == PLY_STONE ? point_x(ply->point) : 0;
		letters->i |= x == LETTER_I;
		letters->later |= x > LETTER_I;
	}
	if (problem->any && problem->verdict.status == STATUS_OFF_BOARD && problem->length > 1 &&
	    text_digit(problem->text[1])) {
		letters->i |= problem->text[0] == 'i';
		letters->later |= problem->text[0] > 'i';
	}
}

static void add_two_moves(struct two_moves *lines, const struct replay *replay)
{
	const struct game *game = &replay->game;
	if (lines->broken)
		return;
	bool more = replay->id.length > 0 || replay->recorded != RESULT_NONE || replay->problem.any ||
	            replay_has_setup(replay);
	lines->broken = lines->ended || more || replay->limited || game->plies == 0 || game->plies > 2;
	lines->ended = game->plies == 1;
	for (int i = 0; i < game->plies && !lines->broken; i++) {
		const struct ply *ply = &game->history[i];
		lines->broken = ply->kind != PLY_STONE || point_set_has(&lines->points, ply->point);
		if (!lines->broken)
			point_set_add(&lines->points, ply->point);
	}
	lines->games++;
}

void reading_note_progress(struct game_reading *reading)
{
	const struct input *input = &reading->reader.input;
	if (!reading->seen)
		return;
	atomic_store(&reading->seen->games, reading->stages.counts.games);
	atomic_store(&reading->seen->done, reading->read_before + input->read - input_held(input));
}

bool reading_take(struct game_reading *reading, struct collection *collection, const char *file)
{
	reading->stages.file = file;
	stages_take(&reading->stages, collection);
	reading_note_progress(reading);
	return (collection->replay->problem.any && reading->common->strict) || reading->stages.cells.out->failure != 0;
}

static void take_game(struct collection *collection)
{
	struct game_reading *reading = collection->context;
	struct jobs *jobs = reading->jobs;
	bool last = collection->replay->problem.any && reading->common->strict;
	add_letters(&reading->letters, collection->replay);
	add_two_moves(&reading->two_moves, collection->replay);
	if (reading->add_game)
		reading->add_game(collection);
	else if (jobs)
		jobs_catch_up(jobs);
	if (!reading->add_game && !(jobs && jobs->stopped))
		collection->stopped = reading_take(reading, collection, reading->file);
	if (jobs)
		collection->stopped |= jobs->stopped || last;
	if (jobs && reading->add_game && last && !jobs->stopped) {
		jobs_catch_up(jobs);
		message_divert(NULL); /* only remarks on this file follow */
	}
}

/* Before a read, which may wait: flushes what was written, because its reader may be the writer of the input. */
static void flush_before_read(void *context)
{
	struct game_reading *reading = context;
	struct sink *out = reading->stages.cells.out;
	if (reading->jobs)
		jobs_before_read(reading->jobs, reading->reader.input.fd);
	else if (out->fd >= 0)
		sink_flush(out);
	else if (reading->flush_fails && reading->reader.input.read > 0)
		out->failure = ENOSPC;
	else
		reading->flushed = out->used;
}

/* Adds a name; case does not matter. Returns false for a known name, and for every name after REPORTED_MAX. */
static bool add_name(struct strings *names, struct span text)
{
	enum { REPORTED_MAX = 1024, COMPARED = 1024 }; /* names, and bytes of each */
	char letters[COMPARED];
	size_t known = names->count, length = text.length < COMPARED ? text.length : COMPARED;
	for (size_t i = 0; i < length; i++)
		letters[i] = text_lower(text.at[i]);
	return known < REPORTED_MAX && strings_add(names, (struct span){letters, length}) == (int64_t)known;
}

/* Reports an unknown rule name, once for each file. */
static void report_unknown_rule(struct collection *collection, struct span name)
{
	struct game_reading *reading = collection->context;
	reading->odd = !reading->known_rules;
	if (reading->odd)
		collection->stopped = true;
	else if (add_name(reading->known_rules, name))
		message_line(reading->file, collection->line, name, "unknown rule name; use -r to name the rule");
}

static void report_remark(struct collection *collection, const char *what, bool loses_games)
{
	struct game_reading *reading = collection->context;
	message_note(reading->file, what);
	if (loses_games)
		stages_worsen(&reading->stages, EXIT_TROUBLE);
}

/* Reports an input without a game as unreadable. In a format with one game per line, blank lines and comments are not
   a problem, but an empty file is. */
static void take_no_row(struct game_reading *reading, struct collection *collection, bool empty)
{
	if (collection->games > 0 || collection->unreadable || reading->reader.input.failure != 0 ||
	    (reading->format->lines && !empty))
		return;
	collection_start(collection, collection->line);
	replay_problem(&reading->reader.replay, 0, verdict_plain(STATUS_SYNTAX), text_span(""));
	collection_end(collection);
}

/* Suggests -c go when many games could be read, but have letters after I and never I. */
static void suggest_go(const struct game_reading *reading)
{
	enum { ENOUGH_GAMES = 20 };
	const struct letters *letters = &reading->letters;
	if (reading->format->uses_coords && !reading->common->coords_chosen && letters->games >= ENOUGH_GAMES &&
	    letters->later && !letters->i)
		message_note(reading->file, "no move has the letter I; to read points written without I, use -c go");
}

/* Says that lines of two moves are games, to somebody who wrote one game like this. Not with threads, which see only
   parts of the file. */
static void suggest_one_line(const struct game_reading *reading)
{
	enum { ENOUGH_LINES = 3 };
	const struct two_moves *lines = &reading->two_moves;
	if (reading->format == &format_moves && !reading->take_games && lines->games >= ENOUGH_LINES && !lines->broken)
		message_note(reading->file, "each line was read as a game of two moves; if they are one game, join the lines");
}

/* Reports notes of the file that were left out. */
static void report_lost_notes(struct game_reading *reading)
{
	struct collection *collection = &reading->reader.collection;
	struct notes *notes = &reading->reader.notes;
	if (notes->lost)
		report_remark(collection, "a game has too many notes for memory, or over 16 MiB; some were left out", true);
	if (notes->misplaced)
		report_remark(collection, "labels or marks that are not on the board were left out", false);
	notes->lost = notes->misplaced = false;
}

/* Returns the format that was chosen, or detects it by the first bytes. Reports a foreign format that cannot be read,
   and returns NULL. */
static const struct format *choose_format(struct game_reading *reading)
{
	struct input *input = &reading->reader.input;
	const struct format *named = format_named(formats_read_names[reading->options->from]);
	const char *foreign = named && named->binary ? NULL : format_foreign(input);
	if (foreign) {
		report_remark(&reading->reader.collection, foreign, true);
		return NULL;
	}
	if (named)
		return named;
	const enum coords coords = reading->common->look.coords;
	const struct format *guessed = format_guess(input, coords);
	if (guessed == &format_moves && format_is_table(format_head_lines(input, 1), coords)) {
		report_remark(&reading->reader.collection,
		              "a table whose first line names no column of moves; name the columns, e.g. id,moves", true);
		return NULL;
	}
	if (reading->common->verbose)
		message_guessed_format(reading->file, guessed->name);
	return guessed;
}

static void start_collection(struct game_reading *reading, int fd)
{
	reading->letters = (struct letters){.games = 0};
	reading->two_moves = (struct two_moves){.games = 0};
	reader_open(&reading->reader, fd, reading->common->look.coords);
	struct collection *collection = &reading->reader.collection;
	collection->take = take_game;
	collection->unknown_rule = report_unknown_rule;
	collection->remark = report_remark;
	collection->variations = reading->options->variations;
	collection->context = reading;
}

bool reading_file(struct game_reading *reading, int fd, bool standard)
{
	struct collection *collection = &reading->reader.collection;
	struct input *input = &reading->reader.input;
	reading->read_before += input->read;
	start_collection(reading, fd);
	collection->name = standard ? text_span("") : path_stem(reading->file);
	input->before_read = flush_before_read;
	input->context = reading;
	strings_cut(&reading->reported, 0);
	reading->known_rules = &reading->reported;
	bool empty = input_peek(input, 1).length == 0;
	reading->format = choose_format(reading);
	if (!reading->format)
		return true;
	bool blank = empty || (standard && !reading->format->binary && format_is_blank(input));
	if (standard && input->failure == 0 && blank)
		return true;
	if (reading->format == &format_moves || reading->format->measure)
		collection->take_games = reading->take_games;
	if (!empty && !reader_read(&reading->reader, reading->format)) {
		report_error(reading, ENOMEM);
		return true;
	}
	take_no_row(reading, collection, empty);
	suggest_go(reading);
	suggest_one_line(reading);
	report_lost_notes(reading);
	if (input->failure != 0)
		report_error(reading, input->failure);
	return !collection->stopped;
}

bool reading_part(struct game_reading *reading, size_t length, unsigned long long before)
{
	struct collection *collection = &reading->reader.collection;
	struct input *input = &reading->reader.input;
	start_collection(reading, -1);
	input->end = length;
	input->ended = true;
	input->line_number = before;
	reading->flushed = 0;
	reading->odd = reading->reader.notes.lost = reading->reader.notes.misplaced = false;
	collection->newlines = before;
	collection->resumed = true;
	collection->remark = NULL; /* the whole file gets one */
	if (!reader_read(&reading->reader, reading->format))
		report_error(reading, ENOMEM);
	return !collection->stopped;
}

void reading_start(struct game_reading *reading, const struct common_options *common,
                   const struct bulk_options *options, struct sink *out)
{
	struct replay *replay = &reading->reader.replay;
	struct notes *notes = &reading->reader.notes;
	reading->common = common;
	reading->options = options;
	stages_start(&reading->stages, common, options, replay, out);
	const struct format *target = reading->stages.target;
	reading->reader.decoder.given = common->encoding;
	replay->defaults = common->rules;
	replay->rule_chosen = common->rule_chosen;
	replay->opening_chosen = common->opening_chosen && !options->opening_named;
	replay->opening.uses_record = options->opening_named;
	replay->limited = options->limited;
	replay->limit = options->first;
	notes->properties = target == &format_sgf;
	notes->facts_only = !target || !target->noted;
	if (!notes->facts_only || bulk_options_any(options, column_is_fact))
		replay->notes = notes;
}

void reading_merge(struct game_reading *reading, struct game_reading *part)
{
	if (reading && part->partial) {
		reading->letters.games += part->letters.games;
		reading->letters.i |= part->letters.i;
		reading->letters.later |= part->letters.later;
		reading->reader.collection.games += part->stages.counts.games;
		reading->reader.collection.names_cut |= part->reader.collection.names_cut;
		reading->reader.collection.odd |= part->reader.collection.odd;
		reading->reader.decoder.failed |= part->reader.decoder.failed;
		reading->reader.notes.lost |= part->reader.notes.lost;
		reading->reader.notes.misplaced |= part->reader.notes.misplaced;
	}
	stages_merge(reading ? &reading->stages : NULL, &part->stages);
}

void reading_free(struct game_reading *reading)
{
	reader_free(&reading->reader);
	strings_free(&reading->reported);
}
