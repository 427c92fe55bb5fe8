#include "terminal/menu.h"

#include <stdio.h>
#include <string.h>

#include "match/autosave.h"
#include "match/opponents.h"
#include "terminal/files.h"
#include "terminal/items.h"
#include "terminal/next_rules.h"
#include "terminal/pages.h"
#include "terminal/paging.h"
#include "terminal/prompt.h"
#include "terminal/seats.h"
#include "terminal/settings.h"
#include "terminal/typed.h"

static void put_title(struct view *view, struct match *match)
{
	char size[12], connect[12];
	const struct ruleset *rules = &match->session.rules;
	snprintf(size, sizeof size, "%d", rules->size);
	snprintf(connect, sizeof connect, "%d", rules->connect);
	view_line(view, PHRASE_TITLE,
	          (const char *const[]){size, connect, phrase_value(view->language, rule_names[rules->rule])});
}

enum item { ITEM_QUIT, ITEM_BLACK, ITEM_WHITE, ITEM_TWO, ITEM_WATCH, ITEM_SETTINGS, ITEM_PLAYERS, ITEM_LAST,
	ITEM_LOAD, ITEM_RULES, ITEMS };

/* A game of one of the kinds; the machine is the one of the settings. */
static void seat(struct match *match, enum item item)
{
	bool machine_black = item == ITEM_WHITE || item == ITEM_WATCH;
	bool machine_white = item == ITEM_BLACK || item == ITEM_WATCH;
	opponents_set(match, machine_black ? match->level : MOVER_HUMAN, machine_white ? match->level : MOVER_HUMAN);
}

static void put_item(struct view *view, struct match *match, enum item item, enum phrase phrase)
{
	bool nothing = item == ITEM_LAST && !autosave_is_kept(&match->autosave);
	items_put(view, (int)item, view_text(view, phrase), nothing ? view_text(view, PHRASE_MENU_NO_LAST) : NULL);
}

static void put_menu(struct view *view, struct match *match)
{
	screen_begin(&view->screen);
	put_title(view, match);
	for (enum item item = ITEM_BLACK; item < ITEMS; item++)
		put_item(view, match, item, (enum phrase)(PHRASE_MENU_BLACK + item - ITEM_BLACK));
	put_item(view, match, ITEM_QUIT, PHRASE_MENU_QUIT);
	view_put_notes(view);
}

/* The item's number, typed so or as a word; ITEMS for another text. */
static enum item read_item(struct span answer)
{
	static const struct {
		const char *word;
		enum item item;
	} words[] = {{"quit", ITEM_QUIT}, {"settings", ITEM_SETTINGS}, {"load", ITEM_LOAD}, {"rules", ITEM_RULES}};
	int number;
	struct span word = typed_word(answer);
	if (text_number(answer, ITEMS, &number))
		return number < ITEMS ? (enum item)number : ITEMS;
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (text_is(word, words[i].word))
			return words[i].item;
	return ITEMS;
}

static void put_page(struct view *view, struct match *match)
{
	(void)match;
	screen_begin(&view->screen);
	view_put_notes(view);
}

static void show_rules(struct view *view, struct match *match)
{
	struct span answer;
	paging_begin(view);
	pages_note_rules(view, &match->session.rules);
	if (paging_show(view, match, &answer) == PAGING_SHOWN)
		prompt_ask(view, match, put_page, PHRASE_PAGE_ASK, no_arguments, &answer);
}

/* The game on the board was left before the menu came. */
static bool may_drop(struct view *view, struct match *match)
{
	(void)view;
	(void)match;
	return true;
}

static bool load(struct view *view, struct match *match)
{
	struct span answer;
	if (!prompt_ask(view, match, NULL, PHRASE_FILE_ASK, no_arguments, &answer) || view->raw.length == 0 ||
	    !files_load_typed(view, match, view->raw, may_drop))
		return false;
	opponents_set(match, match->terms->player[SIDE_BLACK], match->terms->player[SIDE_WHITE]);
	return true;
}

/* Does what the item says; MENU_LEAVE where the menu goes on, too. */
static enum menu choose(struct view *view, struct match *match, enum item item)
{
	const char *const range[] = {"0", "9"};
	switch (item) {
	case ITEM_BLACK:
	case ITEM_WHITE:
	case ITEM_TWO:
	case ITEM_WATCH:
		seat(match, item);
		return next_rules_ask_size(view, match) ? MENU_NEW : MENU_LEAVE;
	case ITEM_PLAYERS:
		return seats_ask(view, match) && next_rules_ask_size(view, match) ? MENU_NEW : MENU_LEAVE;
	case ITEM_SETTINGS:
		settings_ask(view, match);
		return MENU_LEAVE;
	case ITEM_LOAD:
		return load(view, match) ? MENU_GO_ON : MENU_LEAVE;
	case ITEM_LAST:
		return files_resume(view, match) ? MENU_GO_ON : MENU_LEAVE;
	case ITEM_RULES:
		show_rules(view, match);
		return MENU_LEAVE;
	default:
		view_note(view, PHRASE_MENU_WRONG, range);
		return MENU_LEAVE;
	}
}

enum menu menu_choose(struct view *view, struct match *match)
{
	const char *const range[] = {"0", "9"};
	struct span answer;
	enum phrase phrase = view->screen.keys ? PHRASE_MENU_ASK_KEYS : PHRASE_MENU_ASK;
	while (!view->ended && items_ask(view, match, put_menu, ITEM_QUIT, ITEMS - 1, phrase, range, &answer)) {
		enum item item = read_item(answer);
		enum menu menu = item == ITEM_QUIT ? MENU_LEAVE : choose(view, match, item);
		if (item == ITEM_QUIT || menu != MENU_LEAVE)
			return menu;
	}
	return MENU_LEAVE;
}
