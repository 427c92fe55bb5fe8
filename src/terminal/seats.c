#include "terminal/seats.h"

#include <stdio.h>
#include <string.h>

#include "base/utf8.h"
#include "match/opponents.h"
#include "terminal/players.h"
#include "terminal/prompt.h"
#include "terminal/typed.h"

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
		                           id > MOVER_HUMAN + 1 ? view_text(view, PHRASE_COMMA) : "",
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
	while (prompt_ask(view, match, NULL, PHRASE_PLAYERS_ASK, about, answer)) {
		char typed[TYPED_TEXT_MAX];
		if (!is_number(*answer))
			return !leaves(*answer);
		view_note(view, PHRASE_PLAYERS_WRONG, (const char *const[]){view_typed(*answer, typed)});
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
	if (!ask_name(view, match, (const char *const[]){view_side(view, side), machines, before}, &answer))
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

bool seats_ask(struct view *view, struct match *match)
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
