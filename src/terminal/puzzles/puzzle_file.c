#include "terminal/puzzles/puzzle_file.h"

#include <errno.h>
#include <inttypes.h>
#include <unistd.h>

#include "base/input.h"
#include "base/minmax.h"
#include "os/file.h"
#include "terminal/files/game_file.h"
#include "terminal/files/replace.h"
#include "terminal/puzzles/puzzle.h"

/* Writes the position of a game to file->position. Returns false if the game is not a puzzle. */
static bool find_position(struct puzzle_file *file)
{
	const struct replay *replay = &file->reader.replay;
	struct game *game = &file->position;
	if (replay->problem.any && (!replay_has_setup(replay) || replay->problem.ply == 0))
		return false; /* not even the set-up was read without a problem */
	*game = replay->game;
	if (replay_has_setup(replay) && game->plies > 0)
		game_undo(game, game->plies);
	return !game_over(game) && !game_is_opening(game);
}

/* Lists the game if it is a puzzle, or finds the wanted one. */
static void take_puzzle(struct collection *collection)
{
	struct puzzle_file *file = collection->context;
	if (file->wanted == 0 && !find_position(file)) {
		file->others++;
	} else if (file->wanted == 0 && file->count == PUZZLES_MAX) {
		collection->stopped = file->more = true;
	} else if (file->wanted == 0) {
		file->game[file->count] = collection->games;
		file->at[file->count++] = (struct puzzle_count){.id = puzzle_id(&file->position)};
	}
	if (file->wanted == collection->games) {
		file->found = find_position(file);
		collection->stopped = true;
	}
}

/* Reads the file from its start. */
static void read_all(struct puzzle_file *file)
{
	struct reader *reader = &file->reader;
	file->error = lseek(file->fd, 0, SEEK_SET) < 0 ? errno : 0;
	if (file->error != 0)
		return;
	reader_open(reader, file->fd, file->coords);
	reader->collection.take = take_puzzle;
	reader->collection.context = file;
	file->foreign = format_foreign(&reader->input);
	if (!file->foreign)
		file->error = reader_read(reader, format_guess(&reader->input, file->coords)) ? reader->input.failure : ENOMEM;
}

bool puzzle_file_read(struct puzzle_file *file, int fd, const struct ruleset *rules, enum coords coords)
{
	file->fd = fd;
	file->coords = coords;
	file->reader.replay.defaults = *rules;
	file->reader.replay.defaults.opening = OPENING_FREE;
	file->reader.replay.defaults.opening_n = 0;
	file->wanted = 0;
	read_all(file);
	return file->error == 0 && !file->foreign;
}

bool puzzle_file_get(struct puzzle_file *file, int index, struct game *game)
{
	file->wanted = file->game[index];
	file->found = false;
	read_all(file);
	if (file->error != 0 || !file->found || puzzle_id(&file->position) != file->at[index].id)
		return false;
	*game = file->position;
	return true;
}

void puzzle_file_close(struct puzzle_file *file)
{
	reader_free(&file->reader);
	if (file->fd >= 0)
		close(file->fd);
	file->fd = -1;
}

enum { COUNTS_BYTES = PUZZLE_COUNTS_LINE_MAX + INPUT_CHUNK };

bool puzzle_counts_find(char path[PATH_ROOM])
{
	return own_folder_file(path, PLACE_GAMES, "puzzles");
}

/* Reads 16 hexadecimal digits. */
static bool read_id(struct span text, uint64_t *id)
{
	enum { ID_DIGITS = 16 };
	uint64_t value = 0;
	for (size_t i = 0; i < text.length; i++) {
		int digit = text_hex_digit(text.at[i]);
		if (digit < 0)
			return false;
		value = value << 4 | (uint64_t)digit;
	}
	*id = value;
	return text.length == ID_DIGITS && value != 0;
}

