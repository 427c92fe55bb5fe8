#include "terminal/actions/rules_choice.h"

#include "base/minmax.h"
#include "rules/opening.h"

/* Notes a phrase that names the size, K and the rule. */
static void note_rules(struct paper *paper, enum phrase phrase, const struct ruleset *rules)
{
	paper_note(paper, phrase,
	           WITH(NUMBER(rules->size), NUMBER(rules->connect),
	                phrase_value(paper->language, rule_names[rules->rule])));
}

void play_rules_note(struct paper *paper, const struct ruleset *rules)
{
	if (rules->connect > rules->size)
		note_rules(paper, PHRASE_NOBODY_WINS, rules);
}

void play_rules_free_opening(struct paper *paper, struct session *session)
{
	char name[OPENING_WORDS_MAX];
	const struct ruleset *rules = &session->rules;
	if (play_is_of_people(session) || !opening_has_choices(rules))
		return;
	opening_words_write(paper->language, rules->opening, rules->opening_n, name);
	paper_note(paper, PHRASE_OPENING_FOR_TWO, WITH(name));
	session->rules.opening = OPENING_FREE;
	session->rules.opening_n = 0;
}

static bool has_its_connect(int connect, enum rule rule)
{
	return rule_traits[rule].connect == 0 || rule_traits[rule].connect == connect;
}

void play_rules_adapt(struct wanted_rules *wanted, enum rules_part changed, struct ruleset *rules)
{
	if (changed == RULES_SIZE)
		rules->connect = min(wanted->connect, rules->size);
	if (changed == RULES_CONNECT)
		wanted->connect = rules->connect;
	if (changed == RULES_RULE)
		wanted->rule = rules->rule;
	else
		rules->rule = has_its_connect(rules->connect, wanted->rule) ? wanted->rule : RULE_FREESTYLE;
}

/* Notes why these rules are refused. */
static void note_fault(struct paper *paper, const struct ruleset *rules)
{
	if (!has_its_connect(rules->connect, rules->rule))
		note_rules(paper, PHRASE_RENJU_IS_FIVE, rules);
	else if (opening_misfit(rules))
		note_rules(paper, openings[rules->opening].least > 1 ? PHRASE_OPENING_NEEDS_NINE : PHRASE_OPENING_NEEDS_ODD,
		           rules);
	else
		note_rules(paper, PHRASE_CONNECT_TOO_LONG, rules);
}

bool play_rules_change(struct paper *paper, struct play *play, enum rules_part changed, struct ruleset rules)
{
	int renju = rule_traits[RULE_RENJU].connect;
	struct ruleset adapted = rules;
	struct wanted_rules wanted = play->wanted;
	play_rules_adapt(&wanted, changed, &adapted);
	if (!game_rules_fit(&adapted) || (changed == RULES_CONNECT && adapted.connect > adapted.size)) {
		note_fault(paper, &adapted);
		return false;
	}
	if (adapted.connect != rules.connect)
		note_rules(paper, adapted.connect < rules.connect ? PHRASE_CONNECT_FOLLOWS : PHRASE_CONNECT_RETURNS, &adapted);
	if (adapted.rule != rules.rule)
		note_rules(paper, adapted.rule == RULE_FREESTYLE ? PHRASE_RULE_FOLLOWS : PHRASE_RULE_RETURNS, &adapted);
	bool stays = adapted.rule == play->session.rules.rule && adapted.rule != RULE_RENJU;
	if (changed == RULES_CONNECT && adapted.connect == renju && play->session.rules.connect != renju && stays)
		note_rules(paper, PHRASE_RULE_STAYS, &adapted);
	play->wanted = play->chosen.wanted = wanted;
	play->session.rules = play->chosen.rules = adapted;
	return true;
}

void play_rules_return(struct play *play)
{
	play->session.rules = play->chosen.rules;
	play->session.coords = play->chosen.coords;
	play->wanted = play->chosen.wanted;
}
