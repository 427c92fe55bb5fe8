/* The menu: what to play. */
#include "terminal/screens/screens.h"

#include <stdio.h>
#include <string.h>

#include "match/autosave.h"
#include "match/opponents.h"
#include "terminal/actions/files.h"
#include "terminal/actions/rules_text.h"
#include "terminal/screens/page.h"
#include "terminal/view/translate.h"
#include "terminal/view/view.h"
#include "terminal/view/words.h"

static void put_title(struct view *view, const struct match *match)
{
	char size[12], connect[NUMERAL_MAX];
	const struct ruleset *rules = &match->session.rules;
	snprintf(size, sizeof size, "%d", rules->size);
	view_line(view, PHRASE_TITLE,
	          (const char *const[]){size, phrase_numeral(view->language, rules->connect, connect),
	                                phrase_value(view->language, rule_names[rules->rule])});
}

enum item { ITEM_QUIT, ITEM_BLACK, ITEM_WHITE, ITEM_TWO, ITEM_WATCH, ITEM_SETTINGS, ITEM_PLAYERS, ITEM_LAST,
	ITEM_LOAD, ITEM_RULES, ITEMS };

/* Sets the players of a game against a machine, of two people or of two machines. The machine's level is a setting. */
static void set_players(struct match *match, enum item item)
{
	bool machine_black = item == ITEM_WHITE || item == ITEM_WATCH;
	bool machine_white = item == ITEM_BLACK || item == ITEM_WATCH;
	opponents_set(match, machine_black ? match->level : MOVER_HUMAN, machine_white ? match->level : MOVER_HUMAN);
}

static void put_item(struct view *view, const struct match *match, enum item item, enum phrase phrase)
{
	bool nothing = item == ITEM_LAST && !autosave_is_kept(&match->autosave);
	view_item(view, (int)item, view_text(view, phrase), nothing ? view_text(view, PHRASE_MENU_NO_LAST) : NULL);
}

static void put_menu(struct view *view, const struct match *match)
{
	screen_begin(&view->screen);
	put_title(view, match);
	for (enum item item = ITEM_BLACK; item < ITEMS; item++)
		put_item(view, match, item, (enum phrase)(PHRASE_MENU_BLACK + item - ITEM_BLACK));
	put_item(view, match, ITEM_QUIT, PHRASE_MENU_QUIT);
	view_put_notes(view);
}

/* Reads an item's number or word. Returns ITEMS for another text. */
static enum item read_item(struct span answer)
{
	static const enum item items[] = {[WORD_QUIT] = ITEM_QUIT, [WORD_SETTINGS] = ITEM_SETTINGS, [WORD_LOAD] = ITEM_LOAD,
	                                  [WORD_RULES] = ITEM_RULES};
	int number;
	struct span word = translate_word(answer);
	if (text_number(answer, ITEMS, &number))
		return number < ITEMS ? (enum item)number : ITEMS;
	if (words_has(word, WORD_ITEM))
		return items[words_find(word)->id];
	return ITEMS;
}

static struct next show_rules(struct view *view, struct match *match)
{
	page_gather(view);
	rules_text_note(view, &match->session.rules);
	return page_show(view, match, PAGE_ASKED);
}

static struct next choose(struct view *view, struct match *match, enum item item)
{
	const char *const range[] = {"0", "9"};
	switch (item) {
	case ITEM_QUIT:
		return next_is(NEXT_QUIT);
	case ITEM_BLACK:
	case ITEM_WHITE:
	case ITEM_TWO:
	case ITEM_WATCH:
		set_players(match, item);
		return next_opens(&size_screen);
	case ITEM_PLAYERS:
		return choose_players_open(view, match);
	case ITEM_SETTINGS:
		return next_opens(&settings_screen);
	case ITEM_LOAD:
		return next_opens(&load_screen);
	case ITEM_LAST:
		return next_is(files_resume(view, match) ? NEXT_GAME : NEXT_HERE);
	case ITEM_RULES:
		return show_rules(view, match);
	default:
		view_note(view, PHRASE_MENU_WRONG, range);
		return next_is(NEXT_HERE);
	}
}

static struct next take(struct view *view, struct match *match, struct span answer)
{
	return choose(view, match, read_item(answer));
}

static void write_question(const struct view *view, struct match *match, char *out, size_t room)
{
	(void)match;
	enum phrase phrase = view->screen.keys ? PHRASE_MENU_ASK_KEYS : PHRASE_MENU_ASK;
	phrase_write(out, room, view->language, phrase, (const char *const[]){"0", "9"});
}

const struct screen_ops menu_screen = {
	.draw = put_menu,
	.prompt = write_question,
	.first = ITEM_QUIT,
	.last = ITEMS - 1,
	.words = WORD_ITEM,
	.take = take,
};
