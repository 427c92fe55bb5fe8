#include "terminal/players.h"

#include <stdio.h>
#include <string.h>

#include "base/utf8.h"
#include "match/game_hash.h"
#include "screen/shown.h"
#include "terminal/desk.h"
#include "terminal/typed.h"

/* Who of the two has this side now. */
static enum who who_has(const struct match *match, enum side side)
{
	struct opening opening = {.black = WHO_FIRST};
	if (opening_has_choices(&match->session.game.rules))
		game_opening(&match->session.game, &opening);
	return (side == SIDE_BLACK) == (opening.black == WHO_FIRST) ? WHO_FIRST : WHO_SECOND;
}

void players_write(const struct view *view, const struct match *match, enum side side, char *out, size_t room)
{
	enum mover_id player = match->session.player[side];
	const char *name = match->players.name[who_has(match, side)];
	const char *machine = phrase_value(view->language, movers[player].name);
	if (player != MOVER_HUMAN)
		phrase_write(out, room, view->language, PHRASE_MACHINE, &machine);
	else if (name[0])
		snprintf(out, room, "%s", name);
	else
		phrase_write(out, room, view->language, PHRASE_HUMAN, desk_nothing);
}

static void forget_score(struct opponents *players)
{
	players->wins[WHO_FIRST] = players->wins[WHO_SECOND] = players->draws = 0;
	players->counted = false;
	players->hash = 0;
}

void players_set(struct match *match, enum mover_id black, enum mover_id white)
{
	enum mover_id *player = match->session.player;
	if (player[SIDE_BLACK] != black || player[SIDE_WHITE] != white)
		forget_score(&match->players);
	player[SIDE_BLACK] = black;
	player[SIDE_WHITE] = white;
}

/* A machine's name in either language, whole; MOVERS for another text. */
static enum mover_id machine_named(const struct view *view, struct span text)
{
	for (enum mover_id id = MOVER_HUMAN + 1; id < MOVERS; id++)
		if (text_is(text, movers[id].name) || text_is(text, phrase_value(view->language, movers[id].name)))
			return id;
	return MOVERS;
}

static void write_machines(const struct view *view, char *out, size_t room)
{
	size_t length = 0;
	for (enum mover_id id = MOVER_HUMAN + 1; id < MOVERS && length < room; id++)
		length += (size_t)snprintf(out + length, room - length, "%s%s",
		                           id > MOVER_HUMAN + 1 ? desk_text(view, PHRASE_COMMA) : "",
		                           phrase_value(view->language, movers[id].name));
}

/* One letter may be somebody's initial. */
static bool leaves(struct span answer)
{
	return answer.length > 1 && typed_leaves(answer);
}

static bool is_number(struct span text)
{
	size_t digits = 0;
	while (digits < text.length && text_digit(text.at[digits]))
		digits++;
	return text.length > 0 && digits == text.length;
}

/* Asks until the answer is no number, which is meant for the menu; false where the question is left. */
static bool ask_name(struct view *view, struct match *match, const char *const about[], struct span *answer)
{
	while (desk_ask(view, match, NULL, PHRASE_PLAYERS_ASK, about, answer)) {
		char typed[DESK_TYPED_MAX];
		if (!is_number(*answer))
			return !leaves(*answer);
		desk_note(view, PHRASE_PLAYERS_WRONG, (const char *const[]){desk_typed(*answer, typed)});
	}
	return false;
}

/* Asks who has this side: a machine, or anybody. */
static bool ask_one(struct view *view, struct match *match, enum side side, enum mover_id *player,
                    char name[PLAYERS_NAME_MAX])
{
	char machines[160], before[PLAYERS_NAME_MAX + 40];
	struct span answer;
	write_machines(view, machines, sizeof machines);
	players_write(view, match, side, before, sizeof before);
	if (!ask_name(view, match, (const char *const[]){desk_side(view, side), machines, before}, &answer))
		return false;
	if (answer.length == 0)
		return true;
	enum mover_id machine = machine_named(view, answer);
	bool person = machine == MOVERS;
	size_t length = person ? utf8_cut(view->raw, PLAYERS_NAME_MAX - 1) : 0;
	memcpy(name, view->raw.at, length);
	name[length] = '\0';
	*player = person ? MOVER_HUMAN : machine;
	return true;
}

bool players_ask(struct view *view, struct match *match)
{
	struct opponents *players = &match->players;
	struct opponents before = *players;
	enum mover_id black = match->session.player[SIDE_BLACK], white = match->session.player[SIDE_WHITE];
	if (!ask_one(view, match, SIDE_BLACK, &black, players->name[WHO_FIRST]) ||
	    !ask_one(view, match, SIDE_WHITE, &white, players->name[WHO_SECOND])) {
		*players = before;
		return false;
	}
	if (memcmp(before.name, players->name, sizeof before.name) != 0)
		forget_score(players);
	players_set(match, black, white);
	return true;
}

