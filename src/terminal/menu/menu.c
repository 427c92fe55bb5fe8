/* The menu: what to play. */
#include "terminal/screens/screens.h"

#include <string.h>

#include "terminal/actions/play_rules.h"
#include "terminal/files/autosave.h"
#include "terminal/play/opponents.h"
#include "terminal/view/view.h"
#include "terminal/words/typed_words.h"
#include "terminal/words/words.h"

enum item {
	ITEM_QUIT,
	ITEM_BLACK,
	ITEM_WHITE,
	ITEM_TWO,
	ITEM_WATCH,
	ITEM_SETTINGS,
	ITEM_PLAYERS,
	ITEM_LAST,
	ITEM_LOAD,
	ITEM_RULES,
	ITEM_GAMES,
	ITEM_PUZZLES,
	ITEMS
};

static bool has_machine(enum item item, enum side side)
{
	return item == ITEM_WATCH || item == (side == SIDE_BLACK ? ITEM_WHITE : ITEM_BLACK);
}

/* If the person who plays against a machine has no name, gives them the other player's name. */
static void move_name(struct play *play, enum side person)
{
	char name[2][OPPONENT_NAME_MAX];
	memcpy(name, play->opponents.name, sizeof name);
	if (!name[person == SIDE_BLACK ? WHO_FIRST : WHO_SECOND][0])
		opponents_name(play, name[WHO_SECOND], name[WHO_FIRST]);
}

/* Sets the players of a game against a machine, of two people or of two machines. A machine that was not named has the
   level of the settings. */
static void set_players(struct play *play, enum item item)
{
	enum mover_id player[2];
	for (enum side side = SIDE_BLACK; side <= SIDE_WHITE; side++) {
		enum mover_id machine = play->named[side] != MOVER_HUMAN ? play->named[side] : play->level;
		player[side] = has_machine(item, side) ? machine : MOVER_HUMAN;
	}
	opponents_set(play, player[SIDE_BLACK], player[SIDE_WHITE]);
	if (item == ITEM_BLACK || item == ITEM_WHITE)
		move_name(play, item == ITEM_BLACK ? SIDE_BLACK : SIDE_WHITE);
}

/* Writes the named players of a menu item's game. Returns `out`; NULL if none was named. */
static const char *write_named(const struct paper *paper, const struct play *play, enum item item, char *out,
                               size_t room)
{
	struct sink named = sink_into(out, room);
	const char *comma = paper_text(paper, PHRASE_COMMA);
	for (enum side side = SIDE_BLACK; side <= SIDE_WHITE; side++) {
		const char *name = play->opponents.name[side == SIDE_BLACK ? WHO_FIRST : WHO_SECOND];
		if (has_machine(item, side) && play->named[side] != MOVER_HUMAN)
			sink_item(&named, comma, phrase_value(paper->language, movers[play->named[side]].name));
		else if (item == ITEM_TWO && name[0])
			sink_item(&named, comma, name);
	}
	return named.used > 0 ? out : NULL;
}

static void put_menu_item(struct paper *paper, const struct play *play, enum item item, enum phrase phrase)
{
	char named[2 * OPPONENT_NAME_MAX + 8];
	bool lists = item == ITEM_LAST || item == ITEM_GAMES;
	bool nothing = lists && !autosave_can_resume(&play->autosave);
	paper_list_item(paper, (int)item, paper_text(paper, phrase),
	                nothing ? paper_text(paper, PHRASE_MENU_NO_LAST)
	                        : write_named(paper, play, item, named, sizeof named));
}

static void put_items(struct view *view, const struct play *play, struct list_part part)
{
	const struct ruleset *rules = &play->session.rules;
	if (!paper_list_part_title(&view->paper, PHRASE_MENU, part, ITEMS))
		paper_list_title(&view->paper, PHRASE_TITLE,
		                 WITH(NUMBER(rules->size), NUMERAL(view->paper.language, rules->connect),
		                      phrase_value(view->paper.language, rule_names[rules->rule])));
	for (int at = part.first; at <= part.last; at++) {
		enum item item = at < ITEMS - 1 ? (enum item)(ITEM_BLACK + at) : ITEM_QUIT; /* the last row */
		put_menu_item(&view->paper, play, item,
		              item == ITEM_QUIT ? PHRASE_MENU_QUIT : (enum phrase)(PHRASE_MENU_BLACK + item - ITEM_BLACK));
	}
}

