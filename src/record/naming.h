/* What records call rules and results. */
#ifndef NAMING_H
#define NAMING_H

#include "base/text.h"
#include "rules/ruleset.h"

/* What a record says of the result. */
enum recorded {
	RECORDED_NOTHING,
	RECORDED_BLACK,
	RECORDED_WHITE,
	RECORDED_DRAW,
};
extern const char *const recorded_names[]; /* "" for nothing */

/* Writes the text's letters and digits in lower case, õ as o, `room` at most. Returns how many. */
size_t naming_essence(struct span text, char *out, size_t room);

/* Names are compared by letters and digits alone, in either case; õ is o.
   The rule that the whole text names, digits after the name allowed; false for another text. */
bool naming_rule_column(struct span text, enum rule *rule);
/* The rule of the longest name that the text begins with; a digit names one where it is all there is. */
bool naming_rule(struct span text, enum rule *rule);
/* Does the text begin with the name of a rule of Go? */
bool naming_rule_of_go(struct span text);
/* Is there anything to be a name? Not in a blank text and not in "-". */
bool naming_any(struct span text);

/* The result that a text is: B, W, D, black, white, draw, or one of these with more behind it, or a score as 1-0. Nothing
   for other texts. */
enum recorded naming_result(struct span text);
/* The same for words and letters only. */
enum recorded naming_winner(struct span text);
/* Black's part of the point, 1, 0.5 or 0, or BlackWin, WhiteWin, or what naming_result() knows. */
enum recorded naming_score(struct span text);
/* Is the text a score of two players, as 1-0? naming_result() takes it as Black's first. */
bool naming_is_score(struct span text);
enum recorded naming_other_side(enum recorded recorded);
/* Is it a result as it ends a list of moves: 1-0, 0-1, 1/2-1/2, *, or what begins with B+ or W+? */
bool naming_last_word(struct span word, enum recorded *recorded);

#endif
