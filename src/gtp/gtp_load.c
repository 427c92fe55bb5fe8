#include "gtp/gtp_load.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "formats/formats.h"

enum { PATH_BYTES = 4096 };

/* What reading a file needs. */
struct loading {
	struct replay replay;
	struct input input;
	char path[PATH_BYTES];
	char bytes[2 * INPUT_CHUNK];
};

/* Opens a regular file. Returns its descriptor, or -1. */
static int gtp_open_file(const char *path)
{
	struct stat about;
	int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC); /* does not wait for the writer of a pipe */
	if (fd < 0 || (fstat(fd, &about) == 0 && S_ISREG(about.st_mode)))
		return fd;
	close(fd);
	return -1;
}

/* Reads the first game into the replay. */
static bool gtp_read_game(struct loading *loading, int fd)
{
	struct reader reader = {.state = NULL};
	struct collection collection = {.input = &loading->input,
	                                .replay = &loading->replay,
	                                .coords = COORDS_LETTERS,
	                                .take = collection_take_first};
	input_open(&loading->input, fd, NULL, loading->bytes, sizeof loading->bytes, INPUT_CHUNK);
	bool read = reader_read(&reader, &format_sgf, &collection) && collection.games > 0;
	reader_free(&reader);
	return read && loading->input.failure == 0 && !loading->replay.problem.any;
}

/* Takes the game, if the protocol has boards of its size. */
static bool gtp_take_game(struct gtp_game *game, struct ruleset *rules, const struct replay *replay)
{
	const struct game *read = &replay->game;
	if (read->rules.size > GTP_SIZE_MAX)
		return false;
	game->game = *read;
	game->late_passes = 0;
	memset(game->put_in, 0, sizeof game->put_in);
	rules->rule = read->rules.rule;
	rules->size = read->rules.size;
	rules->connect = read->rules.connect;
	if (opening_misfit(rules))
		rules->opening = OPENING_FREE;
	return true;
}

static bool gtp_load_game(struct loading *loading, struct gtp_game *game, struct ruleset *rules)
{
	int fd = gtp_open_file(loading->path);
	if (fd < 0)
		return false;
	struct replay *replay = &loading->replay;
	replay->defaults = *rules;
	replay->defaults.opening = OPENING_FREE; /* the moves in the file may break the opening's rules */
	replay->rule_chosen = true;
	bool loaded = gtp_read_game(loading, fd) && gtp_take_game(game, rules, replay);
	close(fd);
	return loaded;
}

bool gtp_load(struct gtp_game *game, struct ruleset *rules, struct span path, int plies)
{
	struct loading *loading = path.length < PATH_BYTES ? calloc(1, sizeof *loading) : NULL;
	if (!loading)
		return false;
	memcpy(loading->path, path.at, path.length);
	loading->replay.limited = true;
	loading->replay.limit = plies;
	bool loaded = gtp_load_game(loading, game, rules);
	free(loading);
	return loaded;
}
