#include "terminal/actions/match_rules.h"

#include <stdio.h>

#include "terminal/view/opening_words.h"

/* Notes a phrase that names the size, K and the rule. */
static void note_rules(struct view *view, enum phrase phrase, const struct ruleset *rules)
{
	char size[12], connect[12];
	snprintf(size, sizeof size, "%d", rules->size);
	snprintf(connect, sizeof connect, "%d", rules->connect);
	view_note(view, phrase,
	          (const char *const[]){size, connect, phrase_value(view->language, rule_names[rules->rule])});
}

void match_rules_note(struct view *view, const struct ruleset *rules)
{
	if (rules->connect > rules->size)
		note_rules(view, PHRASE_NOBODY_WINS, rules);
}

void match_rules_free_opening(struct view *view, struct match *match)
{
	char name[OPENING_WORDS_MAX];
	struct session *session = &match->session;
	const struct ruleset *rules = &session->rules;
	bool people = session->player[SIDE_BLACK] == MOVER_HUMAN && session->player[SIDE_WHITE] == MOVER_HUMAN;
	if (people || !opening_has_choices(rules))
		return;
	opening_words_write(view->language, rules->opening, rules->opening_n, name);
	view_note(view, PHRASE_OPENING_FOR_TWO, (const char *const[]){name});
	session->rules.opening = OPENING_FREE;
	session->rules.opening_n = 0;
}

static bool has_its_connect(const struct ruleset *rules)
{
	int connect = ruleset_connect(rules->rule);
	return connect == 0 || connect == rules->connect;
}

/* Adapts the other rules to a changed one, and notes how. It changes only what it can restore later. */
static void follow(struct view *view, struct match *match, enum rules_part changed, struct ruleset *rules)
{
	if (changed == RULES_SIZE && rules->connect > rules->size) {
		rules->connect = rules->size; /* so that the game can be won */
		note_rules(view, PHRASE_CONNECT_FOLLOWS, rules);
	}
	struct ruleset returned = *rules;
	returned.rule = match->displaced.rule;
	if (changed != RULES_RULE && !has_its_connect(rules)) {
		rules->rule = RULE_FREESTYLE;
		note_rules(view, PHRASE_RULE_FOLLOWS, rules);
	} else if (changed != RULES_RULE && match->displaced.any && has_its_connect(&returned)) {
		rules->rule = returned.rule;
		note_rules(view, PHRASE_RULE_RETURNS, rules);
	}
}

/* Remembers a rule that was replaced, until it is back or a person chooses a rule. */
static void remember_displaced(struct match *match, enum rules_part changed, const struct ruleset *rules)
{
	enum rule before = match->session.rules.rule;
	if (changed != RULES_RULE && rules->rule != before && rules->rule == RULE_FREESTYLE)
		match->displaced = (struct displaced){true, before};
	else if (rules->rule != before || changed == RULES_RULE)
		match->displaced.any = false;
}

/* Notes why these rules are refused. */
static void note_fault(struct view *view, const struct ruleset *rules)
{
	if (!has_its_connect(rules))
		note_rules(view, PHRASE_RENJU_IS_FIVE, rules);
	else if (opening_misfit(rules))
		note_rules(view, openings[rules->opening].least > 1 ? PHRASE_OPENING_NEEDS_NINE : PHRASE_OPENING_NEEDS_ODD,
		           rules);
	else
		note_rules(view, PHRASE_CONNECT_TOO_LONG, rules);
}

bool match_rules_change(struct view *view, struct match *match, enum rules_part changed, struct ruleset rules)
{
	int renju = ruleset_connect(RULE_RENJU);
	size_t notes = view->notes.used;
	follow(view, match, changed, &rules);
	if (game_rules_fault(&rules) || (changed == RULES_CONNECT && rules.connect > rules.size)) {
		view->notes.used = notes; /* drops the notes of follow() */
		note_fault(view, &rules);
		return false;
	}
	bool stays = rules.rule == match->session.rules.rule && rules.rule != RULE_RENJU;
	if (changed == RULES_CONNECT && rules.connect == renju && match->session.rules.connect != renju && stays)
		note_rules(view, PHRASE_RULE_STAYS, &rules);
	remember_displaced(match, changed, &rules);
	match->session.rules = rules;
	return true;
}