/* Cuts off a name and its number. */
static bool cut_puzzle_count(struct span *rest, const char *name, int *number)
{
	return text_is(text_word(rest), name) && text_number(text_word(rest), PUZZLE_TRIES_MAX, number) &&
	       *number <= PUZZLE_TRIES_MAX;
}

bool puzzle_count_read(struct span line, struct puzzle_count *count)
{
	line = text_before_comment(line);
	*count = (struct puzzle_count){.id = 0};
	if (line.length == 0)
		return true;
	struct puzzle_count read;
	if (!read_id(text_word(&line), &read.id) || !cut_puzzle_count(&line, "solved", &read.solved) ||
	    !cut_puzzle_count(&line, "missed", &read.missed) || text_trim(line).length > 0)
		return false;
	*count = read;
	return true;
}

static void put_puzzle_count(struct sink *out, const struct puzzle_count *count, const char *comment)
{
	sink_format(out, "%016" PRIx64 " solved %d missed %d # %s\n", count->id, count->solved, count->missed, comment);
}

void puzzle_counts_sum(struct puzzle_count *at, int count, const struct puzzle_count *more)
{
	for (int i = 0; i < count; i++)
		if (at[i].id == more->id) {
			at[i].solved += more->solved;
			at[i].missed += more->missed;
		}
}

/* Reads the next line. Returns false at the end. The id is 0 for a line without a count. */
static bool next_count(struct input *input, struct span *line, struct puzzle_count *count, bool *damaged)
{
	enum input_answer answer = input_next(input, line);
	*count = (struct puzzle_count){.id = 0};
	*damaged = answer == INPUT_TOO_LONG || (answer == INPUT_LINE && !puzzle_count_read(*line, count));
	return answer != INPUT_END;
}

int puzzle_counts_read(const char *path, struct puzzle_count *at, int count, struct puzzle_damage *damage)
{
	int error, fd = game_file_open(path, FILE_AT_ONCE, &error);
	*damage = (struct puzzle_damage){.lines = 0};
	if (fd < 0)
		return error == ENOENT || error == ENOTDIR ? 0 : error;
	char bytes[COUNTS_BYTES];
	struct input input;
	struct span line;
	struct puzzle_count more;
	input_open(&input, fd, NULL, bytes, sizeof bytes, PUZZLE_COUNTS_LINE_MAX);
	for (bool damaged; next_count(&input, &line, &more, &damaged);) {
		if (more.id != 0)
			puzzle_counts_sum(at, count, &more);
		if (damaged && damage->lines++ == 0)
			damage->first = input.line_number;
	}
	close(fd);
	return input.failure;
}

/* Tries of a puzzle that are added to the file. */
struct more_tries {
	struct puzzle_count count; /* the id is 0 when they are written */
	const char *comment;
};

/* Copies the old file, with the tries added to the puzzle's first line, or on a line of their own. */
static int write_counts(void *context, int old, struct sink *out)
{
	char bytes[COUNTS_BYTES];
	struct more_tries *more = context;
	struct input input;
	struct span line;
	struct puzzle_count count;
	input_open(&input, old, NULL, bytes, sizeof bytes, PUZZLE_COUNTS_LINE_MAX);
	for (bool damaged; next_count(&input, &line, &count, &damaged);) {
		if (count.id != 0 && count.id == more->count.id) {
			count.solved = min(count.solved + more->count.solved, PUZZLE_TRIES_MAX);
			count.missed = min(count.missed + more->count.missed, PUZZLE_TRIES_MAX);
			put_puzzle_count(out, &count, more->comment);
			more->count.id = 0;
		} else {
			sink_span(out, line);
			sink_char(out, '\n');
		}
	}
	if (input.line_number == 0)
		sink_text(out, "# Puzzles: how often each was solved and missed\n");
	if (more->count.id != 0)
		put_puzzle_count(out, &more->count, more->comment);
	return input.failure;
}

int puzzle_counts_add(const char *path, const struct puzzle_count *more, const char *comment)
{
	return game_file_rewrite(path, write_counts, &(struct more_tries){*more, comment});
}
