#include "terminal/actions/play_rules.h"

#include "base/minmax.h"
#include "terminal/words/opening_words.h"

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

void play_rules_free_opening(struct paper *paper, struct play *play)
{
	char name[OPENING_WORDS_MAX];
	struct session *session = &play->session;
	const struct ruleset *rules = &session->rules;
	if (play_is_of_people(play) || !opening_has_choices(rules))
		return;
	opening_words_write(paper->language, rules->opening, rules->opening_n, name);
	paper_note(paper, PHRASE_OPENING_FOR_TWO, WITH(name));
	session->rules.opening = OPENING_FREE;
	session->rules.opening_n = 0;
}

static bool has_its_connect(const struct ruleset *rules)
{
	int connect = rule_traits[rules->rule].connect;
	return connect == 0 || connect == rules->connect;
}

void play_rules_adapt(struct displaced *displaced, enum rules_part changed, struct ruleset *rules)
{
	int wanted = changed == RULES_SIZE && displaced->connect > 0 ? displaced->connect : rules->connect;
	struct ruleset returned = *rules;
	if (changed == RULES_SIZE)
		rules->connect = returned.connect = min(wanted, rules->size); /* so that the game can be won */
	if (changed == RULES_SIZE || changed == RULES_CONNECT)
		displaced->connect = wanted > rules->connect ? wanted : 0;
	returned.rule = displaced->rule;
	if (changed == RULES_RULE)
		displaced->any = false;
	else if (!has_its_connect(rules))
		*displaced = (struct displaced){displaced->connect, true, rules->rule};
	else if (displaced->any && has_its_connect(&returned))
		displaced->any = false;
	else
		return;
	if (changed != RULES_RULE)
		rules->rule = displaced->any ? RULE_FREESTYLE : returned.rule;
}

/* Notes why these rules are refused. */
static void note_fault(struct paper *paper, const struct ruleset *rules)
{
	if (!has_its_connect(rules))
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
	struct displaced displaced = play->displaced;
	play_rules_adapt(&displaced, changed, &adapted);
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
	play->displaced = play->chosen.displaced = displaced;
	play->session.rules = play->chosen.rules = adapted;
	return true;
}

void play_rules_return(struct play *play)
{
	play->session.rules = play->chosen.rules;
	play->coords = play->chosen.coords;
	play->displaced = play->chosen.displaced;
}
