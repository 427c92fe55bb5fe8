/* Commands that set up a game. */
#include "gtp/gtp_commands.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "formats/formats.h"
#include "os/file.h"

/* Does the protocol have boards of this size, and have they room for the K of -k and for the opening? The default K may
   exceed the size: then nobody can win. */
static bool size_fits(const struct gtp_player *player, const struct ruleset *rules)
{
	bool exists = rules->size >= 1 && rules->size <= GTP_SIZE_MAX;
	bool has_room = !player->common->connect_chosen || rules->connect <= rules->size;
	return exists && has_room && !opening_misfit(rules);
}

const char *gtp_boardsize(struct gtp_player *player)
{
	struct ruleset rules = player->rules;
	if (!text_integer(player->line.arguments, GTP_SIZE_MAX, &rules.size))
		return gtp_syntax_error;
	if (!size_fits(player, &rules))
		return "unacceptable size";
	player->rules = rules;
	return gtp_clear_board(player);
}

const char *gtp_clear_board(struct gtp_player *player)
{
	gtp_game_new(&player->game, &player->rules);
	gtp_clock_restart(&player->clock);
	player->answered = false;
	mover_prepare(&player->mover_state, player->common->player[SIDE_BLACK], &player->rules, NULL);
	return NULL;
}

/* Is the text a number such as 6.5, -7 or 1e1? */
static bool is_float(struct span text)
{
	(void)(text_cut_char(&text, '+') || text_cut_char(&text, '-'));
	size_t digits = text_cut_digits(&text);
	if (text_cut_char(&text, '.'))
		digits += text_cut_digits(&text);
	if (digits > 0 && text_cut_char(&text, 'e')) {
		(void)(text_cut_char(&text, '+') || text_cut_char(&text, '-'));
		digits = text_cut_digits(&text);
	}
	return digits > 0 && text.length == 0;
}

const char *gtp_komi(struct gtp_player *player)
{
	return is_float(player->line.arguments) ? NULL : gtp_syntax_error;
}

/* The argument is the name of a rule, or Gomoku for freestyle. */
const char *gtp_set_game(struct gtp_player *player)
{
	const struct names names = NAMES(rule_names);
	struct span name = player->line.arguments;
	struct ruleset rules = player->rules;
	int found = text_is(name, "Gomoku") ? (int)RULE_FREESTYLE : names_find(names, name);
	if (found < 0)
		return "unknown game";
	rules.rule = (enum rule)found;
	if (!game_rules_fit(&rules))
		return "renju needs K = 5";
	player->rules = rules;
	return gtp_clear_board(player);
}

const char *gtp_time_settings(struct gtp_player *player)
{
	struct span arguments = player->line.arguments;
	int main, byo, stones;
	if (!gtp_number_read(text_word(&arguments), &main) || !gtp_number_read(text_word(&arguments), &byo) ||
	    !gtp_number_read(text_word(&arguments), &stones))
		return gtp_syntax_error;
	gtp_clock_set(&player->clock, main, byo, stones);
	return NULL;
}

const char *gtp_time_left(struct gtp_player *player)
{
	struct span arguments = player->line.arguments;
	enum side side;
	int time, stones;
	if (!color_read(text_word(&arguments), &side) || !gtp_number_read(text_word(&arguments), &time) ||
	    !gtp_number_read(text_word(&arguments), &stones))
		return gtp_syntax_error;
	gtp_clock_left(&player->clock, side, time, stones);
	return NULL;
}

const char *gtp_play(struct gtp_player *player)
{
	struct span arguments = player->line.arguments;
	enum side side;
	bool colored = color_read(text_word(&arguments), &side);
	int vertex = vertex_read(text_word(&arguments), player->game.game.rules.size);
	if (!colored || vertex == VERTEX_UNREADABLE)
		return gtp_syntax_error;
	return gtp_game_play(&player->game, side, vertex);
}

const char *gtp_undo(struct gtp_player *player)
{
	return gtp_game_undo(&player->game) ? NULL : "cannot undo";
}

/* Opens a regular file. Returns its descriptor, or -1. */
static int gtp_open_file(const char *path)
{
	struct file_state file;
	int fd = file_open(path, FILE_AT_ONCE);
	if (fd < 0 || (file_describe(fd, &file) && file.kind == FILE_REGULAR))
		return fd;
	close(fd);
	return -1;
}

/* Stops the reader after the first game. */
static void take_first_game(struct collection *collection)
{
	collection->stopped = true;
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

/* Loads the first `plies` plies of the first game's main line; the loaded game has no opening. *rules holds the
   default rules, and receives the game's rule, size and K; it loses an opening that does not fit them. Returns false,
   and changes nothing, if the file cannot be read, or if its first game is missing, faulty within these plies, or on a
   board above GTP_SIZE_MAX. */
static bool gtp_load(struct gtp_game *game, struct ruleset *rules, struct span name, int plies)
{
	char path[WIRE_LINE_MAX + 1];
	struct reader *reader = calloc(1, sizeof *reader);
	memcpy(path, name.at, name.length);
	path[name.length] = '\0';
	int fd = reader ? gtp_open_file(path) : -1;
	bool loaded = false;
	if (fd >= 0) {
		struct replay *replay = &reader->replay;
		replay->defaults = *rules;
		replay->defaults.opening = OPENING_FREE; /* the moves in the file may break the opening's rules */
		replay->limited = true;
		replay->limit = plies;
		reader_open(reader, fd, COORDS_LETTERS);
		reader->collection.take = take_first_game;
		bool read = reader_read(reader, &format_sgf) && reader->collection.games > 0 && reader->input.failure == 0;
		loaded = read && !replay->problem.any && gtp_take_game(game, rules, replay);
		reader_free(reader);
		close(fd);
	}
	free(reader);
	return loaded;
}

const char *gtp_loadsgf(struct gtp_player *player)
{
	struct span arguments = player->line.arguments;
	struct span path = text_word(&arguments), number = text_word(&arguments);
	int until = GTP_NUMBER_MAX;
	if (number.length > 0 && !gtp_number_read(number, &until))
		return gtp_syntax_error;
	struct ruleset rules = player->rules;
	if (!gtp_load(&player->game, &rules, path, until > 0 ? until - 1 : 0))
		return "cannot load file";
	player->rules = rules;
	player->answered = false;
	return NULL;
}
