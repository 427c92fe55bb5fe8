/* The menu: what to play; who plays, by name; and for a game of five in a row, by which rule. */
#include "terminal/screens/screens.h"

#include <stdio.h>
#include <string.h>

#include "base/utf8.h"
#include "terminal/actions/rules_choice.h"
#include "terminal/actions/setting.h"
#include "terminal/files/autosave.h"
#include "terminal/view/list.h"
#include "terminal/view/remark.h"

static const struct screen_ops choose_players_screen, board_screen;

/* The players chosen so far. */
struct chosen_players {
	enum side side; /* the side that is asked for now */
	enum mover_id player[2];
	char name[2][OPPONENT_NAME_MAX]; /* indexed by enum who */
};

static struct next begin_player(struct view *view, struct play *play)
{
	char machines[160];
	const struct chosen_players *chosen = view_state(view, &choose_players_screen);
	enum side side = chosen->side;
	struct sink list = sink_into(machines, sizeof machines);
	for (enum mover_id id = MOVER_HUMAN + 1; id < MOVERS; id++)
		sink_item(&list, paper_text(&view->paper, PHRASE_COMMA), phrase_value(view->paper.language, movers[id].name));
	return paper_ask(&view->paper, PHRASE_PLAYERS_ASK,
	                 WITH(paper_side(&view->paper, side), machines,
	                      PLAYER(&view->paper, &play->session, &play->opponents, side)));
}

/* Takes a name of a machine, in English or in the person's language, or else of a person. Refuses a number, which was
   probably meant for the menu. If only one side is a machine, the menu uses this machine for both colors. */
static struct next take_player(struct view *view, struct play *play, struct span answer)
{
	struct chosen_players *chosen = view_state(view, &choose_players_screen);
	struct paper *paper = &view->paper;
	struct span name = typed_name(view->typing.answer.entire);
	enum mover_id machine = MOVER_HUMAN + 1;
	if (answer.length > 0 && text_digits(answer) == answer.length)
		return paper_note(paper, PHRASE_PLAYERS_WRONG, WITH(TYPED(answer)));
	if (typed_is_leave(answer) && !text_is(answer, "m")) /* "m", short for "menu", may be a name */
		return next_is(NEXT_BACK);
	while (machine < MOVERS && !text_is(answer, movers[machine].name) &&
	       !text_is(answer, phrase_value(paper->language, movers[machine].name)))
		machine++;
	if (answer.length > 0) {
		char *out = chosen->name[chosen->side == SIDE_BLACK ? WHO_FIRST : WHO_SECOND];
		size_t length = machine == MOVERS ? utf8_cut(name, OPPONENT_NAME_MAX - 1) : 0;
		memcpy(out, name.at, length);
		out[length] = '\0';
		chosen->player[chosen->side] = machine == MOVERS ? MOVER_HUMAN : machine;
	}
	if (chosen->side == SIDE_BLACK) {
		chosen->side = SIDE_WHITE;
		return next_is(NEXT_HERE);
	}
	opponents_name(&play->opponents, chosen->name[WHO_FIRST], chosen->name[WHO_SECOND]);
	opponents_set(&play->opponents, play->session.player, chosen->player[SIDE_BLACK], chosen->player[SIDE_WHITE]);
	for (enum side side = SIDE_BLACK; side <= SIDE_WHITE; side++) {
		enum mover_id player = chosen->player[side];
		play->named[side] = player != MOVER_HUMAN ? player : chosen->player[side_other(side)];
	}
	return next_is(NEXT_BACK);
}

static const struct screen_ops choose_players_screen = {
	.key_words = escape_leaves,
	.words = WORD_EXIT,
	.size = sizeof(struct chosen_players),
	.begin = begin_player,
	.take = take_player,
};

/* The rules in the list. Any other rule may be typed by its name. */
static const struct {
	enum rule rule;
	enum phrase phrase;
} listed_rules[] = {{RULE_RENJU, PHRASE_RULE_RENJU}, {RULE_FREESTYLE, PHRASE_RULE_FREESTYLE}};
enum { LISTED = sizeof listed_rules / sizeof *listed_rules };

static const char *name_of_rule(const struct paper *paper, enum rule rule)
{
	return phrase_value(paper->language, rule_names[rule]);
}

static void put_rule(struct view *view, const struct play *play, int number)
{
	(void)play;
	list_put(&view->paper, number, name_of_rule(&view->paper, listed_rules[number - 1].rule),
	         paper_text(&view->paper, listed_rules[number - 1].phrase));
}

static struct next begin_rule(struct view *view, struct play *play)
{
	const char *title = paper_text(&view->paper, PHRASE_RULE_HEAD);
	list_open(&view->paper, 1, LISTED, title, title, put_rule);
	return paper_ask(&view->paper, PHRASE_RULE_ASK, WITH(name_of_rule(&view->paper, play->session.rules.rule)));
}

