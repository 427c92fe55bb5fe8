/* The rules of a game as data: what wins, what is forbidden, and the opening. */
#ifndef RULESET_H
#define RULESET_H

#include "base/text.h"

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
/* Returns the side with this name, in either case; SIDE_NONE for another text. */
enum side side_named(struct span name);

enum rule {
	RULE_RENJU,
	RULE_STANDARD,
	RULE_FREESTYLE,
	RULE_CARO,
};
extern const char *const rule_names[]; /* ends in NULL */

/* What a row of more than K stones means. */
enum overline {
	OVERLINE_WINS,
	OVERLINE_NOTHING,
	OVERLINE_FORBIDDEN,
};

/* Source: renju-openings(7), Rules. */
struct rule_traits {
	enum overline overline[2]; /* by side */
	bool needs_open_end;       /* to win, a row of exactly K must have an end that the other color does not occupy; the
	                              edge of the board is such an end */
	int connect;               /* the only K that the rule is defined for, or 0 */
};
extern const struct rule_traits rule_traits[]; /* by enum rule */

/* What happens after a forbidden move by Black. */
enum penalty {
	PENALTY_LOSE,   /* White wins at once */
	PENALTY_REJECT, /* the move is not placed, and Black moves again */
	PENALTY_CLAIM,  /* White may claim the win before White's next move or pass */
};
extern const char *const penalty_names[]; /* ends in NULL */

enum { OPENING_FREE }; /* the opening without restrictions */

/* The rules of a game. A zeroed struct is renju without a board. `size` is 1 to BOARD_MAX (point.h). `connect`,
   called K, is at least 1; if it is above `size`, nobody can win. Renju needs K = 5; many openings need an odd size. */
struct ruleset {
	enum rule rule;
	enum penalty penalty;
	int opening; /* index into the table of openings (opening.h) */
	int size;
	int connect;
	int opening_n; /* the N in the opening's name, else 0 */
};

/* Returns what a row of more than K stones means for the side. */
static inline enum overline ruleset_overline(const struct ruleset *rules, enum side side)
{
	return rule_traits[rules->rule].overline[side];
}

/* Must a row of exactly K have an open end to win? */
static inline bool ruleset_needs_open_end(const struct ruleset *rules)
{
	return rule_traits[rules->rule].needs_open_end;
}

/* Are some points forbidden to this side? */
static inline bool ruleset_forbids(const struct ruleset *rules, enum side side)
{
	return ruleset_overline(rules, side) == OVERLINE_FORBIDDEN;
}

bool ruleset_same(const struct ruleset *one, const struct ruleset *other);

#endif
