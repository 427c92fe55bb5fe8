/* The names of rules and results in records. */
#ifndef NAMING_H
#define NAMING_H

#include "base/text.h"
#include "rules/ruleset.h"

/* The result of a game, as a record states it or as the board shows it. */
enum game_result {
	RESULT_NONE, /* unknown, or the game is not over */
	RESULT_BLACK,
	RESULT_WHITE,
	RESULT_DRAW,
};
extern const char *const result_names[]; /* "" for RESULT_NONE */

/* Writes the letters (Chinese characters too) and digits of the text in lower case, õ as o, at most `room` bytes.
   Returns their number. Names are compared in this form. */
size_t naming_normalize(struct span text, char *out, size_t room);

/* Reads the name of a rule, which may have digits after it. Returns false for any other text. */
bool naming_rule_column(struct span text, enum rule *rule);
/* Reads the longest rule name that the text begins with, or a text of one digit, Gomocup's code of a rule (0, 1, 4 or
   8). Returns false if there is neither. */
bool naming_rule(struct span text, enum rule *rule);
/* Does the text begin with the name of a rule set of Go? */
bool naming_rule_of_go(struct span text);
/* Can the text be a name? Not if it is blank or "-". */
bool naming_is_given(struct span text);
/* Can the text be a name in every format? Not if it is blank, "-", or only '?' and '.' like PGN's "?" or
   "????.??.??", which say that nothing is known. */
bool naming_is_known(struct span text);

/* Returns the result for a score, or for one of the words B, W, D, black, white, draw, drawn and tie. A word stands
   alone, before a + (B+R; B+Draw is a draw), or, all but D, before wins, won or win; black and white also before
   resigns. Reads Chinese and Japanese texts, too: 黑中盘胜, 先手胜, 和棋. Returns RESULT_NONE for any other text. */
enum game_result naming_result(struct span text);
/* Returns the result as naming_result() does, but not for a score. */
enum game_result naming_winner(struct span text);
/* Returns the result for Black's points (1, 0.5 or 0), for BlackWin or WhiteWin, or for any text of
   naming_result(). */
enum game_result naming_score(struct span text);
/* Is the text a score of two players, e.g. 1-0? naming_result() takes the first number as Black's. */
bool naming_is_score(struct span text);
/* Swaps Black and White. */
enum game_result naming_other_side(enum game_result result);
/* Reads a word that ends a list of moves: a score, *, or a word that begins with B+ or W+. The word * gives
   RESULT_NONE. Returns false for other words. */
bool naming_last_word(struct span word, enum game_result *result);

#endif
