#include "play.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "base/clock.h"
#include "engine.h"

/* A contestant at the board. */
struct player {
	const struct contestant *contestant;
	struct engine engine;
	bool told;       /* it knows the position but for the last stone */
	long long spent; /* milliseconds */
	long long ready; /* when it may be spoken to again */
};

/* Always POINT_NONE, so that a loss is one statement. */
static int loses(struct result *result, const struct game *game, const char *how, const char *format, ...)
{
	va_list arguments;
	result->winner = side_other(game->to_move);
	result->how = how;
	va_start(arguments, format);
	vsnprintf(result->detail, sizeof result->detail, format, arguments);
	va_end(arguments);
	for (char *c = result->detail; *c; c++)
		*c = text_printable(*c);
	return POINT_NONE;
}

static void wait_until(long long moment)
{
	long long left = moment - deadline_now();
	if (left > 0)
		nanosleep(&(struct timespec){left / 1000, left % 1000 * 1000000}, NULL);
}

/* Tells the engine its terms. The answer to ABOUT shows that it is done with what was said before. */
static bool introduce(struct player *player, const struct terms *terms)
{
	static const int rule_code[] = {[RULE_FREESTYLE] = 0, [RULE_STANDARD] = 1, [RULE_RENJU] = 4, [RULE_CARO] = 8};
	enum { STARTING = 60000 };
	const struct contestant *contestant = player->contestant;
	struct engine *engine = &player->engine;
	int match = contestant->match > 0 ? contestant->match : 100000000;
	if (!engine_start(engine, contestant->command))
		return false;
	engine_say(engine, "START %d", terms->rules.size);
	engine_say(engine, "INFO rule %d", rule_code[terms->rules.rule]);
	engine_say(engine, "INFO game_type 1");
	engine_say(engine, "INFO timeout_turn %d", contestant->turn);
	engine_say(engine, "INFO timeout_match %d", match);
	engine_say(engine, "INFO time_left %d", match);
	for (const char *at = contestant->info; *at;) {
		int length = (int)strcspn(at, ",");
		int key = (int)strcspn(at, "=");
		engine_say(engine, "INFO %.*s %.*s", key, at, length - key - 1, at + key + 1);
		at += length + (at[length] == ',');
	}
	engine_say(engine, "ABOUT");
	struct span line;
	long long until = deadline_now() + STARTING;
	do
		if (engine_hear(engine, until, &line) != ENGINE_LINE)
			return false;
	while (text_starts(line, "message") || text_starts(line, "debug") || !memchr(line.at, '=', line.length));
	return true;
}

/* The whole position, the engine's own stones as 1. */
static void tell_board(struct engine *engine, const struct game *game)
{
	engine_say(engine, "BOARD");
	for (int i = 0; i < game->plies; i++) {
		const struct ply *ply = &game->history[i];
		char text[POINT_TEXT_MAX];
		int length = (int)point_write(text, ply->point, COORDS_XY, game->rules.size);
		engine_say(engine, "%.*s,%d", length, text, (enum side)ply->side == game->to_move ? 1 : 2);
	}
	engine_say(engine, "DONE");
}

static void ask(struct player *player, const struct game *game)
{
	char text[POINT_TEXT_MAX];
	if (player->contestant->match > 0)
		engine_say(&player->engine, "INFO time_left %lld", player->contestant->match - player->spent);
	if (game->plies == 0) {
		engine_say(&player->engine, "BEGIN");
	} else if (!player->told) {
		tell_board(&player->engine, game);
	} else {
		int length = (int)point_write(text, game_last_stone(game), COORDS_XY, game->rules.size);
		engine_say(&player->engine, "TURN %.*s", length, text);
	}
	player->told = true;
}

/* What an engine may say before its move. */
static bool is_talk(struct span line)
{
	return line.length == 0 || text_starts(line, "message") || text_starts(line, "debug") ||
	       text_starts(line, "suggest") || text_starts(line, "unknown") || text_is(line, "ok");
}

