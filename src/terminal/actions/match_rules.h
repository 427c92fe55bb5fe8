/* Changes the rules of the next game. A change adapts the other rules, or is refused. */
#ifndef MATCH_RULES_H
#define MATCH_RULES_H

#include "terminal/view/view.h"

/* The part of the rules that a person changed. */
enum rules_part {
	RULES_SIZE,
	RULES_CONNECT,
	RULES_RULE,
	RULES_REST,
};

/* Sets the rules of the next game, in which this part was changed. The other parts are adapted if they must be.
   Returns false if the rules are refused. Notes what was adapted or refused. */
bool match_rules_change(struct view *view, struct match *match, enum rules_part changed, struct ruleset rules);
/* Adapts K to the size, and the rule to K, after this part of the rules was changed. Remembers what gave way in
   `displaced`, and restores what fits again. */
void match_rules_adapt(struct displaced *displaced, enum rules_part changed, struct ruleset *rules);
/* Makes the opening free, and notes so, if it needs two people and one player is a machine. */
void match_rules_free_opening(struct view *view, struct match *match);
/* If nobody can win a game under these rules, notes that. */
void match_rules_note(struct view *view, const struct ruleset *rules);

#endif
