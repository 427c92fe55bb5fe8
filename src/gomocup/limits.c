#include "gomocup/limits.h"

enum { UNLIMITED = 2147483647 }; /* the protocol's number for a game without limit */

struct limits limits_none(void)
{
	return (struct limits){
		.timing = {TIMING_FREE, TIMING_FREE, TIMING_FREE}, .rule = RULE_FREESTYLE, .rule_known = true};
}

void limits_restart(struct limits *limits)
{
	limits->timing.left = limits->timing.match;
	limits->answered = false;
}

void limits_spend(struct limits *limits, long long milliseconds)
{
	struct timing *timing = &limits->timing;
	limits->answered = true;
	if (timing->left != TIMING_FREE)
		timing->left = milliseconds < timing->left ? timing->left - (int)milliseconds : 0;
}

/* Reads milliseconds; a negative number is 0. Returns false for anything else. */
static bool read_time(struct span text, int *time)
{
	unsigned long long value;
	bool negative = text.length > 1 && text.at[0] == '-';
	if (!text_large_number((struct span){text.at + negative, text.length - negative}, &value))
		return false;
	*time = negative ? 0 : value < UNLIMITED ? (int)value : UNLIMITED;
	return true;
}

static int limited(int time)
{
	return time < TIMING_MOST ? time : TIMING_MOST;
}

static void tell_turn(struct limits *limits, struct span value)
{
	int time;
	if (read_time(value, &time))
		limits->timing.turn = limited(time);
}

static void tell_match(struct limits *limits, struct span value)
{
	int time;
	if (!read_time(value, &time))
		return;
	limits->timing.match = time == 0 || time == UNLIMITED ? TIMING_FREE : limited(time);
	limits->timing.left = limits->timing.match;
}

static void tell_left(struct limits *limits, struct span value)
{
	int time;
	if (read_time(value, &time))
		limits->timing.left = time == UNLIMITED ? TIMING_FREE : limited(time);
}

static void tell_memory(struct limits *limits, struct span value)
{
	text_large_number(value, &limits->memory);
}

static void tell_nodes(struct limits *limits, struct span value)
{
	text_large_number(value, &limits->nodes);
}

/* Sets the rule. Bit 2, a continuous game that goes on after a five, has no effect on a single move. */
static void tell_rule(struct limits *limits, struct span value)
{
	enum { NONE = -1 };
	static const signed char rules[] = {RULE_FREESTYLE, RULE_STANDARD, RULE_FREESTYLE, RULE_STANDARD,
	                                    RULE_RENJU,     NONE,          RULE_RENJU,     NONE,
	                                    RULE_CARO,      RULE_CARO,     RULE_CARO,      RULE_CARO};
	unsigned long long number;
	if (!text_large_number(value, &number))
		return;
	int rule = number < sizeof rules ? rules[number] : NONE;
	limits->rule_known = rule != NONE;
	if (limits->rule_known)
		limits->rule = (enum rule)rule;
}

void limits_tell(struct limits *limits, struct span text)
{
	static const struct {
		const char *key;
		void (*tell)(struct limits *limits, struct span value);
	} keys[] = {{"timeout_turn", tell_turn}, {"timeout_match", tell_match}, {"time_left", tell_left},
	            {"max_memory", tell_memory}, {"max_node", tell_nodes},      {"rule", tell_rule}};
	struct span key = text_word(&text);
	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		if (text_is(key, keys[i].key))
			keys[i].tell(limits, text_trim(text));
}

int limits_milliseconds(const struct limits *limits, const struct terms *terms, const struct stones *stones)
{
	int own_moves = stones->count / 2;
	int empty = stones->size * stones->size - stones->count - stones->barred;
	int allowed = timing_next(&limits->timing, own_moves, empty);
	int own = terms->milliseconds > 0 ? terms->milliseconds : TIMING_FREE;
	if (allowed == TIMING_FREE || (terms->timed && own < allowed))
		return own;
	return allowed;
}

struct budget limits_budget(const struct limits *limits, const struct terms *terms)
{
	enum { PROGRAM = 8 << 20 }; /* bytes that the program needs besides the table */
	struct budget budget = terms->budget;
	budget.carries = limits->answered;
	if (limits->nodes > 0 && (budget.nodes == 0 || limits->nodes < budget.nodes))
		budget.nodes = limits->nodes;
	unsigned long long table = limits->memory > 2 * PROGRAM ? limits->memory - PROGRAM : limits->memory / 2;
	if (limits->memory > 0 && table < budget.memory)
		budget.memory = (size_t)table;
	return budget;
}
