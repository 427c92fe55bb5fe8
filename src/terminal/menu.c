#include "terminal/menu.h"

#include <stdio.h>
#include <string.h>

#include "terminal/settings.h"
#include "terminal/typed.h"

static void put_title(struct desk *desk)
{
	char size[12], connect[12];
	const struct ruleset *rules = &desk->session.rules;
	snprintf(size, sizeof size, "%d", rules->size);
	snprintf(connect, sizeof connect, "%d", rules->connect);
	desk_line(desk, PHRASE_TITLE, (const char *const[]){size, connect, phrase_value(desk->language, rule_names[rules->rule])});
}

/* The kinds of game, in the order of the menu. */
static bool start_kind(struct desk *desk, int number)
{
	bool machine_black = number == 2 || number == 4;
	bool machine_white = number == 1 || number == 4;
	if (number < 1 || number > 4)
		return false;
	desk->session.player[SIDE_BLACK] = machine_black ? desk->level : MOVER_HUMAN;
	desk->session.player[SIDE_WHITE] = machine_white ? desk->level : MOVER_HUMAN;
	return true;
}

static void put_menu(struct desk *desk)
{
	screen_begin(&desk->screen);
	put_title(desk);
	for (enum phrase item = PHRASE_MENU_BLACK; item <= PHRASE_MENU_QUIT; item++)
		settings_put_item(desk, (int)(item - PHRASE_MENU_BLACK) + 1, desk_text(desk, item), NULL);
	desk_put_notes(desk);
}

/* The item's number, typed so or as a word; 0 for another text. */
static int read_item(struct span answer, int settings, int quit)
{
	int number;
	struct span word = typed_word(answer);
	if (text_number(answer, quit, &number))
		return number <= quit ? number : 0;
	return text_is(word, "quit") ? quit : text_is(word, "settings") ? settings : 0;
}

bool menu_choose(struct desk *desk)
{
	enum { SETTINGS = 5, QUIT = 6 };
	const char *const range[] = {"1", "6"};
	struct span answer;
	while (desk_ask(desk, put_menu, PHRASE_MENU_ASK, range, &answer)) {
		int number = read_item(answer, SETTINGS, QUIT);
		if (number == QUIT)
			return false;
		if (number == SETTINGS)
			settings_ask(desk);
		else if (start_kind(desk, number))
			return true;
		else
			desk_note(desk, PHRASE_MENU_WRONG, range);
		if (desk->ended)
			return false;
	}
	return false;
}
