/* The rules of a game as data: what wins, what is forbidden, how a game opens. */
#ifndef RULESET_H
#define RULESET_H

#include <stdbool.h>

enum side {
	SIDE_BLACK, /* moves first */
	SIDE_WHITE,
	SIDE_NONE,
};

static inline enum side side_other(enum side side)
{
	return side == SIDE_BLACK ? SIDE_WHITE : SIDE_BLACK;
}

extern const char *const side_names[]; /* black, white; ends in NULL */

enum rule {
	RULE_RENJU,
	RULE_STANDARD,
	RULE_FREESTYLE,
	RULE_CARO,
};
extern const char *const rule_names[]; /* ends in NULL */

/* What a row of more than K stones is. */
enum overline {
	OVERLINE_WINS,
	OVERLINE_NOTHING,
	OVERLINE_FORBIDDEN,
};

/* What happens to Black's forbidden move. */
enum penalty {
	PENALTY_LOSE,   /* White has won at once */
	PENALTY_REJECT, /* it is not placed, Black moves again */
	PENALTY_CLAIM,  /* White wins by claiming before the next white move or pass */
};
extern const char *const penalty_names[]; /* ends in NULL */

enum { OPENING_FREE }; /* the opening that binds nobody */

/* A zeroed ruleset is renju without a board; size is 1 to BOARD_MAX (point.h), connect 1 or more: above size nobody
   can win. Renju needs connect 5, many openings an odd size. */
struct ruleset {
	enum rule rule;
	enum penalty penalty;
	int opening; /* a row of the table in opening.h */
	int size;
	int connect;
	int opening_n; /* the N in the opening's name, else 0 */
};

/* Source: the table "Winning" of the rules; a maximal row is meant. */
enum overline ruleset_overline(const struct ruleset *rules, enum side side);
/* Does a row of exactly K lose its worth when the other colour holds both ends (caro)? */
bool ruleset_needs_open_end(const struct ruleset *rules);
/* Are there points that this side must not play? */
bool ruleset_forbids(const struct ruleset *rules, enum side side);

/* The only K that the rule is played with, or 0: any. */
int ruleset_connect(enum rule rule);

bool ruleset_same(const struct ruleset *one, const struct ruleset *other);

#endif