static void put_menu(struct view *view, const struct play *play)
{
	const struct numbered_list *list = &view->paper.list;
	int selected = list->shown && list->number == ITEM_QUIT ? ITEMS - 1 : list->number - 1;
	const bool *listed = view_state(view, &menu_screen);
	screen_begin(&view->paper.screen);
	if (!*listed || view->paper.notes.lines.used == 0)
		put_items(view, play, paper_list_part(&view->paper, ITEMS, selected));
	paper_put_notes(&view->paper);
}

static struct next begin_menu(struct view *view, struct play *play)
{
	play_rules_return(play);
	return page_list(view, play, &menu_screen, ITEMS, put_items);
}

/* Reads an item's number or word. Returns ITEMS for another text. */
static enum item read_item(struct span answer)
{
	static const enum item items[] = {[WORD_QUIT] = ITEM_QUIT,
	                                  [WORD_SETTINGS] = ITEM_SETTINGS,
	                                  [WORD_LOAD] = ITEM_LOAD,
	                                  [WORD_RULES] = ITEM_RULES,
	                                  [WORD_PUZZLE] = ITEM_PUZZLES};
	int number;
	struct span word = typed_word(answer);
	if (text_number(answer, ITEMS, &number))
		return number < ITEMS ? (enum item)number : ITEMS;
	if (words_has(word, WORD_ITEM))
		return items[words_find(word)->id];
	return ITEMS;
}

static struct next choose_menu_item(struct view *view, struct play *play, enum item item)
{
	static const struct screen_ops *const screens[ITEMS + 1] = {
		[ITEM_SETTINGS] = &settings_screen,
		[ITEM_LOAD] = &load_screen,
		[ITEM_GAMES] = &last_games_screen,
		[ITEM_PUZZLES] = &puzzle_file_screen};
	if (screens[item])
		return next_opens(screens[item]);
	switch (item) {
	case ITEM_QUIT:
		return next_is(NEXT_QUIT);
	case ITEM_BLACK:
	case ITEM_WHITE:
	case ITEM_TWO:
	case ITEM_WATCH:
		set_players(play, item);
		return rule_ask(play);
	case ITEM_PLAYERS:
		return choose_players_open(view, play);
	case ITEM_LAST:
		return next_is(last_games_resume(&view->paper, play) ? NEXT_GAME : NEXT_HERE);
	case ITEM_RULES:
		return page_rules(view, play, &play->session.rules, PAGE_ASKED);
	default:
		paper_note(&view->paper, PHRASE_MENU_WRONG, WITH("0", NUMBER(ITEMS - 1)));
		return next_is(NEXT_HERE);
	}
}

static struct next take_menu(struct view *view, struct play *play, struct span answer)
{
	struct span file = typed_rest(view->typing.answer.raw);
	bool *listed = view_state(view, &menu_screen);
	*listed = false;
	char line[TYPED_COMMAND_MAX];
	struct span rest = typed_command(answer, play->coords, line);
	struct span word = text_word(&rest);
	if (file.length > 0 && text_is(word, "puzzle"))
		return puzzle_open(view, play, file);
	if (file.length > 0 && text_is(word, "load"))
		return load_open(view, play, file);
	return choose_menu_item(view, play, read_item(answer));
}

static void ask_menu(const struct view *view, struct play *play, char *out, size_t room)
{
	(void)play;
	enum phrase phrase = view->paper.screen.keys ? PHRASE_MENU_ASK_KEYS : PHRASE_MENU_ASK;
	phrase_write(out, room, view->paper.language, phrase, WITH("0", NUMBER(ITEMS - 1)));
}

const struct screen_ops menu_screen = {
	.draw = put_menu,
	.prompt = ask_menu,
	.first = ITEM_QUIT,
	.last = ITEMS - 1,
	.words = WORD_ITEM,
	.size = sizeof(bool), /* the list was shown page by page */
	.begin = begin_menu,
	.take = take_menu,
};
