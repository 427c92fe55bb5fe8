#include "terminal/puzzles/puzzle_file.h"

#include <errno.h>
#include <unistd.h>

#include "terminal/puzzles/puzzle.h"

/* Writes the position of a game to file->position. Returns false if the game is not a puzzle. */
static bool find_position(struct puzzle_file *file)
{
	struct game *game = &file->position;
	if (file->replay.problem.any && (!replay_has_setup(&file->replay) || file->replay.problem.ply == 0))
		return false; /* not even the set-up was read without a problem */
	*game = file->replay.game;
	if (replay_has_setup(&file->replay) && game->plies > 0)
		game_undo(game, game->plies);
	return !game_over(game) && !game_is_opening(game);
}

static void list(struct puzzle_file *file, unsigned long long number)
{
	if (!find_position(file))
		file->others++;
	else if (file->count == PUZZLES_MAX)
		file->more = true;
	else
		file->at[file->count++] = (struct puzzle_entry){.id = puzzle_id(&file->position), .game = number};
}

static void take_puzzle(struct collection *collection)
{
	struct puzzle_file *file = collection->context;
	if (file->wanted == 0) {
		list(file, collection->games);
		collection->stopped = file->more;
	} else if (file->wanted == collection->games) {
		file->found = find_position(file);
		collection->stopped = true;
	}
}

/* Reads the file from its start. */
static void read_all(struct puzzle_file *file)
{
	struct collection collection =
		{.input = &file->input, .replay = &file->replay, .coords = file->coords, .take = take_puzzle, .context = file};
	file->error = 0;
	if (lseek(file->fd, 0, SEEK_SET) < 0) {
		file->error = errno;
		return;
	}
	input_open(&file->input, file->fd, NULL, file->bytes, sizeof file->bytes, COLLECTION_LINE_MAX);
	file->foreign = format_foreign(&file->input);
	if (file->foreign)
		return;
	bool empty = input_peek(&file->input, 1).length == 0;
	const struct format *format = format_guess(&file->input, file->coords);
	if (!empty && !reader_read(&file->reader, format, &collection))
		file->error = ENOMEM;
	else
		file->error = file->input.failure;
}

bool puzzle_file_read(struct puzzle_file *file, int fd, const struct ruleset *rules, enum coords coords)
{
	file->fd = fd;
	file->coords = coords;
	file->replay.defaults = *rules;
	file->replay.defaults.opening = OPENING_FREE;
	file->replay.defaults.opening_n = 0;
	file->wanted = 0;
	read_all(file);
	return file->error == 0 && !file->foreign;
}

bool puzzle_file_get(struct puzzle_file *file, int index, struct game *game)
{
	const struct puzzle_entry *entry = &file->at[index];
	file->wanted = entry->game;
	file->found = false;
	read_all(file);
	if (file->error != 0 || !file->found || puzzle_id(&file->position) != entry->id)
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
