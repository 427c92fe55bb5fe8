/* Asks who plays Black and who plays White, by name. The games that the menu starts are between these players. */
#include "terminal/screens/screens.h"

#include <string.h>

#include "base/utf8.h"
#include "terminal/play/opponents.h"
#include "terminal/view/players.h"
#include "terminal/view/view.h"
#include "terminal/words/typed_words.h"

static const struct screen_ops choose_players_screen;

/* The players chosen so far. */
struct chosen_players {
	enum side side; /* the side that is asked for now */
	enum mover_id player[2];
	char name[2][OPPONENT_NAME_MAX]; /* indexed by enum who */
};

/* Returns the machine with this name, in English or in the person's language; MOVERS for another text. */
static enum mover_id machine_named(const struct paper *paper, struct span text)
{
	for (enum mover_id id = MOVER_HUMAN + 1; id < MOVERS; id++)
		if (text_is(text, movers[id].name) || text_is(text, phrase_value(paper->language, movers[id].name)))
			return id;
	return MOVERS;
}

static void ask_player(const struct view *view, struct play *play, char *out, size_t room)
{
	char machines[160], before[OPPONENT_NAME_MAX + 40];
	const struct chosen_players *chosen = view_state(view, &choose_players_screen);
	enum side side = chosen->side;
	struct sink list = sink_into(machines, sizeof machines);
	for (enum mover_id id = MOVER_HUMAN + 1; id < MOVERS; id++)
		sink_item(&list, paper_text(&view->paper, PHRASE_COMMA), phrase_value(view->paper.language, movers[id].name));
	players_write(&view->paper, play, side, before, sizeof before);
	phrase_write(out, room, view->paper.language, PHRASE_PLAYERS_ASK,
	             WITH(paper_side(&view->paper, side), machines, before));
}

/* Gives the side to a machine, or to a person of this name. */
static void set_player(const struct view *view, struct chosen_players *chosen, struct span answer)
{
	enum side side = chosen->side;
	char *name = chosen->name[side == SIDE_BLACK ? WHO_FIRST : WHO_SECOND];
	enum mover_id machine = machine_named(&view->paper, answer);
	bool person = machine == MOVERS;
	size_t length = person ? utf8_cut(view->typing.answer.raw, OPPONENT_NAME_MAX - 1) : 0;
	memcpy(name, view->typing.answer.raw.at, length);
	name[length] = '\0';
	chosen->player[side] = person ? MOVER_HUMAN : machine;
}

/* Takes a name. Refuses a number, which was probably meant for the menu. If only one side is a machine, the menu uses
   this machine for both colors. */
static struct next take_player(struct view *view, struct play *play, struct span answer)
{
	struct chosen_players *chosen = view_state(view, &choose_players_screen);
	if (answer.length > 0 && text_digits(answer) == answer.length) {
		paper_note(&view->paper, PHRASE_PLAYERS_WRONG, WITH(TYPED(answer)));
		return next_is(NEXT_HERE);
	}
	if (typed_is_leave(answer) && !text_is(answer, "m")) /* "m", short for "menu", may be a name */
		return next_is(NEXT_BACK);
	if (answer.length > 0)
		set_player(view, chosen, answer);
	if (chosen->side == SIDE_BLACK) {
		chosen->side = SIDE_WHITE;
		return next_is(NEXT_HERE);
	}
	opponents_name(play, chosen->name[WHO_FIRST], chosen->name[WHO_SECOND]);
	opponents_set(play, chosen->player[SIDE_BLACK], chosen->player[SIDE_WHITE]);
	for (enum side side = SIDE_BLACK; side <= SIDE_WHITE; side++) {
		enum mover_id player = chosen->player[side];
		play->named[side] = player != MOVER_HUMAN ? player : chosen->player[side_other(side)];
	}
	return next_is(NEXT_BACK);
}

static const struct screen_ops choose_players_screen = {
	.prompt = ask_player,
	.key_words = escape_leaves,
	.words = WORD_EXIT,
	.size = sizeof(struct chosen_players),
	.take = take_player,
};

struct next choose_players_open(struct view *view, const struct play *play)
{
	struct next next = next_opens(&choose_players_screen);
	struct chosen_players *chosen = view_prepare(view, &next);
	chosen->side = SIDE_BLACK;
	memcpy(chosen->player, play->session.player, sizeof chosen->player);
	memcpy(chosen->name, play->opponents.name, sizeof chosen->name);
	return next;
}