/* Enter chooses the current rule, a number the rule with this number in the list, and a name any rule. */
static struct next take_rule(struct view *view, struct play *play, struct span answer)
{
	int number;
	char choices[SETTING_CHOICES_MAX];
	struct span rule = answer.length > 0 ? answer : text_span(rule_names[play->session.rules.rule]);
	struct span word = typed_word(answer);
	if (text_number(answer, LISTED, &number))
		rule = text_span(number >= 1 && number <= LISTED ? rule_names[listed_rules[number - 1].rule] : "");
	if (typed_is_leave(answer))
		return next_is(NEXT_BACK);
	if (rule.length > 0 && setting_set_and_keep(view, play, SET_RULE, rule) == SETTING_SET)
		return next_is(NEXT_AGAIN);
	if (text_is(word, "help") || text_is(word, "rules"))
		return page_rules(view, play, answer);
	snprintf(choices, sizeof choices, "1 %s%s2 %s", name_of_rule(&view->paper, RULE_RENJU),
	         paper_text(&view->paper, PHRASE_COMMA), name_of_rule(&view->paper, RULE_FREESTYLE));
	return paper_note(&view->paper, PHRASE_SETTINGS_WRONG, WITH(TYPED(answer), choices));
}

static const struct screen_ops rule_screen = {
	.draw = list_draw,
	.key_words = escape_leaves,
	.words = WORD_EXIT,
	.begin = begin_rule,
	.take = take_rule,
};

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
	ITEM_BOARD,
	ITEM_LEARN,
	ITEMS
};
enum { MENU_TITLE_MAX = 160 };

static bool has_machine(enum item item, enum side side)
{
	return item == ITEM_WATCH || item == (side == SIDE_BLACK ? ITEM_WHITE : ITEM_BLACK);
}

/* Sets the players of a game against a machine, of two people or of two machines. A machine that was not named has this
   level. If the person who plays against a machine has no name, gives them the other player's name. */
static void set_players(struct play *play, enum item item)
{
	struct opponents *opponents = &play->opponents;
	enum mover_id chosen[2];
	char name[2][OPPONENT_NAME_MAX];
	for (enum side side = SIDE_BLACK; side <= SIDE_WHITE; side++) {
		enum mover_id machine = play->named[side] != MOVER_HUMAN ? play->named[side] : play->level;
		chosen[side] = has_machine(item, side) ? machine : MOVER_HUMAN;
	}
	opponents_set(opponents, play->session.player, chosen[SIDE_BLACK], chosen[SIDE_WHITE]);
	memcpy(name, opponents->name, sizeof name);
	if ((item == ITEM_BLACK && !name[WHO_FIRST][0]) || (item == ITEM_WHITE && !name[WHO_SECOND][0]))
		opponents_name(opponents, name[WHO_SECOND], name[WHO_FIRST]);
}

/* Writes the named players of a menu item's game. Returns `out`; NULL if none was named. */
static const char *write_named(const struct paper *paper, const struct opponents *opponents,
                               const enum mover_id machines[2], enum item item, char *out, size_t room)
{
	struct sink named = sink_into(out, room);
	const char *comma = paper_text(paper, PHRASE_COMMA);
	for (enum side side = SIDE_BLACK; side <= SIDE_WHITE; side++) {
		const char *name = opponents->name[side == SIDE_BLACK ? WHO_FIRST : WHO_SECOND];
		if (has_machine(item, side) && machines[side] != MOVER_HUMAN)
			sink_item(&named, comma, phrase_value(paper->language, movers[machines[side]].name));
		else if (item == ITEM_TWO && name[0])
			sink_item(&named, comma, name);
	}
	return named.used > 0 ? out : NULL;
}

/* Begins the game of a menu item. With K = 5 the person chooses the rule first, unless they did already. */
static struct next begin_item_game(struct play *play, enum item item)
{
	bool five = play->session.rules.connect == rule_traits[RULE_RENJU].connect;
	set_players(play, item);
	return five && !play->chosen.by_person ? next_opens(&rule_screen) : next_is(NEXT_AGAIN);
}

/* What is asked about another board. */
enum board_question { BOARD_SIZE, BOARD_CONNECT, BOARD_BEGINS };

static struct next begin_board(struct view *view, struct play *play)
{
	char value[SETTING_VALUE_MAX], choices[SETTING_CHOICES_MAX];
	enum language language = view->paper.language;
	enum board_question question = *(const enum board_question *)view_state(view, &board_screen);
	enum setting setting = question == BOARD_SIZE ? SET_SIZE : SET_CONNECT;
	setting_write_choices(language, play, setting, choices);
	return paper_ask(&view->paper, question == BOARD_BEGINS ? PHRASE_BEGINS_ASK : PHRASE_BOARD_ASK,
	                 WITH(setting_label(language, setting), choices,
	                      setting_value_text(language, view, play, setting, value)));
}

