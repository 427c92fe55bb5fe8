/* Asks for the rule of a game of five in a row. After the answer, the game begins. */
#include "terminal/screens/screens.h"

#include <stdio.h>

#include "terminal/actions/kept_settings.h"
#include "terminal/view/view.h"
#include "terminal/words/typed_words.h"
#include "terminal/words/words.h"

/* The rules in the list. Any other rule may be typed by its name. */
static const struct {
	enum rule rule;
	enum phrase phrase;
} listed[] = {{RULE_RENJU, PHRASE_RULE_RENJU}, {RULE_FREESTYLE, PHRASE_RULE_FREESTYLE}};
enum { LISTED = sizeof listed / sizeof *listed };

static const char *name_of_rule(const struct paper *paper, enum rule rule)
{
	return phrase_value(paper->language, rule_names[rule]);
}

/* Do the names and the descriptions of the rules all fit on the screen? */
static bool fits_whole(const struct paper *paper)
{
	const struct screen *screen = &paper->screen;
	int column, rows = screen_rows_of(screen, text_span(paper_text(paper, PHRASE_RULE_HEAD))) + paper_note_rows(paper);
	for (int i = 0; i < LISTED; i++)
		rows += paper_item_rows(paper, i + 1, name_of_rule(paper, listed[i].rule), paper_text(paper, listed[i].phrase));
	return !screen->in_place || rows + screen_find_line(screen, paper->question, &column) <= screen->rows;
}

/* Shows the rules; on a small screen only their names. */
static void put_rules_text(struct view *view, const struct play *play)
{
	bool whole = fits_whole(&view->paper);
	(void)play;
	screen_begin(&view->paper.screen);
	if (whole)
		paper_line(&view->paper, PHRASE_RULE_HEAD, no_arguments);
	else
		paper_list_title(&view->paper, PHRASE_RULE_HEAD, no_arguments);
	for (int i = 0; i < LISTED; i++) {
		const char *name = name_of_rule(&view->paper, listed[i].rule);
		if (whole)
			paper_item(&view->paper, i + 1, name, paper_text(&view->paper, listed[i].phrase));
		else
			paper_list_item(&view->paper, i + 1, name, NULL);
	}
	paper_put_notes(&view->paper);
}

static void ask_rule(const struct view *view, struct play *play, char *out, size_t room)
{
	phrase_write(out, room, view->paper.language, PHRASE_RULE_ASK,
	             WITH(name_of_rule(&view->paper, play->session.rules.rule)));
}

/* Returns the name of the chosen rule. Enter chooses the current rule, and a number the rule with this number in the
   list; a number that is not in the list gives "". Any other answer is returned unchanged. */
static struct span read_typed_rule(const struct play *play, struct span answer)
{
	int number;
	if (answer.length == 0)
		return text_span(rule_names[play->session.rules.rule]);
	if (text_number(answer, LISTED, &number))
		return text_span(number >= 1 && number <= LISTED ? rule_names[listed[number - 1].rule] : "");
	return answer;
}

static struct next take_rule(struct view *view, struct play *play, struct span answer)
{
	char choices[SETTING_CHOICES_MAX];
	struct span rule = read_typed_rule(play, answer);
	const struct word *word = words_find(typed_word(answer));
	if (typed_is_leave(answer))
		return next_is(NEXT_BACK);
	if (rule.length > 0 && kept_change(view, play, SET_RULE, rule) == SETTING_SET)
		return next_is(NEXT_AGAIN);
	if (word && (word->id == WORD_HELP || word->id == WORD_RULES))
		return page_rules(view, play, &play->session.rules, PAGE_ASKED);
	snprintf(choices, sizeof choices, "1 %s%s2 %s", name_of_rule(&view->paper, RULE_RENJU),
	         paper_text(&view->paper, PHRASE_COMMA), name_of_rule(&view->paper, RULE_FREESTYLE));
	paper_note(&view->paper, PHRASE_SETTINGS_WRONG, WITH(TYPED(answer), choices));
	return next_is(NEXT_HERE);
}

static const struct screen_ops rule_screen = {
	.draw = put_rules_text,
	.prompt = ask_rule,
	.first = 1,
	.last = LISTED,
	.key_words = escape_leaves,
	.words = WORD_EXIT,
	.take = take_rule,
};

struct next rule_ask(const struct play *play)
{
	bool five = play->session.rules.connect == rule_traits[RULE_RENJU].connect;
	return five && !play->chosen.by_person ? next_opens(&rule_screen) : next_is(NEXT_AGAIN);
}
