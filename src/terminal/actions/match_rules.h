/* The rules of the next game: what does not go with a new one follows it, or the new one is refused. */
#ifndef MATCH_RULES_H
#define MATCH_RULES_H

#include "terminal/view/view.h"

/* What of the rules is new. */
enum rules_part {
	RULES_SIZE,
	RULES_CONNECT,
	RULES_RULE,
	RULES_REST,
};

/* The next game has these rules, of which this part is new: what does not go with it follows. False where they can't be
   had, which is said. */
bool match_rules_change(struct view *view, struct match *match, enum rules_part changed, struct ruleset rules);
/* An opening that two people make is none against a machine: the game will open freely, and a note says so. */
void match_rules_free_opening(struct view *view, struct match *match);
/* Notes what a person should know of a game under these rules: that nobody can win it. */
void match_rules_note(struct view *view, const struct ruleset *rules);

#endif
