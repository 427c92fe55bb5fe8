#include "match/opponents.h"

#include <stdio.h>
#include <string.h>

#include "match/game_hash.h"
#include "screen/shown.h"

enum who opponents_who(const struct match *match, enum side side)
{
	struct opening opening = {.black = WHO_FIRST};
	if (opening_has_choices(&match->session.game.rules))
		game_opening(&match->session.game, &opening);
	return (side == SIDE_BLACK) == (opening.black == WHO_FIRST) ? WHO_FIRST : WHO_SECOND;
}

static void forget_score(struct opponents *opponents)
{
	opponents->wins[WHO_FIRST] = opponents->wins[WHO_SECOND] = opponents->draws = 0;
	opponents->counted = false;
	opponents->hash = 0;
}

void opponents_set(struct match *match, enum mover_id black, enum mover_id white)
{
	enum mover_id *player = match->session.player;
	if (player[SIDE_BLACK] != black || player[SIDE_WHITE] != white)
		forget_score(&match->opponents);
	player[SIDE_BLACK] = black;
	player[SIDE_WHITE] = white;
}

void opponents_copy(char out[OPPONENT_NAME_MAX], struct span name)
{
	size_t length = 0;
	name = text_trim(name);
	while (name.length > 0) {
		struct span shown = shown_next(&name, false);
		if (length + shown.length >= OPPONENT_NAME_MAX)
			break;
		memcpy(out + length, shown.at, shown.length);
		length += shown.length;
	}
	memset(out + length, '\0', OPPONENT_NAME_MAX - length);
}

void opponents_name(struct match *match, const char *first, const char *second)
{
	struct opponents *opponents = &match->opponents;
	bool same = strcmp(opponents->name[WHO_FIRST], first) == 0 && strcmp(opponents->name[WHO_SECOND], second) == 0;
	snprintf(opponents->name[WHO_FIRST], OPPONENT_NAME_MAX, "%s", first);
	snprintf(opponents->name[WHO_SECOND], OPPONENT_NAME_MAX, "%s", second);
	if (!same)
		forget_score(opponents);
}

void opponents_change_sides(struct match *match)
{
	struct opponents *opponents = &match->opponents;
	struct opponents before = *opponents;
	enum mover_id black = match->session.player[SIDE_BLACK];
	match->session.player[SIDE_BLACK] = match->session.player[SIDE_WHITE];
	match->session.player[SIDE_WHITE] = black;
	for (enum who who = WHO_FIRST; who <= WHO_SECOND; who++) {
		memcpy(opponents->name[who], before.name[!who], sizeof before.name[!who]);
		opponents->wins[who] = before.wins[!who];
	}
}

/* Returns the winner (enum who) or COUNTED_DRAW. */
static int winner_of(const struct match *match)
{
	switch (game_status(&match->session.game).status) {
	case STATUS_DRAW:
		return COUNTED_DRAW;
	case STATUS_WIN_BLACK:
		return (int)opponents_who(match, SIDE_BLACK);
	default: /* White also wins by a forbidden move */
		return (int)opponents_who(match, SIDE_WHITE);
	}
}

static void add_to_score(struct opponents *opponents, int games)
{
	if (opponents->counted_for == COUNTED_DRAW)
		opponents->draws += games;
	else
		opponents->wins[opponents->counted_for] += games;
}

static uint64_t hash_of_game(const struct match *match)
{
	return game_hash(&match->session.game, match->session.game.plies);
}

void opponents_count(struct match *match)
{
	struct opponents *opponents = &match->opponents;
	if (opponents->counted)
		return;
	opponents->counted = true;
	opponents->counted_for = winner_of(match);
	opponents->hash = hash_of_game(match);
	add_to_score(opponents, 1);
}

void opponents_uncount(struct match *match)
{
	struct opponents *opponents = &match->opponents;
	if (!opponents->counted)
		return;
	opponents->counted = false;
	if (opponents->counted_for == COUNTED_NOT)
		return;
	opponents->hash = 0;
	add_to_score(opponents, -1);
}

void opponents_begin(struct match *match)
{
	struct opponents *opponents = &match->opponents;
	opponents->counted = game_over(&match->session.game);
	if (opponents->counted && opponents->hash != hash_of_game(match))
		opponents->counted_for = COUNTED_NOT;
}
