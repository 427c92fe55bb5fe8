#include "bulk/reading.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/array.h"
#include "base/message.h"
#include "formats/formats.h"
#include "os/file.h"

struct piece {
	struct game_reading reading; /* `partial`: of lines */
	int fd;                      /* of a file */
	char *path;
	size_t path_room;
	size_t length;             /* of lines */
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
		piece->stopped = !reading_lines(&piece->reading, piece->length, piece->before);
	} else {
		piece->stopped = !reading_file(&piece->reading, piece->fd, false);
		input_close_file(piece->fd);
	}
	message_divert(NULL);
}

/* Writes what a piece wrote and reported, and adds its games to those before. Returns whether the run must stop. */
static bool finish_piece(void *context, int place)
{
	struct pieces *pieces = context;
	struct piece *piece = &pieces->piece[place];
	struct game_reading *main = pieces->main;
	struct sink *out = main->stages.cells.out;
	struct span written = sink_held(&piece->out);
	bool odd = piece->reading.odd;
	piece->out.used = 0;
	piece->reading.odd = false;
	if (piece->out.failure != 0) {
		message_memory("the output");
		stages_worsen(&piece->reading.stages, EXIT_TROUBLE);
	}
	if (odd) {
		piece->messages.used = 0;
		reading_merge(NULL, &piece->reading);
		return !reading_again(main, &piece->reading, piece->length, piece->before);
	}
	sink_span(out, written);
	message_send(&piece->messages);
	reading_merge(main, &piece->reading);
	reading_note_progress(main);
	return piece->stopped || out->failure != 0;
}

/* Gives whole lines to the threads, as long as there are any. */
static void give_lines(struct collection *collection)
{
	enum { PIECE = 1 << 16 };
	struct game_reading *main = collection->context;
	struct pieces *pieces = main->jobs->context;
	struct input *input = collection->input;
	while (!pieces->jobs.stopped) {
		unsigned long long before = input->line_number;
		struct span lines = input_take_lines(input, PIECE);
		int place = lines.length > 0 ? jobs_place(&pieces->jobs) : -1;
		if (place >= 0) {
			struct piece *piece = &pieces->piece[place];
			piece->reading.partial = true;
			piece->reading.file = main->file;
			piece->reading.format = main->format;
			piece->length = lines.length;
			piece->before = before;
			memcpy(piece->reading.bytes, lines.at, lines.length);
			jobs_give(&pieces->jobs, 1);
		} else if (input->ended || input_held(input) > COLLECTION_LINE_MAX) {
			break;
		} else if (lines.length == 0) {
			input_refill(input);
		}
	}
	jobs_catch_up(&pieces->jobs);
	collection->stopped = pieces->jobs.stopped;
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

bool pieces_start(struct pieces *pieces, struct game_reading *main)
{
	if (!pieces_possible(main))
		return false;
	pieces->main = main;
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
	pieces->jobs = (struct jobs){.work = read_piece,
	                             .finish = finish_piece,
	                             .context = pieces,
	                             .out = main->stages.cells.out};
	made = made && jobs_start(&pieces->jobs, main->common->jobs);
	if (!made)
		free_pieces(pieces);
	main->jobs = made ? &pieces->jobs : NULL;
	main->take_lines = made ? give_lines : NULL;
	return made;
}

void pieces_finish(struct pieces *pieces)
{
	jobs_catch_up(&pieces->jobs);
	jobs_end(&pieces->jobs);
	free_pieces(pieces);
}
