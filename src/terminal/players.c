#include "terminal/players.h"

#include <stdio.h>
#include <string.h>

#include "base/utf8.h"
#include "match/opponents.h"
#include "terminal/desk.h"
#include "terminal/typed.h"

void players_write(const struct view *view, const struct match *match, enum side side, char *out, size_t room)
{
	enum mover_id player = match->session.player[side];
	const char *name = match->opponents.name[opponents_who(match, side)];
	const char *machine = phrase_value(view->language, movers[player].name);
	if (player != MOVER_HUMAN)
		phrase_write(out, room, view->language, PHRASE_MACHINE, &machine);
	else if (name[0])
		snprintf(out, room, "%s", name);
	else
		phrase_write(out, room, view->language, PHRASE_HUMAN, desk_nothing);
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
                    char name[OPPONENT_NAME_MAX])
{
	char machines[160], before[OPPONENT_NAME_MAX + 40];
	struct span answer;
	write_machines(view, machines, sizeof machines);
	players_write(view, match, side, before, sizeof before);
	if (!ask_name(view, match, (const char *const[]){desk_side(view, side), machines, before}, &answer))
		return false;
	if (answer.length == 0)
		return true;
	enum mover_id machine = machine_named(view, answer);
	bool person = machine == MOVERS;
	size_t length = person ? utf8_cut(view->raw, OPPONENT_NAME_MAX - 1) : 0;
	memcpy(name, view->raw.at, length);
	name[length] = '\0';
	*player = person ? MOVER_HUMAN : machine;
	return true;
}

bool players_ask(struct view *view, struct match *match)
{
	char name[2][OPPONENT_NAME_MAX];
	enum mover_id black = match->session.player[SIDE_BLACK], white = match->session.player[SIDE_WHITE];
	memcpy(name, match->opponents.name, sizeof name);
	if (!ask_one(view, match, SIDE_BLACK, &black, name[WHO_FIRST]) ||
	    !ask_one(view, match, SIDE_WHITE, &white, name[WHO_SECOND]))
		return false;
	opponents_name(match, name[WHO_FIRST], name[WHO_SECOND]);
	opponents_set(match, black, white);
	return true;
}

/* Is that what players_write() has for somebody without a name? */
static bool is_nameless(struct span text)
{
	char machine[OPPONENT_NAME_MAX];
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

static const char *name_of(const char *recorded)
{
	return is_nameless(text_span(recorded)) ? "" : recorded;
}

void players_told(struct match *match, const char *black, const char *white)
{
	bool black_first = opponents_who(match, SIDE_BLACK) == WHO_FIRST;
	opponents_name(match, name_of(black_first ? black : white), name_of(black_first ? white : black));
}

void players_note_score(struct view *view, struct match *match)
{
	const struct opponents *opponents = &match->opponents;
	char name[2][OPPONENT_NAME_MAX + 40], wins[2][12], draws[12];
	if (opponents->wins[WHO_FIRST] + opponents->wins[WHO_SECOND] + opponents->draws < 2)
		return;
	for (enum side side = SIDE_BLACK; side <= SIDE_WHITE; side++) {
		players_write(view, match, side, name[side], sizeof name[side]);
		snprintf(wins[side], sizeof wins[side], "%d", opponents->wins[opponents_who(match, side)]);
	}
	snprintf(draws, sizeof draws, "%d", opponents->draws);
	desk_note(view, PHRASE_SCORE,
	          (const char *const[]){name[SIDE_BLACK], wins[SIDE_BLACK], name[SIDE_WHITE], wins[SIDE_WHITE], draws});
}
