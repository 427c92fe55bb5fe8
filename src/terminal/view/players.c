#include "terminal/view/players.h"

#include <stdio.h>
#include <string.h>

#include "terminal/play/opponents.h"
#include "terminal/view/view.h"

void players_write(const struct paper *paper, const struct play *play, enum side side, char *out, size_t room)
{
	enum mover_id player = play->session.player[side];
	const char *name = play->opponents.name[opponents_who(play, side)];
	const char *machine = phrase_value(paper->language, movers[player].name);
	if (player != MOVER_HUMAN)
		phrase_write(out, room, paper->language, PHRASE_MACHINE, &machine);
	else if (name[0])
		snprintf(out, room, "%s", name);
	else
		phrase_write(out, room, paper->language, PHRASE_HUMAN, no_arguments);
}

/* Is the text what players_write() writes for a machine, or for a person without a name? */
static bool is_nameless(struct span text)
{
	char machine[OPPONENT_NAME_MAX];
	for (enum language language = 0; language < LANGUAGES; language++) {
		if (text_is(text, phrase_texts[language][PHRASE_HUMAN]))
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

static const char *name_of_player(const char *recorded)
{
	return is_nameless(text_span(recorded)) ? "" : recorded;
}

void players_take_names(struct play *play, const char *black, const char *white)
{
	if (opponents_who(play, SIDE_BLACK) == WHO_FIRST)
		opponents_name(play, name_of_player(black), name_of_player(white));
	else
		opponents_name(play, name_of_player(white), name_of_player(black));
}

void players_note_score(struct paper *paper, struct play *play)
{
	const struct opponents *opponents = &play->opponents;
	char black[OPPONENT_NAME_MAX + 40], white[OPPONENT_NAME_MAX + 40];
	if (opponents->wins[WHO_FIRST] + opponents->wins[WHO_SECOND] + opponents->draws < 2)
		return;
	players_write(paper, play, SIDE_BLACK, black, sizeof black);
	players_write(paper, play, SIDE_WHITE, white, sizeof white);
	paper_note(paper, PHRASE_SCORE,
	           WITH(black, NUMBER(opponents->wins[opponents_who(play, SIDE_BLACK)]), white,
	                NUMBER(opponents->wins[opponents_who(play, SIDE_WHITE)]), NUMBER(opponents->draws)));
}