/* Is that what players_write() has for somebody without a name? */
static bool is_nameless(struct span text)
{
	char machine[PLAYERS_NAME_MAX];
	for (enum language language = 0; language < LANGUAGES; language++) {
		if (text_is(text, phrase_texts[PHRASE_HUMAN][language]))
			return true;
		for (enum mover_id id = MOVER_HUMAN + 1; id < MOVERS; id++) {
			const char *name = phrase_value(language, movers[id].name);
			phrase_write(machine, sizeof machine, language, PHRASE_MACHINE, &name);
			if (text_is(text, machine))
				return true;
		}
	}
	return false;
}

static void take_name(char name[PLAYERS_NAME_MAX], struct span text)
{
	size_t length = 0;
	text = text_trim(text);
	if (is_nameless(text))
		text.length = 0;
	while (text.length > 0) {
		struct span shown = shown_next(&text, false);
		if (length + shown.length >= PLAYERS_NAME_MAX)
			break;
		memcpy(name + length, shown.at, shown.length);
		length += shown.length;
	}
	memset(name + length, '\0', PLAYERS_NAME_MAX - length);
}

void players_told(struct match *match, struct span black, struct span white)
{
	struct opponents *players = &match->players;
	struct opponents before = *players;
	take_name(players->name[who_has(match, SIDE_BLACK)], black);
	take_name(players->name[who_has(match, SIDE_WHITE)], white);
	if (strcmp(before.name[WHO_FIRST], players->name[WHO_FIRST]) != 0 ||
	    strcmp(before.name[WHO_SECOND], players->name[WHO_SECOND]) != 0)
		forget_score(players);
}

void players_change_sides(struct match *match)
{
	struct opponents *players = &match->players;
	struct opponents before = *players;
	enum mover_id black = match->session.player[SIDE_BLACK];
	match->session.player[SIDE_BLACK] = match->session.player[SIDE_WHITE];
	match->session.player[SIDE_WHITE] = black;
	for (enum who who = WHO_FIRST; who <= WHO_SECOND; who++) {
		memcpy(players->name[who], before.name[!who], sizeof before.name[!who]);
		players->wins[who] = before.wins[!who];
	}
}

/* Whose game it was, or COUNTED_DRAW. */
static int winner_of(const struct match *match)
{
	switch (game_status(&match->session.game).status) {
	case STATUS_DRAW:
		return COUNTED_DRAW;
	case STATUS_WIN_BLACK:
		return (int)who_has(match, SIDE_BLACK);
	default: /* a forbidden move too */
		return (int)who_has(match, SIDE_WHITE);
	}
}

static void add_to_score(struct opponents *players, int games)
{
	if (players->counted_for == COUNTED_DRAW)
		players->draws += games;
	else
		players->wins[players->counted_for] += games;
}

static uint64_t hash_of_game(const struct match *match)
{
	return game_hash(&match->session.game, match->session.game.plies);
}

void players_count(struct match *match)
{
	struct opponents *players = &match->players;
	if (players->counted)
		return;
	players->counted = true;
	players->counted_for = winner_of(match);
	players->hash = hash_of_game(match);
	add_to_score(players, 1);
}

void players_uncount(struct match *match)
{
	struct opponents *players = &match->players;
	if (!players->counted)
		return;
	players->counted = false;
	if (players->counted_for == COUNTED_NOT)
		return;
	players->hash = 0;
	add_to_score(players, -1);
}

void players_begin(struct match *match)
{
	struct opponents *players = &match->players;
	players->counted = game_over(&match->session.game);
	if (players->counted && players->hash != hash_of_game(match))
		players->counted_for = COUNTED_NOT;
}

void players_note_score(struct view *view, struct match *match)
{
	const struct opponents *players = &match->players;
	char name[2][PLAYERS_NAME_MAX + 40], wins[2][12], draws[12];
	if (players->wins[WHO_FIRST] + players->wins[WHO_SECOND] + players->draws < 2)
		return;
	for (enum side side = SIDE_BLACK; side <= SIDE_WHITE; side++) {
		players_write(view, match, side, name[side], sizeof name[side]);
		snprintf(wins[side], sizeof wins[side], "%d", players->wins[who_has(match, side)]);
	}
	snprintf(draws, sizeof draws, "%d", players->draws);
	desk_note(view, PHRASE_SCORE,
	          (const char *const[]){name[SIDE_BLACK], wins[SIDE_BLACK], name[SIDE_WHITE], wins[SIDE_WHITE], draws});
}
