#include "rules/ruleset.h"

#include <stddef.h>

const char *const side_names[] = {[SIDE_BLACK] = "black", [SIDE_WHITE] = "white", NULL};

enum side side_named(struct span name)
{
	enum side side = SIDE_BLACK;
	while (side < SIDE_NONE && !text_is(name, side_names[side]))
		side++;
	return side;
}

const char *const rule_names[] = {
	[RULE_RENJU] = "renju", [RULE_STANDARD] = "standard", [RULE_FREESTYLE] = "freestyle", [RULE_CARO] = "caro", NULL,
};

const char *const penalty_names[] = {
	[PENALTY_LOSE] = "lose",
	[PENALTY_REJECT] = "reject",
	[PENALTY_CLAIM] = "claim",
	NULL,
};

const struct rule_traits rule_traits[] = {
	[RULE_RENJU] = {{OVERLINE_FORBIDDEN, OVERLINE_WINS}, false, 5},
	[RULE_STANDARD] = {{OVERLINE_NOTHING, OVERLINE_NOTHING}, false, 0},
	[RULE_FREESTYLE] = {{OVERLINE_WINS, OVERLINE_WINS}, false, 0},
	[RULE_CARO] = {{OVERLINE_WINS, OVERLINE_WINS}, true, 0},
};

bool ruleset_same(const struct ruleset *one, const struct ruleset *other)
{
	return one->rule == other->rule && one->penalty == other->penalty && one->opening == other->opening &&
	       one->opening_n == other->opening_n && one->size == other->size && one->connect == other->connect;
}
