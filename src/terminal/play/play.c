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
	struct opening opening = {.black = WHO_FIRST};
	if (opening_has_choices(&game->rules))
		game_opening(game, &opening);
	return (side == SIDE_BLACK) == (opening.black == WHO_FIRST) ? WHO_FIRST : WHO_SECOND;
}

static void forget_score(struct opponents *opponents)
{
	opponents->wins[WHO_FIRST] = opponents->wins[WHO_SECOND] = opponents->draws = 0;
	opponents->counted = false;
	opponents->hash = 0;
	memset(opponents->past, 0, sizeof opponents->past);
}

void opponents_set(struct play *play, enum mover_id black, enum mover_id white)
{
	enum mover_id *player = play->session.player;
	if (player[SIDE_BLACK] != black || player[SIDE_WHITE] != white)
		forget_score(&play->opponents);
	player[SIDE_BLACK] = black;
	player[SIDE_WHITE] = white;
}

void opponents_copy_name(char out[OPPONENT_NAME_MAX], struct span name)
{
	size_t length = 0;
	name = text_trim(name);
	for (size_t more; name.length > 0; length += more) {
		more = utf8_length(name) > 0 ? utf8_length(name) : 1;
		if (length + more >= OPPONENT_NAME_MAX)
			break;
		bool control = (unsigned char)name.at[0] < ' ' || name.at[0] == '\x7f';
		memcpy(out + length, control ? "?" : name.at, more);
		name = text_after(name, more);
	}
	memset(out + length, '\0', OPPONENT_NAME_MAX - length);
}

void opponents_name(struct play *play, const char *first, const char *second)
{
	struct opponents *opponents = &play->opponents;
	bool same = strcmp(opponents->name[WHO_FIRST], first) == 0 && strcmp(opponents->name[WHO_SECOND], second) == 0;
	snprintf(opponents->name[WHO_FIRST], OPPONENT_NAME_MAX, "%s", first);
	snprintf(opponents->name[WHO_SECOND], OPPONENT_NAME_MAX, "%s", second);
	if (!same)
		forget_score(opponents);
}

void opponents_change_sides(struct play *play)
{
	struct opponents *opponents = &play->opponents;
	struct opponents before = *opponents;
	enum mover_id black = play->session.player[SIDE_BLACK];
	play->session.player[SIDE_BLACK] = play->session.player[SIDE_WHITE];
	play->session.player[SIDE_WHITE] = black;
	for (enum who who = WHO_FIRST; who <= WHO_SECOND; who++) {
		memcpy(opponents->name[who], before.name[!who], sizeof before.name[!who]);
		opponents->wins[who] = before.wins[!who];
	}
	for (int i = 0; i < COUNTED_MAX; i++)
		if (opponents->past[i].winner != COUNTED_DRAW)
			opponents->past[i].winner = !opponents->past[i].winner;
}

void opponents_resume(struct play *play, const enum mover_id player[2], char name[2][OPPONENT_NAME_MAX])
{
	const struct opponents *opponents = &play->opponents;
	const enum mover_id *now = play->session.player;
	bool same = player[SIDE_BLACK] == now[SIDE_BLACK] && strcmp(name[WHO_FIRST], opponents->name[WHO_FIRST]) == 0;
	bool swapped = player[SIDE_BLACK] == now[SIDE_WHITE] && player[SIDE_WHITE] == now[SIDE_BLACK] &&
	               strcmp(name[WHO_FIRST], opponents->name[WHO_SECOND]) == 0 &&
	               strcmp(name[WHO_SECOND], opponents->name[WHO_FIRST]) == 0;
	if (swapped && !same)
		opponents_change_sides(play);
	opponents_name(play, name[WHO_FIRST], name[WHO_SECOND]);
	opponents_set(play, player[SIDE_BLACK], player[SIDE_WHITE]);
}

/* Returns the winner (enum who) or COUNTED_DRAW. */
static int winner_of(const struct play *play)
{
	switch (game_status(&play->session.game).status) {
	case STATUS_DRAW:
		return COUNTED_DRAW;
	case STATUS_WIN_BLACK:
		return (int)opponents_who(&play->session.game, SIDE_BLACK);
	default: /* White also wins by a forbidden move */
		return (int)opponents_who(&play->session.game, SIDE_WHITE);
	}
}

static void add_to_score(struct opponents *opponents, int games)
{
	if (opponents->counted_for == COUNTED_DRAW)
		opponents->draws += games;
	else
		opponents->wins[opponents->counted_for] += games;
}

/* Returns the index of the game in `past`; COUNTED_MAX if it is not there. */
static int find_counted(const struct opponents *opponents, uint64_t hash)
{
	int at = 0;
	while (at < COUNTED_MAX && opponents->past[at].hash != hash)
		at++;
	return at;
}

void opponents_count(struct play *play)
{
	struct opponents *opponents = &play->opponents;
	if (opponents->counted)
		return;
	opponents->counted = true;
	opponents->counted_for = opponents->never_counted ? COUNTED_NOT : winner_of(play);
	if (opponents->never_counted)
		return;
	opponents->hash = game_hash(&play->session.game);
	memmove(opponents->past + 1, opponents->past, sizeof opponents->past - sizeof *opponents->past);
	opponents->past[0] = (struct counted){opponents->hash, opponents->counted_for};
	add_to_score(opponents, 1);
}

void opponents_uncount(struct play *play)
{
	struct opponents *opponents = &play->opponents;
	if (!opponents->counted)
		return;
	opponents->counted = false;
	if (opponents->counted_for == COUNTED_NOT)
		return;
	int at = find_counted(opponents, opponents->hash);
	if (at < COUNTED_MAX)
		opponents->past[at].hash = 0;
	opponents->hash = 0;
	add_to_score(opponents, -1);
}

void opponents_begin(struct play *play)
{
	struct opponents *opponents = &play->opponents;
	uint64_t hash = game_hash(&play->session.game);
	int at = find_counted(opponents, hash);
	opponents->counted = game_over(&play->session.game);
	opponents->counted_for = at < COUNTED_MAX ? opponents->past[at].winner : COUNTED_NOT;
	opponents->hash = at < COUNTED_MAX ? hash : 0;
	opponents->never_counted = opponents->counted && at == COUNTED_MAX && play->autosave.resumed;
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

void playing_book_start(struct play *play)
{
	const char *path = play->common->book_path;
	play->session.book = play->common->book;
	snprintf(play->playing_book.path, PLAYING_BOOK_PATH_MAX, "%s", path ? path : "");
}

struct book_report playing_book_open(struct play *play, const char *path)
{
	struct book book = {.entry = NULL};
	const struct book_source source = {path, play->session.rules, false, play->session.coords, play->common->encoding};
	struct book_report report = book_read(&book, &source);
	if (report.faulty)
		return report;
	playing_book_close(play);
	play->playing_book.book = book;
	play->session.book = &play->playing_book.book;
	snprintf(play->playing_book.path, PLAYING_BOOK_PATH_MAX, "%s", path);
	return report;
}

void playing_book_close(struct play *play)
{
	book_free(&play->playing_book.book);
	play->playing_book.path[0] = '\0';
	play->session.book = NULL;
}