/* Takes the size, K, and who begins. Size and K are settings, and kept. */
static struct next take_board(struct view *view, struct play *play, struct span answer)
{
	static const enum item begins[] = {ITEM_BLACK, ITEM_WHITE, ITEM_TWO, ITEM_WATCH};
	enum { BEGINS = sizeof begins / sizeof *begins };
	int number = 1;
	enum board_question *question = view_state(view, &board_screen);
	enum setting setting = *question == BOARD_SIZE ? SET_SIZE : SET_CONNECT;
	if (typed_is_leave(answer))
		return next_is(NEXT_BACK);
	if (*question != BOARD_BEGINS) {
		enum setting_answer set = answer.length == 0 ? SETTING_SET : setting_set_and_keep(view, play, setting, answer);
		int most = setting == SET_SIZE ? BOARD_MAX : play->session.rules.size;
		if (set == SETTING_UNKNOWN)
			paper_note(&view->paper, PHRASE_LIST_WRONG, WITH("1", NUMBER(most)));
		if (set == SETTING_SET)
			*question = setting == SET_SIZE ? BOARD_CONNECT : BOARD_BEGINS;
		return next_is(NEXT_HERE);
	}
	if (answer.length > 0 && (!text_number(answer, BEGINS, &number) || number < 1 || number > BEGINS))
		return paper_note(&view->paper, PHRASE_LIST_WRONG, WITH("1", NUMBER(BEGINS)));
	return next_instead(begin_item_game(play, begins[number - 1]));
}

static const struct screen_ops board_screen = {
	.key_words = escape_leaves,
	.words = WORD_EXIT,
	.size = sizeof(enum board_question),
	.begin = begin_board,
	.take = take_board,
};

static void put_item(struct view *view, const struct play *play, int number)
{
	char named[2 * OPPONENT_NAME_MAX + 8];
	struct paper *paper = &view->paper;
	enum item item = (enum item)number;
	enum phrase phrase = (enum phrase)((int)PHRASE_MENU_BLACK + number - (int)ITEM_BLACK);
	bool nothing = (item == ITEM_LAST || item == ITEM_GAMES) && !autosave_can_resume(&play->autosave);
	list_put(paper, number, paper_text(paper, item == ITEM_QUIT ? PHRASE_MENU_QUIT : phrase),
	         nothing ? paper_text(paper, PHRASE_MENU_NO_LAST)
	                 : write_named(paper, &play->opponents, play->named, item, named, sizeof named));
}

static struct next begin_menu(struct view *view, struct play *play)
{
	struct paper *paper = &view->paper;
	const struct ruleset *rules = &play->session.rules;
	char *title = view_state(view, &menu_screen);
	play_rules_return(play);
	phrase_write(title, MENU_TITLE_MAX, paper->language, PHRASE_TITLE,
	             WITH(NUMBER(rules->size), NUMERAL(paper->language, rules->connect),
	                  phrase_value(paper->language, rule_names[rules->rule])));
	return list_open(paper, ITEM_QUIT, ITEMS - 1, paper_text(paper, PHRASE_MENU), title, put_item);
}

/* Takes an item's number, or a word. */
static struct next take_menu(struct view *view, struct play *play, struct span answer)
{
	static const char *const words[ITEMS] = {
		[ITEM_QUIT] = "quit",   [ITEM_SETTINGS] = "settings", [ITEM_LOAD] = "load",
		[ITEM_RULES] = "rules", [ITEM_PUZZLES] = "puzzle",    [ITEM_LEARN] = "learn"};
	struct chosen_players *chosen;
	struct span text = TYPED_COMMAND(answer, play->session.coords);
	int number = ITEMS;
	if (text_number(answer, ITEMS, &number) && number < ITEMS && words[number])
		text = text_span(words[number]);
	if (text_is(text, "quit"))
		return next_is(NEXT_QUIT);
	struct next next = commands_obey_word(view, play, text, WORD_ITEM);
	if (next.kind != NEXT_REFUSED)
		return next;
	switch (number) {
	case ITEM_BLACK:
	case ITEM_WHITE:
	case ITEM_TWO:
	case ITEM_WATCH:
		return begin_item_game(play, (enum item)number);
	case ITEM_PLAYERS:
		next = next_opens(&choose_players_screen);
		chosen = view_prepare(&view->stack, &next);
		chosen->side = SIDE_BLACK;
		memcpy(chosen->player, play->session.player, sizeof chosen->player);
		memcpy(chosen->name, play->opponents.name, sizeof chosen->name);
		return next;
	case ITEM_LAST:
	case ITEM_GAMES:
		return last_games_open(view, play, number == ITEM_LAST);
	case ITEM_BOARD:
		return next_opens(&board_screen);
	default:
		return paper_note(&view->paper, PHRASE_MENU_WRONG, WITH("0", NUMBER(ITEMS - 1)));
	}
}

const struct screen_ops menu_screen = {
	.draw = list_draw,
	.question = PHRASE_MENU_ASK,
	.words = WORD_ITEM,
	.size = MENU_TITLE_MAX,
	.begin = begin_menu,
	.take = take_menu,
};
