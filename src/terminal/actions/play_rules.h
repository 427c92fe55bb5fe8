/* Changes the rules of the next game. A change adapts the other rules, or is refused. */
#ifndef PLAY_RULES_H
#define PLAY_RULES_H

#include "terminal/view/view.h"

/* The part of the rules that a person changed. */
enum rules_part {
	RULES_REST,
	RULES_SIZE,
	RULES_CONNECT,
	RULES_RULE,
};

/* Sets the rules of the next game. `rules` are the rules so far with this part changed. Adapts the other parts if they
   no longer fit. Returns false if the rules are refused. Notes what was adapted or refused. */
bool play_rules_change(struct paper *paper, struct play *play, enum rules_part changed, struct ruleset rules);
/* Adapts K to the size, and the rule to K, after this part of the rules was changed. Keeps the replaced K and rule in
   `displaced`, and restores them when they fit again. */
void play_rules_adapt(struct displaced *displaced, enum rules_part changed, struct ruleset *rules);
/* Returns to the chosen rules and notation (struct chosen_rules). */
void play_rules_return(struct play *play);
/* Replaces an opening that needs two people by the free opening, with a note, if a machine plays. */
void play_rules_free_opening(struct paper *paper, struct play *play);
/* Adds a note if nobody can win a game under these rules. */
void play_rules_note(struct paper *paper, const struct ruleset *rules);

#endif
