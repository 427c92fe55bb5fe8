/* The rules that a person chooses for the next game, and what fits with them. */
#ifndef RULES_CHOICE_H
#define RULES_CHOICE_H

#include "terminal/view/view.h"

/* The rule that was changed, in the order of the settings. */
enum rules_part { RULES_SIZE, RULES_CONNECT, RULES_RULE, RULES_REST };

/* Returns to the chosen rules and notation (struct chosen_rules). */
void play_rules_return(struct play *play);
/* Replaces an opening that needs two people by the free opening, with a note, if a machine plays. */
void play_rules_free_opening(struct paper *paper, struct session *session);
/* Adds a note if nobody can win a game under these rules. */
void play_rules_note(struct paper *paper, const struct ruleset *rules);

/* Adapts K to the size, so that the game can be won, and the rule to K, after one of the rules was changed. What is
   wanted comes back when it fits again. */
void play_rules_adapt(struct wanted_rules *wanted, enum rules_part changed, struct ruleset *rules);
/* Sets the rules of the next game. `rules` are the rules so far with this part changed. Adapts the other parts if
   they no longer fit. Returns false if the rules are refused. Notes what was adapted or refused. */
bool play_rules_change(struct paper *paper, struct play *play, enum rules_part changed, struct ruleset rules);

#endif
