#include "bulk/reading.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/array.h"
#include "base/message.h"
#include "base/minmax.h"
#include "formats/formats.h"
#include "os/file.h"
#include "os/wait.h"

enum { PIECE = 1 << 16 }; /* bytes of games, at most */

struct piece {
	struct game_reading reading; /* `partial`: of games of a file */
	int fd;                      /* of a whole file */
	char *path;
	size_t path_room;
	size_t length;             /* of games */
	unsigned long long before; /* lines of the file before them */
	struct sink out, messages;
	bool stopped; /* the run must stop after the piece */
};

/* Reads a piece, on its own thread. */
static void read_piece(void *context, int worker, int place, int part)
{
	struct piece *piece = &((struct pieces *)context)->piece[place];
	(void)worker, (void)part;
	message_divert(&piece->messages);
	if (piece->reading.partial) {
		piece->stopped = !reading_part(&piece->reading, piece->length, piece->before);
	} else {
		piece->stopped = !reading_file(&piece->reading, piece->fd, false);
		input_close_file(piece->fd);
	}
	message_divert(NULL);
}

/* Reads a piece again on the main thread, now that all before it is known. */
static void read_again(struct pieces *pieces, int place)
{
	struct piece *piece = &pieces->piece[place];
	struct game_reading *part = &piece->reading;
	piece->messages.used = piece->out.used = 0;
	reading_merge(NULL, part);
	if (!part->partial)
		piece->fd = file_open(piece->path, 0);
	part->known_rules = pieces->main->known_rules;
	read_piece(pieces, 0, place, 0);
}

/* Writes and flushes as one job would write what the piece wrote. If that fails, reads the piece again up to the
   failure, because one job reports nothing after that. */
static void write_piece(struct pieces *pieces, int place)
{
	enum { ROOM_AT_LEAST = 8 }; /* sink_room() may want that much */
	struct piece *piece = &pieces->piece[place];
	struct sink *out = pieces->main->stages.cells.out;
	int failure = out->failure;
	size_t done = 0, flushed = piece->reading.flushed;
	while (done < piece->out.used && out->failure == 0) {
		size_t room = out->room - out->used, left = (done < flushed ? flushed : piece->out.used) - done;
		sink_put(out, piece->out.bytes + done, left <= room ? left : room + 1);
		done += left <= room ? left : room + (out->failure == 0);
		if (done == flushed)
			sink_flush(out);
	}
	piece->out.used = 0;
	if (out->failure == 0)
		return;
	piece->out = sink_into(piece->out.bytes, done > ROOM_AT_LEAST ? done + 1 : ROOM_AT_LEAST + 1);
	piece->out.failure = failure;
	piece->reading.flush_fails = done == flushed;
	read_again(pieces, place);
}

/* Writes what a piece wrote and reported, and adds its games to those before. Returns whether the run must stop. */
static bool finish_piece(void *context, int place)
{
	struct pieces *pieces = context;
	struct piece *piece = &pieces->piece[place];
	struct game_reading *main = pieces->main, *part = &piece->reading;
	if (part->odd)
		read_again(pieces, place);
	if (piece->out.failure != 0) {
		message_memory("the output");
		stages_worsen(&part->stages, EXIT_TROUBLE);
	}
	write_piece(pieces, place);
	message_send(&piece->messages);
	reading_merge(main, part);
	reading_note_progress(main);
	pieces->file_stopped = piece->stopped && part->partial;
	return piece->stopped;
}

/* Takes whole games off the input. */
static struct span take_piece(struct collection *collection, const struct format *format)
{
	struct input *input = collection->input;
	if (!format->measure)
		return input_take_lines(input, PIECE);
	struct span games = input_peek(input, min((int)input_held(input), PIECE));
	games.length = format->measure(collection, games);
	input->start += games.length;
	return games;
}

/* Gives games to the threads. `before`: the lines of the file before them. */
static void give_piece(struct pieces *pieces, int place, struct span games, unsigned long long before)
{
	const struct game_reading *main = pieces->main;
	struct piece *piece = &pieces->piece[place];
	piece->reading.partial = true;
	piece->reading.known_rules = NULL;
	piece->reading.file = main->file;
	piece->reading.format = main->format;
	piece->length = games.length;
	piece->before = before;
	memcpy(piece->reading.reader.bytes, games.at, games.length);
	if (main->format->shared > 0)
		memcpy(piece->reading.reader.state, main->reader.state, main->format->shared);
	jobs_give(&pieces->jobs, 1);
}

