#include "terminal/play/play.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/path.h"
#include "base/utf8.h"
#include "os/places.h"
#include "record/game_hash.h"

enum who opponents_who(const struct game *game, enum side side)
{
	struct opening opening;
	game_opening(game, &opening);
	return (side == SIDE_BLACK) == (opening.black == WHO_FIRST) ? WHO_FIRST : WHO_SECOND;
}

static void forget_score(struct opponents *opponents)
{
	struct opponents others = {.never_counted = opponents->never_counted};
	memcpy(others.name, opponents->name, sizeof others.name);
	*opponents = others;
}

void opponents_set(struct opponents *opponents, enum mover_id player[2], enum mover_id black, enum mover_id white)
{
	if (player[SIDE_BLACK] != black || player[SIDE_WHITE] != white)
		forget_score(opponents);
	player[SIDE_BLACK] = black;
	player[SIDE_WHITE] = white;
}

void opponents_copy_name(char out[OPPONENT_NAME_MAX], struct span name)
{
	name = text_trim(name);
	size_t length = utf8_cut(name, OPPONENT_NAME_MAX - 1);
	for (size_t i = 0; i < length; i++)
		out[i] = (char)((unsigned char)name.at[i] < ' ' || name.at[i] == '\x7f' ? '?' : name.at[i]);
	memset(out + length, '\0', OPPONENT_NAME_MAX - length);
}

void opponents_name(struct opponents *opponents, const char *first, const char *second)
{
	if (strcmp(opponents->name[WHO_FIRST], first) != 0 || strcmp(opponents->name[WHO_SECOND], second) != 0)
		forget_score(opponents);
	snprintf(opponents->name[WHO_FIRST], OPPONENT_NAME_MAX, "%s", first);
	snprintf(opponents->name[WHO_SECOND], OPPONENT_NAME_MAX, "%s", second);
}

void opponents_change_sides(struct opponents *opponents, enum mover_id player[2])
{
	const struct opponents before = *opponents;
	const enum mover_id black = player[SIDE_BLACK];
	player[SIDE_BLACK] = player[SIDE_WHITE];
	player[SIDE_WHITE] = black;
	for (enum who who = WHO_FIRST; who <= WHO_SECOND; who++) {
		memcpy(opponents->name[who], before.name[!who], sizeof before.name[!who]);
		opponents->wins[who] = before.wins[!who];
	}
	for (int i = 0; i < COUNTED_MAX; i++)
		if (opponents->past[i].winner != COUNTED_DRAW)
			opponents->past[i].winner = !opponents->past[i].winner;
}

void opponents_resume(struct opponents *opponents, enum mover_id now[2], const enum mover_id player[2],
                      char name[2][OPPONENT_NAME_MAX])
{
	bool same = player[SIDE_BLACK] == now[SIDE_BLACK] && strcmp(name[WHO_FIRST], opponents->name[WHO_FIRST]) == 0;
	bool swapped = player[SIDE_BLACK] == now[SIDE_WHITE] && player[SIDE_WHITE] == now[SIDE_BLACK] &&
	               strcmp(name[WHO_FIRST], opponents->name[WHO_SECOND]) == 0 &&
	               strcmp(name[WHO_SECOND], opponents->name[WHO_FIRST]) == 0;
	if (swapped && !same)
		opponents_change_sides(opponents, now);
	opponents_name(opponents, name[WHO_FIRST], name[WHO_SECOND]);
	opponents_set(opponents, now, player[SIDE_BLACK], player[SIDE_WHITE]);
}

static void add_to_score(struct opponents *opponents, int winner, int games)
{
	*(winner == COUNTED_DRAW ? &opponents->draws : &opponents->wins[winner]) += games;
}

void opponents_count(struct opponents *opponents, const struct game *game)
{
	if (opponents->counted)
		return;
	opponents->counted = true;
	opponents->at = COUNTED_MAX;
	if (opponents->never_counted)
		return;
	enum status status = game_status(game).status; /* White also wins by a forbidden move */
	enum side side = status == STATUS_WIN_BLACK ? SIDE_BLACK : SIDE_WHITE;
	int winner = status == STATUS_DRAW ? COUNTED_DRAW : (int)opponents_who(game, side);
	memmove(opponents->past + 1, opponents->past, sizeof opponents->past - sizeof *opponents->past);
	opponents->past[0] = (struct counted){game_hash(game), winner};
	opponents->at = 0;
	add_to_score(opponents, winner, 1);
}

void opponents_uncount(struct opponents *opponents)
{
	if (opponents->at < COUNTED_MAX) {
		add_to_score(opponents, opponents->past[opponents->at].winner, -1);
		opponents->past[opponents->at].hash = 0;
	}
	opponents->counted = false;
}

void opponents_begin(struct opponents *opponents, const struct game *game, bool resumed)
{
	uint64_t hash = game_hash(game);
	opponents->counted = game_over(game);
	for (opponents->at = 0; opponents->at < COUNTED_MAX && opponents->past[opponents->at].hash != hash;)
		opponents->at++;
	opponents->never_counted = opponents->counted && opponents->at == COUNTED_MAX && resumed;
}

bool playing_book_path(struct span name, char path[PLAYING_BOOK_PATH_MAX])
{
	char expanded[PLAYING_BOOK_PATH_MAX], here[PLAYING_BOOK_PATH_MAX] = "";
	if (name.length == 0 || memchr(name.at, '\0', name.length) || !path_expand_home(expanded, sizeof expanded, name))
		return false;
	if (!place_is_absolute(expanded) && !getcwd(here, sizeof here))
		return false;
	const char *slash = here[0] && !place_separates(here[strlen(here) - 1]) ? "/" : "";
	int length = snprintf(path, PLAYING_BOOK_PATH_MAX, "%s%s%s", here, slash, expanded);
	for (const char *at = path; *at; at++)
		if (*at == '#' || (unsigned char)*at < ' ')
			return false;
	return length < PLAYING_BOOK_PATH_MAX;
}

struct book_report playing_book_open(struct playing_book *playing, struct session *session, const char *path,
                                     const char *encoding)
{
	struct book book = {.entry = NULL};
	const struct book_source source = {path, session->rules, false, session->coords, encoding, true};
	struct book_report report = book_read(&book, &source);
	if (report.faulty)
		return report;
	playing_book_close(playing, session);
	playing->book = book;
	session->book = &playing->book;
	snprintf(playing->path, PLAYING_BOOK_PATH_MAX, "%s", path);
	return report;
}

void playing_book_close(struct playing_book *playing, struct session *session)
{
	book_free(&playing->book);
	playing->path[0] = '\0';
	session->book = NULL;
}
