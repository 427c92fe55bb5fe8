/* The names that records give rules and results. */
#ifndef NAMING_H
#define NAMING_H

#include "base/text.h"
#include "rules/ruleset.h"

/* The result that a record names. */
enum recorded {
	RECORDED_NOTHING,
	RECORDED_BLACK,
	RECORDED_WHITE,
	RECORDED_DRAW,
};
extern const char *const recorded_names[]; /* "" for nothing */

/* Writes the text's letters and digits in lower case, õ as o, `room` at most. Returns how many. */
size_t naming_essence(struct span text, char *out, size_t room);

/* Names are compared by their essence alone.
   Reads the rule that the whole text names; digits may follow the name. False for another text. */
bool naming_rule_column(struct span text, enum rule *rule);
/* Reads the rule of the longest name that the text begins with, or of a digit that is the whole text. */
bool naming_rule(struct span text, enum rule *rule);
/* Does the text begin with the name of a rule of Go? */
bool naming_rule_of_go(struct span text);
/* Could the text be a name? Not a blank text, and not "-". */
bool naming_any(struct span text);

/* Returns the result that the text names: B, W, D, black, white, draw, or one of these with more after it, or a score.
   NOTHING for other texts. */
enum recorded naming_result(struct span text);
/* The same for words and letters only. */
enum recorded naming_winner(struct span text);
/* Returns the result that Black's points name, 1, 0.5 or 0, or BlackWin, WhiteWin, or what naming_result() knows. */
enum recorded naming_score(struct span text);
/* Is the text a score of two players, 1-0? naming_result() takes it as Black's first. */
bool naming_is_score(struct span text);
/* Swaps Black and White. */
enum recorded naming_other_side(enum recorded recorded);
/* Reads a word that ends a list of moves: 1-0, 0-1, 1/2-1/2, *, or what begins with B+ or W+. False for others. */
bool naming_last_word(struct span word, enum recorded *recorded);

#endif