/* Can more be read at once? The end of a regular file is left to the reader: it flushes before it. */
static bool can_read_on(const struct input *input)
{
	struct file_state file;
	bool regular = file_describe(input->fd, &file) && file.kind == FILE_REGULAR;
	return regular ? input->read < (unsigned long long)file.size : wait_for_input(input->fd, 0) != 0;
}

/* Gives whole games to the threads, as long as there are any. Of what a format measures, the main thread reads the
   first game, because what is before it may be different. */
static void give_games(struct collection *collection)
{
	struct game_reading *main = collection->context;
	struct pieces *pieces = main->jobs->context;
	struct input *input = collection->input;
	int place;
	if (collection->stopped || (main->format->measure && collection->games == 0))
		return;
	while ((place = jobs_place(&pieces->jobs)) >= 0 &&
	       reader_prepare(&pieces->piece[place].reading.reader, main->format)) {
		unsigned long long before = main->format->measure ? collection->newlines : input->line_number;
		struct span games = take_piece(collection, main->format);
		if (games.length > 0)
			give_piece(pieces, place, games, before);
		else if (input->ended || input_held(input) >= PIECE || !can_read_on(input))
			break;
		else
			input_refill(input);
	}
	jobs_catch_up(&pieces->jobs);
	collection->stopped = pieces->jobs.stopped;
	if (pieces->file_stopped)
		message_divert(NULL);
}

bool pieces_give_file(struct pieces *pieces, int fd)
{
	enum { SMALL = 1 << 18, OPEN_MOST = 100 };
	struct game_reading *main = pieces->main;
	struct file_state state;
	bool small = fd != STDIN_FILENO && fd < OPEN_MOST && file_describe(fd, &state) && state.kind == FILE_REGULAR &&
	             state.size <= SMALL;
	int place = small ? jobs_place(&pieces->jobs) : -1;
	size_t length = strlen(main->file) + 1;
	if (place < 0 || !array_grow(&pieces->piece[place].path, &pieces->piece[place].path_room, length, 1))
		return false;
	struct piece *piece = &pieces->piece[place];
	memcpy(piece->path, main->file, length);
	piece->reading.partial = false;
	piece->reading.file = piece->path;
	piece->fd = fd;
	main->read_before += (unsigned long long)state.size;
	pieces->jobs.flushes = true; /* as before any read */
	jobs_give(&pieces->jobs, 1);
	return true;
}

/* Can the rows of a game be written without those before it? */
static bool pieces_possible(const struct game_reading *main)
{
	const struct bulk_options *options = main->options;
	const struct format *target = main->stages.target;
	return !options->tree_of_all && !options->dedup && !(target && (target->finish || target == &format_lines));
}

static void free_pieces(struct pieces *pieces)
{
	for (int i = 0; pieces->piece && i < pieces->count; i++) {
		struct piece *piece = &pieces->piece[i];
		free(piece->out.bytes);
		free(piece->messages.bytes);
		free(piece->path);
		reading_free(&piece->reading);
	}
	free(pieces->piece);
}

/* Makes the pieces. Returns false when memory runs out. */
static bool make_pieces(struct pieces *pieces)
{
	const struct game_reading *main = pieces->main;
	pieces->count = main->common->jobs * JOBS_A_THREAD;
	pieces->piece = calloc((size_t)pieces->count, sizeof *pieces->piece);
	bool made = pieces->piece;
	for (int i = 0; made && i < pieces->count; i++) {
		struct piece *piece = &pieces->piece[i];
		piece->out = sink_growing();
		piece->messages = sink_growing();
		made = piece->out.bytes && piece->messages.bytes;
		reading_start(&piece->reading, main->common, main->options, &piece->out);
		piece->reading.stages.writing.shown = main->stages.writing.shown;
	}
	return made;
}

void pieces_start(struct pieces *pieces, struct game_reading *main)
{
	pieces->main = main;
	pieces->jobs = (struct jobs){.work = read_piece,
	                             .finish = finish_piece,
	                             .context = pieces,
	                             .out = main->stages.cells.out};
	if (!pieces_possible(main))
		return;
	if (!make_pieces(pieces) || !jobs_start(&pieces->jobs, main->common->jobs)) {
		free_pieces(pieces);
		return;
	}
	main->jobs = &pieces->jobs;
	main->take_games = give_games;
}

void pieces_finish(struct pieces *pieces)
{
	jobs_catch_up(&pieces->jobs);
	jobs_end(&pieces->jobs);
	free_pieces(pieces);
}