/* The point that the engine plays; POINT_NONE when it has lost. */
static int answer(struct player *player, const struct game *game, const struct terms *terms, long long until,
                  struct result *result)
{
	struct span line;
	do {
		switch (engine_hear(&player->engine, until, &line)) {
		case ENGINE_LATE:
			return loses(result, game, "time", "no answer within %d ms of its time", terms->patience);
		case ENGINE_GONE:
			return loses(result, game, "gone", "it has ended");
		default:
			break;
		}
	} while (is_talk(line));
	int shown = line.length < 80 ? (int)line.length : 80;
	int point;
	switch (point_read(line, COORDS_XY, terms->rules.size, &point)) {
	case POINT_READ:
		if (!board_empty(&game->board, point))
			return loses(result, game, "illegal", "%.*s has a stone already", shown, line.at);
		return point;
	case POINT_OFF_BOARD:
		return loses(result, game, "illegal", "%.*s is off the board", shown, line.at);
	default:
		return loses(result, game, "error", "it says: %.*s", shown, line.at);
	}
}

/* Asks for a move, and takes its time. */
static int think(struct player *player, const struct game *game, const struct terms *terms, int *slowest,
                 struct result *result)
{
	const struct contestant *contestant = player->contestant;
	long long most = contestant->turn;
	if (contestant->match > 0 && contestant->match - player->spent < most)
		most = contestant->match - player->spent;
	wait_until(player->ready);
	long long start = deadline_now();
	ask(player, game);
	int point = answer(player, game, terms, start + most + terms->patience, result);
	long long now = deadline_now();
	player->spent += now - start;
	player->ready = now + contestant->delay;
	if (now - start > *slowest)
		*slowest = (int)(now - start);
	return point;
}

static void judge(const struct game *game, struct result *result)
{
	enum status status = game_status(game).status;
	if (status == STATUS_OK)
		*result = (struct result){SIDE_NONE, "limit", {0}, ""};
	else if (status == STATUS_DRAW)
		*result = (struct result){SIDE_NONE, "full", {0}, ""};
	else if (status_forbidden(status))
		*result = (struct result){SIDE_WHITE, "forbidden", {0}, ""};
	else
		*result = (struct result){status == STATUS_WIN_BLACK ? SIDE_BLACK : SIDE_WHITE, "five", {0}, ""};
}

static void play_on(struct game *game, const struct terms *terms, struct player players[2], int black,
                    struct result *result)
{
	int slowest[2] = {0, 0};
	while (!game_over(game) && (terms->most_plies == 0 || game->plies < terms->most_plies)) {
		int mover = game->to_move == SIDE_BLACK ? black : 1 - black;
		int point = think(&players[mover], game, terms, &slowest[mover], result);
		if (point == POINT_NONE)
			break;
		game_play(game, point);
	}
	if (!result->how)
		judge(game, result);
	memcpy(result->slowest, slowest, sizeof slowest);
}

void play_game(struct game *game, const struct terms *terms, const struct opening_stones *opening, int black,
               struct result *result)
{
	static struct player players[2];
	*result = (struct result){.winner = SIDE_NONE};
	game_new(game, &terms->rules);
	for (int i = 0; i < opening->count; i++)
		game_play(game, opening->point[i]);
	for (int i = FIRST; i <= SECOND && !result->how; i++) {
		players[i] = (struct player){.contestant = &terms->contestant[i]};
		if (!introduce(&players[i], terms)) {
			loses(result, game, "gone", "it does not start, or does not answer ABOUT");
			result->winner = i == black ? SIDE_WHITE : SIDE_BLACK;
		}
	}
	if (!result->how)
		play_on(game, terms, players, black, result);
	for (int i = FIRST; i <= SECOND; i++)
		if (players[i].engine.pid > 0)
			engine_stop(&players[i].engine);
}
